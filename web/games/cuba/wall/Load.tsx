import { Show } from 'solid-js'
import { aboard, kindsAt, supply } from '../ways/mayor.ts'
import { chosenOf } from '../ways/way.ts'
import { t } from '../words/index.ts'
import { PiecePicks } from './Things.tsx'
import type { PartProps } from './part.ts'

/** The ship is chosen on the board; here and there, how much of what: a tap loads one more, after the last it starts again with none. */
export function Load(props: PartProps) {
  const dock = () => chosenOf(props.model.look(), 'load')?.dock ?? props.model.pointed().dock
  return (
    <Show when={dock()} fallback={<span class="small quiet">{t().wall.tapDock}</span>}>
      {(at) => (
        <PiecePicks
          label={t().wall.cargo}
          id={`load-${at()}`}
          choices={kindsAt(props.model.look(), at()).map(({ kind, most }) => {
            const n = aboard(props.model.look(), at(), kind)
            return { piece: kind, label: t().command.piece(kind, at()), text: `${n}/${most}`, on: n > 0 }
          })}
          onPick={(piece) => {
            const found = kindsAt(props.model.look(), at()).find(({ kind }) => kind === piece)
            if (!found) return
            const next = (aboard(props.model.look(), at(), found.kind) + 1) % (found.most + 1)
            props.model.point(supply(props.model.look(), at(), found.kind, next))
          }}
        />
      )}
    </Show>
  )
}
