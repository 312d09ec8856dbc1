import { expect, test } from 'vitest'
import { forecast } from '../../../../web/games/cuba18/forecast.ts'
import { moneyChanges, shareChanges } from '../../../../web/games/cuba18/wall/changes.ts'
import { whyNot } from '../../../../web/games/cuba18/why.ts'
import { cash, island, major, minor, stock, turn } from '../../../games/cuba18/position.ts'

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
  expect(moneyChanges(before, after, (seat) => `seat ${seat}`).map(({ text }) => text)).toEqual([
    expect.stringContaining('MS $'),
    'seat 0 $100 → $20',
  ])
  expect(shareChanges(after, 0, 'MS')[0]?.text).toMatch(/^you hold 40 %/)
})

test('[VI.8b] how far a new major is from floating', () => {
  const after = forecast(inStock(), 0, { type: 'found', company: 'SdC', par: 70 })
  expect(after).toBeUndefined() // 140 is more than 100
  const rich = island(3, (s) => {
    stock(s)
    cash(s, 0, 400)
  }).state
  const { after: founded } = forecast(rich, 0, { type: 'found', company: 'SdC', par: 70 })!
  expect(shareChanges(founded, 0, 'SdC').at(-1)?.text).toBe('2 of the 5 shares sold that float it')
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
  expect(moneyChanges(before, after, String).map(({ text }) => text)).toEqual(['CO $100 → $75'])
})
