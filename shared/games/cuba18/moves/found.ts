import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { enter } from '../../../rail/market.ts'
import type { ActionOf } from '../action.ts'
import { certificateLimit, certificates } from '../certificates.ts'
import { FEC_FROM, sharesIn } from '../companies.ts'
import type { Company } from '../companies.ts'
import { PARS } from '../market.ts'
import { pay, playerOf } from '../money.ts'
import { spaceAt } from '../price.ts'
import type { Charter, State } from '../state.ts'
import { beforeBuying, endStockTurn } from '../stock-turn.ts'
import { VERSIONS } from '../versions.ts'

type Found = ActionOf<'found'>

/** VI.8: a director's certificate at a chosen par. */
function checkFounding(s: State, seat: Seat, { company, par }: Found): void {
  check((VERSIONS[s.version].majors as readonly Company[]).includes(company), 'VI.8d', { company })
  check(!s.companies[company], 'VI.8a', { company })
  check(company !== 'FEC' || s.phase >= FEC_FROM, 'IV.4b')
  check(certificates(s, seat) < certificateLimit(s), 'VI.3a', { limit: certificateLimit(s) })
  check(playerOf(s, seat).cash >= 2 * par, 'VI.8b', { cost: 2 * par, cash: playerOf(s, seat).cash })
}

export const foundings = (s: State, seat: Seat): Found[] =>
  VERSIONS[s.version].majors
    .filter((company) => !s.companies[company])
    .filter((company) => allows(() => checkFounding(s, seat, { type: 'found', company, par: PARS[0] })))
    .flatMap((company) => PARS.map((par): Found => ({ type: 'found', company, par })))
    .filter(({ par }) => 2 * par <= playerOf(s, seat).cash)

export function found(s: State, seat: Seat, action: Found): void {
  beforeBuying(s, seat)
  checkFounding(s, seat, action)
  const { company, par } = action
  pay(s, playerOf(s, seat), s.bank, 2 * par)
  s.companies[company] = newCharter(seat, par)
  const players = s.players.map((_, at) => (at === seat ? 2 : 0))
  s.shares[company] = { players, treasury: 0, pool: 0, offering: sharesIn(company) - 2 }
  enter(s.market, company, spaceAt(par))
  tell(s, { type: 'founded', seat, company, par })
  endStockTurn(s, seat, false)
}

export const newCharter = (director: Seat, par: number): Charter => ({
  cash: 0,
  director,
  par,
  floated: false,
  trains: [],
  wagons: [],
  machines: [],
  mail: false,
  cubes: 0,
  stations: 0,
  available: 0,
  operated: false,
})
