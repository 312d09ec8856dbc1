import type { Action } from '../../../shared/games/santiago/action.ts'
import { COLOURS, COPIES, DEMANDED, FACES, FLOWERS, GOODS } from '../../../shared/games/santiago/data.ts'
import type { Building, Colour, Cuban, Demanded, Good } from '../../../shared/games/santiago/data.ts'
import { santiago } from '../../../shared/games/santiago/game.ts'
import type { News } from '../../../shared/games/santiago/news.ts'
import type { Holding, State } from '../../../shared/games/santiago/state.ts'
import { colourOf } from '../../../shared/games/santiago/visit.ts'
import type { Rng, Seat } from '../../../shared/engine/game.ts'
import { below, seeded } from '../../../shared/engine/random.ts'
import { table } from '../../support/position.ts'
import type { Position } from '../../support/position.ts'

/** The same town for every test; 1 is the stop after the port. */
const STREET: Cuban[] = ['jose', 'conchita', 'miguel', 'maria', 'martinez', 'pablo', 'pedro', 'zorro', 'alonso']
const TOWN: Record<Colour, Building[]> = {
  yellow: ['distillery', 'church', 'casino'],
  blue: ['blackMarket', 'cigarFactory', 'bank'],
  red: ['sawmill', 'cafe', 'customs'],
  white: ['harbormaster', 'office', 'newspaper'],
}
const HOSTS: Record<Colour, Cuban> = { yellow: 'jose', blue: 'martinez', red: 'maria', white: 'pedro' }

export interface City extends Position<State, Action, Action> {
  hold(seat: Seat): Holding
  told<T extends News['type']>(type: T): Extract<News, { type: T }>[]
  drive(seat: Seat, stops: number): this
  stopAt(seat: Seat, cuban: Cuban, decline?: true): this // from the stop before
  toPort(seat: Seat): this // from the stop before
  enter(seat: Seat, building: Building): this // after declining a Cuban of its colour
  deliver(seat: Seat, good: Good, amount: number, as?: Demanded): this
  pass(seat: Seat): this
  load(seat: Seat): this // answers the roll with the first die that may be set aside
}

/** It is seat 0's turn, nobody has moved a piece, the ship wants 2 sugar, 2 citrus, 1 tobacco and 1 rum. */
export function city(seats = 3, change: (draft: State) => void = () => {}, open = false): City {
  const t = table(santiago, { seats, options: { open } }).given((s) => {
    s.cubans = [...STREET]
    s.boxes = COLOURS.flatMap((colour) => TOWN[colour])
    s.start = 0
    s.phase = { at: 'drive', seat: 0 }
    wants(s, { sugar: 2, citrus: 2, tobacco: 1, rum: 1 })
    change(s)
  })
  return Object.assign(t, sugar)
}

const sugar: Omit<City, keyof Position<State, Action, Action>> & ThisType<City> = {
  hold(seat) {
    return this.state.secret.holdings[seat]!
  },
  told<T extends News['type']>(type: T) {
    return this.news.filter((it): it is Extract<News, { type: T }> => it.type === type)
  },
  drive(seat, stops) {
    return this.play(seat, { type: 'drive', stops })
  },
  stopAt(seat, cuban, decline) {
    this.given((s) => (s.car = s.cubans.indexOf(cuban)))
    return this.play(seat, { type: 'drive', stops: 1, ...(decline ? { decline } : {}) })
  },
  toPort(seat) {
    return this.given((s) => (s.car = 9)).drive(seat, 1)
  },
  enter(seat, building) {
    return this.stopAt(seat, HOSTS[colourOf(this.state, building)], true).play(seat, { type: 'visit', building })
  },
  deliver(seat, good, amount, as) {
    return this.play(seat, { type: 'deliver', good, amount, as: as ?? (good as Demanded) }) // wood names its die
  },
  pass(seat) {
    return this.play(seat, { type: 'pass' })
  },
  load(seat) {
    return this.play(seat, this.offers(seat)[0]!)
  },
}

export type Belongings = Partial<Record<Good | 'pesos' | 'points', number>>

/** Sets what a seat holds, goods not named to none; the supply makes up for it. */
export function own(s: State, seat: Seat, { pesos, points, ...goods }: Belongings): void {
  const holding = s.secret.holdings[seat]!
  if (pesos !== undefined) holding.pesos = pesos
  if (points !== undefined) {
    holding.from.city += points - holding.points
    holding.points = points
  }
  for (const good of GOODS) holding.goods[good] = goods[good] ?? 0
  for (const good of GOODS) {
    s.supply[good] = COPIES - s.secret.holdings.reduce((sum, it) => sum + it!.goods[good], 0)
    if (s.supply[good] < 0) throw new Error(`more than ${COPIES} ${good}`)
  }
}

export const emptyHanded = (s: State): void => s.players.forEach((_, seat) => own(s, seat, {}))

/** Leaves `left` of a good in the supply; the rest lies with `seat`. */
export function runLow(s: State, good: Good, left: number, seat: Seat): void {
  const holding = s.secret.holdings[seat]!
  holding.goods[good] += s.supply[good] - left
  s.supply[good] = left
}

export function wants(s: State, dice: Partial<Record<Demanded, number>>): void {
  const named = DEMANDED.filter((good) => dice[good] !== undefined)
  const rest = DEMANDED.filter((good) => dice[good] === undefined)
  s.dice = Object.fromEntries([...named, ...rest].slice(0, 4).map((good) => [good, dice[good] ?? 0]))
  s.aside = { good: DEMANDED.find((good) => s.dice[good] === undefined)!, value: 1 }
}

/** Swaps the building into a box under this colour. */
export function under(s: State, colour: Colour, building: Building): void {
  if (colourOf(s, building) === colour) return
  const [here, there] = [s.boxes.indexOf(building), COLOURS.indexOf(colour) * 3]
  ;[s.boxes[here], s.boxes[there]] = [s.boxes[there]!, building]
}

export const place = (s: State, seat: Seat, building: Building): void => void (s.players[seat]!.piece = building)

export function property(s: State, seat: Seat, ...buildings: Building[]): void {
  for (const building of buildings) s.owners[building] = seat
  s.players[seat]!.markers -= buildings.length
}

/** A random state whose next five dice show these values, in the order of DEMANDED. */
export function dieFall(values: readonly number[]): Rng {
  for (let seed = 1; ; seed++) {
    const rng = seeded([seed])
    const [a, b, c, d] = rng
    if (DEMANDED.every((good, at) => FACES[good][below(rng, 6)] === values[at])) return [a, b, c, d]
  }
}

export const buildingsUnder = (s: State, colour: Colour): Building[] =>
  s.boxes.filter((building) => colourOf(s, building) === colour)
export const flowerOf = (cuban: Cuban): string => FLOWERS[cuban].colour
