import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { leave } from '../../rail/market.ts'
import { NDEM } from './companies.ts'
import { pay, playerOf } from './money.ts'
import { startAuction } from './moves/auction.ts'
import { payByItself } from './moves/dividend.ts'
import { stayAtHome } from './moves/run.ts'
import { priceOf } from './price.ts'
import { endTurn } from './rounds.ts'
import { holding } from './shares.ts'
import type { State } from './state.ts'
import { turnOf } from './turn.ts'

const shareholders = (s: State): Seat[] => s.order.filter((seat) => holding(s, NDEM, seat) > 0)

/** 6.21.4, 6.21.5: the shareholder whose build turn it is; the first of them runs, or Player 1. */
export function ndemSeat(s: State): Seat {
  const { builders } = turnOf(s)
  return builders?.[0] ?? shareholders(s)[0] ?? s.order[0] ?? 0
}

/** 6.21.3, 6.22.1: on from a step in which nobody has a choice. */
export function ndemMovesOn(s: State): void {
  const turn = turnOf(s)
  switch (turn.step) {
    case 'housekeeping':
      turn.builders = shareholders(s)
      turn.step = 'track'
      return
    case 'track':
      return nextBuilder(s)
    case 'run':
      return stayAtHome(s)
    case 'dividend':
      return payByItself(s)
    default:
      return turn.last ? privatise(s) : endTurn(s)
  }
}

/** 6.21.4: each shareholder has a whole turn of build actions. */
function nextBuilder(s: State): void {
  const turn = turnOf(s)
  turn.builders = turn.builders?.slice(1) ?? []
  turn.built = { yellow: 0, upgrades: 0 }
  delete turn.denied
  if (turn.builders.length > 0) return
  delete turn.builders
  turn.step = 'run'
}

/** 6.22: shares are cashed in, trains and price leave; then its tokens are auctioned. */
function privatise(s: State): void {
  if (s.companies[NDEM]) {
    cashOut(s)
    startAuction(s)
    return
  }
  s.ndem = 'closed'
  endTurn(s)
}

function cashOut(s: State): void {
  const price = priceOf(s, NDEM)
  const paid = shareholders(s).map((seat) => ({ seat, amount: holding(s, NDEM, seat) * price }))
  for (const { seat, amount } of paid) pay(s, s.bank, playerOf(s, seat), amount)
  leave(s.market, NDEM)
  delete s.companies[NDEM]
  delete s.shares[NDEM]
  tell(s, { type: 'privatised', price, paid })
}
