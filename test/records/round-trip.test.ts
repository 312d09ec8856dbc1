import { describe, expect, test } from 'vitest'
import { diff } from '../../shared/engine/diff.ts'
import type { State } from '../../shared/games/mx1822/state.ts'
import { replay } from './replay.ts'
import { writtenGame } from './scribe/game.ts'

const bare = (state: State) => ({ ...state, news: [], revealed: false })

describe('games by lot, written down as the other site does', () => {
  test.each([
    [2, 10],
    [3, 1],
    [3, 2],
    [4, 10],
    [3, 1001], // P7 is not asked, and a minor is called like its holder
    [4, 203], // a company lingers at the end of a round
    [5, 1038], // one lingers before money is raised for the next
    [5, 11],
  ])('%i players, seed %i: read again it is the same game', (seats, seed) => {
    const { record, state } = writtenGame(seats, seed)
    const { broken, findings, brought, course } = replay(record, undefined, false)
    expect(broken).toBeUndefined()
    expect(diff(bare(state), bare(course.here))).toEqual([])
    expect(brought).toBe(true)
    expect(findings).toEqual([])
  })
})
