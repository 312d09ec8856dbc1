import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { counted, entries } from './amounts.ts'
import type { Product, Resource } from './data.ts'
import { crossOf, FIELDS } from './data/plantations.ts'
import type { Field } from './data/plantations.ts'
import { gain, giveToStock, held, playerAt } from './holding.ts'
import { during } from './phase.ts'
import { openFields } from './plantation.ts'
import type { Bearing } from './plantation.ts'
import type { State } from './state.ts'
import { endTurn } from './turn.ts'

/** 3.4, 3.6 */
export const freeFields = (s: State): number => (s.acts.other === 'drought' ? 1 : 2)

export interface WorkForecast {
  readonly resources: readonly Bearing<Resource>[] // given by themselves
  readonly products: readonly Bearing<Product>[] // to choose from
  readonly free: number // product fields that cost nothing
  readonly water: number // that can be paid for further ones
}

/** What the worker would activate on this field, and which of it costs water. */
export function forecastWork(s: State, seat: Seat, to: Field): WorkForecast {
  const open = openFields(s, seat, crossOf(to))
  const resources = inStock(s, open.resources)
  const products = open.products.filter(({ piece }) => s.stock[piece] > 0) // 3.7
  const lakes = resources.filter(({ piece }) => piece === 'water').length
  return { resources, products, free: freeFields(s), water: held(s, seat, 'water') + lakes }
}

/** 3.3, 3.7: a field whose piece has run out yields nothing. */
const inStock = (s: State, fields: readonly Bearing<Resource>[]): Bearing<Resource>[] =>
  fields.filter(({ piece }, at) => {
    const before = fields.slice(0, at).filter((it) => it.piece === piece).length
    return before < s.stock[piece]
  })

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((out, item) => [...out, ...out.map((set) => [...set, item])], [[]])

export interface Work {
  readonly to: Field
  readonly harvest: Field[]
}

/** Every field, with every set of product fields that could be used from there. */
export const works = (s: State, seat: Seat): Work[] =>
  FIELDS.flatMap((to) => {
    const { products, free, water } = forecastWork(s, seat, to)
    return subsets(products)
      .filter((set) => set.length <= free + water && yields(s, set))
      .map((set) => ({ to, harvest: set.map(({ field }) => field) }))
  })

const yields = (s: State, set: readonly Bearing<Product>[]): boolean =>
  entries(counted(set.map(({ piece }) => piece))).every(([piece, amount]) => amount <= s.stock[piece])

export function work(s: State, seat: Seat, { to, harvest }: Work): void {
  during(s, 'worker')
  const player = playerAt(s, seat)
  const { resources, free, water } = forecastWork(s, seat, to)
  const products = chosenProducts(s, seat, { to, harvest })
  const paid = Math.max(0, harvest.length - free)
  check(paid <= water, s.acts.other === 'drought' ? '3.6' : '3.5', { water })
  const pieces = [...resources, ...products].map(({ piece }) => piece)
  const from = player.worker
  player.worker = to
  for (const piece of pieces) gain(s, seat, piece, 1)
  giveToStock(s, seat, 'water', paid)
  tell(s, { type: 'worked', seat, from, to, got: counted(pieces), water: paid })
  endTurn(s, seat)
}

function chosenProducts(s: State, seat: Seat, { to, harvest }: Work): Bearing<Product>[] {
  const { products } = openFields(s, seat)
  const chosen = harvest.flatMap((field) => products.find((it) => it.field === field) ?? [])
  check(chosen.length === harvest.length, '3.4')
  check(
    harvest.every((field) => crossOf(to).includes(field)),
    '3.2',
  )
  check(new Set(harvest).size === harvest.length, '3.5')
  check(yields(s, chosen), '3.7')
  return chosen
}
