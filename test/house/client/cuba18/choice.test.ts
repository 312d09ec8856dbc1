import { expect, test } from 'vitest'
import { assumed, openIn } from '../../../../web/games/cuba18/choice.ts'

test('a bid starts at the least, a price between one’s own companies too', () => {
  expect(openIn({ type: 'bid', from: 15, to: 680, step: 5 }, false)?.usual).toBe(15)
  expect(openIn({ type: 'buyTrain', train: '3', from: 'MS', low: 1, high: 120 }, false)?.usual).toBe(1)
})

test('[VII.12f] another director is offered the printed price, or what there is, or more than was refused', () => {
  const usual = (low: number, high: number) =>
    openIn({ type: 'buyTrain', train: '3', from: 'MS', low, high }, true)?.usual
  expect(usual(1, 500)).toBe(200)
  expect(usual(1, 120)).toBe(120)
  expect(usual(231, 500)).toBe(231)
})

test('[VII.13c] the director adds all that is missing unless he says less', () => {
  expect(openIn({ type: 'contribute', from: 1, to: 100, step: 1 }, false)?.usual).toBe(100)
})

test('nothing is open in an offer that can be sent as it is', () => {
  expect(openIn({ type: 'buyTrain', train: '3', from: 'bank', price: 200 }, false)).toBeUndefined()
  expect(openIn({ type: 'pass' }, false)).toBeUndefined()
})

test('going on is chosen already where nothing else answers the question', () => {
  expect(assumed([{ type: 'issue' }, { type: 'pass' }])).toEqual({ type: 'pass' })
  expect(assumed([{ type: 'buyMachine', machine: 10 }, { type: 'pass' }])).toBeUndefined()
})
