import { For, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { PortraitIcon } from '../../../art/Portrait.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Purse } from '../../../art/Purse.tsx'
import { SealIcon } from '../../../art/Seal.tsx'
import { Shutter } from '../../../art/Shutter.tsx'
import type { BoardProps } from './props.ts'

type Standing = 'deciding' | 'sealed' | 'open'

function standing(b: BoardProps, seat: Seat): Standing {
  const { phase } = b.state
  if (phase.at !== 'bid' || !phase.among.includes(seat)) return 'open'
  return phase.waiting.includes(seat) ? 'deciding' : 'sealed'
}

/** One player's votes: the card, the Town Hall, and the purse behind shutters until all are in. */
function Voter(props: { b: BoardProps; seat: Seat }) {
  const player = () => props.b.state.players[props.seat]
  const how = () => standing(props.b, props.seat)
  const votes = () => props.b.glance.votes[props.seat] ?? 0
  const won = () => props.b.state.phase.at === 'enact' && props.b.state.phase.seat === props.seat
  const own = () => (props.seat === props.b.you ? props.b.state.secret.bids[props.seat] : null)
  return (
    <li
      class="c-voter"
      classList={{ won: won() }}
      aria-label={props.b.words.vote(props.b.names[props.seat] ?? '', votes(), how())}
    >
      <SealIcon colour={props.b.colours[props.seat] ?? 'grey'} size={16} />
      <Show when={player()?.parliament}>{(card) => <PortraitIcon who={card()} size={22} />}</Show>
      <b>{votes()}</b>
      <Switch>
        <Match when={how() === 'deciding'}>
          <Icon kind="clock" size={15} />
        </Match>
        <Match when={how() === 'sealed'}>
          <Show when={own() !== null && own()} fallback={<Shutter height={18} />}>
            {(pesos) => (
              <>
                <Purse size={18} />+{pesos()}
              </>
            )}
          </Show>
        </Match>
        <Match when={won()}>
          <Icon kind="crown" size={15} />
        </Match>
      </Switch>
    </li>
  )
}

/** Who has how many votes; shown from the first Town Hall or fifth card on. */
export function Votes(props: { b: BoardProps }) {
  const shown = () => props.b.state.players.some((player) => player.parliament || player.townHall)
  const seats = () => props.b.state.players.map((_, seat) => seat)
  return (
    <Show when={shown()}>
      <div class="c-ballot">
        <span class="c-lab">{props.b.words.votes}</span>
        <ul>
          <For each={seats()}>{(seat) => <Voter b={props.b} seat={seat} />}</For>
        </ul>
      </div>
    </Show>
  )
}
