import { describe, expect, test } from 'vitest'
import { Illegal } from '../../../shared/engine/game.ts'
import { seeded } from '../../../shared/engine/random.ts'
import { CONCESSIONS, MINORS, NDEM, homeOf } from '../../../shared/games/mx1822/companies.ts'
import type { Minor } from '../../../shared/games/mx1822/companies.ts'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import { priceOf } from '../../../shared/games/mx1822/price.ts'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import { CARDS } from '../../../shared/games/mx1822/trains.ts'
import { onTop } from '../../../shared/rail/depot.ts'
import { mexico, OPTIONS } from './position.ts'

const shuffledTable = (seed: number, seats = 4) => mx1822.setup(seats, OPTIONS, seeded([seed]))
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

describe('2 Setup', () => {
  test('[2.1.2] money, bidding cubes and builder cubes for three, four and five', () => {
    const figures = [3, 4, 5].map((seats) => {
      const { players, bank, cubes } = mexico(seats).state
      return [players.map((player) => player.cash), bank.cash, cubes.pool]
    })
    expect(figures).toEqual([
      [[500, 500, 500], 10_500, 24],
      [[375, 375, 375, 375], 10_500, 22],
      [[300, 300, 300, 300, 300], 10_500, 22],
    ])
  })

  test('[2.1.2] two play only with the option', () => {
    const setup = () => mx1822.setup(2, OPTIONS, seeded([1]))
    expect(setup).toThrow(Illegal)
    let rule = ''
    try {
      setup()
    } catch (error) {
      rule = (error as Illegal).rule
    }
    expect(rule).toBe('2.1.2')
    const s = mx1822.setup(2, { ...OPTIONS, twoPlayers: true }, seeded([1]))
    expect(s.players.map((player) => player.cash)).toEqual([750, 750])
    expect(s.cubes.pool).toBe(28)
  })

  test('[2.1.4][2.1.6] C1 lies in box 1, the other concessions are shuffled', () => {
    const piles = seeds.map((seed) => [
      ...shuffledTable(seed).concessions.boxes,
      ...shuffledTable(seed).concessions.pile,
    ])
    for (const pile of piles) expect(pile.toSorted()).toEqual([...CONCESSIONS])
    expect(new Set(piles.map((pile) => pile[0]))).toEqual(new Set(['C1']))
    expect(new Set(piles.map((pile) => pile.join())).size).toBeGreaterThan(4)
  })

  test('[2.1.5][2.1.7] the minors are shuffled without M18; the first of M14, M15 and M17 is the NdeM’s station', () => {
    const stations = seeds.map((seed) => {
      const s = shuffledTable(seed)
      const pile = [...s.minors.boxes, ...s.minors.pile]
      const gone = MINORS.filter((minor) => !pile.includes(minor))
      expect(gone).toHaveLength(2)
      expect(gone).toContain('M18')
      const station = gone.find((minor) => minor !== 'M18') as Minor
      const { hex, city } = homeOf(station)
      expect(s.board.tokens).toEqual({ [hex]: [{ company: NDEM, city, kind: 'station' }] })
      expect(s.shares[NDEM]).toEqual({ players: [0, 0, 0, 0], treasury: 0, pool: 4 })
      return station
    })
    expect(new Set(stations)).toEqual(new Set(['M14', 'M15', 'M17']))
  })

  test('[2.1.7] the topmost of the three leaves the pile, the others keep their order', () => {
    const s = mexico().state
    expect([...s.minors.boxes, ...s.minors.pile]).toEqual(MINORS.filter((minor) => minor !== 'M14' && minor !== 'M18'))
    expect(homeOf('M2')).toEqual({ hex: 'D15', city: 0 })
  })

  test('[2.1.8] P1 lies on top of the privates', () => {
    const piles = seeds.map((seed) => [...shuffledTable(seed).privates.boxes, ...shuffledTable(seed).privates.pile])
    for (const pile of piles) expect(pile.toSorted()).toEqual([...PRIVATES].toSorted())
    expect(new Set(piles.map((pile) => pile[0]))).toEqual(new Set(['P1']))
    expect(new Set(piles.map((pile) => pile[1])).size).toBeGreaterThan(2)
  })

  test('[2.1.11] trains in their order', () => {
    const { depot } = mexico().state
    expect(depot).toEqual({ left: { L: 22, 3: 7, 4: 4, 5: 2, 6: 3 }, pool: [] })
    expect(onTop(CARDS, depot)).toBe('L')
    expect(onTop(CARDS, { left: { L: 0, 3: 0, 4: 0, 5: 0, 6: 0 }, pool: [] })).toBe('7')
  })

  test('[2.1.12] four minors, three concessions and three privates in the boxes', () => {
    const { minors, concessions, privates } = mexico().state
    expect(minors.boxes).toEqual(['M1', 'M2', 'M3', 'M4'])
    expect(concessions.boxes).toEqual(['C1', 'C2', 'C3'])
    expect(privates.boxes).toEqual(['P1', 'P2', 'P3'])
  })

  test('[2.1.13] the NdeM starts at 100', () => {
    expect(priceOf(mexico().state, NDEM)).toBe(100)
  })

  test('[2.1.14] the player order is drawn, and Player 1 begins', () => {
    const tables = seeds.map((seed) => shuffledTable(seed))
    for (const s of tables) expect(s.order.toSorted()).toEqual([0, 1, 2, 3])
    expect(new Set(tables.map((s) => s.order.join())).size).toBeGreaterThan(4)
    for (const s of tables) expect(mx1822.active(s)).toEqual([s.order[0]])
  })
})
