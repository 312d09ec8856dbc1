import { tell } from '../../engine/game.ts'
import type { Company } from './companies.ts'
import { CONCESSION_REVENUE } from './data.ts'
import { pay } from './money.ts'
import { movePrice } from './price.ts'
import type { Private } from './privates.ts'
import { DOUBLE_CASH, DOUBLE_CASH_REVENUE, PRIVATE, PROMISSORY_NOTES } from './privates.ts'
import type { Charter, State } from './state.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** 4.1.1, 4.1.9, 4.3.5, 6.2.1: at the start of every operating round; the promissory notes come last. */
export function payIncome(s: State): void {
  s.players.forEach((player, seat) => {
    const privates = sum(player.privates.map((it) => PRIVATE[it].revenue))
    const amount = privates + CONCESSION_REVENUE * player.concessions.length
    if (amount === 0) return
    pay(s, s.bank, player, amount)
    tell(s, { type: 'income', seat, amount })
  })
  const companies = Object.entries(s.companies) as [Company, Charter][]
  for (const [company, charter] of companies) payCompany(s, company, charter)
  for (const [company, charter] of companies) payNotes(s, company, charter)
}

/** 4.1.9, 4.1.10 */
function companyRevenue(s: State, it: Private): number {
  return it === DOUBLE_CASH ? DOUBLE_CASH_REVENUE[s.phase] : Math.max(0, PRIVATE[it].companyRevenue)
}

function payCompany(s: State, company: Company, charter: Charter): void {
  const amount = sum(charter.privates.map((it) => companyRevenue(s, it)))
  if (amount === 0) return
  pay(s, s.bank, charter, amount)
  tell(s, { type: 'income', company, amount })
}

/** 11, P16: a company that cannot pay loses it, and a space. */
function payNotes(s: State, company: Company, charter: Charter): void {
  if (!charter.privates.includes(PROMISSORY_NOTES)) return
  const amount = 0 - PRIVATE[PROMISSORY_NOTES].companyRevenue
  if (charter.cash < amount) return closeNotes(s, company, charter)
  pay(s, charter, s.bank, amount)
  tell(s, { type: 'fee', company, amount })
}

export function closeNotes(s: State, company: Company, charter: Charter): void {
  charter.privates = charter.privates.filter((it) => it !== PROMISSORY_NOTES)
  tell(s, { type: 'closed', private: PROMISSORY_NOTES, company, ...movePrice(s, company, -1) })
}
