import type { Seat } from '../../../shared/engine/game.ts'
import { enter, leave } from '../../../shared/rail/market.ts'
import type { Action, ActionOf } from '../../../shared/games/cuba18/action.ts'
import type { Company, Major, Minor, Traded } from '../../../shared/games/cuba18/companies.ts'
import { isMajor, isMinor, sharesIn } from '../../../shared/games/cuba18/companies.ts'
import { advance } from '../../../shared/games/cuba18/advance.ts'
import { payMail } from '../../../shared/games/cuba18/benefits.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import { HOMES } from '../../../shared/games/cuba18/map.ts'
import { newCharter } from '../../../shared/games/cuba18/moves/found.ts'
import type { News } from '../../../shared/games/cuba18/news.ts'
import type { Offer } from '../../../shared/games/cuba18/offer.ts'
import type { Options } from '../../../shared/games/cuba18/options.ts'
import type { Phase } from '../../../shared/games/cuba18/phases.ts'
import { priceOf, spaceAt } from '../../../shared/games/cuba18/price.ts'
import type { Charter, State } from '../../../shared/games/cuba18/state.ts'
import { openStations } from '../../../shared/games/cuba18/stations.ts'
import type { Train, Wagon } from '../../../shared/games/cuba18/trains.ts'
import { newTurn } from '../../../shared/games/cuba18/turn.ts'
import type { Step } from '../../../shared/games/cuba18/turn.ts'
import type { Machine } from '../../../shared/games/cuba18/data.ts'
import { table } from '../../support/position.ts'
import type { Position } from '../../support/position.ts'

export interface Island extends Position<State, Action, Offer> {
  told<T extends News['type']>(type: T): Extract<News, { type: T }>[]
  can<T extends Offer['type']>(type: T): Extract<Offer, { type: T }>[] // of whoever has to decide
  does(action: Action): this // whoever has to decide
  cannot(input: unknown): string // the same
  pass(times?: number): this
  endStockRound(): this
  price(company: Traded): number
  cash(seat: Seat): number
  charter(company: Company): Charter
  company: Company | undefined // whose turn it is
  step: Step | undefined
}

/** The auction of the first commissioner; seat 0 is first in playing order. */
export function island(seats = 3, change: (draft: State) => void = () => {}, options: Partial<Options> = {}): Island {
  const t = table(cuba18, { seats, options: { two: 'long', three: 'short', ...options } }).given((s) => {
    s.order = s.players.map((_, seat) => seat)
    s.round = { at: 'auction', card: 1, seat: 0, bidders: [...s.order] }
    change(s)
  })
  return Object.defineProperties(t, Object.getOwnPropertyDescriptors(sugar)) as Island
}

const sugar: Omit<Island, keyof Position<State, Action, Offer>> & ThisType<Island> = {
  told<T extends News['type']>(type: T) {
    return this.news.filter((it): it is Extract<News, { type: T }> => it.type === type)
  },
  can<T extends Offer['type']>(type: T) {
    return this.offers(this.active[0]!).filter((it): it is Extract<Offer, { type: T }> => it.type === type)
  },
  does(action) {
    return this.play(this.active[0]!, action)
  },
  cannot(input) {
    return this.refused(this.active[0]!, input)
  },
  pass(times = 1) {
    for (let time = 0; time < times; time += 1) this.does({ type: 'pass' })
    return this
  },
  endStockRound() {
    const { stockRound } = this.state
    while (this.state.round.at === 'stock' && this.state.stockRound === stockRound) this.pass()
    return this
  },
  price(company) {
    return priceOf(this.state, company)
  },
  cash(seat) {
    return this.state.players[seat]!.cash
  },
  charter(company) {
    return this.state.companies[company]!
  },
  get company() {
    return this.state.round.at === 'operating' ? this.state.round.turn.company : undefined
  },
  get step() {
    return this.state.round.at === 'operating' ? this.state.round.turn.step : undefined
  },
}

/** Changes below keep the money together: the bank makes up for them. */
export function cash(s: State, seat: Seat, amount: number): void {
  s.bank.cash += s.players[seat]!.cash - amount
  s.players[seat]!.cash = amount
}

export interface InPlay {
  director?: Seat
  price?: number
  cash?: number
  trains?: Train[]
  wagons?: Wagon[]
  machines?: Machine[]
  shares?: number[] // by seat; the director's two or three unless told
  pool?: number
  cubes?: number
  operated?: boolean
}

