import { describe, expect, test } from 'vitest'
import { FOLDER, recordedFile } from './folder.ts'
import { replay } from './replay.ts'
import type { Trace } from './trace.ts'

const GAMES = ['86', 'fcm_cannot_lay_thru_mexico_city', '123055'] as const

describe.skipIf(!FOLDER)(
  `recorded games${FOLDER ? '' : ': there is no folder shared/records beside the repository'}`,
  () => {
    test.each(GAMES)('%s agrees with its trace after every action', (game) => {
      const { mismatches, brought, findings, runs, broken } = replay(
        recordedFile(`${game}.json`),
        recordedFile(`${game}.trace.json`) as Trace,
      )
      expect(broken).toBeUndefined()
      expect(mismatches).toEqual([])
      expect(brought).toBe(true)
      expect(runs.below).toEqual([]) // no run brought more than ours
      expect(runs.differs).toEqual([])
      expect(runs.unproved).toEqual([])
      expect(findings.filter(({ rule }) => rule !== 'bring.less')).toEqual([])
    })

    test('a tile turned the wrong way is refused', () => {
      const record = recordedFile('123055.json') as { actions: { id: number; rotation?: number }[] }
      const turned = record.actions.map((action) => (action.id === 33 ? { ...action, rotation: 4 } : action))
      const { broken } = replay({ ...record, actions: turned }, undefined, false)
      expect(broken).toEqual({ at: 33, rule: '6.8.10', facts: { hex: 'N27', tile: '6' } })
    })
  },
)
