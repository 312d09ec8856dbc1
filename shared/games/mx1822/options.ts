import * as v from 'valibot'
import type { State } from './state.ts'

/** Deviations a game recorded elsewhere needs. The numbers are rulings in docs/rules/mx1822.md. */
export interface Compat {
  actions?: number // recorded ones still to come; after them the table is a normal one
  recordedRuns?: true // B49: revenue and mail as recorded
  consentGiven?: true // B39, B65: nobody is asked
  lotWithoutTrain?: true // B6
  ndemAsked?: true // B13: in an operating round its first shareholder names the train
  bankLends?: true // B20
  sidesStay?: true // B24
  fixedOrder?: true // B26: of companies, from before the income of the round
  auctionRotates?: true // B58
  winnerNames?: true // B58, B59: the company that takes a token, though it be the only one or have one in the hex
  directorStays?: true // B72
  specialApart?: true // B50: named apart it is halved apart
  twoExpresses?: true // B54
  pullmanAsked?: true // B83: which of two is no question, but it was asked
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

/** A game that goes on here after its record has been played through is played by our rules alone. Says whether it begins. */
export function endsRecord({ options, round }: State): boolean {
  if (options.compat?.actions === undefined) return false
  options.compat.actions -= 1
  if (options.compat.actions > 0) return false
  delete options.compat
  if (round.at === 'operating') delete round.order
  return true
}
