import { For, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { CHARACTERS, VOTES, type Character } from '../../../../shared/games/cuba/data.ts'
import { Icon } from '../../../art/Icon.tsx'
import { PortraitIcon } from '../../../art/Portrait.tsx'
import type { BoardProps } from './props.ts'
import { Spot } from './Spot.tsx'

const TURNS = [0, 1, 2, 3] as const

/** The own five cards: in hand, played, or kept for parliament. */
export function Hand(props: { b: BoardProps; seat: Seat }) {
  const player = () => props.b.state.players[props.seat]
  const turn = (card: Character) => player()?.played.indexOf(card) ?? -1
  const kept = (card: Character) => player()?.parliament === card || props.b.state.secret.laid[props.seat] === card
  return (
    <div class="c-hand">
      <For each={CHARACTERS}>
        {(card) => (
          <Spot
            b={props.b}
            target={`card:${card}`}
            info={{ of: 'character', character: card }}
            class="c-card"
            classList={{
              played: turn(card) >= 0,
              kept: kept(card),
              ghost: props.b.preview?.card === card,
            }}
            name={props.b.words.card(props.b.words.characters[card], VOTES[card], turn(card) >= 0)}
          >
            <PortraitIcon who={card} />
            <span class="c-votes">{VOTES[card]}</span>
            <span class="c-name">{props.b.words.characters[card]}</span>
            <Show when={turn(card) >= 0}>
              <span class="c-done">
                <Icon kind="check" size={14} stroke={3} />
              </span>
            </Show>
          </Spot>
        )}
      </For>
    </div>
  )
}

/** What another player has played this round, in order, and the card shown in parliament. */
export function Played(props: { b: BoardProps; seat: Seat }) {
  const player = () => props.b.state.players[props.seat]
  return (
    <div class="c-played">
      <For each={TURNS}>
        {(turn) => (
          <Show when={player()?.played[turn]} fallback={<span class="c-open" aria-hidden="true" />}>
            {(card) => (
              <PortraitIcon
                who={card()}
                label={props.b.words.card(props.b.words.characters[card()], VOTES[card()], true)}
              />
            )}
          </Show>
        )}
      </For>
      <Show when={player()?.parliament} fallback={<span class="c-open fifth" aria-hidden="true" />}>
        {(card) => (
          <span class="c-fifth">
            <PortraitIcon
              who={card()}
              label={`${props.b.words.parts.parliament}: ${props.b.words.characters[card()]}`}
            />
          </span>
        )}
      </Show>
    </div>
  )
}
