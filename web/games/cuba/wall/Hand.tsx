import { For, Show } from 'solid-js'
import { CHARACTERS, VOTES, type Character } from '../../../../shared/games/cuba/data.ts'
import { playerAt } from '../../../../shared/games/cuba/holding.ts'
import { Icon } from '../../../art/Icon.tsx'
import { PortraitIcon } from '../../../art/Portrait.tsx'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

/** The five cards, small: which are played, and which could be. */
export function Hand(props: { model: Model }) {
  const player = () => playerAt(props.model.state(), props.model.play.you ?? 0)
  const played = (card: Character) => player().played.includes(card)
  const kept = (card: Character) =>
    player().parliament === card || props.model.state().secret.laid[props.model.play.you ?? 0] === card
  const name = (card: Character) => t().board.card(t().characters[card], VOTES[card], played(card))
  return (
    <div class="hand" role="group" aria-label={t().wall.hand}>
      <For each={CHARACTERS}>
        {(card) => (
          <button
            type="button"
            class="hand-card"
            classList={{ played: played(card), kept: kept(card), on: props.model.preview()?.card === card }}
            aria-label={props.model.choices().get(`card:${card}`)?.label ?? name(card)}
            aria-pressed={props.model.preview()?.card === card}
            data-testid={props.model.choices().has(`card:${card}`) ? `choice-card-${card}` : undefined}
            title={name(card)}
            onClick={() =>
              props.model.choices().has(`card:${card}`)
                ? props.model.tap(`card:${card}`)
                : props.model.setInfo({ of: 'character', character: card })
            }
          >
            <PortraitIcon who={card} size={26} />
            <Show when={played(card)}>
              <Icon kind="check" size={14} stroke={3} />
            </Show>
          </button>
        )}
      </For>
    </div>
  )
}
