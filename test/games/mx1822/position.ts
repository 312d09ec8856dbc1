import type { Seat } from '../../../shared/engine/game.ts'
import { seeded } from '../../../shared/engine/random.ts'
import { enter, leave } from '../../../shared/rail/market.ts'
import type { Action, ActionOf } from '../../../shared/games/mx1822/action.ts'
import type { Company, Major, Minor } from '../../../shared/games/mx1822/companies.ts'
import { CONCESSIONS, MAJOR, MINORS, NDEM } from '../../../shared/games/mx1822/companies.ts'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import type { News } from '../../../shared/games/mx1822/news.ts'
import type { Offer } from '../../../shared/games/mx1822/offer.ts'
import type { Options } from '../../../shared/games/mx1822/options.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import { priceOf, spaceAt } from '../../../shared/games/mx1822/price.ts'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import type { Deal } from '../../../shared/games/mx1822/setup.ts'
import { setupFrom } from '../../../shared/games/mx1822/setup.ts'
import { placeHome } from '../../../shared/games/mx1822/stations.ts'
import type { Item, State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { table } from '../../support/position.ts'
import type { Position } from '../../support/position.ts'

export const OPTIONS: Options = { twoPlayers: false, higherLimit: false, mailOnLocal: true, pullmanOnLocal: false }

/** Cards in order of their numbers: M14 is the NdeM's first station, M1 to M4, C1 to C3 and P1 to P3 lie in the boxes. */
const dealFor = (seats: number): Deal => ({
  order: Array.from({ length: seats }, (_, seat) => seat),
  minors: MINORS.filter((minor) => minor !== 'M18'),
  concessions: CONCESSIONS.slice(1),
  privates: PRIVATES.slice(1),
})

export interface Mexico extends Position<State, Action, Offer> {
  told<T extends News['type']>(type: T): Extract<News, { type: T }>[]
  bid(seat: Seat, ...bids: [item: Item, amount: number][]): this // and done
  pass(...seats: Seat[]): this
  endStockRound(): this // everybody passes
  price(company: Company): number
  cash(seat: Seat): number
  can<T extends Offer['type']>(seat: Seat, type: T): Extract<Offer, { type: T }>[]
}

/** The first stock round, seat 0 is Player 1 and has the turn. */
export function mexico(seats = 3, change: (draft: State) => void = () => {}, options: Partial<Options> = {}): Mexico {
  const all = { ...OPTIONS, twoPlayers: seats === 2, ...options }
  const t = table(mx1822, { seats, options: all }).given((s) => {
    Object.assign(s, structuredClone(setupFrom(dealFor(seats), all, seeded([1]))), { news: [] })
    change(s)
  })
  return Object.assign(t, sugar)
}

const sugar: Omit<Mexico, keyof Position<State, Action, Offer>> & ThisType<Mexico> = {
  told<T extends News['type']>(type: T) {
    return this.news.filter((it): it is Extract<News, { type: T }> => it.type === type)
  },
  bid(seat, ...bids) {
    return this.play(seat, { type: 'bid', bids: bids.map(([item, amount]) => ({ item, amount })), done: true })
  },
  pass(...seats) {
    for (const seat of seats) this.play(seat, { type: 'pass' })
    return this
  },
  endStockRound() {
    const { stockRound } = this.state
    while (this.state.round.at === 'stock' && this.state.stockRound === stockRound) this.pass(this.active[0]!)
    return this
  },
  price(company) {
    return priceOf(this.state, company)
  },
  cash(seat) {
    return this.state.players[seat]!.cash
  },
  can<T extends Offer['type']>(seat: Seat, type: T) {
    return this.offers(seat).filter((it): it is Extract<Offer, { type: T }> => it.type === type)
  },
}

/** Changes below keep the 12,000 together: the bank makes up for them. */
export function cash(s: State, seat: Seat, amount: number): void {
  s.bank.cash += s.players[seat]!.cash - amount
  s.players[seat]!.cash = amount
}

export function phase(s: State, now: Phase): void {
  s.phase = now
}

export interface Founded {
  director: Seat
  price?: number
  cash?: number
  turns?: number
  trains?: Train[]
}

/** A minor that has been in play for a while. */
export function minor(
  s: State,
  id: Minor,
  { director, price = 100, cash: money = 0, turns = 1, trains = [] }: Founded,
): void {
  takeOut(s, id)
  s.companies[id] = charter({ director, price, money, turns, trains, available: 0, exchange: 0 })
  s.bank.cash -= money
  enter(s.market, id, spaceAt(price))
  if (turns > 0) placeHome(s, id)
}

/** A major in play: shares by seat, the director's two included; the rest lies in the treasury unless told. */
export function major(
  s: State,
  id: Major,
  {
    director,
    price = 100,
    cash: money = 0,
    turns = 1,
    trains = [],
    shares,
    pool = 0,
  }: Founded & { shares?: number[]; pool?: number },
): void {
  takeOut(s, MAJOR[id].concession)
  const players = s.players.map((_, seat) => shares?.[seat] ?? (seat === director ? 2 : 0))
  const held = players.reduce((sum, it) => sum + it, 0)
  s.companies[id] = charter({ director, price, money, turns, trains, available: 1, exchange: 3 })
  s.shares[id] = { players, treasury: 10 - held - pool, pool }
  s.bank.cash -= money
  enter(s.market, id, spaceAt(price))
  if (turns > 0) placeHome(s, id)
}

function charter(how: {
  director: Seat
  price: number
  money: number
  turns: number
  trains: Train[]
  available: number
  exchange: number
}) {
  const { director, price, money, turns, trains, available, exchange } = how
  const empty = { privates: [], cubes: 0, floated: true, destination: false }
  return { director, cash: money, trains, available, exchange, turns, start: price, ...empty }
}

/** An item leaves boxes and piles. */
export function takeOut(s: State, item: Item): void {
  for (const row of [s.minors, s.concessions, s.privates] as { boxes: Item[]; pile: Item[] }[]) {
    row.boxes = row.boxes.filter((it) => it !== item)
    row.pile = row.pile.filter((it) => it !== item)
  }
}

export function concession(s: State, seat: Seat, id: Major): void {
  takeOut(s, MAJOR[id].concession)
  s.players[seat]!.concessions.push(MAJOR[id].concession)
}

/** NdeM shares from the pool into hands, and completed turns. */
export function ndem(s: State, shares: number[], turns = 1): void {
  s.shares[NDEM]!.players = s.players.map((_, seat) => shares[seat] ?? 0)
  s.shares[NDEM]!.pool = 4 - shares.reduce((sum, it) => sum + it, 0)
  s.companies[NDEM]!.turns = turns
}

export function reprice(s: State, company: Company, price: number): void {
  leave(s.market, company)
  enter(s.market, company, spaceAt(price))
}

/** L/2 cards left in the bank, and so on; NdeM and others are not touched. */
export function trainsLeft(s: State, left: State['depot']['left']): void {
  Object.assign(s.depot.left, left)
}

export const sell = (company: ActionOf<'sell'>['company'], shares: number): Action => ({
  type: 'sell',
  company,
  shares,
})
export const buy = (company: ActionOf<'buy'>['company'], from: 'treasury' | 'pool'): Action => ({
  type: 'buy',
  company,
  from,
})
