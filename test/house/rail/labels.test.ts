import { expect, test } from 'vitest'
import { R } from '../../../web/rail/map/geometry.ts'
import { labelsFor } from '../../../web/rail/map/labels.ts'

const anchors = (...all: Parameters<typeof labelsFor>[0]) => labelsFor(all).map(({ anchor }) => anchor)

test('a name stands right of its mark', () => {
  expect(anchors({ at: [0, 0], name: 'Tijuana' }, { at: [0, 9 * R], name: 'Oaxaca' })).toEqual(['start', 'start'])
})

test('where another mark or name is in the way it stands on another side', () => {
  expect(anchors({ at: [0, 0], name: 'Guadalajara' }, { at: [2 * R, 0], name: 'Guanajuato' })).toEqual(['end', 'start'])
})
