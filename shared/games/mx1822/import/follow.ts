import { Illegal } from '../../../engine/game.ts'
import type { Finding } from '../../../engine/game.ts'
import { clone } from '../../../engine/diff.ts'
import { seeded } from '../../../engine/random.ts'
import { NDEM } from '../companies.ts'
import type { Options } from '../options.ts'
import { setupFrom } from '../setup.ts'
import { bidForToken, putUp, takeToken } from './auction.ts'
import { acquireMinor, acquirePrivate, buyTrain, discardTrain, issue, nameMinor, redeem } from './companies.ts'
import type { Course, Mx } from './course.ts'
import { arriveHere, play } from './course.ts'
import { dealOf } from './deal.ts'
import type { Act, Deed } from './deed.ts'
import { unreadable } from './finding.ts'
import { standing } from './live.ts'
import { companyNamed } from './names.ts'
import { newPieces } from './pieces.ts'
import type { RecordedGame } from './record.ts'
import { attachPullman, dividend, runRoutes, treatSpecial } from './run.ts'
import { isTalk, settle } from './settle.ts'
import { arrive, passStep, placeDestination } from './steps.ts'
import { bidOn, buyShare, par, passTurn, repay, sellShares } from './stock.ts'
import { layTile, placeToken } from './track.ts'
import { newTrainIds } from './train-ids.ts'

const COMPAT = {
  recordedRuns: true,
  consentGiven: true,
  lotWithoutTrain: true,
  fixedOrder: true,
  auctionRotates: true,
  winnerNames: true,
  directorStays: true,
  unfloatedBid: true,
  freeCubes: true,
  cubesNearby: true,
  anyCityTile: true,
  openReserved: true,
  exchangeOverLimit: true,
  keepOverLimit: true,
} as const

const HIGHER_LIMIT = 'higher_cert_limit'

function optionsOf({ players, variants }: RecordedGame): Options {
  const unknown = variants.find((variant) => variant !== HIGHER_LIMIT)
  if (unknown !== undefined) throw new Illegal('bring.variant', { variant: unknown })
  return {
    twoPlayers: players.length === 2,
    higherLimit: variants.includes(HIGHER_LIMIT),
    mailOnLocal: true,
    pullmanOnLocal: false,
  }
}

export function newCourse(game: Mx, record: RecordedGame): Course {
  const options = { ...optionsOf(record), compat: { ...COMPAT } }
  const start = setupFrom(dealOf(record.seed, record.players.length), options, seeded([record.seed]))
  return {
    game,
    record,
    there: { ...clone(start), news: [] },
    here: start,
    moves: [],
    findings: [],
    trains: newTrainIds(),
    shares: {},
    pieces: newPieces(),
    cubes: {},
    news: [],
    memo: {},
    memoOf: '',
    at: 0,
    ahead: [],
  }
}

/** Plays the record action by action until one is refused; says which. */
export function follow(c: Course, upto?: number, after?: (deed: Deed) => void): Finding | undefined {
  const deeds = standing(c.record.deeds).filter(({ id }) => upto === undefined || id < upto)
  const acts = deeds.flatMap(actsOf)
  let done = 0
  for (const deed of deeds) {
    c.at = deed.id
    c.news.splice(0)
    try {
      for (const act of actsOf(deed)) {
        done += 1
        c.ahead = acts.slice(done)
        follow1(c, act)
      }
    } catch (error) {
      if (!(error instanceof Illegal)) throw error
      return { at: deed.id, rule: error.rule, facts: error.facts }
    }
    after?.(deed)
  }
  arriveHere(c)
  return undefined
}

const actsOf = (deed: Deed): Act[] => [
  deed,
  ...(deed.auto_actions ?? []).map((act) => ({ ...act, auto: true as const })),
]

function follow1(c: Course, act: Act): void {
  if (isTalk(act)) return
  delete c.trains.meant
  if (act.type !== 'pass') arrive(c, act)
  carryOut(c, act)
  settle(c)
}

function carryOut(c: Course, act: Act): void {
  const byPlayer = act.entity_type === 'player'
  const byNdem = companyNamed(act.entity) === NDEM && !byPlayer
  switch (act.type) {
    case 'bid':
      return byPlayer ? bidOn(c, act) : bidForToken(c, act)
    case 'pass':
      if (!byPlayer) return passStep(c, act)
      return c.there.round.at === 'double' ? play(c, { type: 'double', yes: false }) : passTurn(c, act)
    case 'buy_shares':
      return byPlayer ? buyShare(c, act) : redeem(c, act)
    case 'sell_shares':
      return byPlayer ? sellShares(c, act) : issue(c, act)
    case 'par':
      return par(c, act)
    case 'payoff_player_debt':
    case 'payoff_player_debt_partial':
      return repay(c, act)
    case 'acquire_company':
      return acquirePrivate(c, act)
    case 'choose_ability':
      return play(c, { type: 'closePrivate', private: 'P16' })
    case 'lay_tile':
      return layTile(c, act)
    case 'hex_token':
      return placeDestination(c, act)
    case 'place_token':
      return placeToken(c, act)
    case 'run_routes':
      return runRoutes(c, act)
    case 'dividend':
      return dividend(c, act)
    case 'choose':
      return chooseOne(c, act)
    case 'buy_train':
      return buyTrain(c, act)
    case 'discard_train':
      return discardTrain(c, act)
    case 'merge':
      return byNdem ? takeToken(c, act) : nameMinor(c, act)
    case 'remove_token':
      return putUp(c, act)
    default:
      throw unreadable(act)
  }
}

function chooseOne(c: Course, act: Act): void {
  const choice = String(act.choice)
  if (choice === 'double') return play(c, { type: 'double', yes: true })
  if (/^\d+$/.test(choice)) return attachPullman(c, act)
  return ['payout', 'half', 'withhold'].includes(choice) ? treatSpecial(c, act) : acquireMinor(c, act)
}
