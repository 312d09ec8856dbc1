import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { entries } from './amounts.ts'
import { MERCHANDISE } from './data.ts'
import type { Merchandise } from './data.ts'
import { DOCKS, SHIPS, spacesOf } from './data/ships.ts'
import type { Dock, Ship } from './data/ships.ts'
import { addPoints, held, spend } from './holding.ts'
import type { Amounts, News } from './news.ts'
import type { Berth, State } from './state.ts'

export const emptyBerth = (ship: Ship): Berth => ({
  ship,
  cargo: { citrus: 0, sugar: 0, tobacco: 0, rum: 0, cigar: 0 },
})

export const freeSpaces = ({ ship, cargo }: Berth, kind: Merchandise): number => spacesOf(ship, kind) - cargo[kind]
export const isFull = (berth: Berth): boolean => MERCHANDISE.every((kind) => freeSpaces(berth, kind) === 0)

/** 14.2: known by elimination; their order is not. */
export function shipsInPile(s: State): Ship[] {
  const seen = [s.sea, ...Object.values(s.docks).map((berth) => berth.ship)]
  return SHIPS.filter((ship) => !seen.includes(ship))
}

/** 7.1: how many of a kind this seat could put on the ship in this dock. */
export function loadable(s: State, seat: Seat, dock: Dock, kind: Merchandise): number {
  const berth = s.docks[dock]
  return berth ? Math.min(freeSpaces(berth, kind), held(s, seat, kind)) : 0
}

export interface LoadForecast {
  readonly points: number
  readonly fills: boolean
  readonly leaves: boolean // at once, by the Harbor Act
}

export function forecastLoad(s: State, dock: Dock, cargo: Amounts<Merchandise>): LoadForecast {
  const berth = s.docks[dock]
  const amount = entries(cargo).reduce((sum, [, pieces]) => sum + pieces, 0)
  const fills = berth !== undefined && MERCHANDISE.every((kind) => freeSpaces(berth, kind) === (cargo[kind] ?? 0))
  return { points: amount * dock, fills, leaves: fills && s.acts.other === 'harbor' }
}

export type Loader = Extract<News, { type: 'loaded' }>['by']

/** 7.1 to 7.5, for the mayor and both branch offices. */
export function supply(s: State, seat: Seat, load: { dock: Dock; cargo: Amounts<Merchandise>; by: Loader }): void {
  const { dock, cargo, by } = load
  const berth = s.docks[dock]
  check(berth && entries(cargo).length > 0, '7.1', { dock })
  for (const [kind, amount] of entries(cargo)) {
    check(amount <= freeSpaces(berth, kind), '7.3', { kind, free: freeSpaces(berth, kind) })
    check(amount <= held(s, seat, kind), '7.2', { kind, have: held(s, seat, kind) })
  }
  const { points, leaves } = forecastLoad(s, dock, cargo)
  for (const [kind, amount] of entries(cargo)) {
    spend(s, seat, kind, amount)
    berth.cargo[kind] += amount
  }
  addPoints(s, seat, points, 'shipping')
  tell(s, { type: 'loaded', seat, by, ship: berth.ship, dock, cargo, points })
  if (leaves) leaveAtOnce(s, dock)
}

/** 7.5: only the ships behind the gap come up. */
function leaveAtOnce(s: State, dock: Dock): void {
  depart(s, dock)
  fillDocks(
    s,
    DOCKS.filter((it) => it <= dock),
  )
}

function depart(s: State, dock: Dock): void {
  const berth = s.docks[dock]
  if (!berth) return
  tell(s, { type: 'departed', ship: berth.ship, dock, full: isFull(berth) })
  for (const kind of MERCHANDISE) s.stock[kind] += berth.cargo[kind]
  s.secret.pile.push(berth.ship)
  delete s.docks[dock]
}

/** 12.4: in their order, as far as there is room; then the ship at sea, then the pile. */
function fillDocks(s: State, docks: readonly Dock[]): void {
  const gaps = [...docks].reverse()
  for (const [at, dock] of gaps.entries()) {
    if (s.docks[dock]) continue
    const behind = gaps.slice(at + 1).find((it) => s.docks[it])
    const berth = behind === undefined ? emptyBerth(s.sea) : s.docks[behind]
    if (behind === undefined) drawShip(s)
    else delete s.docks[behind]
    if (!berth) continue
    s.docks[dock] = berth
    tell(s, { type: 'arrived', ship: berth.ship, at: dock })
  }
  tell(s, { type: 'arrived', ship: s.sea, at: 'sea' })
}

function drawShip(s: State): void {
  s.sea = s.secret.pile.shift() ?? s.sea // at least eleven ships lie in the pile; a forecast on a view does not know them
  s.revealed = true
}

/** 12.3, 12.4: full ships leave, and from the second round on whatever lies in the third dock. */
export function sailOn(s: State): void {
  for (const dock of [...DOCKS].reverse()) {
    const berth = s.docks[dock]
    if (berth && (dock === 3 || isFull(berth))) depart(s, dock)
  }
  fillDocks(s, DOCKS)
}
