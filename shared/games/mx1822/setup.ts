import { check } from '../../engine/game.ts'
import { shuffled } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'
import { emptyBoard } from '../../rail/board.ts'
import { fullDepot } from '../../rail/depot.ts'
import { emptyMarket, enter } from '../../rail/market.ts'
import type { Concession, Minor } from './companies.ts'
import { CONCESSIONS, FIRST_NDEM, LOT, MINORS, NDEM, NDEM_SHARES } from './companies.ts'
import { BANK, CUBES, tableFor } from './data.ts'
import { NDEM_START, PRICES } from './market.ts'
import type { Options } from './options.ts'
import { spaceAt } from './price.ts'
import type { Private } from './privates.ts'
import { FIRST_PRIVATE, PRIVATES } from './privates.ts'
import { startStockRound } from './rounds.ts'
import type { Charter, State } from './state.ts'
import { placeNdemStation } from './stations.ts'
import { PIECES } from './tiles.ts'
import { SUPPLY } from './trains.ts'

/** How the cards fell. */
export interface Deal {
  readonly order: readonly number[]
  readonly minors: readonly Minor[] // without M18
  readonly concessions: readonly Concession[] // without C1
  readonly privates: readonly Private[] // without P1
}

/** 2.1 */
export function setup(seats: number, options: Options, rng: Rng): State {
  check(seats > 2 || options.twoPlayers, '2.1.2', { seats })
  const deal: Deal = {
    minors: shuffled(
      rng,
      MINORS.filter((minor) => minor !== LOT.minor),
    ),
    concessions: shuffled(
      rng,
      CONCESSIONS.filter((concession) => concession !== LOT.concession),
    ),
    privates: shuffled(
      rng,
      PRIVATES.filter((it) => it !== FIRST_PRIVATE),
    ),
    order: shuffled(
      rng,
      Array.from({ length: seats }, (_, seat) => seat),
    ),
  }
  return setupFrom(deal, options, rng)
}

/** 2.1: from cards already in order. */
export function setupFrom(deal: Deal, options: Options, rng: Rng): State {
  const { cash, biddingCubes } = tableFor(deal.order.length)
  const station = deal.minors.find((minor) => (FIRST_NDEM as readonly Minor[]).includes(minor)) ?? FIRST_NDEM[0] // 2.1.7
  const state: State = {
    news: [{ type: 'started', order: [...deal.order], station }],
    revealed: false,
    options,
    players: deal.order.map(() => ({ cash, loan: 0, privates: [], concessions: [], sold: [], curve: [] })),
    order: [...deal.order],
    phase: '1',
    stockRound: 0,
    set: { round: 0, of: 0 },
    round: { at: 'over' },
    pending: [],
    asked: 0,
    bank: { cash: BANK - cash * deal.order.length },
    companies: { [NDEM]: ndemCharter() },
    shares: { [NDEM]: { players: deal.order.map(() => 0), treasury: 0, pool: NDEM_SHARES + 1 } }, // 4.4.2
    market: emptyMarket(PRICES.length),
    depot: fullDepot(SUPPLY),
    board: emptyBoard(PIECES),
    cubes: { pool: CUBES - biddingCubes * deal.order.length, on: {} },
    minors: { boxes: [], pile: deal.minors.filter((minor) => minor !== station) },
    concessions: { boxes: [], pile: [LOT.concession, ...deal.concessions] },
    privates: { boxes: [], pile: [FIRST_PRIVATE, ...deal.privates] },
    bids: {},
    ndem: 'open',
    secret: { rng, orders: deal.order.map(() => []) },
  }
  enter(state.market, NDEM, spaceAt(NDEM_START))
  placeNdemStation(state, station)
  startStockRound(state)
  return state
}

const ndemCharter = (): Charter => ({
  cash: 0,
  trains: [],
  privates: [],
  cubes: 0,
  available: 0,
  exchange: 0,
  turns: 0,
  start: NDEM_START,
  floated: true,
  destination: false,
})
