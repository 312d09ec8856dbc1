import { describe, expect, test } from 'vitest'
import { forecastLay, forecastMachine, forecastNeed, forecastStock } from '../../../shared/games/cuba18/forecast.ts'
import { cash, island, lay, layTile, major, minor, phase, put, stock, turn } from './position.ts'

describe('Forecasts', () => {
  test('[VI.8c] what floats if the stock round ended now, and who would operate and begin', () => {
    const t = island(3, (s) => {
      stock(s)
      minor(s, 'CO', { price: 90, cash: 100 })
      minor(s, 'HG', { price: 70, cash: 100, hex: 'F21' })
      major(s, 'MS', { price: 80, shares: [3, 2, 0], operated: false })
      s.shares.MS!.offering = 5
      s.shares.MS!.treasury = 0
      Object.assign(s.companies.MS!, { floated: false, available: 0 })
      cash(s, 2, 900)
    })
    const before = JSON.stringify(t.state)
    const { news, order, seats } = forecastStock(t.state)
    expect(news.filter(({ type }) => type === 'floated')).toEqual([
      { type: 'floated', company: 'MS', money: 400, stations: 2 },
    ])
    expect([order, seats]).toEqual([
      ['HG', 'CO', 'MS'],
      [2, 0, 1],
    ])
    expect(JSON.stringify(t.state)).toBe(before)
  })

  test('[VII.6k] what a lay costs, rentals apart', () => {
    const t = island(3, (s) => {
      major(s, 'MS', { cash: 70 })
      lay(s, 'B9 57 1, B11 15 4')
      put(s, 'B11', 'CVC')
      put(s, 'B11', 'FC')
      phase(s, 3)
      turn(s, 'MS', 'track')
    })
    expect(forecastLay(t.state, layTile('B13 9 1', { rented: ['B11'] }))).toEqual({ tile: 10, rentals: 20 })
    expect(forecastLay(t.state, layTile('C12 8 2', { rented: ['B11'] }))).toEqual({ tile: 0, rentals: 20 })
  })

  test('[VII.14c] what a machine would have added to the last run', () => {
    const t = island(3, (s) => {
      minor(s, 'CO')
      s.companies.CO!.revenue = 70
      minor(s, 'HG', { hex: 'F21' })
    })
    expect(forecastMachine(t.state, 'CO', 10)).toEqual({
      income: { before: 70, after: 80 },
      cubes: { before: 1, after: 2 },
    })
    expect(forecastMachine(t.state, 'HG', 20)).toEqual({
      income: { before: 0, after: 0 },
      cubes: { before: 0, after: 0 },
    })
  })

  test('[VII.13a] the cheapest train and what is missing', () => {
    const t = island(3, (s) => {
      phase(s, 4)
      major(s, 'MS', { cash: 120, shares: [5, 0, 0], pool: 2 })
      turn(s, 'MS', 'trains')
    })
    expect(forecastNeed(t.state)).toEqual({ price: 300, missing: 180, canBeHelped: true })
    t.given((s) => void (s.companies.MS!.trains = ['4']))
    expect(forecastNeed(t.state)).toBeUndefined()
  })
})
