import { NDEM } from './companies.ts'
import { acquirablePrivates } from './moves/acquire-private.ts'
import { acquisitions } from './moves/acquire-minor.ts'
import { firstTrains, trainSales } from './moves/buy-train.ts'
import { dividends, isSettled } from './moves/dividend.ts'
import { emergencySales } from './moves/emergency.ts'
import { mostToIssue, mostToRedeem } from './moves/issue.ts'
import { ports } from './moves/lay-port.ts'
import { canLay, lays } from './moves/lay-tile.ts'
import { mexicoCityUpgrades } from './moves/mexico-city.ts'
import { cubePlacements } from './moves/place-cube.ts'
import { tokenPlaces } from './moves/place-token.ts'
import { canRun } from './moves/run.ts'
import type { Offer } from './offer.ts'
import { directorOf } from './shares.ts'
import type { State } from './state.ts'
import { operating, turnOf } from './turn.ts'

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

/** 6.3.1: what the company may do in this step, besides leaving it. */
export function stepOffers(s: State): Offer[] {
  const { company, step } = turnOf(s)
  switch (step) {
    case 'housekeeping':
      return company !== NDEM && operating(s).turns === 0 ? firstTrains(s) : []
    case 'privates':
      return acquirablePrivates(s)
    case 'track':
      return builds(s) ? [...lays(s), ...otherTrack(s)] : []
    case 'token':
      return tokenPlaces(s)
    case 'run':
      return canRun(s) ? [{ type: 'run' }] : []
    case 'dividend':
      return isSettled(s) ? [] : dividends(s)
    case 'trains':
      return company === NDEM ? [] : [...emergencySales(s, directorOf(s, company) ?? 0), ...trainSales(s)]
    case 'minor':
      return acquisitions(s)
    case 'stock':
      return [
        ...upTo(mostToIssue(s)).map((shares): Offer => ({ type: 'issue', shares })),
        ...upTo(mostToRedeem(s)).map((shares): Offer => ({ type: 'redeem', shares })),
      ]
  }
}

/** 6.21: the NdeM builds while a shareholder does it for it. */
const builds = (s: State): boolean => turnOf(s).company !== NDEM || (turnOf(s).builders?.length ?? 0) > 0
const otherTrack = (s: State): Offer[] => [...cubePlacements(s), ...mexicoCityUpgrades(s), ...ports(s)]

/** The same question without the list: asked after every action, and a company mostly has some track to lay. */
export const hasStepOffers = (s: State): boolean =>
  turnOf(s).step === 'track' ? builds(s) && (canLay(s) || otherTrack(s).length > 0) : stepOffers(s).length > 0
