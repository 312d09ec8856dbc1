import { clone } from '../../../shared/engine/diff.ts'
import { act } from '../../../shared/engine/game.ts'
import { seeded } from '../../../shared/engine/random.ts'
import { randomMove } from '../../../shared/bots/random.ts'
import type { Action } from '../../../shared/games/mx1822/action.ts'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import { newCourse } from '../../../shared/games/mx1822/import/begin.ts'
import { parseRecord } from '../../../shared/games/mx1822/import/record.ts'
import type { News } from '../../../shared/games/mx1822/news.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { newScribe } from './scribe.ts'
import { noteShares } from './shares.ts'
import { write } from './write.ts'

/** Standing orders are not recorded. */
const LIKES = { passUntil: 0, bidUpTo: 0, cancel: 0 }

/** A game by lot, with the deviations of records, and its record. */
export function writtenGame(seats: number, seed: number) {
  const players = Array.from({ length: seats }, (_, id) => ({ id, name: `Player ${id}` }))
  const bare = { id: seed, title: '1822MX', players, settings: { seed, optional_rules: [] } }
  const lot = seeded([seed, 77])
  let state: State = { ...clone(newCourse(mx1822, parseRecord({ ...bare, actions: [] })).here), news: [] }
  const scribe = newScribe()
  noteShares(scribe, state)
  while (mx1822.active(state).length > 0) {
    const { seat, action } = randomMove(mx1822, state, lot, LIKES)
    const outcome = act(mx1822, state, seat, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} was offered and is refused by ${outcome.rule}`)
    const { state: after, news } = outcome
    write(scribe, { seat, action: action as Action, before: state, after, news: news as News[] })
    state = after
  }
  return { record: { ...bare, actions: scribe.deeds.map((deed, at) => ({ id: at + 1, ...deed })) }, state }
}
