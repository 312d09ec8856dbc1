import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { byPrice } from '../../rail/market.ts'
import { highest } from './bids.ts'
import { refill } from './boxes.ts'
import type { Company, Concession, Minor } from './companies.ts'
import { LOT, NDEM, isMajor } from './companies.ts'
import { FACE } from './data.ts'
import { floatMinor } from './float.ts'
import { MINOR_STARTS } from './market.ts'
import { pay, playerOf } from './money.ts'
import { clearBoxOne, takeForUnsold } from './ndem.ts'
import type { Phase } from './phases.ts'
import { movePrice } from './price.ts'
import type { Private } from './privates.ts'
import { inPlayersHands } from './shares.ts'
import type { Item, Row, State } from './state.ts'

/** 1.3.1: neither a bid nor an NdeM share. */
export const isNothingSold = (s: State): boolean =>
  s.stockRound === 1 && Object.keys(s.bids).length === 0 && inPlayersHands(s, NDEM) === 0

/** 5.12.2 to 5.12.6. A new phase may leave discards to be chosen. */
export function settle(s: State): void {
  const [boxOne] = s.minors.boxes
  const unsold = boxOne !== undefined && !highest(s, boxOne) ? boxOne : undefined
  const minors = s.minors.boxes.toSorted((a, b) => (highest(s, b)?.amount ?? 0) - (highest(s, a)?.amount ?? 0)) // 5.12.3
  takeConcessions(s)
  takePrivates(s)
  for (const minor of minors) takeMinor(s, minor)
  s.bids = {}
  takeForUnsold(s)
  if (unsold) clearBoxOne(s, unsold)
}

/** 5.12.2: pays for an item and says whose it is. */
function won<I extends Item>(s: State, row: Row<I>, item: I): { seat: Seat; amount: number } | undefined {
  const top = highest(s, item)
  if (!top) return undefined
  row.boxes = row.boxes.filter((it) => it !== item)
  pay(s, playerOf(s, top.seat), s.bank, top.amount)
  tell(s, { type: 'won', seat: top.seat, item, amount: top.amount })
  return top
}

function takeConcessions(s: State): void {
  const boxes: Concession[] = [...s.concessions.boxes]
  for (const concession of boxes) {
    const top = won(s, s.concessions, concession)
    if (!top) continue
    playerOf(s, top.seat).concessions.push(concession)
    if (concession === LOT.concession) floatMinor(s, top.seat, LOT.minor, { price: 50, capital: FACE }) // 4.2.5
  }
}

function takePrivates(s: State): void {
  const boxes: Private[] = [...s.privates.boxes]
  for (const item of boxes) {
    const top = won(s, s.privates, item)
    if (top) playerOf(s, top.seat).privates.push(item)
  }
}

function takeMinor(s: State, minor: Minor): void {
  const top = won(s, s.minors, minor)
  if (top) floatMinor(s, top.seat, minor, startOf(s.phase, top.amount))
}

/** 4.2.6 */
export function startOf(phase: Phase, bid: number): { price: number; capital: number } {
  const price =
    phase === '1' ? MINOR_STARTS[0] : (MINOR_STARTS.findLast((start) => 2 * start <= bid) ?? MINOR_STARTS[0])
  return { price, capital: phase < '3' ? 2 * price : bid }
}

/** 5.12.7, 5.12.9, 5.13 */
export function closeBooks(s: State): void {
  refill(s)
  s.players.forEach((_, seat) => chargeInterest(s, seat))
  for (const company of byPrice(s.market) as Company[]) {
    if (isMajor(company) && inPlayersHands(s, company) === 10)
      tell(s, { type: 'soldOut', company, ...movePrice(s, company, 1) })
  }
}

/** 5.4.3: half as much again, rounded up. */
function chargeInterest(s: State, seat: Seat): void {
  const player = playerOf(s, seat)
  if (player.loan === 0) return
  const interest = Math.ceil(player.loan / 2)
  player.loan += interest
  tell(s, { type: 'interest', seat, interest, loan: player.loan })
}
