import { isResource, PRODUCTS, RESOURCES, type Piece } from '../../../../shared/games/cuba/data.ts'
import { t } from '../words/index.ts'
import { append, offered, pointing, sameSet, type Look, type Pointed, type Way } from './way.ts'

const split = (pieces: readonly Piece[]) => ({
  resources: pieces.filter(isResource),
  products: pieces.filter((piece) => !isResource(piece)),
})

export function choosing({ offers, pointed }: Pick<Look, 'offers' | 'pointed'>, piece: Piece): Pointed {
  const before = split(pointed.pieces ?? [])
  const all = offered(offers, 'choose')
  const [first] = all
  const resources = isResource(piece) ? append(before.resources, piece, first?.resources.length ?? 0) : before.resources
  const products = isResource(piece) ? before.products : append(before.products, piece, first?.products.length ?? 0)
  const whole = all.find((offer) => sameSet(offer.resources, resources) && sameSet(offer.products, products))
  return pointing({ pieces: [...resources, ...products] }, whole)
}

/** Setup: two resources and two products. */
export const choose: Way = {
  focus: () => 'market',
  choices: ({ pointed }) =>
    [...RESOURCES, ...PRODUCTS].map((piece) => {
      const count = (pointed.pieces ?? []).filter((it) => it === piece).length
      return [`stock:${piece}`, { label: t().command.start(piece), selected: count > 0, count }] as const
    }),
  point: (look, target) => {
    const piece = [...RESOURCES, ...PRODUCTS].find((it) => target === `stock:${it}`)
    return piece ? choosing(look, piece) : look.pointed
  },
}
