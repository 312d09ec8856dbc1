import { allows, check, tell } from '../../../engine/game.ts'
import { moveShares } from '../../../rail/shares.ts'
import { POOL_SHARE } from '../data.ts'
import { DOWN } from '../market.ts'
import { pay } from '../money.ts'
import type { Offer } from '../offer.ts'
import { movePrice, priceOf } from '../price.ts'
import { holding, percentHeld, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { openStations } from '../stations.ts'
import { during, operating, turnOf } from '../turn.ts'

/** VII.5: any moment until the income is calculated. */
const OPEN = ['home', 'track', 'station', 'run'] as const

/** VII.5, R21: tested before the issue. */
export function checkIssue(s: State): void {
  const { company } = turnOf(s)
  check(holding(s, company, 'treasury') > 0, 'VII.5b', { company })
  check(percentHeld(s, company, 'pool') < POOL_SHARE, 'VII.5c', { company })
}

function checkOnce(s: State): void {
  check(during(s, ...OPEN).traded === undefined, 'VII.5a')
}

function checkRedeem(s: State): void {
  const { company } = turnOf(s)
  const price = priceOf(s, company)
  check(holding(s, company, 'pool') > 0, 'VII.5e', { company })
  check(operating(s).trains.length > 0, 'VII.5f', { company }) // R20
  check(operating(s).cash >= price, 'VII.5e', { price, cash: operating(s).cash })
}

export const shareOffers = (s: State): Offer[] =>
  allows(() => checkOnce(s))
    ? [
        ...(allows(() => checkIssue(s)) ? [{ type: 'issue' } as const] : []),
        ...(allows(() => checkRedeem(s)) ? [{ type: 'redeem' } as const] : []),
      ]
    : []

export function issue(s: State): void {
  checkOnce(s)
  checkIssue(s)
  issueShare(s)
}

/** VII.5: the price first, then one place diagonally down. */
export function issueShare(s: State): void {
  const turn = turnOf(s)
  const { company } = turn
  const money = priceOf(s, company)
  moveShares(stockOf(s, company), 'treasury', 'pool', 1)
  pay(s, s.bank, operating(s), money)
  turn.traded = 'issue'
  openStations(s, company)
  tell(s, { type: 'issued', company, money, ...movePrice(s, company, DOWN) })
}

export function redeem(s: State): void {
  checkOnce(s)
  checkRedeem(s)
  const turn = turnOf(s)
  const money = priceOf(s, turn.company)
  pay(s, operating(s), s.bank, money)
  moveShares(stockOf(s, turn.company), 'pool', 'treasury', 1)
  turn.traded = 'redeem'
  tell(s, { type: 'redeemed', company: turn.company, money })
}
