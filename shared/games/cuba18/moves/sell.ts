import { check } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { TRADED } from '../companies.ts'
import { playerOf } from '../money.ts'
import { hasOperated, isEnough, mostToSell, poolRoom, sellShares } from '../sale.ts'
import { holding } from '../shares.ts'
import type { State } from '../state.ts'
import { duringStock } from '../stock-turn.ts'

export function sales(s: State, seat: Seat): ActionOf<'sell'>[] {
  if (s.stockRound === 1) return []
  const { sold } = duringStock(s)
  return TRADED.filter((company) => !sold.includes(company)).flatMap((company) =>
    Array.from({ length: mostToSell(s, seat, company) }, (_, at) => at + 1)
      .filter((shares) => isEnough(s, seat, company, shares))
      .map((shares) => ({ type: 'sell' as const, company, shares })),
  )
}

/** VI.4 */
export function sell(s: State, seat: Seat, { company, shares }: ActionOf<'sell'>): void {
  const { sold } = duringStock(s)
  check(s.stockRound > 1, 'VI.6h')
  check(!sold.includes(company), 'VI.4c', { company })
  check(holding(s, company, seat) >= shares, 'VI.4a', { company })
  check(hasOperated(s, company), 'VI.4b', { company })
  check(poolRoom(s, company) >= shares, 'VI.4d', { company, room: poolRoom(s, company) })
  check(mostToSell(s, seat, company) >= shares, 'VI.4e', { company })
  check(isEnough(s, seat, company, shares), 'VI.3b', { company })
  sellShares(s, seat, company, shares)
  sold.push(company)
  if (!playerOf(s, seat).sold.includes(company)) playerOf(s, seat).sold.push(company)
}
