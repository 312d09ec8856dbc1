import type { Seat } from '../../../shared/engine/game.ts'
import type { Action, Use } from '../../../shared/games/cuba/action.ts'
import { CHARACTERS, COPIES, MERCHANDISE, PIECES, PRODUCTS } from '../../../shared/games/cuba/data.ts'
import type { Character, Merchandise, Piece, Product } from '../../../shared/games/cuba/data.ts'
import { BUILDINGS, TILES } from '../../../shared/games/cuba/data/buildings.ts'
import type { Building } from '../../../shared/games/cuba/data/buildings.ts'
import type { Field } from '../../../shared/games/cuba/data/plantations.ts'
import { DOCKS, SHIPS } from '../../../shared/games/cuba/data/ships.ts'
import type { Dock, Ship } from '../../../shared/games/cuba/data/ships.ts'
import { DECKS, SECTIONS } from '../../../shared/games/cuba/data/statutes.ts'
import type { Section, Statute } from '../../../shared/games/cuba/data/statutes.ts'
import { cuba } from '../../../shared/games/cuba/game.ts'
import { emptyBerth } from '../../../shared/games/cuba/harbor.ts'
import type { News } from '../../../shared/games/cuba/news.ts'
import { inOrder } from '../../../shared/games/cuba/phase.ts'
import type { Options, Player, State } from '../../../shared/games/cuba/state.ts'
import { table } from '../../support/position.ts'
import type { Position } from '../../support/position.ts'

type Acts = Partial<Record<Section, Statute>>
type Amounts<K extends string> = Partial<Record<K, number>>

export interface Island extends Position<State, Action, Action> {
  player(seat: Seat): Player
  points(): number[]
  pesos(): number[]
  told<T extends News['type']>(type: T): Extract<News, { type: T }>[]
  card(seat: Seat, card: Character): this
  work(seat: Seat, to: Field, ...harvest: Field[]): this
  use<B extends Building>(seat: Seat, field: Field, building: B, how?: Partial<Extract<Use, { building: B }>>): this
  load(seat: Seat, dock: Dock, cargo: Amounts<Merchandise>): this
  done(seat: Seat): this
  bid(...pesos: number[]): this // by seat, of those who are asked
  parliament(fifth: Character[], fourth?: Character[]): this // everybody's last cards; by default all end with the tradeswoman
  statutes(acts: Acts): this // tax and duty are passed just now, the others were in force
  obey(seat: Seat, tax: boolean, ...duty: Piece[]): this
  endRound(acts?: Acts): this // nobody pays or gives anything
}

const ROUND_ONE: Acts = { tax: 'tax4', duty: 'dutyWater', subsidy: 'subsidyVotes', other: 'drought' }

/** Round 1, seat 0 to play the first card, nobody holds any piece; ships 1 and 2 in docks 1 and 2, ship 3 at sea, then 4, 5 … */
export function island(seats = 3, change: (draft: State) => void = () => {}, options: Partial<Options> = {}): Island {
  const t = table(cuba, { seats, options: { side: 'common', faceDown: false, ...options } }).given((s) => {
    s.start = 0
    s.phase = { at: 'play', seat: 0 }
    harbor(s, { 1: 1, 2: 2 }, 3)
    propose(s, ROUND_ONE)
    change(s)
  })
  return Object.assign(t, sugar)
}

const sugar: Omit<Island, keyof Position<State, Action, Action>> & ThisType<Island> = {
  player(seat) {
    return this.state.players[seat]!
  },
  points() {
    return this.state.players.map((player) => player.points)
  },
  pesos() {
    return this.state.players.map((player) => player.pesos)
  },
  told<T extends News['type']>(type: T) {
    return this.news.filter((it): it is Extract<News, { type: T }> => it.type === type)
  },
  card(seat, card) {
    return this.play(seat, { type: 'play', card })
  },
  work(seat, to, ...harvest) {
    return this.play(seat, { type: 'work', to, harvest })
  },
  use(seat, field, building, how) {
    return this.play(seat, { type: 'use', field, building, ...how } as unknown as Action)
  },
  load(seat, dock, cargo) {
    return this.play(seat, { type: 'load', dock, cargo })
  },
  done(seat) {
    return this.play(seat, { type: 'done' })
  },
  bid(...pesos) {
    for (const seat of this.active) this.play(seat, { type: 'bid', pesos: pesos[seat]! })
    return this
  },
  parliament(fifth, fourth = fifth.map((card) => (card === 'tradeswoman' ? 'architect' : 'tradeswoman'))) {
    const last = inOrder(this.state).at(-1)!
    this.given((s) => {
      s.players.forEach((player, seat) => {
        const rest = CHARACTERS.filter((card) => card !== fifth[seat] && card !== fourth[seat])
        player.played = seat === last ? rest : [...rest, fourth[seat]!]
      })
      s.secret.laid = s.secret.laid.map((_, seat) => (s.options.faceDown ? fifth[seat]! : null))
      s.phase = { at: 'play', seat: last }
    }).card(last, fourth[last]!)
    return this.offers(last).some((offer) => offer.type === 'done') ? this.done(last) : this
  },
  statutes(acts) {
    const { tax = 'tax2', duty = 'dutyCitrus', ...rest } = acts
    this.given((s) => {
      s.acts = rest
      s.bills = { tax, duty }
      s.phase = { at: 'enact', seat: s.start, bought: s.players.map(() => 0) }
    })
    return this.play(this.state.start, { type: 'enact', bills: ['tax', 'duty'] })
  },
  obey(seat, tax, ...duty) {
    return this.play(seat, { type: 'obey', tax, duty })
  },
  endRound(acts = {}) {
    this.statutes(acts)
    if (this.state.phase.at === 'obey') for (const seat of this.active) this.obey(seat, false)
    return this
  },
}

