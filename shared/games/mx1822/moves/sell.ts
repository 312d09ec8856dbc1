import { check } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import type { Traded } from '../companies.ts'
import { MAJORS, NDEM } from '../companies.ts'
import { disturb } from '../orders.ts'
import { isEnough, mostToSell, sellShares } from '../sale.ts'
import { holding } from '../shares.ts'
import type { State } from '../state.ts'
import { duringStock } from '../stock-turn.ts'

/** 5.5: the sales offered in a stock round. */
export function sales(s: State, seat: Seat): ActionOf<'sell'>[] {
  const { turn } = duringStock(s)
  if (turn.repaid || turn.bids > 0) return []
  const companies: Traded[] = [...MAJORS, NDEM]
  return companies
    .filter((company) => !turn.sold.includes(company))
    .flatMap((company) =>
      Array.from({ length: mostToSell(s, seat, company) }, (_, at) => at + 1)
        .filter((shares) => isEnough(s, seat, company, shares))
        .map((shares) => ({ type: 'sell' as const, company, shares })),
    )
}

export function sell(s: State, seat: Seat, { company, shares }: ActionOf<'sell'>): void {
  const { turn } = duringStock(s)
  check(!turn.repaid && turn.bids === 0, '5.1.3')
  check(!turn.sold.includes(company), '5.5.3', { company })
  check(holding(s, company, seat) >= shares, '5.5.1', { company, held: holding(s, company, seat) })
  check((s.companies[company]?.turns ?? 0) > 0, '5.5.1', { company })
  check(mostToSell(s, seat, company) >= shares, '5.5.1', { company, most: mostToSell(s, seat, company) })
  check(isEnough(s, seat, company, shares), '5.5.8', { company })
  sellShares(s, seat, company, shares)
  turn.sold.push(company)
  if (!s.players[seat]?.sold.includes(company)) s.players[seat]?.sold.push(company)
  disturb(s, seat)
}
