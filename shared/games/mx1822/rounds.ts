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
  payIncome(s)
  nextCompany(s, [])
}

/** 6.2: minors, majors, the NdeM; decided anew after each. */
export function operatingOrder(s: State): Company[] {
  const floated = (byPrice(s.market) as Company[]).filter((id) => id !== NDEM && s.companies[id]?.floated)
  const last: Company[] = s.companies[NDEM] && s.ndem === 'open' ? [NDEM] : []
  return [...floated.filter((id) => isMinor(id)), ...floated.filter((id) => !isMinor(id)), ...last]
}

/** 6.2.2; 6.22.1: a privatisation comes first. */
function nextCompany(s: State, done: Company[]): void {
  if (s.ndem === 'closing') {
    s.round = { at: 'operating', done, turn: { ...newTurn(NDEM), last: true } }
    return
  }
  const company = operatingOrder(s).find((id) => !done.includes(id))
  if (company) s.round = { at: 'operating', done, turn: newTurn(company) }
  else endOperatingRound(s)
}

/** 6.2.2: the company whose turn it is has finished. */
export function endTurn(s: State): void {
  if (s.round.at !== 'operating') throw new Error('no operating round')
  const { done, turn } = s.round
  if (s.companies[turn.company]) charterOf(s, turn.company).turns += 1
  tell(s, { type: 'ended', company: turn.company })
  nextCompany(s, [...done, turn.company])
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
