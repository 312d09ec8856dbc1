import { describe, expect, test } from 'vitest'
import { advance } from '../../../shared/games/cuba18/advance.ts'
import { centralForecast } from '../../../shared/games/cuba18/central.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { enter, leave } from '../../../shared/rail/market.ts'
import { island, later, lay, major, minor, phase, put, stock } from './position.ts'

/** The FC's turn is over, and whatever follows by itself. */
const central = (change: (s: State) => void, seats = 3, options = {}) =>
  island(
    seats,
    (s) => {
      later(s)
      s.set = { round: 1, of: 2 }
      minor(s, 'HG', { hex: 'F21', cash: 100, trains: ['2n'] })
      change(s)
      s.round = { at: 'central' }
      s.news = []
      advance(s)
    },
    options,
  )
const toldOf = (s: State) => s.news

describe('VII.15 The FC', () => {
  test('[VII.15e] T17: in the first round La Habana’s 30 for its 1-train', () => {
    const t = central((s) => {
      s.shares.FC = { players: [2, 1, 0], treasury: 0, pool: 0, offering: 7 }
    })
    expect(t.state.players.map((player) => player.cash)).toEqual([706, 703, 700])
    expect(t.state.central.cash).toBe(0)
    expect(toldOf(t.state)).toContainEqual({
      type: 'central',
      cities: 30,
      rentals: 0,
      cubes: 0,
      perShare: 3,
      from: 50,
      to: 55,
    })
  })

  test('[VII.15e][VII.15f] T18: the best three cities, rentals and cubes', () => {
    const set = (s: State) => {
      s.central.stack = ['2', '3']
      s.central.cash = 20
      s.bank.cash -= 20
      lay(s, 'B7 L45 0, B9 14 0, C14 14 0, D19 14 0')
      for (const hex of ['B9', 'C14', 'D19']) put(s, hex, 'FC')
      minor(s, 'CO', { cubes: 3 })
      phase(s, 3)
      s.shares.FC = { players: [5, 5, 0], treasury: 0, pool: 0, offering: 0 }
      leave(s.market, 'FC')
      enter(s.market, 'FC', 9)
    }
    const before = island(3, set)
    expect(centralForecast(before.state)).toEqual({ cities: 100, rentals: 20, cubes: 30, perShare: 15, steps: 2 })
    const t = central(set)
    expect(t.state.players.map((player) => player.cash)).toEqual([775, 775, 700])
    expect(t.price('FC')).toBe(105)
    expect(t.charter('CO').cubes).toBe(0)
  })

  test('[VII.15f] one place up, always', () => {
    const t = central(() => {}, 2, { two: 'shortEast' })
    expect(t.price('FC')).toBe(55)
    expect(toldOf(t.state)).toContainEqual(expect.objectContaining({ type: 'central', perShare: 0 }))
  })
})

describe('VII.16 Exports', () => {
  const exporting = (change: (s: State) => void) =>
    central((s) => {
      s.set = { round: 2, of: 2 }
      change(s)
    })

  test('[VII.16a] T19: the next train goes to the FC and starts a phase', () => {
    const t = exporting((s) => {
      phase(s, 3)
      s.depot.left['3'] = 0
      s.central.stack = ['2', '3']
      major(s, 'MS', { director: 1, trains: ['2', '3', '3', '3'] })
      major(s, 'CVC', { director: 2, trains: ['3', '3', '3', '3'] })
    })
    expect([t.state.phase, t.state.central.stack, t.state.depot.left['4']]).toEqual([4, ['2', '3', '4'], 2])
    expect(t.charter('MS').trains).toEqual(['3', '3', '3'])
    expect(t.active).toEqual([2])
    t.does({ type: 'discardTrain', train: '3' })
    expect(t.state.round.at).toBe('stock')
    expect(t.state.depot.pool).toEqual(['3'])
    expect(centralForecast(t.state).cities).toBe(30)
  })

  test('[VII.16a] an 8+/4D counts 8, and 4n age', () => {
    const t = exporting((s) => {
      phase(s, 6)
      s.depot.left['6'] = 0
      minor(s, 'CO', { trains: ['4n'] })
    })
    expect([t.state.phase, t.state.central.stack]).toEqual([7, ['8']])
    expect(t.charter('CO').trains).toEqual(['4-1n'])
  })

  test('[VII.16b] the FC, the export, the phase, the stock round', () => {
    const t = exporting((s) => {
      phase(s, 2)
      s.depot.left['2'] = 0
    })
    expect(toldOf(t.state).map(({ type }) => type)).toEqual(['central', 'exported', 'phase', 'stockRound'])
    const broken = exporting((s) => void (s.end = 'bank'))
    expect([broken.state.round.at, broken.state.central.stack]).toEqual(['over', []])
  })
})

describe('VII.1 Rounds', () => {
  test('[VII.1a] T20: one, two from phase 3, three from phase 5, by the phase when the stock round ends', () => {
    const rounds = ([1, 2, 3, 4, 5, 6, 7] as const).map((now) => {
      const t = island(3, (s) => {
        stock(s)
        phase(s, now)
        minor(s, 'CO', { cash: 100 })
      }).endStockRound()
      return t.state.set.of
    })
    expect(rounds).toEqual([1, 1, 2, 2, 3, 3, 3])
  })

  test('[VII.1a] T20: a phase that begins during a set does not change it', () => {
    const t = central((s) => {
      s.set = { round: 1, of: 2 }
      phase(s, 5)
    })
    expect(t.state.set).toEqual({ round: 2, of: 2 })
  })
})
