import { tell } from '../../../engine/game.ts'
import { percentOf } from '../companies.ts'
import type { Minor } from '../companies.ts'
import { cubesFor } from '../data.ts'
import { LEFT, RIGHT } from '../market.ts'
import { pay, playerOf } from '../money.ts'
import { movePrice } from '../price.ts'
import { stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'

/** VII.11: trains and machines. */
export function incomeOf(s: State): number {
  const { revenue = 0, machines = 0 } = turnOf(s).earned ?? {}
  return revenue + machines
}

export const perShare = (s: State): number => (incomeOf(s) * percentOf(turnOf(s).company)) / 100

/** VII.10: cubes for the warehouse, whether paid or kept. */
export function millCane(s: State, company: Minor): void {
  const cubes = cubesFor(incomeOf(s))
  operating(s).cubes = cubes
  if (cubes > 0) tell(s, { type: 'cubes', company, cubes })
}

/** VII.11: all of it to the shareholders, or all of it kept. The treasury's shares earn for the company, the pool's nothing. */
export function payOut(s: State, out: boolean): void {
  const { company } = during(s, 'income')
  const income = incomeOf(s)
  const each = out ? perShare(s) : 0
  if (out) {
    const { players, treasury } = stockOf(s, company)
    for (const [seat, shares] of players.entries()) pay(s, s.bank, playerOf(s, seat), shares * each)
    pay(s, s.bank, operating(s), treasury * each)
  } else pay(s, s.bank, operating(s), income)
  operating(s).operated = true
  const by = each > 0 ? RIGHT : LEFT // VIII.2
  tell(s, { type: 'dividend', company, out, perShare: each, ...movePrice(s, company, by) })
  nextStep(s)
}
