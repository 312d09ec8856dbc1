import { check, tell } from '../../engine/game.ts'
import type { Rng, Seat } from '../../engine/game.ts'
import { within } from '../../engine/random.ts'
import type { Action } from './action.ts'
import { NDEM, homeOf } from './companies.ts'
import { placeDestination } from './destination.ts'
import { isTrainless } from './forced.ts'
import { passAuction, auctionOffers } from './moves/auction.ts'
import { closings } from './moves/close-private.ts'
import { discards } from './moves/discard.ts'
import { payByItself } from './moves/dividend.ts'
import { stayAtHome } from './moves/run.ts'
import { ndemMovesOn, ndemSeat } from './ndem-turn.ts'
import type { Offer } from './offer.ts'
import type { Pending } from './pending.ts'
import { endTurn } from './rounds.ts'
import { proposedRun } from './runs.ts'
import { directorOf } from './shares.ts'
import type { State } from './state.ts'
import { tokensOf } from '../../rail/board.ts'
import { placeHome } from './stations.ts'
import { hasStepOffers, stepOffers } from './steps.ts'
import { inTurn, nextStep, operating, turnOf } from './turn.ts'

/** Who decides for the company whose turn it is. */
export function operatingSeat(s: State): Seat {
  const { company } = turnOf(s)
  const seat = company === NDEM ? ndemSeat(s) : directorOf(s, company)
  if (seat === undefined) throw new Error(`${company} has no director`)
  return seat
}

/** One thing that happens by itself; false when somebody has a choice. */
export function operate(s: State, waits = isWaiting): boolean {
  if (placesHome(s)) return true
  if (s.companies[turnOf(s).company] && waits(s)) return false
  moveOn(s)
  return true
}

/** 6.6.1: the first thing in a company's first turn. */
function placesHome(s: State): boolean {
  const { company, step } = turnOf(s)
  if (company === NDEM || step !== 'housekeeping' || operating(s).turns > 0) return false
  if (tokensOf(s.board, company).some((token) => token.kind === 'home')) return false
  placeHome(s, company)
  tell(s, { type: 'home', company, hex: homeOf(company).hex })
  return true
}

/** 11.16: the promissory notes may be closed at any time, so their owner is asked at the start and at the end. */
const isWaiting = (s: State): boolean =>
  hasStepOffers(s) || (['privates', 'stock'].includes(turnOf(s).step) && closings(s).length > 0)

function moveOn(s: State): void {
  const { company, step } = turnOf(s)
  if (company === NDEM) return ndemMovesOn(s)
  switch (step) {
    case 'track':
      placeDestination(s)
      return nextStep(s)
    case 'run':
      return stayAtHome(s)
    case 'dividend':
      return payByItself(s)
    case 'stock':
      return endTurn(s)
    default:
      return nextStep(s)
  }
}

/** 6.3.1: most of it is optional. */
const mayPass = (s: State): boolean => {
  const { step } = turnOf(s)
  return step !== 'run' && step !== 'dividend' && !(step === 'trains' && isTrainless(s))
}

export function passStep(s: State, seat: Seat): void {
  const [first] = s.pending
  if (first?.at === 'auction') return passAuction(s, seat)
  const { company, step } = inTurn(s)
  check(step !== 'run', '6.12.1')
  check(step !== 'dividend', '6.13.1')
  check(mayPass(s), '6.15.1')
  tell(s, { type: 'skipped', company, step, seat })
  moveOn(s)
}

export function operatingOffers(s: State): Offer[] {
  const [first] = s.pending
  if (first) return pendingOffers(s, first)
  return [...stepOffers(s), ...closings(s), ...(mayPass(s) ? [{ type: 'pass' } as const] : [])]
}

function pendingOffers(s: State, first: Pending): Offer[] {
  switch (first.at) {
    case 'consent':
      return [true, false].map((yes) => ({ type: 'answer', question: first.question, yes }))
    case 'discard':
    case 'scrap':
      return discards(s, first)
    case 'auction':
      return auctionOffers(s, first)
  }
}

/** Whoever asked may think again. */
export function withdrawals(s: State, seat: Seat): Offer[] {
  const [first] = s.pending
  return first?.at === 'consent' && first.by === seat ? [{ type: 'withdraw', question: first.question }] : []
}

/** Fills in by lot what an offer leaves open; trains run for the most. */
export function completeOperating(
  s: State,
  offer: Exclude<Offer, { type: 'bid' | 'repay' | 'bidUpTo' }>,
  lot: Rng,
): Action {
  switch (offer.type) {
    case 'run':
      return proposedRun(s, turnOf(s).company)
    case 'buyTrain': {
      if ('price' in offer) return offer
      const { low, high, ...sale } = offer
      return { ...sale, price: within({ from: low, to: high, step: 1 }, lot) }
    }
    case 'offerToken':
      return { type: 'offerToken', hex: offer.hex, city: offer.city, amount: within(offer, lot) }
    case 'raise':
      return { type: 'raise', amount: within(offer, lot) }
    default:
      return offer
  }
}
