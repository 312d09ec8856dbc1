import { createEffect, createMemo, createSignal, Match, onCleanup, Switch } from 'solid-js'
import { createHandover } from '../table/handover.ts'
import { rememberTable } from '../table/seats.ts'
import { createSitting } from '../table/sitting.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { Loading } from './Loading.tsx'
import { Lobby } from './Lobby.tsx'
import { Nowhere } from './Nowhere.tsx'
import { PlayPage } from './PlayPage.tsx'

export function TablePage(props: { id: string }) {
  // oxlint-disable-next-line solid/reactivity -- the page is keyed by the id
  const sitting = createSitting(props.id)
  const handover = createHandover(sitting)
  const phase = () => sitting.wire.table?.phase
  titleTab(sitting, () => handover.next() !== undefined)
  remember(sitting, () => handover.next() !== undefined)
  return (
    <Switch fallback={<Loading status={sitting.wire.status} />}>
      <Match when={sitting.wire.status === 'unknown'}>
        <Nowhere text={words().nowhere.text} />
      </Match>
      <Match when={phase() === 'lobby'}>
        <Lobby sitting={sitting} />
      </Match>
      <Match when={phase() !== undefined}>
        <PlayPage sitting={sitting} handover={handover} />
      </Match>
    </Switch>
  )
}

const myTurn = ({ wire, active }: Sitting) => wire.you !== null && active().includes(wire.you)

function titleTab(sitting: Sitting, handing: () => boolean): void {
  createEffect(() => {
    const rest = sitting.wire.table ? `${sitting.title()} · ${words().brand}` : words().brand
    document.title = myTurn(sitting) || handing() ? words().play.titleTurn(rest) : rest
  })
  onCleanup(() => (document.title = words().brand))
}

function remember(sitting: Sitting, handing: () => boolean): void {
  const { wire } = sitting
  const [opened] = createSignal(Date.now())
  const when = () => Math.max(opened(), wire.log.at(-1)?.at ?? 0)
  const note = createMemo(() => {
    const ui = sitting.ui()
    if (wire.table?.phase === 'lobby') return ''
    return ui && wire.view !== undefined ? ui.turnNote(wire.view) : undefined
  })
  createEffect(() => {
    const table = wire.table
    const said = note()
    if (!table || said === undefined) return
    const turn = myTurn(sitting) || handing()
    rememberTable({ id: table.id, title: sitting.title(), game: table.game, when: when(), note: said, turn })
  })
}
