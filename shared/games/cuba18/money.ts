import type { Seat } from '../../engine/game.ts'
import { pay as hand } from '../../rail/cash.ts'
import type { Purse } from '../../rail/cash.ts'
import type { Company } from './companies.ts'
import { breakBank } from './end.ts'
import type { Charter, Player, State } from './state.ts'

export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new Error(`nobody sits at ${seat}`)
  return player
}

export function charterOf(s: State, company: Company): Charter {
  const charter = s.companies[company]
  if (!charter) throw new Error(`${company} is not in play`)
  return charter
}

/** IX.1: a broken bank pays on. */
export function pay(s: State, from: Purse, to: Purse, amount: number): void {
  hand(from, to, amount)
  if (s.bank.cash <= 0) breakBank(s)
}
