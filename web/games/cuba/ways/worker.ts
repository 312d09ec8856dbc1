import type { Product } from '../../../../shared/games/cuba/data.ts'
import { FIELDS, type Field } from '../../../../shared/games/cuba/data/plantations.ts'
import { forecastWork } from '../../../../shared/games/cuba/worker.ts'
import type { Choice } from '../board/props.ts'
import { t } from '../words/index.ts'
import { chosenOf, offered, pointing, sameSet, toggled, type Look, type Pointed, type Way } from './way.ts'

const working = ({ offers }: Pick<Look, 'offers'>, to: Field, harvest: readonly Field[]) =>
  offered(offers, 'work').find((offer) => offer.to === to && sameSet(offer.harvest, harvest))

/** As many product fields as cost nothing. */
function send(look: Look, to: Field): Pointed {
  const { products, free } = forecastWork(look.s, look.you, to)
  const some = offered(look.offers, 'work').filter((offer) => offer.to === to && offer.harvest.length <= free)
  const most = Math.max(...some.map((offer) => offer.harvest.length))
  const first = some.find((offer) => offer.harvest.length === Math.min(most, products.length))
  return pointing({ field: to }, first)
}

export function harvesting(look: Look, field: Field): Pointed {
  const now = chosenOf(look, 'work')
  if (!now) return look.pointed
  return pointing({ field: now.to }, working(look, now.to, toggled(now.harvest, field, 6)) ?? now)
}

/** The product fields around the worker, each free or for a water. */
export function harvestable(look: Look): { field: Field; piece: Product; choice: Choice }[] {
  const now = chosenOf(look, 'work')
  if (!now) return []
  const { products, free } = forecastWork(look.s, look.you, now.to)
  return products.flatMap(({ field, piece }) => {
    const at = now.harvest.indexOf(field)
    if (at < 0 && !working(look, now.to, [...now.harvest, field])) return []
    const price = (at < 0 ? now.harvest.length : at) < free ? ('free' as const) : ('water' as const)
    return [{ field, piece, choice: { label: t().command.harvest(piece, field, price), selected: at >= 0, price } }]
  })
}

/** First where the worker goes, then which product fields are used. */
export const worker: Way = {
  focus: () => 'plantations',
  choices: (look) => {
    const harvest = harvestable(look)
    const to = chosenOf(look, 'work')?.to
    const others = FIELDS.filter((field) => !harvest.some((it) => it.field === field))
    return [
      ...harvest.map(({ field, choice }) => [`field:${field}`, choice] as const),
      ...others.map((field) => [`field:${field}`, { label: t().command.send(field), selected: field === to }] as const),
    ]
  },
  point: (look, target) => {
    const field = FIELDS.find((it) => target === `field:${it}`)
    if (!field) return look.pointed
    return harvestable(look).some((it) => it.field === field) ? harvesting(look, field) : send(look, field)
  },
}
