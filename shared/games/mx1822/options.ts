import * as v from 'valibot'

/** Deviations a game recorded elsewhere needs. The numbers are rulings in docs/rules/mx1822.md. */
export interface Compat {
  actions?: number // recorded ones still to come; after them the table is a normal one
  recordedRuns?: true // B49: revenue and mail as recorded
  consentGiven?: true // B39, B65: nobody is asked
  lotWithoutTrain?: true // B6
  fixedOrder?: true // B26: of companies, from before the income of the round
  auctionRotates?: true // B58
  winnerNames?: true // B58: the company that takes a token, though it be the only one
  directorStays?: true // B72
  unfloatedBid?: true // B79
  freeCubes?: true // B31
  cubesNearby?: true // B78: in any hex beside one that is reached
  anyCityTile?: true // B36
  openReserved?: true // B41
  exchangeOverLimit?: true // B55
  keepOverLimit?: true // B73
}

const no = v.optional(v.boolean(), false)

/** What a host may choose. */
export const Options = v.strictObject({
  twoPlayers: no, // B1: the book is for three to five
  higherLimit: no, // B2
  mailOnLocal: v.optional(v.boolean(), true), // B43
  pullmanOnLocal: no, // B45
})
export type Options = v.InferOutput<typeof Options> & { compat?: Compat }

/** A game that goes on here after its record has been played through is played by our rules alone. */
export function countRecorded({ options }: { options: Options }): void {
  if (options.compat?.actions === undefined) return
  options.compat.actions -= 1
  if (options.compat.actions === 0) delete options.compat
}
