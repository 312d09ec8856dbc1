import * as v from 'valibot'
import { CONCESSIONS, MAJORS, MINORS, NDEM } from './companies.ts'
import { MAX_BIDS } from './data.ts'
import { MAJOR_STARTS } from './market.ts'
import { PRIVATES } from './privates.ts'
import { TRAINS } from './trains.ts'

const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const yes = v.optional(v.literal(true))
const hex = v.pipe(v.string(), v.regex(/^[A-Q]\d{1,2}$/))
const city = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
const turn = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
const tile = v.pipe(v.string(), v.regex(/^[A-Z]?\d{1,3}$/))
const minor = v.picklist(MINORS)
const major = v.picklist(MAJORS)
const stock = v.picklist([...MAJORS, NDEM])
const company = v.picklist([...MINORS, ...MAJORS])
const item = v.picklist([...MINORS, ...CONCESSIONS, ...PRIVATES])
const privateCompany = v.picklist(PRIVATES)
const train = v.picklist(TRAINS)

/** 5: in a stock round. */
const Stock = [
  v.strictObject({ type: v.literal('sell'), company: stock, shares: count }), // also to raise money for a train (6.16)
  v.strictObject({ type: v.literal('repay'), amount: v.pipe(dollars, v.minValue(1)) }),
  v.strictObject({ type: v.literal('buy'), company: stock, from: v.picklist(['treasury', 'pool']) }),
  v.strictObject({ type: v.literal('convert'), company: major, price: v.picklist(MAJOR_STARTS) }), // a concession (5.7)
  v.strictObject({ type: v.literal('form'), company: major, price: v.picklist(MAJOR_STARTS) }), // directly, from phase 5 (5.8)
  v.strictObject({
    type: v.literal('bid'),
    bids: v.pipe(v.array(v.strictObject({ item, amount: dollars })), v.minLength(1), v.maxLength(MAX_BIDS)),
    done: yes,
  }),
  v.strictObject({ type: v.literal('double'), yes: v.boolean() }), // P7
] as const

/** 6.7 to 6.11 */
const Building = [
  v.strictObject({
    type: v.literal('acquirePrivate'),
    private: privateCompany,
    cubes: v.optional(v.pipe(v.array(hex), v.minLength(1), v.maxLength(3))), // P10, P11: from the board, what the pool lacks
  }),
  v.strictObject({ type: v.literal('closePrivate'), private: privateCompany }), // P16
  v.strictObject({
    type: v.literal('layTile'),
    hex,
    tile,
    turn,
    using: v.optional(v.pipe(v.array(privateCompany), v.minLength(1), v.maxLength(3))), // P8, P9, P12, P13
  }),
  v.strictObject({
    type: v.literal('placeCube'),
    hex,
    from: v.optional(hex), // 6.8.16: the pool is empty
    using: v.optional(v.picklist(['P9', 'charter'])), // charter: a cube of P10 or P11
  }),
  v.strictObject({ type: v.literal('upgradeMexicoCity'), using: v.optional(v.literal('P9')) }),
  v.strictObject({ type: v.literal('layPort'), private: privateCompany, hex }),
  v.strictObject({ type: v.literal('placeToken'), hex, city }),
] as const

/** A route as the board names it: the stops in order and the hexes of the track between each two. */
const Route = v.strictObject({
  train,
  pullman: yes,
  stops: v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.minLength(1), v.maxLength(60)),
  links: v.pipe(v.array(v.pipe(v.array(hex), v.minLength(1), v.maxLength(60))), v.maxLength(60)),
  revenue: v.optional(dollars), // only with the compat option: as recorded
})
export type Route = v.InferOutput<typeof Route>

/** 6.12 to 6.20 */
const Running = [
  v.strictObject({
    type: v.literal('run'),
    routes: v.pipe(v.array(Route), v.maxLength(12)),
    mail: v.optional(dollars), // only with the compat option: as recorded
  }),
  v.strictObject({
    type: v.literal('dividend'),
    pay: v.picklist(['full', 'half', 'none']),
    special: v.optional(v.picklist(['full', 'half', 'none'])), // 6.13.2: the special train apart
  }),
  v.strictObject({
    type: v.literal('buyTrain'),
    train,
    from: v.picklist(['bank', 'pool', ...MINORS, ...MAJORS]),
    price: dollars,
    upgrade: yes, // 6.14.4: L into 2
  }),
  v.strictObject({ type: v.literal('discard'), train }),
  v.strictObject({
    type: v.literal('acquireMinor'),
    minor,
    from: v.picklist(['player', 'box']),
    shares: v.picklist([0, 1, 2]),
    token: v.picklist(['place', 'available', 'none']),
  }),
  v.strictObject({ type: v.literal('issue'), shares: count }),
  v.strictObject({ type: v.literal('redeem'), shares: count }),
] as const

/** 6.22: tokens of the NdeM. */
const Auction = [
  v.strictObject({ type: v.literal('offerToken'), hex, city, amount: dollars }),
  v.strictObject({ type: v.literal('raise'), amount: dollars }),
  v.strictObject({ type: v.literal('takeToken'), company: major }),
] as const

const Always = [
  v.strictObject({ type: v.literal('answer'), question: number, yes: v.boolean() }),
  v.strictObject({ type: v.literal('withdraw'), question: number }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('passUntil'), until: v.picklist(['action', 'outbid', 'end']) }), // a standing order
  v.strictObject({ type: v.literal('bidUpTo'), item, limit: dollars }), // a standing order
  v.strictObject({ type: v.literal('cancel'), item: v.optional(item) }), // a standing order; without item: passUntil
] as const

const all = [...Stock, ...Building, ...Running, ...Auction, ...Always] as const
const Any = v.variant('type', all)
export type Action = v.InferOutput<typeof Any>

const schemas = new Map<unknown, v.GenericSchema<unknown, Action>>(all.map((it) => [it.entries.type.literal, it]))
const typeOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined

/** Looked up by its type: trying thirty schemas one after another took a tenth of an action. */
export const Action = v.lazy((input): v.GenericSchema<unknown, Action> => schemas.get(typeOf(input)) ?? Any)
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

/** What another player may have to agree to. */
export type Agreed = ActionOf<'acquirePrivate' | 'layTile' | 'buyTrain' | 'acquireMinor'>

/** Companies that decide for themselves. */
export type Directed = v.InferOutput<typeof company>
