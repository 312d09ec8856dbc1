import { setSupply } from '../../rail/board.ts'
import { tell } from '../../engine/game.ts'
import { byPrice } from '../../rail/market.ts'
import { moveShares } from '../../rail/shares.ts'
import type { Company, Major } from './companies.ts'
import { FC, FLOAT_SHARES, isMajor, MINORS } from './companies.ts'
import { payMail } from './benefits.ts'
import { BROWN_MILLS } from './data.ts'
import { UP } from './market.ts'
import { charterOf, pay } from './money.ts'
import { PHASE_KINDS } from './phases.ts'
import { operatingOrder } from './order.ts'
import { setOrder } from './player-order.ts'
import { movePrice } from './price.ts'
import { holding, inPlayersHands, isSoldOut, stockOf } from './shares.ts'
import type { State } from './state.ts'
import { openStations } from './stations.ts'
import { newTurn } from './turn.ts'
import { noteWealth } from './wealth.ts'

export function startStockRound(s: State): void {
  s.stockRound += 1
  s.set = { round: 0, of: 0 }
  for (const player of s.players) player.sold = []
  s.round = { at: 'stock', seat: s.order[0] ?? 0, passes: 0, sold: [] }
  tell(s, { type: 'stockRound', number: s.stockRound })
}

export function endStockRound(s: State): void {
  settleStockRound(s)
  startSet(s)
}

/** VI.8, R53: floats, then sold-out companies, then the order of play. */
export function settleStockRound(s: State): void {
  if (s.stockRound === 1) dropConcessions(s)
  for (const company of companies(s).filter(isMajor)) if (isReady(s, company)) float(s, company)
  for (const company of companies(s).filter((it) => isSoldOut(s, it))) {
    tell(s, { type: 'soldOut', company, ...movePrice(s, company, UP) }) // VIII.3, R83
  }
  setOrder(s, 'most')
}

const companies = (s: State): Company[] => (byPrice(s.market) as (Company | typeof FC)[]).filter((it) => it !== FC)

/** VI.6, R8, R41 */
function dropConcessions(s: State): void {
  const concessions = s.players.flatMap((player) => player.concessions)
  const minors = MINORS.filter((minor) => !s.companies[minor])
  for (const player of s.players) player.concessions = []
  setSupply(s.board, BROWN_MILLS, Math.max(0, MINORS.length - minors.length - 1))
  if (concessions.length + minors.length > 0) tell(s, { type: 'dropped', concessions, minors })
}

const isReady = (s: State, company: Major): boolean =>
  !charterOf(s, company).floated && inPlayersHands(s, company) >= FLOAT_SHARES

/** VI.8: par for every share sold; the rest goes to the treasury. */
function float(s: State, company: Major): void {
  const charter = charterOf(s, company)
  const money = charter.par * inPlayersHands(s, company)
  charter.floated = true
  moveShares(stockOf(s, company), 'offering', 'treasury', holding(s, company, 'offering'))
  pay(s, s.bank, charter, money)
  openStations(s, company)
  tell(s, { type: 'floated', company, money, stations: charter.available })
}

/** VII.1, R19: as many rounds as the phase says now. */
function startSet(s: State): void {
  noteWealth(s)
  s.set = { round: 0, of: PHASE_KINDS[s.phase].rounds }
  startOperatingRound(s)
}

export function startOperatingRound(s: State): void {
  s.set.round += 1
  tell(s, { type: 'operatingRound', number: s.set.round, of: s.set.of })
  nextCompany(s, [])
}

/** VII.1, R45: decided anew after each; after the last the FC. */
function nextCompany(s: State, done: Company[]): void {
  const company = operatingOrder(s).find((it) => !done.includes(it))
  s.round = company ? { at: 'operating', done, turn: newTurn(company) } : { at: 'central' }
  if (company && isMajor(company)) payMail(s, company)
}

/** The company whose turn it is has finished. */
export function endTurn(s: State): void {
  if (s.round.at !== 'operating') throw new Error('no operating round')
  const { done, turn } = s.round
  nextCompany(s, [...done, turn.company])
}
