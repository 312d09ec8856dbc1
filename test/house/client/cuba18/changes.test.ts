import { expect, test } from 'vitest'
import { forecast } from '../../../../web/games/cuba18/forecast.ts'
import { changesOf, floatWords } from '../../../../web/games/cuba18/wall/changes.ts'
import { whyNot } from '../../../../web/games/cuba18/why.ts'
import { effectsOf } from '../../../../web/rail/effects.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { cash, island, major, minor, stock, turn } from '../../../games/cuba18/position.ts'

const AT_SEAT_2 = { you: 2, names: ['seat 0'] }
const textsOf = (before: State, after: State, seat: number) =>
  effectsOf(changesOf(before, after, seat), AT_SEAT_2, String).map(({ text }) => text)

const inStock = () =>
  island(3, (s) => {
    stock(s)
    major(s, 'MS', { price: 80, shares: [3, 1, 0] })
    minor(s, 'CO', { price: 90 })
    cash(s, 0, 100)
  }).state

test('[VI.5c] what a share costs, and what is held then', () => {
  const before = inStock()
  const after = forecast(before, 0, { type: 'buy', company: 'MS', from: 'treasury' })!.after
  expect(textsOf(before, after, 0)).toEqual([
    expect.stringContaining('MS $'),
    'seat 0 $100 → $20',
    'you hold of MS 30 % → 40 %',
    expect.stringMatching(/^certificates 4 → 5 of /),
  ])
})

test('[VI.8b] how far a new major is from floating', () => {
  const after = forecast(inStock(), 0, { type: 'found', company: 'SdC', par: 70 })
  expect(after).toBeUndefined() // 140 is more than 100
  const rich = island(3, (s) => {
    stock(s)
    cash(s, 0, 400)
  }).state
  const { after: founded } = forecast(rich, 0, { type: 'found', company: 'SdC', par: 70 })!
  expect(floatWords(founded, 'SdC')).toBe('2 of the 5 shares sold that float it')
})

test('[VI.5b] what cannot be bought says why', () => {
  expect(whyNot(inStock(), 0, { type: 'buy', company: 'CO', from: 'treasury' })).toMatch(/come out only when/)
  expect(whyNot(inStock(), 0, { type: 'buy', company: 'MS', from: 'treasury' })).toBeUndefined()
})

test('[VII.14c] a machine out of the treasury', () => {
  const before = island(3, (s) => {
    minor(s, 'CO', { cash: 100 })
    turn(s, 'CO', 'machines')
  }).state
  const { after } = forecast(before, 0, { type: 'buyMachine', machine: 10 })!
  expect(textsOf(before, after, 0)).toEqual(['CO $100 → $75'])
})
