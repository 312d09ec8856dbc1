import { Show } from 'solid-js'
import { Seg } from '../lib/Seg.tsx'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'

export function SeatSwitch(props: { sitting: Sitting; onUse(token: string): void }) {
  const choose = (token: string) => {
    if (token !== props.sitting.token()) props.onUse(token)
  }
  return (
    <Show when={props.sitting.mine().length > 1}>
      <span data-testid="seat-switch">
        <Seg
          label={words().pass.seat}
          choices={props.sitting
            .mine()
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map((seat) => ({ value: seat.token, label: seat.name, testid: `be-${seat.name}` }))}
          value={props.sitting.token() ?? ''}
          onChoose={choose}
        />
      </span>
    </Show>
  )
}
