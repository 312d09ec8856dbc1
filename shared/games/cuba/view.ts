import type { Seat } from '../../engine/game.ts'
import type { State } from './state.ts'

/** 14: the order of the piles is nobody's, a sealed choice is its owner's. */
export function view(s: State, seat: Seat | null): State {
  const own = <T>(sealed: readonly (T | null)[]) => sealed.map((it, at) => (at === seat ? it : null))
  const faceDown = (pile: readonly unknown[]) => pile.map(() => null)
  const { pile, statutes, laid, bids, obedience } = s.secret
  return {
    ...s,
    secret: {
      rng: [0, 0, 0, 0],
      pile: faceDown(pile),
      statutes: {
        tax: faceDown(statutes.tax),
        duty: faceDown(statutes.duty),
        subsidy: faceDown(statutes.subsidy),
        other: faceDown(statutes.other),
      },
      laid: own(laid),
      bids: own(bids),
      obedience: own(obedience),
    },
  }
}
