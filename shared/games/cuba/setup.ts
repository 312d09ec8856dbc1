import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { below, shuffled } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'
import { counted, pairs } from './amounts.ts'
import { COPIES, MERCHANDISE, PRODUCTS, RESOURCES, START } from './data.ts'
import type { Merchandise, Product, Resource } from './data.ts'
import { BUILDINGS, TILES } from './data/buildings.ts'
import type { Building } from './data/buildings.ts'
import { WAREHOUSE_FIELD } from './data/plantations.ts'
import { SHIPS } from './data/ships.ts'
import type { Ship } from './data/ships.ts'
import { DECKS, FIRST_ACTS } from './data/statutes.ts'
import { emptyBerth } from './harbor.ts'
import { gain } from './holding.ts'
import { after, during } from './phase.ts'
import { startRound } from './round.ts'
import type { Options, Player, State } from './state.ts'

function startingPlayer(): Player {
  return {
    pesos: START.pesos,
    points: 0,
    from: { shipping: 0, buildings: 0, laws: 0, subsidies: 0, architect: 0, final: 0 },
    curve: [],
    lot: { stone: 0, wood: 0, water: 0, citrus: 0, sugar: 0, tobacco: 0, rum: 0, cigar: 0 },
    store: { citrus: 0, sugar: 0, tobacco: 0 },
    worker: WAREHOUSE_FIELD,
    built: {},
    played: [],
    townHall: false,
  }
}

const tiles = (): Record<Building, number> =>
  Object.fromEntries(BUILDINGS.map((building) => [building, TILES[building].count])) as Record<Building, number>

function secrets(seats: number, rng: Rng, pile: Ship[]): State['secret'] {
  const nothing = () => Array.from({ length: seats }, () => null)
  return {
    rng,
    pile,
    statutes: {
      tax: shuffled(rng, DECKS.tax),
      duty: shuffled(rng, DECKS.duty),
      subsidy: shuffled(rng, DECKS.subsidy),
      other: shuffled(rng, DECKS.other),
    },
    laid: nothing(),
    bids: nothing(),
    obedience: nothing(),
  }
}

/** 1: everything in place; the players have yet to choose what they start with. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const [first, second, third, ...pile] = shuffled(rng, SHIPS) as [Ship, Ship, Ship, ...Ship[]] // fifteen of them
  const start = below(rng, seats)
  const stock = { ...COPIES } as Record<keyof typeof COPIES, number>
  for (const kind of MERCHANDISE) stock[kind] -= START.market[kind]
  return {
    news: [{ type: 'started', start }],
    revealed: false,
    options,
    players: Array.from({ length: seats }, startingPlayer),
    round: 1,
    start,
    phase: { at: 'choose', seat: start },
    stock,
    market: { ...START.market } as Record<Merchandise, number>,
    tiles: tiles(),
    markers: {},
    docks: { 1: emptyBerth(first), 2: emptyBerth(second) },
    sea: third,
    acts: { ...FIRST_ACTS },
    bills: {},
    proposed: { tax: [], duty: [], subsidy: [], other: [] },
    secret: secrets(seats, rng, pile),
  }
}

export interface Choice {
  readonly resources: Resource[]
  readonly products: Product[]
}

/** 1.9: two of each, alike or not. */
export const choices = (): Choice[] =>
  pairs(RESOURCES).flatMap((resources) => pairs(PRODUCTS).map((products) => ({ resources, products })))

export function choose(s: State, seat: Seat, { resources, products }: Choice): void {
  during(s, 'choose')
  const pieces = [...resources, ...products]
  for (const piece of pieces) gain(s, seat, piece, 1)
  tell(s, { type: 'chose', seat, pieces: counted(pieces) })
  const next = after(s, seat)
  if (next === s.start) startRound(s)
  else s.phase = { at: 'choose', seat: next }
}
