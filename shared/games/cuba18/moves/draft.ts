import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { CONCESSIONS } from '../data.ts'
import type { Concession } from '../data.ts'
import { pay, playerOf } from '../money.ts'
import type { Offer } from '../offer.ts'
import { setOrder } from '../player-order.ts'
import { startStockRound } from '../rounds.ts'
import type { Round, State } from '../state.ts'
import { VERSIONS } from '../versions.ts'

type DraftRound = Extract<Round, { at: 'draft' }>

/** VI.6: least cash first. */
export function startDraft(s: State): void {
  setOrder(s, 'least')
  tell(s, { type: 'draft' })
  s.round = { at: 'draft', seat: s.order[0] ?? 0, pass: 1 }
}

function duringDraft(s: State): DraftRound {
  check(s.round.at === 'draft', 'VI.6f', { now: s.round.at })
  return s.round
}

const affordable = (s: State, seat: Seat): Concession[] =>
  s.concessions.filter((it) => CONCESSIONS[it].cost <= playerOf(s, seat).cash)

export const draftOffers = (s: State, seat: Seat): Offer[] => [
  ...affordable(s, seat).map((concession): Offer => ({ type: 'draft', concession })),
  { type: 'pass' },
]

export function draft(s: State, seat: Seat, concession: Concession): void {
  duringDraft(s)
  const { cost } = CONCESSIONS[concession]
  check(s.concessions.includes(concession), 'VI.6f', { concession })
  check(playerOf(s, seat).cash >= cost, 'VI.6g', { cost, cash: playerOf(s, seat).cash })
  pay(s, playerOf(s, seat), s.bank, cost)
  s.concessions = s.concessions.filter((it) => it !== concession)
  playerOf(s, seat).concessions.push(concession)
  tell(s, { type: 'drafted', seat, concession, cost })
  next(s, seat)
}

export function decline(s: State, seat: Seat): void {
  duringDraft(s)
  tell(s, { type: 'declined', seat })
  next(s, seat)
}

/** Who cannot pay for any declines unasked. True: something happened. */
export function settleDraft(s: State): boolean {
  const { seat } = duringDraft(s)
  if (affordable(s, seat).length > 0) return false
  decline(s, seat)
  return true
}

/** VI.6, R5, R9: as many rounds as the version says; what is left goes. */
function next(s: State, seat: Seat): void {
  const { pass } = duringDraft(s)
  const after = s.order[s.order.indexOf(seat) + 1]
  if (after !== undefined) s.round = { at: 'draft', seat: after, pass }
  else if (pass < VERSIONS[s.version].concessions) s.round = { at: 'draft', seat: s.order[0] ?? 0, pass: pass + 1 }
  else {
    s.concessions = []
    startStockRound(s)
  }
}
