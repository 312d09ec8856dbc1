import type { Likes } from '../../shared/bots/random.ts'
import type { AnyGame, Rng, Seat, State } from '../../shared/engine/game.ts'
import type { State as Cuba18 } from '../../shared/games/cuba18/state.ts'
import type { State as Mx1822 } from '../../shared/games/mx1822/state.ts'
import { cuba } from './conserved/cuba.ts'
import { cuba18 } from './conserved/cuba18.ts'
import { mx1822 } from './conserved/mx1822.ts'
import { santiago } from './conserved/santiago.ts'
import { cuba as cubaWorlds } from './worlds/cuba.ts'
import { cuba18 as cuba18Worlds } from './worlds/cuba18.ts'
import { mx1822 as mx1822Worlds } from './worlds/mx1822.ts'
import { santiago as santiagoWorlds } from './worlds/santiago.ts'

/** What must not get lost in a game; throws when it did. */
export type Conserved = (after: State, before: State) => void

/** Other states a seat can't tell from this one (null: an onlooker). */
export interface Worlds {
  hides(state: State): boolean // false once everything is shown
  other(state: State, seat: Seat | null, lot: Rng): State // anything hidden may differ
  /** The others hold more of whatever they have both before and after the action, which stays legal. */
  richer(before: State, after: State, seat: Seat | null, lot: Rng): State
  reveals(before: State, action: unknown, after: State): boolean // by the rules, this action shows something of what the others hold
}

export interface About {
  readonly variants: readonly object[]
  readonly seats?: readonly (readonly number[])[] // for each variant, if not all of them
  readonly conserved: Conserved
  readonly worlds: Worlds
  readonly likes?: Likes // of every second round of games, so that they get on
  readonly kinds?: readonly string[] // moves that have to come up
  readonly ends?: { of(state: State): string; readonly all: readonly string[] } // ways a game may end
  readonly games: number // by lot, over all seats and variants
  readonly rarer: number // long games are looked at this many times less often; a prime keeps laws out of step
}

/** All but withdrawals, for which nobody is waited for, and two privates in one lay. */
const MX1822_KINDS = [
  'sell', 'repay', 'buy', 'convert', 'form', 'bid', 'double', 'acquirePrivate', 'closePrivate', 'layTile', 'layTile P8', 'layTile P9',
  'layTile P12', 'layTile P13', 'placeCube', 'placeCube P9', 'placeCube charter', 'upgradeMexicoCity', 'upgradeMexicoCity P9', 'layPort',
  'placeToken', 'run', 'dividend', 'buyTrain', 'discard', 'acquireMinor', 'issue', 'redeem', 'offerToken', 'raise', 'takeToken', 'answer',
  'pass', 'passUntil', 'bidUpTo', 'cancel',
] // prettier-ignore

const abouts: Readonly<Record<string, About>> = {
  cuba: {
    variants: [
      { side: 'common', faceDown: false },
      { side: 'own', faceDown: false },
      { side: 'common', faceDown: true },
      { side: 'own', faceDown: true },
    ],
    conserved: cuba,
    worlds: cubaWorlds,
    games: 204,
    rarer: 1,
  },
  cuba18: {
    variants: [
      { two: 'shortWest', three: 'short' },
      { two: 'shortEast', three: 'short' },
      { two: 'medium', three: 'long' },
      { two: 'long', three: 'long' },
    ],
    seats: [
      [2, 3, 4],
      [2, 5],
      [2, 3],
      [2, 6],
    ], // each of the nine versions once
    conserved: cuba18,
    worlds: cuba18Worlds,
    likes: {
      draft: 30,
      foundMinor: 30,
      buy: 30,
      layTile: 30,
      placeStation: 9,
      run: 30,
      pay: 3,
      buyTrain: 9,
      tradeIn: 4,
      buyWagon: 6,
      buyMachine: 6,
      pass: 12,
    },
    ends: { of: (state) => String((state as Cuba18).end), all: ['bank', 'export', 'bankrupt'] },
    games: 180,
    rarer: 17,
  },
  santiago: {
    variants: [{ open: false }, { open: true }],
    conserved: santiago,
    worlds: santiagoWorlds,
    games: 204,
    rarer: 1,
  },
  mx1822: {
    variants: [
      { twoPlayers: true, higherLimit: false, mailOnLocal: true, pullmanOnLocal: false },
      { twoPlayers: true, higherLimit: true, mailOnLocal: false, pullmanOnLocal: true },
    ],
    conserved: mx1822,
    worlds: mx1822Worlds,
    likes: {
      bid: 4,
      buy: 4,
      convert: 9,
      form: 9,
      acquirePrivate: 3,
      layTile: 12,
      placeCube: 12,
      placeToken: 6,
      acquireMinor: 6,
      offerToken: 6,
      raise: 6,
      'upgradeMexicoCity P9': 30,
    },
    kinds: MX1822_KINDS,
    ends: { of: (state) => (state as Mx1822).end?.by ?? 'nothing', all: ['nothing', 'price', 'bank'] },
    games: 52,
    rarer: 7,
  },
}

export function about(game: AnyGame): About {
  const it = abouts[game.id]
  if (!it) throw new Error(`test/laws knows nothing about ${game.id}`)
  return it
}
