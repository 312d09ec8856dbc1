import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { counted, entries, pairs } from '../amounts.ts'
import type { Piece } from '../data.ts'
import type { Building } from '../data/buildings.ts'
import { addPesos, addPoints, gain, giveToStock, holds } from '../holding.ts'
import type { Amounts } from '../news.ts'
import type { State } from '../state.ts'

/** 8.1, 8.2: pieces to the stock, if there are any to give, for pesos, points or other pieces. */
export function exchange(
  s: State,
  seat: Seat,
  building: Building,
  deal: { gave?: Amounts; got: Amounts<Piece | 'pesos' | 'points'> },
): void {
  const { gave = {}, got } = deal
  check(holds(s, seat, gave), '8.2', { building })
  for (const [piece, amount] of entries(gave)) giveToStock(s, seat, piece, amount)
  for (const [what, amount] of entries(got)) {
    if (what === 'pesos') addPesos(s, seat, amount)
    else if (what === 'points') addPoints(s, seat, amount, 'buildings')
    else gain(s, seat, what, amount)
  }
  tell(s, { type: 'used', seat, building, gave, got })
}

/** Every choice of one or two pieces that this seat holds. */
export const oneOrTwo = <K extends Piece>(s: State, seat: Seat, kinds: readonly K[]): K[][] =>
  [...kinds.map((kind) => [kind]), ...pairs(kinds)].filter((give) => holds(s, seat, counted(give)))
