import { expect, test } from 'vitest'
import { openIn } from '../../../../web/games/mx1822/choice.ts'

test('a bid starts at the least, a price between companies too', () => {
  expect(openIn({ type: 'bid', item: 'M1', from: 100, to: 300, step: 5, left: 3 })?.usual).toBe(100)
  expect(openIn({ type: 'buyTrain', train: '3', from: 'FCM', low: 1, high: 120 })?.usual).toBe(1)
})

test('a loan is repaid as far as the money goes unless somebody says less', () => {
  expect(openIn({ type: 'repay', to: 150 })).toEqual({ from: 1, to: 150, step: 1, usual: 150 })
})

test('nothing is open in an offer that can be sent as it is', () => {
  expect(openIn({ type: 'pass' })).toBeUndefined()
})
