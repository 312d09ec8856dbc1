import { tell } from '../../engine/game.ts'
import { byPrice } from '../../rail/market.ts'
import { refill } from './boxes.ts'
import { closeBooks, isNothingSold, settle } from './closing.ts'
import type { Company } from './companies.ts'
import { NDEM, isMinor } from './companies.ts'
import { isDue } from './end.ts'
import { payIncome } from './income.ts'
import { charterOf } from './money.ts'
import { PHASE } from './phases.ts'
import { mayDouble, setOrder } from './player-order.ts'
import type { End, State } from './state.ts'
import { newStockTurn } from './stock-turn.ts'
import { newTurn } from './turn.ts'
import type { Turn } from './turn.ts'
import { noteWealth } from './wealth.ts'

/** 5.1 */
export function startStockRound(s: State): void {
  s.stockRound += 1
  s.set = { round: 0, of: 0 }
  refill(s)
  for (const player of s.players) player.sold = []
  s.round = { at: 'stock', seat: s.order[0] ?? 0, passes: 0, turn: newStockTurn() }
  tell(s, { type: 'stockRound', number: s.stockRound })
}

/** 5.12.1 */
export function endStockRound(s: State): void {
  s.secret.orders = s.players.map(() => [])
  if (isNothingSold(s)) return finish(s, 'nothing')
  settle(s)
  s.round = { at: 'closing' }
}

/** 5.12.7 to 5.13: everything but the player order, if P7 has to be asked first. */
export function closeStockRound(s: State): void {
  closeBooks(s)
  const seat = mayDouble(s)
  if (seat !== undefined) {
    s.round = { at: 'double', seat }
    return
  }
  setOrder(s)
  startSet(s)
}

/** 6.1.1, B17 */
export function startSet(s: State): void {
  noteWealth(s)
  s.set = { round: 0, of: PHASE[s.phase].rounds }
  startOperatingRound(s)
}

function startOperatingRound(s: State): void {
  s.set.round += 1
  tell(s, { type: 'operatingRound', number: s.set.round, of: s.set.of })
  const order = s.options.compat?.fixedOrder ? operatingOrder(s) : undefined
  payIncome(s)
  nextCompany(s, [], order)
}

/** 6.2: minors, majors, the NdeM; decided anew after each. */
export function operatingOrder(s: State): Company[] {
  const floated = (byPrice(s.market) as Company[]).filter((id) => id !== NDEM && s.companies[id]?.floated)
  const last: Company[] = s.companies[NDEM] && s.ndem === 'open' ? [NDEM] : []
  return [...floated.filter((id) => isMinor(id)), ...floated.filter((id) => !isMinor(id)), ...last]
}

/** 6.2.2; 6.22.1: a privatisation comes first. */
function nextCompany(s: State, done: Company[], order?: Company[]): void {
  if (s.ndem === 'closing')
    return operateNext(s, done, { ...newTurn(NDEM), last: true }, order && ndemNext(order, done))
  const company = (order ?? operatingOrder(s)).find((id) => s.companies[id] && !done.includes(id))
  if (company) operateNext(s, done, newTurn(company), order)
  else endOperatingRound(s)
}

function operateNext(s: State, done: Company[], turn: Turn, order?: Company[]): void {
  s.round = { at: 'operating', done, turn, ...(order ? { order } : {}) }
}

const ndemNext = (order: readonly Company[], done: readonly Company[]): Company[] => {
  const others = order.filter((id) => id !== NDEM)
  const past = others.filter((id) => done.includes(id))
  return [...past, NDEM, ...others.filter((id) => !done.includes(id))]
}

/** B26: those still to come, when prices have changed. */
export function orderAnew(s: State): void {
  const { round } = s
  if (round.at !== 'operating' || !round.order) return
  const at = round.order.indexOf(round.turn.company) + 1
  const left = round.order.slice(at)
  const now = operatingOrder(s).filter((id) => left.includes(id))
  round.order = [...round.order.slice(0, at), ...now]
}

/** 6.2.2: the company whose turn it is has finished. */
export function endTurn(s: State): void {
  if (s.round.at !== 'operating') throw new Error('no operating round')
  const { done, turn, order } = s.round
  if (s.companies[turn.company]) charterOf(s, turn.company).turns += 1
  tell(s, { type: 'ended', company: turn.company })
  nextCompany(s, [...done, turn.company], order)
}

/** 1.3.1 */
function endOperatingRound(s: State): void {
  if (s.end && isDue(s)) return finish(s, s.end.by)
  noteWealth(s)
  if (s.set.round < s.set.of) startOperatingRound(s)
  else startStockRound(s)
}

export function finish(s: State, by: End['by']): void {
  noteWealth(s)
  s.round = { at: 'over' }
  s.pending = []
  s.secret.orders = s.players.map(() => [])
  tell(s, { type: 'over', by })
}
