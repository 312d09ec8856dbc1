import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { placeToken, tokensIn } from '../../../rail/board.ts'
import type { HexId } from '../../../rail/hex.ts'
import { enter } from '../../../rail/market.ts'
import { moveShares } from '../../../rail/shares.ts'
import type { ActionOf } from '../action.ts'
import { certificateLimit, certificates, mayHoldMore } from '../certificates.ts'
import { FC, isMinor, MINORS, sharesIn } from '../companies.ts'
import type { Company } from '../companies.ts'
import { CONCESSION_WORTH, CONCESSIONS } from '../data.ts'
import type { Concession } from '../data.ts'
import { groundOf } from '../ground.ts'
import { PARS } from '../market.ts'
import { charterOf, pay, playerOf } from '../money.ts'
import type { Offer } from '../offer.ts'
import { spaceAt } from '../price.ts'
import { holding, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { beforeBuying, endStockTurn } from '../stock-turn.ts'
import { newCharter } from './found.ts'

type FoundMinor = ActionOf<'foundMinor'>
const SHARES = 3 // the director's 40 % and one of 20 %
const CARDS = 2
const bringsFcShare = (concession: Concession): boolean => CONCESSIONS[concession].benefit === 'fcShare'
const costOf = (par: number): number => SHARES * par - CONCESSION_WORTH

/** VI.7: an ordinary city of this map without a mill. */
const millHexes = (s: State): HexId[] =>
  Object.values(groundOf(s).map)
    .filter(({ printed, fixed }) => !fixed && printed.kind === 'city' && printed.label === undefined)
    .map(({ id }) => id)
    .filter((hex) => !tokensIn(s.board, hex).some(({ company }) => isMinor(company as Company)))

function checkFounding(s: State, seat: Seat, { concession, company, par, hex }: FoundMinor): void {
  const { cash, concessions } = playerOf(s, seat)
  check(concessions.includes(concession), 'VI.7a', { concession })
  check(!s.companies[company], 'VI.7b', { company })
  check(cash >= costOf(par), 'VI.7c', { cost: costOf(par), cash })
  check(millHexes(s).includes(hex), 'VI.7e', { hex })
  const cards = CARDS + (bringsFcShare(concession) ? 1 : 0)
  check(certificates(s, seat) + cards <= certificateLimit(s), 'VI.3a', { limit: certificateLimit(s) })
}

export function minorFoundings(s: State, seat: Seat): Offer[] {
  const companies = MINORS.filter((minor) => !s.companies[minor])
  const pars = PARS.filter((par) => costOf(par) <= playerOf(s, seat).cash)
  const hexes = millHexes(s)
  const [company, par, hex] = [companies[0], pars[0], hexes[0]]
  if (!company || !par || !hex) return []
  return playerOf(s, seat)
    .concessions.filter((concession) =>
      allows(() => checkFounding(s, seat, { type: 'foundMinor', concession, company, par, hex })),
    )
    .map((concession) => ({ type: 'foundMinor', concession, companies, pars, hexes }))
}

export function foundMinor(s: State, seat: Seat, action: FoundMinor): void {
  beforeBuying(s, seat)
  checkFounding(s, seat, action)
  const { concession, company, par, hex } = action
  const player = playerOf(s, seat)
  const paid = costOf(par)
  pay(s, player, s.bank, paid)
  player.concessions = player.concessions.filter((it) => it !== concession)
  s.companies[company] = { ...newCharter(seat, par), floated: true, stations: 1, available: 1 }
  const players = s.players.map((_, at) => (at === seat ? SHARES : 0))
  s.shares[company] = { players, treasury: sharesIn(company) - SHARES, pool: 0 }
  enter(s.market, company, spaceAt(par))
  pay(s, s.bank, charterOf(s, company), SHARES * par)
  placeToken(s.board, hex, { company, city: 0, kind: 'home' })
  tell(s, { type: 'foundedMinor', seat, company, par, paid, hex, concession })
  benefit(s, seat, concession)
  endStockTurn(s, seat, false)
}

/** IV.2, R6, R7: the FC share comes at once, as far as one hand may hold it; the others when their owner likes. */
function benefit(s: State, seat: Seat, concession: Concession): void {
  const kind = CONCESSIONS[concession].benefit
  if (kind === undefined) return
  if (kind !== 'fcShare') playerOf(s, seat).benefits.push(kind)
  else if (holding(s, FC, 'offering') > 0 && mayHoldMore(s, seat, FC)) {
    moveShares(stockOf(s, FC), 'offering', seat, 1)
    tell(s, { type: 'bought', seat, company: FC, from: 'offering', price: 0 })
  }
}
