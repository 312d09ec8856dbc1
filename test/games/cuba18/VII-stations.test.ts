import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { enter, leave } from '../../../shared/rail/market.ts'
import { island, lay, layTile, major, minor, phase, put, turn } from './position.ts'

describe('VII.8 Stations', () => {
  /** MS stands in B9; B11 and C14 lie behind it. */
  const network = (change: (s: State) => void = () => {}, how: Parameters<typeof major>[2] = {}) =>
    island(3, (s) => {
      major(s, 'MS', { cash: 100, shares: [6, 0, 0], ...how })
      lay(s, 'B9 57 1, B11 6 1, C10 7 0')
      change(s)
      turn(s, 'MS', 'station')
    })
  const station = (hex: string, city = 0) => ({ type: 'placeStation', hex, city }) as const

  test('[VII.8a] 40, 60, 80', () => {
    const costs = [1, 2, 3].map((stations) => {
      const t = network((s) => {
        Object.assign(s.companies.MS!, { stations, available: 4 })
      }).does(station('B11'))
      return 100 - t.charter('MS').cash
    })
    expect(costs).toEqual([40, 60, 80])
    expect(network(() => {}, { cash: 39 }).cannot(station('B11'))).toBe('VII.8a')
  })

  test('[VII.8b] T12: the third marker with 30 % in the treasury, in the same turn; it stays', () => {
    const t = network(
      (s) => {
        s.companies.MS!.stations = 2
      },
      { price: 90, trains: ['2'] },
    )
    expect(t.cannot(station('B11'))).toBe('VII.8b')
    t.does({ type: 'issue' })
    expect([t.charter('MS').cash, t.price('MS'), t.charter('MS').available]).toEqual([190, 85, 3])
    t.does(station('B11'))
    expect(t.charter('MS')).toMatchObject({ cash: 130, stations: 3 })
    t.given((s) => {
      turn(s, 'MS')
      leave(s.market, 'MS')
      enter(s.market, 'MS', 9)
    }).does({ type: 'redeem' })
    expect([t.charter('MS').cash, t.price('MS'), t.charter('MS').available]).toEqual([35, 95, 3])
    expect(t.state.shares.MS).toMatchObject({ treasury: 4, pool: 0 })
  })

  test('[VII.8c] a route leads there', () => {
    const t = network((s) => lay(s, 'F21 57 1'))
    expect(t.cannot(station('F21'))).toBe('VII.8c')
    expect(t.can('placeStation')).toEqual([station('B11')])
  })

  test('[VII.8d] in a city, not in a harbour or a red place', () => {
    const t = network((s) => {
      s.board.tiles.B9 = { tile: '57', turn: 2 }
    })
    expect(t.cannot(station('A8'))).toBe('VII.8d')
    expect(t.cannot(station('C10'))).toBe('VII.8d')
    const medium = island(
      2,
      (s) => {
        major(s, 'MS', { cash: 100, shares: [6, 0] })
        lay(s, 'B9 57 1')
        turn(s, 'MS', 'station')
      },
      { two: 'medium' },
    )
    expect(medium.cannot(station('B7'))).toBe('VII.8d')
  })

  test('[VII.8e] no two in one hex', () => {
    const t = network((s) => {
      s.board.tiles.B9 = { tile: '14', turn: 0 }
    })
    expect(t.cannot(station('B9'))).toBe('VII.8e')
  })

  test('[VII.8f] a free slot; one stays free for a company at home there', () => {
    const t = network((s) => {
      lay(s, 'C12 8 2, C14 57 1')
      s.board.tiles.B11 = { tile: '6', turn: 5 }
    })
    expect(t.cannot(station('C14'))).toBe('VII.8f')
    t.given((s) => void (s.board.tiles.C14 = { tile: '14', turn: 0 })).does(station('C14'))
    const full = network((s) => put(s, 'B11', 'CVC'))
    expect(full.cannot(station('B11'))).toBe('VII.8f')
  })

  test('[VII.8f] T34: of three cities of La Habana one stays free for Oe', () => {
    const t = network((s) => {
      lay(s, 'B7 L45 0')
      s.board.tokens.B7 = [
        { company: 'FC', city: 1, kind: 'home' },
        { company: 'CVC', city: 0, kind: 'station' },
      ]
      s.board.tiles.C10 = { tile: '7', turn: 0 }
      lay(s, 'C8 8 2')
      s.board.tiles.B9 = { tile: '6', turn: 4 }
    })
    expect(t.cannot(station('B7', 2))).toBe('VII.8f')
  })

  test('[VII.8g] one a turn', () => {
    const t = network(
      (s) => {
        s.companies.MS!.available = 4
        lay(s, 'C12 8 2')
        s.board.tiles.B11 = { tile: '6', turn: 5 }
      },
      { cash: 500 },
    ).does(station('B11'))
    expect(t.step).toBe('run')
    expect(t.cannot(station('C14'))).toBe('VII.3a')
  })
})

