import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { sources } from '../support/files.ts'

test('every game of the house is held to the laws', () => {
  const held = sources('test/laws', /\.test\.ts$/).map(({ path }) => path)
  expect(held).toEqual(expect.arrayContaining(Object.keys(games).map((id) => `test/laws/${id}.test.ts`)))
})
