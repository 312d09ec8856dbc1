import * as v from 'valibot'

const yes = v.optional(v.literal(true))

/** Deviations a game recorded elsewhere needs; none at a normal table. The numbers are rulings in docs/rules/mx1822.md. */
const Compat = v.strictObject({
  recordedRuns: yes, // B49: revenue and mail as recorded
  consentGiven: yes, // B39, B65: nobody is asked
  lotWithoutTrain: yes, // B6
  auctionRotates: yes, // B58
  directorStays: yes, // B72
  unfloatedBid: yes, // B79
  freeCubes: yes, // B31
  cubesNearby: yes, // B78: in any hex beside one that is reached
  anyCityTile: yes, // B36
  openReserved: yes, // B41
  exchangeOverLimit: yes, // B55
  keepOverLimit: yes, // B73
})

const no = v.optional(v.boolean(), false)

export const Options = v.strictObject({
  twoPlayers: no, // B1: the book is for three to five
  higherLimit: no, // B2
  mailOnLocal: v.optional(v.boolean(), true), // B43
  pullmanOnLocal: no, // B45
  compat: v.optional(Compat),
})
export type Options = v.InferOutput<typeof Options>
