import * as v from 'valibot'
import { BUILDINGS, CUBANS, DEMANDED, GOODS } from './data.ts'

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
const decline = v.optional(v.literal(true))
const demanded = v.picklist(DEMANDED)
const building = v.picklist(BUILDINGS)

/** Inside a building: which function, and how. */
const Use = v.variant('building', [
  v.strictObject({ type: v.literal('use'), building: v.literal('bank') }),
  v.strictObject({ type: v.literal('use'), building: v.literal('church') }),
  v.strictObject({ type: v.literal('use'), building: v.literal('distillery'), amount }),
  v.strictObject({ type: v.literal('use'), building: v.literal('cigarFactory'), amount }),
  v.strictObject({ type: v.literal('use'), building: v.literal('blackMarket'), give: demanded, take: demanded }),
  v.strictObject({ type: v.literal('use'), building: v.literal('sawmill') }),
  v.strictObject({
    type: v.literal('use'),
    building: v.literal('cafe'),
    goods: v.pipe(v.array(v.picklist(['cigar', 'rum'])), v.minLength(1), v.maxLength(2)),
  }),
  v.strictObject({ type: v.literal('use'), building: v.literal('customs'), good: demanded }),
  v.strictObject({
    type: v.literal('use'),
    building: v.literal('casino'),
    into: v.picklist(['points', 'pesos']),
    points: amount,
  }),
  v.strictObject({ type: v.literal('use'), building: v.literal('harbormaster'), by: v.picklist([1, -1]) }),
  v.strictObject({ type: v.literal('use'), building: v.literal('office'), good: demanded }),
  v.strictObject({ type: v.literal('use'), building: v.literal('newspaper'), cuban: v.optional(v.picklist(CUBANS)) }),
])
export type Use = v.InferOutput<typeof Use>

export const Action = v.variant('type', [
  v.strictObject({ type: v.literal('demand'), aside: demanded }),
  v.strictObject({ type: v.literal('drive'), stops: amount, decline }), // decline: without the Cuban's function
  v.strictObject({ type: v.literal('take'), good: demanded }), // Pablo
  v.strictObject({ type: v.literal('seize'), building }), // Alonso, first option
  v.strictObject({ type: v.literal('reuse'), building }), // Alonso, second option
  v.strictObject({ type: v.literal('give'), item: v.picklist([...DEMANDED, 'peso', 'point']) }), // to El Zorro
  v.strictObject({ type: v.literal('visit'), building, decline }), // decline: without the building's function
  Use,
  v.strictObject({ type: v.literal('deliver'), good: v.picklist(GOODS), amount, as: demanded }), // as: the die served; differs only for wood
  v.strictObject({ type: v.literal('pass') }),
])
export type Action = v.InferOutput<typeof Action>
