import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { CHARACTERS, VOTES } from './data.ts'
import type { Character } from './data.ts'
import { playerAt } from './holding.ts'
import { openParliament } from './parliament.ts'
import { after, inOrder } from './phase.ts'
import type { State } from './state.ts'

export const CARDS_TO_PLAY = 4

/** 2.3, 13.1: the cards this seat may still play; a card lying face down is known to its owner only. */
export function hand(s: State, seat: Seat): Character[] {
  const { played, parliament } = playerAt(s, seat)
  const laid = s.secret.laid[seat]
  return CHARACTERS.filter((card) => !played.includes(card) && card !== laid && card !== parliament)
}

/** 2.3: the next player's card, or the end of the action phase. */
export function endTurn(s: State, seat: Seat): void {
  const next = after(s, seat)
  if (playerAt(s, next).played.length < CARDS_TO_PLAY) s.phase = { at: 'play', seat: next }
  else {
    passStartingCard(s)
    openParliament(s)
  }
}

export interface NextStart {
  readonly seat: Seat
  readonly card: Character
  readonly tied: Seat[] // played the same card, but earlier
}

/** 9.1, 9.2: who would start the next round by the fourth cards played so far. */
export function nextStart(s: State): NextStart | undefined {
  const fourth = inOrder(s).flatMap((seat) => {
    const card = playerAt(s, seat).played[CARDS_TO_PLAY - 1]
    return card ? [{ seat, card }] : []
  })
  const highest = Math.max(...fourth.map(({ card }) => VOTES[card]))
  const best = fourth.filter(({ card }) => VOTES[card] === highest)
  const last = best.pop()
  return last && { ...last, tied: best.map(({ seat }) => seat) }
}

function passStartingCard(s: State): void {
  const next = nextStart(s)
  if (!next) return
  s.start = next.seat
  tell(s, { type: 'starter', ...next })
}
