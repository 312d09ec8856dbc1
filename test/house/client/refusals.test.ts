import { describe, expect, test } from 'vitest'
import { games } from '../../../shared/games/index.ts'
import { sources } from '../../support/files.ts'
import { refusalsOf } from '../../support/rulebook.ts'

interface Words {
  readonly refusals: Readonly<Record<string, (facts: Readonly<Record<string, never>>) => string>>
}

describe('every refusal has words', () => {
  for (const game of Object.keys(games)) {
    test(game, async () => {
      const { refusals } = (await import(`../../../web/games/${game}/words/en-refusals.ts`)) as Words
      const ids = new Set(refusalsOf(sources(`shared/games/${game}`, /\.ts$/)).flatMap((it) => it.ids))
      expect(ids.size).toBeGreaterThan(10)
      expect([...ids].filter((id) => !(id in refusals))).toEqual([])
      for (const id of ids) expect(refusals[id]?.({})).toContain(`§${id}`)
      expect(Object.keys(refusals).filter((id) => !ids.has(id))).toEqual([])
    })
  }
})
