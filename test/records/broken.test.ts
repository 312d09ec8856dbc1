import { describe, expect, test } from 'vitest'
import { Illegal } from '../../shared/engine/game.ts'
import { readRecord } from '../../shared/games/mx1822/import/read.ts'
import { company, playedFrom } from './at.ts'
import { inPhase, turn } from '../games/mx1822/operating.ts'
import { ndem } from '../games/mx1822/position.ts'
import { mutated } from './mutated.ts'
import { ownRecord } from './own.ts'
import { writtenGame } from './scribe/game.ts'

/** The action and the rule it breaks, or why nothing can be read; anything else is thrown. */
function report(record: unknown): { at?: number; rule: string } | undefined {
  try {
    return readRecord(record).broken
  } catch (error) {
    if (error instanceof Illegal) return { rule: error.rule }
    throw error
  }
}

describe('a broken record gets a report', () => {
  test('of a short one: the action that is wrong, or one that follows', () => {
    const record = ownRecord()
    for (let seed = 0; seed < 300; seed++) {
      const found = report({ ...record, actions: mutated(record.actions, seed).actions })
      if (found?.at !== undefined) expect(record.actions.map(({ id }) => id)).toContain(found.at)
      else if (found) expect(found.rule).toBe('bring.format')
    }
  })

  test('of a long one', () => {
    const { record } = writtenGame(2, 10)
    const found = Array.from({ length: 12 }, (_, seed) =>
      report({ ...record, actions: mutated(record.actions, seed).actions }),
    )
    expect(found.filter((it) => it !== undefined).length).toBeGreaterThan(4)
  })

  test('the NdeM does not run twice', () => {
    const t = inPhase('7', (s) => {
      ndem(s, [1])
      s.ndem = 'closing'
      turn(s, 'NDEM', 'trains', { last: true })
    })
    const { broken } = playedFrom(t, company('NDEM', 'run_routes', { routes: [] }))
    expect(broken).toEqual({ at: 1, rule: '6.3.1', facts: { now: 'trains' } })
  })
})
