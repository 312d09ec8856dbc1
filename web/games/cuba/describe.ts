import type { Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/cuba/action.ts'
import { held } from '../../../shared/games/cuba/holding.ts'
import { buyLadder, buyPrice, sellLadder, sellPrice } from '../../../shared/games/cuba/market.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { taxOf } from '../../../shared/games/cuba/statutes.ts'
import type { Chip } from '../parts/chip.ts'
import { effectOf, type Changes } from './effect.ts'
import type { Thing } from './words/en-names.ts'
import { t } from './words/index.ts'
import { sides } from './sides.ts'

const NEXT = 3 // prices of the following trades

const plainly = (text: string): Chip => ({ kind: 'plain', text })

const priceOf = (s: State, action: Action): number =>
  action.type === 'buy' ? buyPrice(s, action.kind) : action.type === 'sell' ? sellPrice(s, action.kind) : 0

/** The choice in words; with a question mark it is the question on the wall. */
export const commandOf = (s: State, action: Action): string =>
  (t().command[action.type] as (action: Action, price: number) => string)(action, priceOf(s, action))

/** The same in short, below the question. */
export const buttonOf = (s: State, action: Action): string =>
  (t().button[action.type] as (action: Action, price: number) => string)(action, priceOf(s, action))

/** Everything it does, in order: cost, side effects, gain, what follows. */
export function chipsOf(s: State, seat: Seat, action: Action, names: readonly string[]): Chip[] {
  const { changes, idle } = effectOf(s, seat, action)
  return [
    ...costs(changes),
    ...(idle ? [{ kind: 'warn' as const, text: t().chip.idle }] : []),
    ...sides(s, seat, action, names),
    ...gains(changes),
    ...follows(s, seat, action),
  ]
}

/** Pesos first, then pieces, points last. */
const ORDER: readonly Thing[] = [
  'peso',
  'stone',
  'wood',
  'water',
  'citrus',
  'sugar',
  'tobacco',
  'rum',
  'cigar',
  'point',
]
const listed = (changes: Changes): [Thing, number][] => ORDER.map((kind) => [kind, changes[kind] ?? 0])

const together = (kind: Chip['kind'], parts: readonly string[]): Chip[] =>
  parts.length > 0 ? [{ kind, text: parts.join(' ') }] : []

const costs = (changes: Changes): Chip[] =>
  together(
    'cost',
    listed(changes).flatMap(([kind, n]) => (n < 0 ? [t().chip.cost(kind, -n)] : [])),
  )

export const gains = (changes: Changes): Chip[] =>
  together(
    'gain',
    listed(changes).flatMap(([kind, n]) => (n > 0 ? [t().chip.gain(kind, n)] : [])),
  )

function follows(s: State, seat: Seat, action: Action): Chip[] {
  if (action.type === 'buy') return laddered('buy', buyLadder(s, action.kind, NEXT + 1))
  if (action.type === 'sell') {
    const more = Math.min(NEXT, held(s, seat, action.kind) - 1)
    return laddered('sell', sellLadder(s, action.kind, more + 1))
  }
  return []
}

const laddered = (what: 'buy' | 'sell', [, ...prices]: readonly number[]): Chip[] =>
  prices.length > 0 ? [plainly(t().chip.next(what, prices))] : []

/** The money this round's tax will want, beside whatever else pesos could be spent on. */
export function taxChip(s: State, seat: Seat, pesos: number): Chip {
  const now = taxOf(s, seat, s.acts.tax)
  const bill = s.bills.tax && taxOf(s, seat, s.bills.tax)
  const most = Math.max(now, bill ?? 0)
  return { kind: pesos < most ? 'warn' : 'plain', text: t().chip.tax(now, bill) }
}
