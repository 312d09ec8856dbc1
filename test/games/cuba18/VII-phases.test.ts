import { describe, expect, test } from 'vitest'
import { MACHINES } from '../../../shared/games/cuba18/data.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { begin, buyTrain, buyWagon, island, layTile, major, minor, phase, shopping, turn } from './position.ts'

describe('VII.14 Machines', () => {
  const machine = (kind: 10 | 20 | 40) => ({ type: 'buyMachine', machine: kind }) as const
  const mill = (change: (s: State) => void = () => {}) =>
    island(3, (s) => {
      minor(s, 'CO', { cash: 300, trains: ['2n'] })
      change(s)
      turn(s, 'CO', 'machines')
    })

  test('[VII.14a] T23: three for a minor', () => {
    const t = mill((s) => void (s.companies.CO!.machines = [10, 10, 10]))
    expect(t.cannot(machine(10))).toBe('VII.14a')
    expect(t.can('buyMachine')).toEqual([])
  })

  test('[VII.14b] generations by phase', () => {
    expect(mill().cannot(machine(20))).toBe('VII.14b')
    mill((s) => void (s.phase = 3)).does(machine(20))
    expect(mill((s) => void (s.phase = 4)).cannot(machine(40))).toBe('VII.14b')
    mill((s) => void (s.phase = 5)).does(machine(40))
    expect(mill((s) => void (s.machines[10] = [])).cannot(machine(10))).toBe('VII.14b')
  })

  test('[VII.14c] T23: 25, 30, 35, then 40', () => {
    const t = mill().does(machine(10)).does(machine(10)).does(machine(10))
    expect(300 - t.charter('CO').cash).toBe(90)
    const next = (kind: 10 | 20 | 40, left: number) => {
      const at = mill((s) => {
        s.phase = 5
        s.machines[kind] = MACHINES[kind].spaces.slice(-left)
      }).does(machine(kind))
      return 300 - at.charter('CO').cash
    }
    expect([next(10, 7), next(10, 1), next(20, 8), next(20, 5), next(40, 4), next(40, 1)]).toEqual([
      40, 40, 45, 60, 65, 80,
    ])
    expect(mill((s) => void (s.companies.CO!.cash = 24)).cannot(machine(10))).toBe('VII.14c')
  })

  test('[VII.14c] T3: a minor’s first turn: tile, price down, a 2n and a machine', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { price: 70, cash: 210, operated: false })
      begin(s, 'CO')
    })
    t.does(layTile('D13 L58 4')).pass()
    expect(t.price('CO')).toBe(60)
    t.does(buyTrain('2n', 80)).pass().does(machine(10))
    expect(t.charter('CO').cash).toBe(105)
    expect(t.charter('CO').operated).toBe(true)
  })
})

describe('VII.17 Phases', () => {
  test('[VII.17a] the first of a kind starts its phase', () => {
    const t = shopping('MS', (s) => major(s, 'MS', { cash: 1000 })).does(buyTrain('2', 100))
    expect([t.state.phase, t.told('phase')]).toEqual([2, [{ type: 'phase', phase: 2 }]])
    t.given((s) => void (s.depot.left['2'] = 0)).does(buyTrain('3+', 230))
    expect(t.state.phase).toBe(3)
    t.does(buyTrain('3', 200))
    expect(t.told('phase')).toEqual([])
  })

  test('[VII.17b] T35: scrapped wherever they are, but not with the FC', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 300, trains: ['2', '2', '3'] })
      minor(s, 'CO', { trains: ['2n', '3n'] })
      phase(s, 3)
      s.depot.left['3'] = 0
      s.depot.pool = ['2']
      s.central.stack = ['2', '2']
    }).does(buyTrain('4', 300))
    expect([t.charter('MS').trains, t.charter('CO').trains]).toEqual([['3', '4'], ['3n']])
    expect([t.state.depot.pool, t.state.depot.left['2n'], t.state.central.stack]).toEqual([[], 0, ['2', '2']])
    const six = shopping('MS', (s) => {
      major(s, 'MS', { cash: 600, trains: ['3+'] })
      minor(s, 'CO', { trains: ['3n', '4n'] })
      phase(s, 5)
      s.depot.left['5'] = 0
    }).does(buyTrain('6', 600))
    expect([six.charter('MS').trains, six.charter('CO').trains]).toEqual([['6'], ['4n']])
    const seven = shopping('MS', (s) => {
      major(s, 'MS', { cash: 700, trains: ['4+'] })
      phase(s, 6)
      s.depot.left['6'] = 0
    }).does(buyTrain('8+', 700))
    expect(seven.charter('MS').trains).toEqual(['8+'])
  })

  test('[VII.17c] the first 3-wagon scraps all 1-wagons', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 300, trains: ['6'], wagons: ['1w'] })
      major(s, 'CVC', { director: 1, wagons: ['1w', '2w'] })
      phase(s, 6)
      s.wagons.pool = ['1w']
    }).does(buyWagon('3w'))
    expect([t.charter('MS').wagons, t.charter('CVC').wagons]).toEqual([['3w'], ['2w']])
    expect([t.state.wagons.pool, t.state.wagons.left]).toEqual([[], { '1w': 0, '2w': 6, '3w': 3 }])
  })

  test('[VII.17d] in phase 7 a 4n ages and unsold ones go', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 800 })
      minor(s, 'CO', { trains: ['4n', '5n'] })
      phase(s, 6)
      s.depot.left['6'] = 0
    }).does(buyTrain('4D', 800))
    expect(t.charter('CO').trains).toEqual(['4-1n', '5n'])
    expect(t.state.depot.left['4n']).toBe(0)
  })

  test('[VII.17e] T35: first scrap, then count; the buyer first, and he may buy what was given up', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 1000, trains: ['2', '2', '3'], price: 70 })
      major(s, 'CVC', { director: 1, trains: ['3', '3', '3', '3'], price: 90 })
      major(s, 'NPP', { director: 2, trains: ['2', '2', '3', '3'], price: 100 })
      phase(s, 3)
      s.depot.left['3'] = 0
    }).does(buyTrain('4', 300))
    expect(t.state.pending).toEqual([{ at: 'discard', seat: 1, company: 'CVC', what: 'train' }])
    t.does({ type: 'discardTrain', train: '3' })
    expect(t.active).toEqual([0])
    t.does(buyTrain('3', 200, 'pool'))
    expect(t.charter('MS').trains).toEqual(['3', '4', '3'])
  })

  test('[VII.17e] several in operating order', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 500, trains: ['4', '4'], price: 70 })
      major(s, 'CVC', { director: 1, trains: ['4', '4', '4'], price: 90 })
      major(s, 'NPP', { director: 2, trains: ['4', '4', '4'], price: 100 })
      phase(s, 4)
      s.depot.left['4'] = 0
    }).does(buyTrain('5', 500))
    expect(t.state.pending.map((it) => it.at === 'discard' && it.company)).toEqual(['MS', 'NPP', 'CVC'])
  })
})