describe('VII.15 Rentals while building', () => {
  /** B11 is full of CVC and the FC; C12 lies behind it. */
  const behind = (company: 'MS' | 'CO', how: Parameters<typeof major>[2] = {}, step: 'track' | 'station' = 'track') =>
    island(3, (s) => {
      major(s, 'MS', { cash: 70, shares: [6, 0, 0], ...how })
      minor(s, 'CO', { director: 0 })
      lay(s, 'D13 L58 4, B9 57 1, B11 15 4')
      put(s, 'B11', 'CVC')
      put(s, 'B11', 'FC')
      s.central.waiting = s.central.waiting.filter((hex) => hex !== 'B11')
      phase(s, 3)
      turn(s, company, step)
    })

  test('[VII.15a] minors rent nothing', () => {
    expect(behind('CO').cannot(layTile('D11 L48 5', { rented: ['B11'] }))).toBe('VII.15a')
  })

  test('[VII.15b] only a token that is in the way', () => {
    const t = behind('MS')
    expect(t.cannot(layTile('C12 8 2', { rented: ['C14'] }))).toBe('VII.15b')
    expect(t.cannot(layTile('C12 8 2'))).toBe('VII.6j')
    expect(
      t
        .can('layTile')
        .filter(({ hex }) => hex === 'C12')
        .every(({ rented }) => rented?.[0] === 'B11'),
    ).toBe(true)
  })

  test('[VII.15c] $20, half to the bank, half to the FC; from the treasury', () => {
    const t = behind('MS')
    const bank = t.state.bank.cash
    t.does(layTile('C12 8 2', { rented: ['B11'] }))
    expect([t.charter('MS').cash, t.state.bank.cash - bank, t.state.central.cash]).toEqual([50, 10, 10])
    expect(behind('MS', { cash: 19 }).cannot(layTile('C12 8 2', { rented: ['B11'] }))).toBe('VII.15c')
  })

  test('[VII.15d] T42: for one step only: the station behind it costs another rental', () => {
    const t = behind('MS').does(layTile('C12 8 2', { rented: ['B11'] }))
    t.given((s) => {
      lay(s, 'C14 14 0')
      s.companies.CVC = { ...s.companies.MS!, stations: 1 }
      turn(s, 'MS', 'station')
    })
    expect(t.cannot({ type: 'placeStation', hex: 'C14', city: 0 })).toBe('VII.8c')
    expect(t.cannot({ type: 'placeStation', hex: 'C14', city: 0, rented: ['B11'] })).toBe('VII.8a')
    expect(t.state.central.cash).toBe(10)
    t.given((s) => void (s.companies.MS!.cash = 60))
    t.does({ type: 'placeStation', hex: 'C14', city: 0, rented: ['B11'] })
    expect([t.charter('MS').cash, t.state.central.cash]).toEqual([0, 20])
  })

  test('[VII.15d] both tiles of a track step share it', () => {
    const t = behind('MS').given((s) => void (s.players[0]!.commissioners = [1]))
    t.does(layTile('C12 8 2', { rented: ['B11'] }))
    t.given((s) => void (s.companies.MS!.cash = 0)).does(layTile('C10 7 3', { commissioner: 1 }))
    expect(t.state.board.tiles.C10).toEqual({ tile: '7', turn: 3 })
  })
})
