import { tokensIn } from '../../../rail/board.ts'
import { onTop } from '../../../rail/depot.ts'
import { MAJORS, MINORS, NDEM, isMajor, isMinor } from '../companies.ts'
import type { Company } from '../companies.ts'
import { isTrainless } from '../forced.ts'
import { acquisitions } from '../moves/acquire-minor.ts'
import { acquirablePrivates } from '../moves/acquire-private.ts'
import { mostToIssue, mostToRedeem } from '../moves/issue.ts'
import { tokenPlaces } from '../moves/place-token.ts'
import { ownStops, reachFrom } from '../network.ts'
import { counted, trainLimit } from '../phase.ts'
import { from } from '../phases.ts'
import type { Private } from '../privates.ts'
import type { State } from '../state.ts'
import { CARDS, PULLMAN, SIDES, TRAIN, UPGRADE_L, isBankTrain } from '../trains.ts'
import { operating, turnOf } from '../turn.ts'
import type { Built } from '../turn.ts'
import type { Course } from './course.ts'

/** What the recorded game waits for, in its own words. */
export type Stop =
  | 'FirstTurnHousekeeping'
  | 'AcquireCompany'
  | 'SpecialTrack'
  | 'Track'
  | 'DestinationToken'
  | 'Token'
  | 'Route'
  | 'Dividend'
  | 'BuyTrain'
  | 'MinorAcquisition'
  | 'IssueShares'
  | 'CashOutNdem'

/** Where the recorded game stops in a company's turn, possible moves or not; undefined: it goes on. */
export function stopIn(c: Course): Stop | undefined {
  const { there: s, memo } = c
  const { company, step, last } = turnOf(s)
  if (!s.companies[company]) return undefined
  if (company === NDEM) return ndemStop(s, last === true)
  switch (step) {
    case 'housekeeping':
      return asksForFirstTrain(s) ? 'FirstTurnHousekeeping' : undefined
    case 'privates':
      return acquirablePrivates(s).length > 0 ? 'AcquireCompany' : undefined
    case 'track':
      return trackStop(c)
    case 'token':
      return (memo.asksForToken ?? asksForToken(s)) ? 'Token' : undefined
    case 'run':
      return asksForRoutes(s) ? 'Route' : undefined
    case 'dividend':
      return isMajor(company) && memo.ran ? 'Dividend' : undefined
    case 'trains':
      return asksForTrain(s) ? 'BuyTrain' : undefined
    case 'minor':
      return memo.minor || acquisitions(s).length > 0 ? 'MinorAcquisition' : undefined
    case 'stock':
      return isMajor(company) && mostToIssue(s) + mostToRedeem(s) > 0 ? 'IssueShares' : undefined
  }
}

function ndemStop(s: State, last: boolean): Stop | undefined {
  const { step, builders, built } = turnOf(s)
  if (step === 'track') return builders?.length && hasLaysLeft(s, built) ? 'Track' : undefined
  if (step === 'run') return asksForRoutes(s) ? 'Route' : undefined
  return step === 'trains' && last ? 'CashOutNdem' : undefined
}

const asksForFirstTrain = (s: State): boolean =>
  isMinor(turnOf(s).company) &&
  operating(s).turns === 0 &&
  onTop(CARDS, s.depot) === 'L' &&
  operating(s).cash >= TRAIN.L.price

/** Whether or not there is a tile to lay. */
function hasLaysLeft(s: State, { yellow, upgrades }: Built): boolean {
  const most = isMinor(turnOf(s).company) || !from('3', s) ? 1 : 2
  return upgrades === 0 && yellow < most
}

const TRACK_PRIVATES: readonly Private[] = ['P8', 'P9', 'P12', 'P13', 'P17', 'P18']

/** As long as there are privates for it the track step is not left by itself. */
const hasTrackPrivate = (c: Course): boolean => {
  const { there: s } = c
  return operating(s).cubes > 0 || hasExtraLeft(c) || operating(s).privates.some((id) => TRACK_PRIVATES.includes(id))
}

/** The rest of P9's block. */
export function hasExtraLeft({ there: s, memo }: Course): boolean {
  const { extra, extraOut } = turnOf(s)
  return extra !== undefined && !extraOut && !memo.extraDone && hasLaysLeft(s, extra)
}

function trackStop(c: Course): Stop | undefined {
  const { there: s, memo } = c
  const { company, built, builtOut } = turnOf(s)
  if (hasExtraLeft(c) && !memo.extraCombined) return 'SpecialTrack'
  if (!memo.trackDone && ((!builtOut && hasLaysLeft(s, built)) || hasTrackPrivate(c))) return 'Track'
  return isMajor(company) && !operating(s).destination ? 'DestinationToken' : undefined
}

/** B81: never a second token in a hex. */
export const asksForToken = (s: State): boolean =>
  tokenPlaces(s).some(({ hex }) => !tokensIn(s.board, hex).some((token) => token.company === turnOf(s).company))

/** An L always runs; other trains where track leads from a token to another stop. */
function asksForRoutes(s: State): boolean {
  const { company } = turnOf(s)
  const trains = operating(s).trains.filter((train) => train !== PULLMAN)
  if (trains.some((train) => train === 'L' || train === 'LP')) return true
  return trains.length > 0 && ownStops(s, company).some((stop) => reachFrom(s, company, [stop]).stops.size > 1)
}

/** A train of another company counts as costing 1, in every phase. */
function asksForTrain(s: State): boolean {
  if (isTrainless(s)) return true
  const { cash, trains } = operating(s)
  if (!from('3', s) && trains.includes('L') && cash >= UPGRADE_L) return true
  return counted(operating(s)).length < trainLimit(s, turnOf(s).company) && cash >= cheapest(s)
}

function cheapest(s: State): number {
  const companies: Company[] = [...MINORS, ...MAJORS, NDEM]
  const others = companies.filter((id) => id !== turnOf(s).company)
  if (others.some((id) => s.companies[id]?.trains.some(isBankTrain))) return 1
  const card = onTop(CARDS, s.depot)
  const prices = [...(card ? SIDES[card] : []), ...s.depot.pool.filter(isBankTrain)].map((train) => TRAIN[train].price)
  return Math.min(...prices)
}
