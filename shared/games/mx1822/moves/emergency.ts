import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { excess } from '../certificates.ts'
import { MAJORS, NDEM } from '../companies.ts'
import type { Traded } from '../companies.ts'
import { isForced, missingMoney } from '../forced.ts'
import { pay, playerOf } from '../money.ts'
import { priceOf } from '../price.ts'
import { orderAnew } from '../rounds.ts'
import { mostToSell, relief, sellShares } from '../sale.ts'
import { holding, seatsAfter } from '../shares.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'

type Sell = ActionOf<'sell'>
const COMPANIES: readonly Traded[] = [...MAJORS, NDEM]

/** 6.16.1: the normal constraints, and the directorship of the company in need stays. One block of each company. */
function mostToRaise(s: State, seat: Seat, company: Traded): number {
  if (turnOf(s).raised?.includes(company)) return 0
  const most = mostToSell(s, seat, company)
  if (company !== turnOf(s).company) return most
  const others = Math.max(...seatsAfter(s, seat).map((other) => holding(s, company, other)))
  return Math.max(0, Math.min(most, holding(s, company, seat) - Math.max(2, others)))
}

/** 5.11.5: once shares are being sold, those above the limit have to go too. */
const overLimit = (s: State, seat: Seat): number => (s.options.compat?.keepOverLimit ? 0 : excess(s, seat))
const reliefBy = (s: State, seat: Seat, company: Traded, shares: number) =>
  company === NDEM ? 0 : relief(s, seat, company, shares)

/** 6.16.1: money is missing; or it came from sales and the limit is not kept yet. */
const mustRaise = (s: State, seat: Seat): boolean =>
  isForced(s) && (missingMoney(s) > 0 || (turnOf(s).raised !== undefined && overLimit(s, seat) > 0))

const relieves = (s: State, seat: Seat, { company, shares }: Sell): boolean => {
  const before = reliefBy(s, seat, company, shares - 1)
  return before < overLimit(s, seat) && before < reliefBy(s, seat, company, shares)
}

/** 6.16.1: no more shares of a company than are needed. */
const isNeeded = (s: State, seat: Seat, sale: Sell, missing: number): boolean =>
  (sale.shares - 1) * priceOf(s, sale.company) < missing || relieves(s, seat, sale)

/** 6.16.1: no fewer either, if the other companies cannot make up for it. */
function isEnough(s: State, seat: Seat, { company, shares }: Sell, missing: number): boolean {
  const still = missing - shares * priceOf(s, company)
  if (still <= 0 || shares === mostToRaise(s, seat, company)) return true
  const rest = COMPANIES.filter((other) => other !== company)
  return still <= rest.reduce((sum, other) => sum + mostToRaise(s, seat, other) * priceOf(s, other), 0)
}

/** 5.11.5: nor fewer than the certificate limit asks for, as far as it can be kept. */
function keepsLimit(s: State, seat: Seat, { company, shares }: Sell): boolean {
  const most = (it: Traded) => reliefBy(s, seat, it, mostToRaise(s, seat, it))
  const here = reliefBy(s, seat, company, shares)
  const possible = COMPANIES.reduce((sum, other) => sum + (other === company ? 0 : most(other)), 0)
  return overLimit(s, seat) - here <= possible || here >= most(company)
}

function checkSale(s: State, seat: Seat, sale: Sell): void {
  const { company, shares } = sale
  const [missing, most] = [missingMoney(s), mostToRaise(s, seat, company)]
  check(mustRaise(s, seat), '6.16.1', { missing })
  check(shares <= most, '6.16.1', { company, most })
  check(isNeeded(s, seat, sale, missing), '6.16.1', { company, missing })
  check(isEnough(s, seat, sale, missing), '6.16.1', { company, missing })
  check(keepsLimit(s, seat, sale), '5.11.5')
}

export const emergencySales = (s: State, seat: Seat): Sell[] =>
  mustRaise(s, seat)
    ? COMPANIES.flatMap((company) =>
        Array.from({ length: mostToRaise(s, seat, company) }, (_, at): Sell => ({
          type: 'sell',
          company,
          shares: at + 1,
        })),
      ).filter((sale) => allows(() => checkSale(s, seat, sale)))
    : []

export function emergencySell(s: State, seat: Seat, sale: Sell): void {
  const turn = during(s, 'trains')
  checkSale(s, seat, sale)
  sellShares(s, seat, sale.company, sale.shares)
  orderAnew(s)
  turn.raised = [...(turn.raised ?? []), sale.company]
}

/** 6.15.5, 6.16.2: the director makes up what the treasury lacks, at last with a loan. */
export function help(s: State, seat: Seat, price: number): void {
  const missing = missingMoney(s)
  const done = emergencySales(s, seat).length === 0
  check(done || missing === 0, '6.16.1', { first: true, missing })
  check(done, '5.11.5')
  if (missing > 0) lend(s, seat, missing)
  const amount = price - operating(s).cash
  pay(s, playerOf(s, seat), operating(s), amount)
  tell(s, { type: 'helped', company: turnOf(s).company, seat, amount })
}

/** 5.4.4, 6.16.2: from outside the bank; the debt is half as much again, rounded up. */
function lend(s: State, seat: Seat, amount: number): void {
  const player = playerOf(s, seat)
  const debt = Math.ceil((amount * 3) / 2)
  player.cash += amount
  if (s.options.compat?.bankLends) s.bank.cash -= amount
  player.loan += debt
  tell(s, { type: 'loan', seat, amount, debt })
}
