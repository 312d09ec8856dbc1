import { check, tell } from '../../engine/game.ts'
import type { HexId } from '../../rail/hex.ts'
import type { Reach } from '../../rail/reach.ts'
import { isMajor } from './companies.ts'
import type { Major } from './companies.ts'
import { RENTAL } from './data.ts'
import { pay } from './money.ts'
import { graphNow, reachWith, tollAt } from './network.ts'
import type { State } from './state.ts'
import { operating, turnOf } from './turn.ts'

/** A set of FC tokens to ignore, and where that leads. */
export interface Way {
  readonly rented: readonly HexId[]
  readonly found: Reach
}

/** VII.15: paid once for the step. */
export const rentalFee = (s: State, rented: readonly HexId[] = []): number =>
  RENTAL * rented.filter((hex) => !turnOf(s).rented.includes(hex)).length

/** FC tokens that stop this company, among the cities it reaches. */
const blockers = (s: State, { rented, found }: Way): HexId[] =>
  [...found.stops]
    .map((number) => graphNow(s).stops[number]!) // a stop of this graph
    .filter((stop) => tollAt(s, turnOf(s).company, stop) === 1 && !rented.includes(stop.hex))
    .map(({ hex }) => hex)

/** Fewest rentals first: each way the company can pay for. */
export function* ways(s: State): Generator<Way> {
  const { company, rented: paid } = turnOf(s)
  const open: (readonly HexId[])[] = [paid]
  const seen = new Set([key(paid)])
  for (const rented of open) {
    const way = { rented, found: reachWith(s, company, rented) }
    yield way
    if (!isMajor(company)) return
    for (const hex of blockers(s, way)) {
      const more = [...rented, hex]
      if (seen.has(key(more)) || rentalFee(s, more) > operating(s).cash) continue
      seen.add(key(more))
      open.push(more)
    }
  }
}

const key = (rented: readonly HexId[]) => rented.toSorted().join(' ')
export const unpaid = (s: State, { rented }: Way): HexId[] => rented.filter((hex) => !turnOf(s).rented.includes(hex))

/** What the company reaches with the tokens it says it rents. */
export function wayWith(s: State, rented: readonly HexId[] = []): Way {
  const { company, rented: paid } = turnOf(s)
  check(rented.length === 0 || isMajor(company), 'VII.15a')
  check(new Set(rented).size === rented.length && rented.every((hex) => isRentable(s, hex)), 'VII.15b')
  check(rentalFee(s, rented) <= operating(s).cash, 'VII.15c', { fee: rentalFee(s, rented), cash: operating(s).cash })
  const all = [...new Set([...paid, ...rented])]
  return { rented: all, found: reachWith(s, company, all) }
}

const isRentable = (s: State, hex: HexId): boolean =>
  graphNow(s).stops.some((stop) => stop.hex === hex && tollAt(s, turnOf(s).company, stop) === 1)

/** VII.15: half to the bank, half to the FC. */
export function payRental(s: State, rented: readonly HexId[] = []): void {
  const turn = turnOf(s)
  const fresh = rented.filter((hex) => !turn.rented.includes(hex))
  if (fresh.length === 0) return
  payFee(s, fresh)
  turn.rented.push(...fresh)
}

export function payFee(s: State, hexes: readonly HexId[]): void {
  const fee = RENTAL * hexes.length
  pay(s, operating(s), s.bank, fee / 2)
  pay(s, operating(s), s.central, fee / 2)
  const company = turnOf(s).company as Major // only majors reach a token in their way
  tell(s, { type: 'rented', company, hexes: [...hexes], fee })
}