/** Sets what lies in a seat's lot, pieces not named to none; the stock makes up for it. */
export function own(s: State, seat: Seat, { pesos, ...lot }: Amounts<Piece | 'pesos'>): void {
  const player = s.players[seat]!
  if (pesos !== undefined) player.pesos = pesos
  for (const piece of PIECES) player.lot[piece] = lot[piece] ?? 0
  restock(s)
}

export function stored(s: State, seat: Seat, store: Amounts<Product>): void {
  for (const product of PRODUCTS) s.players[seat]!.store[product] = store[product] ?? 0
  restock(s)
}

export function onMarket(s: State, market: Amounts<Merchandise>): void {
  Object.assign(s.market, market)
  restock(s)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function restock(s: State): void {
  for (const piece of PIECES) {
    const kind = MERCHANDISE.find((it) => it === piece)
    const product = PRODUCTS.find((it) => it === piece)
    const lots = sum(s.players.map((player) => player.lot[piece] + (product ? player.store[product] : 0)))
    const ships = kind ? sum(Object.values(s.docks).map((berth) => berth.cargo[kind])) : 0
    s.stock[piece] = COPIES[piece] - lots - ships - (kind ? s.market[kind] : 0)
    if (s.stock[piece] < 0) throw new Error(`more than ${COPIES[piece]} ${piece}`)
  }
}

/** Leaves `left` of a piece in the stock; the rest lies in a seat's lot. */
export function runLow(s: State, piece: Piece, left: number, seat: Seat): void {
  s.players[seat]!.lot[piece] += s.stock[piece] - left
  s.stock[piece] = left
}

export function built(s: State, seat: Seat, tiles: Partial<Record<Field, Building>>): void {
  s.players[seat]!.built = { ...tiles }
  for (const building of BUILDINGS) {
    const used = sum(s.players.map((it) => Object.values(it.built).filter((tile) => tile === building).length))
    s.tiles[building] = TILES[building].count - used
  }
}

export const workerOn = (s: State, seat: Seat, field: Field): void => void (s.players[seat]!.worker = field)

/** Empty ships in these docks and at sea; the pile has the others in the order of their numbers. */
export function harbor(s: State, docks: Partial<Record<Dock, Ship>>, sea: Ship): void {
  s.docks = {}
  for (const dock of DOCKS) if (docks[dock]) s.docks[dock] = emptyBerth(docks[dock])
  s.sea = sea
  s.secret.pile = SHIPS.filter((ship) => ship !== sea && !Object.values(docks).includes(ship))
  restock(s)
}

export function loaded(s: State, dock: Dock, cargo: Amounts<Merchandise>): void {
  Object.assign(s.docks[dock]!.cargo, cargo)
  restock(s)
}

/** The bills of the round; those of earlier rounds and of later ones are the rest of the decks. */
export function propose(s: State, bills: Acts): void {
  s.bills = { ...bills }
  for (const section of SECTIONS) {
    const bill = bills[section]
    const rest: Statute[] = [...DECKS[section]]
    if (bill) rest.splice(rest.indexOf(bill), 1)
    s.proposed[section] = [...rest.splice(0, s.round - 1), ...(bill ? [bill] : [])]
    s.secret.statutes[section] = rest
  }
}

export function inForce(s: State, acts: Acts): void {
  Object.assign(s.acts, acts)
}
