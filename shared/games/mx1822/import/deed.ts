import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(200))
const Id = v.union([v.number(), text])
const given = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((it): T | undefined => it ?? undefined),
  )
const texts = v.pipe(v.array(text), v.maxLength(60))

/** One train's route: the hexes between each two stops, and what it was counted for. */
const Route = v.object({
  train: text,
  connections: given(v.pipe(v.array(texts), v.maxLength(60))),
  hexes: given(texts),
  nodes: given(texts),
  revenue: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)), 0),
})
export type RecordedRoute = v.InferOutput<typeof Route>

/** The fields of every kind of recorded action; which of them count depends on the type. */
const fields = {
  type: text,
  entity: given(Id),
  entity_type: given(text),
  company: given(text),
  corporation: given(text),
  price: given(v.number()),
  share_price: v.optional(v.unknown()),
  shares: given(texts),
  percent: given(v.number()),
  hex: given(text),
  tile: given(text),
  rotation: given(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
  combo_entities: given(texts),
  city: given(text),
  routes: given(v.pipe(v.array(Route), v.maxLength(20))),
  subsidy: given(v.number()),
  kind: given(text),
  choice: given(Id),
  train: given(text),
  variant: given(text),
  exchange: given(text),
  amount: given(v.number()),
}

const Act = v.object(fields)
export interface Act extends v.InferOutput<typeof Act> {
  auto?: true // followed from another at once
}

/** An action of the record, with those that followed from it at once. */
export const Deed = v.object({
  ...fields,
  id: v.pipe(v.number(), v.integer()),
  action_id: given(v.number()), // of an undo
  auto_actions: given(v.pipe(v.array(Act), v.maxLength(40))),
})
export type Deed = v.InferOutput<typeof Deed>
