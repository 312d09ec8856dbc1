import type { Seat } from '../../../shared/engine/game.ts'
import { clone } from '../../../shared/engine/diff.ts'
import type { Action, Use } from '../../../shared/games/cuba/action.ts'
import { surcharge } from '../../../shared/games/cuba/architect.ts'
import { PRODUCTS, TOWN_HALL_VOTES, type Character } from '../../../shared/games/cuba/data.ts'
import { plantation } from '../../../shared/games/cuba/data/plantations.ts'
import { reached } from '../../../shared/games/cuba/foreman.ts'
import { forecastLoad } from '../../../shared/games/cuba/harbor.ts'
import { held, playerAt } from '../../../shared/games/cuba/holding.ts'
import { buyLadder, buyPrice, sellLadder, sellPrice } from '../../../shared/games/cuba/market.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { taxOf } from '../../../shared/games/cuba/statutes.ts'
import { CARDS_TO_PLAY, hand, nextStart } from '../../../shared/games/cuba/turn.ts'
import { forecastWork } from '../../../shared/games/cuba/worker.ts'
import type { Chip } from '../parts/chip.ts'
import { effectOf, type Changes } from './effect.ts'
import type { Thing } from './words/en-names.ts'
import { t } from './words/index.ts'

const NEXT = 3 // prices of the following trades

const plainly = (text: string): Chip => ({ kind: 'plain', text })
const warning = (text: string): Chip => ({ kind: 'warn', text })

const priceOf = (s: State, action: Action): number =>
  action.type === 'buy' ? buyPrice(s, action.kind) : action.type === 'sell' ? sellPrice(s, action.kind) : 0

/** What the main button says. */
export const commandOf = (s: State, action: Action): string =>
  (t().command[action.type] as (action: Action, price: number) => string)(action, priceOf(s, action))

/** The same in short, below the question. */
export const buttonOf = (s: State, action: Action): string =>
  (t().button[action.type] as (action: Action, price: number) => string)(action, priceOf(s, action))

/** Everything it does, in order: cost, side effects, gain, what follows. */
export function chipsOf(s: State, seat: Seat, action: Action, names: readonly string[]): Chip[] {
  const { changes } = effectOf(s, seat, action)
  return [...costs(changes), ...sides(s, seat, action, names), ...gains(changes), ...follows(s, seat, action)]
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

function sides(s: State, seat: Seat, action: Action, names: readonly string[]): Chip[] {
  const { chip } = t()
  switch (action.type) {
    case 'lay':
      return [plainly(chip.faceDown)]
    case 'play':
      return fourthCard(s, seat, action.card, names)
    case 'work':
      return worked(s, seat, action)
    case 'build':
      return [
        warning(chip.lost(t().lands[plantation(s.options.side, seat)[action.field]])),
        ...(surcharge(s) > 0 ? [warning(chip.act)] : []),
      ]
    case 'use':
      return used(s, seat, action)
    case 'load':
      return filled(s, action)
    case 'bid':
      return [warning(action.pesos > 0 ? chip.pays : chip.sealed)]
    case 'enact':
      return action.bills.flatMap((section) => {
        const old = s.acts[section]
        return old ? [warning(chip.replaces(t().statutes[old][0]))] : []
      })
    case 'obey':
      return action.tax && action.duty.length > 0 ? [plainly(chip.both)] : []
    default:
      return []
  }
}

function worked(s: State, seat: Seat, { to, harvest }: Extract<Action, { type: 'work' }>): Chip[] {
  const paid = harvest.length - forecastWork(s, seat, to).free
  return [
    ...(playerAt(s, seat).worker === to ? [plainly(t().chip.stays)] : []),
    ...(paid > 0 ? [plainly(t().chip.paid(paid))] : []),
  ]
}

function used(s: State, seat: Seat, use: Use): Chip[] {
  const { chip } = t()
  const out: Chip[] = []
  if (use.building === 'townHall') out.push({ kind: 'gain', text: chip.voting(TOWN_HALL_VOTES) })
  if (use.building === 'church') {
    const bill = s.bills[use.bill]
    if (bill) out.push(warning(chip.veto(t().statutes[bill][0])))
  }
  if (use.building === 'warehouse') {
    const { lot } = playerAt(s, seat)
    const products = PRODUCTS.flatMap((kind) => (lot[kind] > 0 ? [`${lot[kind]} {${kind}}`] : []))
    out.push({ kind: 'gain', text: chip.stores(products.join(', ')) })
  }
  if (use.building === 'smallBranchOffice' || use.building === 'largeBranchOffice') {
    const cargo = { [use.kind]: 'amount' in use ? use.amount : 1 }
    out.push(...filled(s, { dock: use.dock, cargo }))
  }
  return [...out, ...reach(s, seat, use)]
}

/** Before the first use it is still open whether the row and column are used, or one building alone. */
function reach(s: State, seat: Seat, use: Use): Chip[] {
  if (s.phase.at !== 'foreman' || s.phase.used) return []
  const cross = reached(s, seat)
  return [plainly(cross.includes(use.field) ? t().chip.cross(cross.length - 1) : t().chip.single)]
}

function filled(s: State, { dock, cargo }: Pick<Extract<Action, { type: 'load' }>, 'dock' | 'cargo'>): Chip[] {
  const { fills, leaves } = forecastLoad(s, dock, cargo)
  return leaves ? [warning(t().chip.leaves)] : fills ? [plainly(t().chip.fills)] : []
}

/** With the fourth card it is clear who votes, and who might start next. */
function fourthCard(s: State, seat: Seat, card: Character, names: readonly string[]): Chip[] {
  if (playerAt(s, seat).played.length !== CARDS_TO_PLAY - 1) return []
  const draft = clone(s)
  playerAt(draft, seat).played.push(card)
  const first = nextStart(draft)?.seat
  const left = s.secret.laid[seat] ?? hand(draft, seat)[0]
  return [
    ...(left ? [plainly(t().chip.votes(left))] : []),
    ...(first === undefined ? [] : [warning(t().chip.starter(names[first] ?? '', first === seat))]),
  ]
}

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
