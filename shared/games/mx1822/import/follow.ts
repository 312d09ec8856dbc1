import { Illegal } from '../../../engine/game.ts'
import type { Finding } from '../../../engine/game.ts'
import { actsOf, isIndex, isOfNdem, isPay, isTalk } from './acts.ts'
import { bidForToken, putUp, takeToken } from './auction.ts'
import { acquireMinor, acquirePrivate, buyTrain, discardTrain, issue, nameMinor, redeem } from './companies.ts'
import type { Course } from './course.ts'
import type { Act, Deed } from './deed.ts'
import { unreadable } from './finding.ts'
import { standing } from './live.ts'
import { attachPullman, dividend, runRoutes, treatSpecial } from './run.ts'
import { settle } from './settle.ts'
import { arrive, passStep, placeDestination } from './steps.ts'
import { bidOn, buyShare, par, passTurn, repay, sellShares } from './stock.ts'
import { meet, play } from './tables.ts'
import { layTile, placeToken } from './track.ts'

/** Plays the record action by action until one is refused; says which. */
export function follow(c: Course, upto?: number, after?: (deed: Deed) => void): Finding | undefined {
  const deeds = standing(c.record.deeds).filter(({ id }) => upto === undefined || id < upto)
  const groups = deeds.map(actsOf)
  c.acts = groups.flat()
  settle(c)
  for (const [at, deed] of deeds.entries()) {
    c.at = deed.id
    c.news.splice(0)
    const refused = refusal(() => groups[at]!.forEach((act) => followAct(c, act)))
    if (refused) return { at: deed.id, rule: refused.rule, facts: refused.facts }
    after?.(deed)
  }
  refusal(() => meet(c)) // a discard that the record does not tell stays open
  return undefined
}

function refusal(work: () => void): Illegal | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof Illegal) return error
    throw error
  }
}

function followAct(c: Course, act: Act): void {
  delete c.trains.meant
  if (saysWhere(act)) arrive(c, act) // on the way it is still to come
  c.next += 1
  if (isTalk(act)) return
  checkRound(c, act)
  carryOut(c, act)
  settle(c)
}

/** A company's pass does not say what is passed; discards come in between. */
const saysWhere = (act: Act): boolean =>
  !isTalk(act) && act.type !== 'discard_train' && (act.type !== 'pass' || act.entity_type === 'player')

/** 5.1.2, 6.3.1: players have the stock round, companies the operating round; only a sale for a train may be in both. */
function checkRound({ there: { round } }: Course, act: Act): void {
  const { type, entity_type: kind } = act
  if (round.at === 'over') throw new Illegal('house.over')
  if (kind === 'player' && type !== 'sell_shares' && round.at === 'operating')
    throw new Illegal('5.1.2', { now: round.at })
  if (kind === 'player' && !/^(?:bid|pass|par|choose|(?:buy|sell)_shares|payoff_.*)$/.test(type)) throw unreadable(act)
  if (kind !== 'player' && round.at !== 'operating') throw new Illegal('6.3.1', { now: round.at })
}

function carryOut(c: Course, act: Act): void {
  const byPlayer = act.entity_type === 'player'
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
      return isOfNdem(act) ? takeToken(c, act) : nameMinor(c, act)
    case 'remove_token':
      return putUp(c, act)
    default:
      throw unreadable(act)
  }
}

function chooseOne(c: Course, act: Act): void {
  const choice = String(act.choice)
  if (choice === 'double') return play(c, { type: 'double', yes: true })
  if (isIndex(choice)) return attachPullman(c, act)
  return isPay(choice) ? treatSpecial(c, act) : acquireMinor(c, act)
}