function start(s: State, company: Company, how: InPlay): Charter {
  const { director = 0, price = 80, cash: money = 0, trains = [], wagons = [], machines = [], pool = 0 } = how
  const least = isMinor(company) ? 3 : 2
  const players = s.players.map((_, seat) => how.shares?.[seat] ?? (!how.shares && seat === director ? least : 0))
  const held = players.reduce((sum, it) => sum + it, 0)
  const treasury = sharesIn(company) - held - pool
  s.shares[company] = { players, treasury, pool, ...(isMinor(company) ? {} : { offering: 0 }) }
  const charter = { ...newCharter(director, price), cash: money, trains, wagons, machines, floated: true }
  s.companies[company] = { ...charter, cubes: how.cubes ?? 0, operated: how.operated ?? true }
  s.bank.cash -= money
  leave(s.market, company)
  enter(s.market, company, spaceAt(price))
  return s.companies[company]
}

/** A minor with its mill, in play for a while unless told. */
export function minor(s: State, id: Minor, { hex = 'D13', ...how }: InPlay & { hex?: string } = {}): void {
  Object.assign(start(s, id, how), { stations: 1, available: 1 })
  put(s, hex, id)
}

/** A major: the shares nobody holds lie in its treasury; its home stands if it has operated. */
export function major(s: State, id: Major, how: InPlay & { homeless?: true } = {}): void {
  const charter = start(s, id, how)
  openStations(s, id)
  if (how.operated === false || how.homeless) return
  charter.stations = 1
  if (id !== 'FEC') put(s, HOMES[id], id)
}

/** A token as it would stand there: homes first. */
export function put(s: State, hex: string, company: Traded, city = 0): void {
  const kind = tokensOn(s, hex, company) ? 'station' : 'home'
  s.board.tokens[hex] = [...(s.board.tokens[hex] ?? []), { company, city, kind }]
}

const tokensOn = (s: State, hex: string, company: Traded) =>
  Object.entries(s.board.tokens).some(([at, all]) => at !== hex && all.some((token) => token.company === company))

/** 'D13 L58 4, C14 5 5': hex, tile, turn. */
export function lay(s: State, tiles: string): void {
  for (const [hex, tile, turn] of tiles.split(', ').map((it) => it.split(' '))) {
    const piece = Object.keys(s.board.supply).find((it) => it.split('/').includes(tile!))!
    s.board.tiles[hex!] = { tile: tile!, turn: Number(turn) }
    s.board.supply[piece]! -= 1
  }
}

/** An operating round in the middle of a game, this company's turn. */
export function turn(s: State, company: Company, step?: Step): void {
  later(s)
  s.set = { round: 1, of: 1 }
  const now = s.companies[company]!.stations > 0 ? 'track' : 'home'
  s.round = { at: 'operating', done: [], turn: { ...newTurn(company), step: step ?? now } }
}

/** Its turn begins: what happens by itself has happened. */
export function begin(s: State, company: Company): void {
  turn(s, company)
  if (isMajor(company)) payMail(s, company)
  advance(s)
}

export function later(s: State, stockRound = 2): void {
  s.commissioners = []
  s.concessions = []
  s.stockRound = stockRound
}

/** A stock round, seat 0 has the turn. */
export function stock(s: State, number = 2): void {
  later(s, number)
  s.set = { round: 0, of: 0 }
  s.round = { at: 'stock', seat: s.order[0]!, passes: 0, sold: [] }
}

/** The cards of earlier phases are sold, one of the phase's own too. */
export function phase(s: State, now: Phase): void {
  s.phase = now
  const cards = ['2', '3', '4', '5', '6'] as const
  for (const card of cards.slice(0, Math.max(0, now - 2))) s.depot.left[card] = 0
  const own = cards[now - 2]
  if (own) s.depot.left[own]! -= 1
  if (now >= 4) s.depot.left['2n'] = 0
  if (now >= 6) s.depot.left['3n'] = 0
  if (now >= 7) s.depot.left['4n'] = 0
}

export const layTile = (lay: string, more: Partial<ActionOf<'layTile'>> = {}): ActionOf<'layTile'> => {
  const [hex, tile, by] = lay.split(' ')
  return { type: 'layTile', hex: hex!, tile: tile!, turn: Number(by), ...more }
}
export const sell = (company: Traded, shares: number): Action => ({ type: 'sell', company, shares })
export const buy = (company: Traded, from: ActionOf<'buy'>['from']): Action => ({ type: 'buy', company, from })
export const buyTrain = (
  train: Train,
  price: number,
  from: ActionOf<'buyTrain'>['from'] = 'bank',
): ActionOf<'buyTrain'> => ({ type: 'buyTrain', train, from, price })

/** This company's track step, its train step. */
export const building = (company: Company, change: (s: State) => void): Island =>
  island(3, (s) => {
    change(s)
    turn(s, company, 'track')
  })
export const shopping = (company: Company, change: (s: State) => void): Island =>
  island(3, (s) => {
    change(s)
    turn(s, company, 'trains')
  })
export const buyWagon = (wagon: Wagon, from: ActionOf<'buyWagon'>['from'] = 'bank'): ActionOf<'buyWagon'> => ({
  type: 'buyWagon',
  wagon,
  from,
})
