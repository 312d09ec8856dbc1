import * as v from 'valibot'
import { CHARACTERS, GOODS, MERCHANDISE, PIECES, PRODUCTS, RESOURCES, START } from './data.ts'
import { BUILDINGS } from './data/buildings.ts'
import { FIELDS } from './data/plantations.ts'
import { DOCKS, SHIPS } from './data/ships.ts'
import { SECTIONS } from './data/statutes.ts'

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(18))
const field = v.picklist(FIELDS)
const resource = v.picklist(RESOURCES)
const product = v.picklist(PRODUCTS)
const goods = v.picklist(GOODS)
const merchandise = v.picklist(MERCHANDISE)
const section = v.picklist(SECTIONS)
const dock = v.picklist(DOCKS)
const oneOrTwo = <K extends typeof resource | typeof product>(kind: K) =>
  v.pipe(v.array(kind), v.minLength(1), v.maxLength(2))
const exactly = <K extends typeof resource | typeof product>(count: number, kind: K) =>
  v.pipe(v.array(kind), v.length(count))

const use = { type: v.literal('use'), field } // the field tells two tiles of a kind apart, and the printed warehouse
const plain = <B extends string>(building: B) => v.strictObject({ ...use, building: v.literal(building) })
const some = <B extends string>(building: B) => v.strictObject({ ...use, building: v.literal(building), amount })

/** With the foreman: which building, and how. */
const Use = v.variant('building', [
  some('cementFactory'),
  some('sawMill'),
  some('golfCourse'),
  v.strictObject({ ...use, building: v.literal('monastery'), give: oneOrTwo(product) }),
  some('rumCafe'),
  some('cigarCafe'),
  v.strictObject({ ...use, building: v.literal('smallBranchOffice'), dock, kind: merchandise }),
  v.strictObject({ ...use, building: v.literal('largeBranchOffice'), dock, kind: merchandise, amount }),
  plain('hotel'),
  plain('inn'),
  v.strictObject({ ...use, building: v.literal('generalStore'), give: goods }),
  v.strictObject({ ...use, building: v.literal('productHouse'), give: product }),
  v.strictObject({ ...use, building: v.literal('resourceHouse'), give: oneOrTwo(resource) }),
  plain('smallBank'),
  plain('largeBank'),
  some('cigarFactory'),
  some('distillery'),
  v.strictObject({ ...use, building: v.literal('blackMarket'), give: merchandise, take: merchandise }),
  v.strictObject({ ...use, building: v.literal('church'), bill: section }),
  plain('townHall'),
  plain('dam'),
  v.strictObject({ ...use, building: v.literal('lighthouse'), ship: v.picklist(SHIPS) }),
  plain('warehouse'), // stores every product in the lot
])
export type Use = v.InferOutput<typeof Use>

export const Cargo = v.strictObject({
  citrus: v.optional(amount),
  sugar: v.optional(amount),
  tobacco: v.optional(amount),
  rum: v.optional(amount),
  cigar: v.optional(amount),
})
export type Cargo = v.InferOutput<typeof Cargo>

export const Action = v.variant('type', [
  v.strictObject({
    type: v.literal('choose'),
    resources: exactly(START.resources, resource),
    products: exactly(START.products, product),
  }), // setup
  v.strictObject({ type: v.literal('lay'), card: v.picklist(CHARACTERS) }), // variant: face down for parliament
  v.strictObject({ type: v.literal('play'), card: v.picklist(CHARACTERS) }),
  v.strictObject({ type: v.literal('work'), to: field, harvest: v.pipe(v.array(field), v.maxLength(6)) }), // harvest: the product fields used
  v.strictObject({ type: v.literal('buy'), kind: merchandise }), // one piece
  v.strictObject({ type: v.literal('sell'), kind: merchandise }), // one piece
  v.strictObject({ type: v.literal('take'), piece: v.picklist([...RESOURCES, ...PRODUCTS]) }), // alternative of the tradeswoman
  v.strictObject({ type: v.literal('build'), building: v.picklist(BUILDINGS), field }),
  Use,
  v.strictObject({ type: v.literal('load'), dock, cargo: Cargo }),
  v.strictObject({ type: v.literal('done') }), // no (more) trading, building, using or loading
  v.strictObject({ type: v.literal('bid'), pesos: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }),
  v.strictObject({ type: v.literal('enact'), bills: v.pipe(v.array(section), v.maxLength(4)) }), // the winner passes exactly two bills
  v.strictObject({
    type: v.literal('obey'),
    tax: v.boolean(),
    duty: v.pipe(v.array(v.picklist(PIECES)), v.maxLength(2)),
  }), // duty: what is given, [] is nothing
])
export type Action = v.InferOutput<typeof Action>
