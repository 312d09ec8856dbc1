import type { Action } from '../../../../shared/games/cuba/action.ts'
import type { Target } from '../board/props.ts'
import { commandOf } from '../describe.ts'
import type { Way } from './way.ts'

const targetOf = (offer: Action): Target | undefined => ('card' in offer ? `card:${offer.card}` : undefined)

/** Playing a card, or laying one face down: the card is the whole decision. */
export const cards: Way = {
  focus: () => 'plantations',
  choices: ({ s, offers, chosen }) =>
    offers.flatMap((offer) => {
      const target = targetOf(offer)
      return target ? [[target, { label: commandOf(s, offer), selected: offer === chosen }] as const] : []
    }),
  point: ({ offers }, target) => {
    const action = offers.find((offer) => targetOf(offer) === target)
    return action ? { action } : {}
  },
}
