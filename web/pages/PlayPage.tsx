import { createMemo, createSignal, onCleanup, onMount, Show, untrack } from 'solid-js'
import type { GameScreen } from '../games/ui.ts'
import type { Handover } from '../table/handover.ts'
import { createPlay } from '../table/play.ts'
import { createPast } from '../table/past.ts'
import type { Sitting } from '../table/sitting.ts'
import { listenToKeys } from './keys.ts'
import { Result } from './Result.tsx'
import { TableView } from './TableView.tsx'

export function PlayPage(props: { sitting: Sitting; handover: Handover }) {
  const { sitting } = untrack(() => props)
  const past = createPast(sitting)
  const [stream, setStream] = createSignal(false)
  const [board, setBoard] = createSignal(false)
  const play = createPlay(sitting, past, () => setStream(!stream()))
  const seen = createMemo(() => sitting.wire.view !== undefined)
  const screen = createMemo<GameScreen | undefined>(() => {
    const ui = sitting.ui()
    return ui && seen() ? untrack(() => ui.screen(play)) : undefined
  })
  const over = () => sitting.wire.table?.phase === 'over'

  const look = (seq: number) => {
    setBoard(true)
    past.open(seq)
  }

  onMount(() =>
    onCleanup(listenToKeys({ screen, past, undo: () => sitting.con.tryUndo(), open: () => !props.handover.open() })),
  )

  return (
    <Show
      when={over() && !board()}
      fallback={
        <TableView
          sitting={sitting}
          handover={props.handover}
          screen={screen()}
          tall={play.tall}
          past={past}
          stream={stream()}
          onStream={setStream}
          onResult={over() ? () => setBoard(false) : undefined}
        />
      }
    >
      <Result
        sitting={sitting}
        handover={props.handover}
        screen={screen()}
        onBoard={() => setBoard(true)}
        onLook={look}
      />
    </Show>
  )
}
