import type { Action } from '../../../../shared/games/cuba/action.ts'
import { isResource, type Space } from '../../../../shared/games/cuba/data.ts'
import type { Target } from '../board/props.ts'
import { commandOf } from '../describe.ts'
import { t } from '../words/index.ts'
import { offered, pointing, type Choices, type Look, type Of, type Way } from './way.ts'

const spaceOf = ({ piece }: Of<'take'>): Space => (isResource(piece) ? 'resource' : 'product')

function targetOf(offer: Action): Target | undefined {
  if (offer.type === 'buy') return `buy:${offer.kind}`
  if (offer.type === 'sell') return `sell:${offer.kind}`
  return offer.type === 'take' ? `stock:${offer.piece}` : undefined
}

export const takesFrom = ({ offers }: Pick<Look, 'offers'>, space: Space): Of<'take'>[] =>
  offered(offers, 'take').filter((offer) => spaceOf(offer) === space)

const openSpaces = (look: Look): Space[] =>
  (['resource', 'product'] as const).filter((space) => takesFrom(look, space).length > 0)

function spaces(look: Look): Choices {
  const taken = look.chosen?.type === 'take' ? spaceOf(look.chosen) : look.pointed.space
  return openSpaces(look).map(
    (space) => [`space:${space}`, { label: t().command.space(space), selected: taken === space }] as const,
  )
}

/** Piece by piece at the market, or one piece free. */
export const trade: Way = {
  focus: () => 'market',
  choices: (look) => [
    ...look.offers.flatMap((offer) => {
      const target = targetOf(offer)
      return target ? [[target, { label: commandOf(look.s, offer), selected: offer === look.chosen }] as const] : []
    }),
    ...spaces(look),
  ],
  point: (look, target) => {
    const space = openSpaces(look).find((it) => target === `space:${it}`)
    const takes = space ? takesFrom(look, space) : []
    if (space) return pointing({ space }, takes.length === 1 ? takes[0] : undefined)
    return pointing(
      {},
      look.offers.find((offer) => targetOf(offer) === target),
    )
  },
}
