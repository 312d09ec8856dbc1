import { check, tell } from '../../../engine/game.ts'
import { shuffled } from '../../../engine/random.ts'
import { PRODUCTS, TOWN_HALL_VOTES } from '../data.ts'
import { SECTIONS } from '../data/statutes.ts'
import type { Section } from '../data/statutes.ts'
import { shipsInPile } from '../harbor.ts'
import { playerAt } from '../holding.ts'
import type { State } from '../state.ts'
import type { Works } from './works.ts'

/** 8.18: no bill of the type vetoed in the round before. */
const isBarred = (s: State, bill: Section): boolean => s.veto?.section === bill && s.veto.round === s.round - 1

export const church: Works<'church'> = {
  ways: (s) => SECTIONS.filter((bill) => s.bills[bill] && !isBarred(s, bill)).map((bill) => ({ bill })),
  use: (s, seat, { bill }) => {
    const statute = s.bills[bill]
    check(statute && !isBarred(s, bill), '8.18', { bill })
    delete s.bills[bill]
    s.veto = { section: bill, round: s.round }
    tell(s, { type: 'vetoed', seat, section: bill, statute })
  },
}

/** 8.19 */
export const townHall: Works<'townHall'> = {
  ways: () => [{}],
  use: (s, seat, { building }) => {
    playerAt(s, seat).townHall = true
    tell(s, { type: 'used', seat, building, gave: {}, got: { votes: TOWN_HALL_VOTES } })
  },
}

/** 8.21 */
export const lighthouse: Works<'lighthouse'> = {
  ways: (s) => shipsInPile(s).map((ship) => ({ ship })),
  use: (s, seat, { ship }) => {
    check(shipsInPile(s).includes(ship), '8.21', { ship })
    const away = s.sea
    s.sea = ship
    s.secret.pile = shuffled(s.secret.rng, shipsInPile(s))
    s.revealed = true
    tell(s, { type: 'swapped', seat, ship, away })
  },
}

/** 6.5, 6.6 */
export const warehouse: Works<'warehouse'> = {
  ways: (s, seat) => (PRODUCTS.some((product) => playerAt(s, seat).lot[product] > 0) ? [{}] : []),
  use: (s, seat) => {
    const { lot, store } = playerAt(s, seat)
    const moved = PRODUCTS.filter((product) => lot[product] > 0).map((product) => [product, lot[product]] as const)
    check(moved.length > 0, '6.5')
    for (const [product, amount] of moved) {
      store[product] += amount
      lot[product] = 0
    }
    tell(s, { type: 'stored', seat, products: Object.fromEntries(moved) })
  },
}
