import { clone } from '../../../shared/engine/diff.ts'
import type { Rng, Seat } from '../../../shared/engine/game.ts'
import { below, shuffled } from '../../../shared/engine/random.ts'
import { CHARACTERS } from '../../../shared/games/cuba/data.ts'
import { SECTIONS } from '../../../shared/games/cuba/data/statutes.ts'
import { obediences } from '../../../shared/games/cuba/statutes.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import type { Worlds } from '../about.ts'

const oneOf = <T>(lot: Rng, items: readonly T[]): T => items[below(lot, items.length)]!

/** Leaves as many at the front as they are; the others change places. */
const mixed = <T>(lot: Rng, pile: readonly T[], front: number): T[] => [
  ...pile.slice(0, front),
  ...shuffled(lot, pile.slice(front)),
]

/** Another choice of this seat that is still sealed; a card it has played, or plays with this action, can't lie face down. */
function reseal(s: State, at: Seat, lot: Rng, then: State = s): void {
  const { laid, bids, obedience } = s.secret
  const played = [...s.players[at]!.played, ...then.players[at]!.played]
  const cards = CHARACTERS.filter((card) => !played.includes(card))
  if (laid[at]) laid[at] = oneOf(lot, cards)
  if (bids[at] !== null) bids[at] = below(lot, s.players[at]!.pesos + 1)
  if (obedience[at]) obedience[at] = oneOf(lot, obediences(s, at))
}

const isLast = (s: State): boolean => 'waiting' in s.phase && s.phase.waiting.length === 1

export const cuba: Worlds = {
  hides: (state) => (state as State).phase.at !== 'over',

  other: (state, seat, lot) => {
    const s = clone(state as State)
    s.secret.pile = mixed(lot, s.secret.pile, 0)
    for (const section of SECTIONS) s.secret.statutes[section] = mixed(lot, s.secret.statutes[section], 0)
    s.players.forEach((_, at) => at !== seat && reseal(s, at, lot))
    return s
  },

  /** What stays hidden differs: cards the action does not turn up, choices it does not open. */
  richer: (state, then, seat, lot) => {
    const [s, after] = [clone(state as State), then as State]
    const turned = s.secret.statutes.tax.length - after.secret.statutes.tax.length
    for (const section of SECTIONS) s.secret.statutes[section] = mixed(lot, s.secret.statutes[section], turned)
    s.secret.pile = mixed(lot, s.secret.pile, Math.min(s.secret.pile.length, 4))
    if (!isLast(s)) s.players.forEach((_, at) => at !== seat && reseal(s, at, lot, after))
    return s
  },

  /** 2.2: new bills. 7.5, 12.4: the next ship. 10.3, 11.4, 13.2: what was sealed is opened. */
  reveals: (before, _, after) => {
    const [s, then] = [before as State, after as State]
    const opens = (s.phase.at === 'bid' || s.phase.at === 'obey') && isLast(s)
    return opens || s.proposed.tax.length < then.proposed.tax.length || hasNewAtSea(s, then) || shows(s, then)
  },
}

/** The Lighthouse shows nothing: its player chooses the ship. */
const hasNewAtSea = (s: State, then: State): boolean =>
  s.sea !== then.sea && JSON.stringify(s.docks) !== JSON.stringify(then.docks)
const shows = (s: State, then: State): boolean =>
  s.options.faceDown && s.players[0]!.parliament === undefined && then.players[0]!.parliament !== undefined
