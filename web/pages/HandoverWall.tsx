import { For } from 'solid-js'
import { SealIcon } from '../art/Seal.tsx'
import { Shutter } from '../art/Shutter.tsx'
import type { Handover } from '../table/handover.ts'
import type { HeldSeat } from '../table/seats.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'

/** Between two players at one screen: closed shutters, until somebody says who looks. */
export function HandoverWall(props: { sitting: Sitting; handover: Handover }) {
  const others = () => props.sitting.mine().filter((seat) => seat.token !== props.handover.next()?.token)
  const name = () => props.handover.next()?.name ?? ''
  const colour = (seat: HeldSeat) => props.sitting.colours()[props.sitting.seatOf(seat) ?? 0] ?? 'grey'
  return (
    <>
      <div class="hold closed-row">
        <For each={[1, 2, 3]}>{(n) => <Shutter height={44} label={n === 1 ? words().pass.closed : undefined} />}</For>
      </div>
      <div class="ask">
        <h2>{name() ? words().pass.handTo(name()) : words().pass.who}</h2>
        <p class="quiet">{name() ? words().pass.note(name()) : words().pass.whoNote}</p>
      </div>
      <div class="acts">
        <For each={others()}>
          {(seat) => (
            <button
              type="button"
              class="btn"
              data-testid={`be-${seat.name}`}
              onClick={() => props.handover.choose(seat.token)}
            >
              <SealIcon colour={colour(seat)} size={16} />
              {name() ? words().pass.backTo(seat.name) : words().pass.iAm(seat.name)}
            </button>
          )}
        </For>
        <For each={props.handover.next() ? [props.handover.next() as HeldSeat] : []}>
          {(seat) => (
            <button
              type="button"
              class="btn main"
              data-testid="handover"
              data-name={seat.name}
              onClick={() => props.handover.choose(seat.token)}
            >
              {words().pass.iAm(seat.name)}
            </button>
          )}
        </For>
      </div>
    </>
  )
}
