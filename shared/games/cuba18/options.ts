import * as v from 'valibot'

/** II.1: which version two or three players play. */
export const Options = v.strictObject({
  two: v.optional(v.picklist(['shortWest', 'shortEast', 'medium', 'long']), 'medium'),
  three: v.optional(v.picklist(['short', 'long']), 'short'),
})
export type Options = v.InferOutput<typeof Options>
