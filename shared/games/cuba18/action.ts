import * as v from 'valibot'
import { FC, MAJORS, MINORS } from './companies.ts'
import { COMMISSIONER_IDS, CONCESSION_IDS, MACHINE_IDS } from './data.ts'
import { PARS } from './market.ts'
import { NARROW, TRAINS, WAGONS } from './trains.ts'

const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const hex = v.pipe(v.string(), v.regex(/^[A-H]\d{1,2}$/))
const city = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))
const turn = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
const tile = v.pipe(v.string(), v.regex(/^(?:L|IR)?\d{1,3}$/))
const minor = v.picklist(MINORS)
const major = v.picklist(MAJORS)
const company = v.picklist([...MINORS, ...MAJORS])
const stock = v.picklist([...MINORS, ...MAJORS, FC])
const train = v.picklist(TRAINS)
const wagon = v.picklist(WAGONS)
const machine = v.picklist(MACHINE_IDS)
const rented = v.optional(v.pipe(v.array(hex), v.minLength(1), v.maxLength(8))) // FC tokens to ignore (VII.15)

/** VI: auction, draft and stock rounds. */
const Stock = [
  v.strictObject({ type: v.literal('bid'), amount: dollars }),
  v.strictObject({ type: v.literal('draft'), concession: v.picklist(CONCESSION_IDS) }),
  v.strictObject({ type: v.literal('sell'), company: stock, shares: count }), // also to raise money for a train (VII.13)
  v.strictObject({ type: v.literal('buy'), company: stock, from: v.picklist(['offering', 'treasury', 'pool']) }),
  v.strictObject({ type: v.literal('found'), company: major, par: v.picklist(PARS) }),
  v.strictObject({
    type: v.literal('foundMinor'),
    concession: v.picklist(CONCESSION_IDS),
    company: minor,
    par: v.picklist(PARS),
    hex, // of its mill
  }),
] as const

/** IV.2: whenever its owner has the move (R69). */
const Benefits = [
  v.strictObject({ type: v.literal('giveWagon'), company: major }),
  v.strictObject({ type: v.literal('giveMail'), company: major }),
  v.strictObject({ type: v.literal('giveMachine'), company: minor, machine }),
] as const

/** VII.4 to VII.8 */
const Building = [
  v.strictObject({ type: v.literal('home'), hex, city }), // the FEC's; Oe's in L45
  v.strictObject({ type: v.literal('issue') }),
  v.strictObject({ type: v.literal('redeem') }),
  v.strictObject({
    type: v.literal('layTile'),
    hex,
    tile,
    turn,
    commissioner: v.optional(v.picklist(COMMISSIONER_IDS)),
    rented,
  }),
  v.strictObject({ type: v.literal('placeStation'), hex, city, rented }),
] as const

/** A route as the board names it: the stops in order and the hexes of the track between each two. */
const Route = v.strictObject({
  train,
  wagon: v.optional(wagon),
  stops: v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.minLength(2), v.maxLength(12)),
  links: v.pipe(v.array(v.pipe(v.array(hex), v.minLength(1), v.maxLength(60))), v.maxLength(12)),
  rented, // FC cities this train passes for a fee
  harbor: v.optional(hex), // where the wagon unloads
  cubes: v.optional(v.record(minor, count)), // taken from these mills
})
export type Route = v.InferOutput<typeof Route>

/** VII.9 to VII.14 */
const Running = [
  v.strictObject({
    type: v.literal('run'),
    routes: v.pipe(v.array(Route), v.maxLength(4)),
    spared: v.optional(v.record(minor, count)), // cubes left at a mill on purpose (R40)
  }),
  v.strictObject({ type: v.literal('pay'), out: v.boolean() }), // all to the shareholders, or all kept
  v.strictObject({
    type: v.literal('buyTrain'),
    train,
    from: v.picklist(['bank', 'pool', ...MINORS, ...MAJORS]),
    price: dollars,
    discount: v.optional(v.literal(true)), // concession 6
  }),
  v.strictObject({
    type: v.literal('tradeIn'),
    train, // given
    to: v.picklist(NARROW),
    discount: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('buyWagon'), wagon, from: v.picklist(['bank', 'pool', ...MAJORS]) }),
  v.strictObject({ type: v.literal('discardTrain'), train }),
  v.strictObject({ type: v.literal('discardWagon'), wagon }),
  v.strictObject({ type: v.literal('contribute'), amount: v.pipe(dollars, v.minValue(1)) }), // VII.13: the director's own money
  v.strictObject({ type: v.literal('buyMachine'), machine }),
] as const

const Always = [
  v.strictObject({ type: v.literal('answer'), question: number, yes: v.boolean() }),
  v.strictObject({ type: v.literal('withdraw'), question: number }),
  v.strictObject({ type: v.literal('pass') }),
] as const

export const Action = v.variant('type', [...Stock, ...Benefits, ...Building, ...Running, ...Always])
export type Action = v.InferOutput<typeof Action>
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
export type Directed = v.InferOutput<typeof company>

/** VII.12f: what another director may have to agree to. */
export type Agreed = ActionOf<'buyTrain' | 'buyWagon'>
