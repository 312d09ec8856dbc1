import { clone } from '../../engine/diff.ts'
import { check } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { gifts } from './benefits.ts'
import { canBeHelped, inNeed, mustBuy } from './forced.ts'
import { charterOf } from './money.ts'
import { machineOffers } from './moves/buy-machine.ts'
import { discards } from './moves/discard.ts'
import { goBankrupt } from './moves/emergency.ts'
import { homes, place } from './moves/home.ts'
import { issueShare, shareOffers } from './moves/issue.ts'
import { canLay } from './moves/lay-tile.ts'
import { incomeOf, payOut } from './moves/pay.ts'
import { stationSites } from './moves/place-station.ts'
import { canRun, mayRun, stayAtHome } from './moves/run.ts'
import type { Offer } from './offer.ts'
import type { Pending } from './pending.ts'
import { endTurn } from './rounds.ts'
import { stockOf } from './shares.ts'
import type { State } from './state.ts'
import { stepOffers } from './steps.ts'
import { inTurn, isLastStep, nextStep, operating, turnOf } from './turn.ts'

export const operatingSeat = (s: State): Seat => operating(s).director

/** One thing that happens by itself; false when somebody has a choice. */
export function operate(s: State): boolean {
  if (isWaiting(s)) return false
  moveOn(s)
  return true
}

function isWaiting(s: State): boolean {
  switch (turnOf(s).step) {
    case 'home':
      return homes(s).length > 1
    case 'track':
      return canLay(s) || (mayIssue(s) && canLay(afterIssue(s)))
    case 'station':
      return stationSites(s).length > 0 || (mayIssue(s) && stationSites(afterIssue(s)).length > 0)
    case 'run':
      return shareOffers(s).length > 0 || mayRun(s)
    case 'income':
      return incomeOf(s) > 0
    case 'trains':
      return stepOffers(s).length > 0
    case 'machines':
      return machineOffers(s).length > 0
  }
}

const mayIssue = (s: State): boolean => shareOffers(s).some(({ type }) => type === 'issue')

/** VII.5: a share issued now may pay for a tile or a station, or release a marker. Copies only what an issue changes. */
function afterIssue(s: State): State {
  const { company } = turnOf(s)
  const [bank, market, round] = [clone(s.bank), clone(s.market), clone(s.round)]
  const companies = { ...s.companies, [company]: clone(charterOf(s, company)) }
  const shares = { ...s.shares, [company]: clone(stockOf(s, company)) }
  const draft: State = { ...s, bank, market, round, companies, shares, news: [] }
  issueShare(draft)
  return draft
}

function moveOn(s: State): void {
  const { step } = turnOf(s)
  const [only] = step === 'home' ? homes(s) : []
  if (only) return place(s, only)
  if (step === 'run') return stayAtHome(s)
  if (step === 'income') return payOut(s, false)
  if (isLost(s)) return goBankrupt(s)
  if (isLastStep(s)) endTurn(s)
  else nextStep(s)
}

/** VII.13, R57, R71: a train must be bought and no emergency can raise the money. */
const isLost = (s: State): boolean => turnOf(s).step === 'trains' && inNeed(s) && !canBeHelped(s)

/** VII.3: most of it is optional. */
const mayPass = (s: State): boolean => {
  const { step } = turnOf(s)
  if (step === 'home' || step === 'income') return false
  if (step === 'run') return !canRun(s)
  return step !== 'trains' || !mustBuy(s) || isLost(s)
}

export function passStep(s: State): void {
  const { step } = inTurn(s)
  check(step !== 'home', 'VII.4a')
  check(step !== 'run' || mayPass(s), 'VII.10a')
  check(step !== 'income', 'VII.11b')
  check(mayPass(s), 'VII.12m')
  moveOn(s)
}

export function operatingOffers(s: State, seat: Seat): Offer[] {
  const [first] = s.pending
  if (first) return pendingOffers(s, first)
  return [...stepOffers(s), ...gifts(s, seat), ...(mayPass(s) ? [{ type: 'pass' } as const] : [])]
}

function pendingOffers(s: State, first: Pending): Offer[] {
  return first.at === 'discard'
    ? discards(s, first)
    : [true, false].map((yes) => ({ type: 'answer', question: first.question, yes }))
}

/** Whoever asked may think again. */
export function withdrawals(s: State, seat: Seat): Offer[] {
  const [first] = s.pending
  return first?.at === 'consent' && first.by === seat ? [{ type: 'withdraw', question: first.question }] : []
}
