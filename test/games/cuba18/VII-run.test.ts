import { describe, expect, test } from 'vitest'
import { rentedRuns } from '../../../shared/games/cuba18/rented-runs.ts'
import type { ActionOf } from '../../../shared/games/cuba18/action.ts'
import type { Machine } from '../../../shared/games/cuba18/data.ts'
import { readRun } from '../../../shared/games/cuba18/read-run.ts'
import { best, most, onBoard, ran, run } from './boards.ts'
import { lay, minor } from './position.ts'
import type { Island } from './position.ts'

/** What each route brings, highest run or not. */
const worth = (t: Island, action: ActionOf<'run'>): number[] => {
  const rides = readRun(t.state, t.company!, action)
  return typeof rides === 'string' ? [] : rides.map(({ revenue }) => revenue)
}

describe('VII.10 Running', () => {
  test('[VII.10a] trains that can run must', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n'] })
    expect(t.cannot({ type: 'pass' })).toBe('VII.10a')
    expect(t.can('pass')).toEqual([])
    expect(t.cannot(run())).toBe('VII.11a')
  })

  test('[VII.10a] a train without a route stays', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n', '2n'] })
    expect(best(t).routes).toHaveLength(1)
    expect(t.does(best(t)).told('ran')).toEqual([
      { type: 'ran', company: 'CO', revenue: 30, machines: 0, delivered: 0 },
    ])
  })

  test('[VII.10b] trains share locations, never track', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n', '2n'] })
    const route = ran('D13 D11', 'D13 D11', { train: '2n' })
    expect(t.cannot(run(route, route))).toBe('VII.10b')
    expect(most(onBoard('book10', 'CO', { trains: ['4n', '4n'] }))).toBe(140)
  })

  test('[VII.10c] T6: the picture: DQ makes two cubes, CO three', () => {
    const dq = onBoard('book10', 'DQ', { trains: ['5n'] })
    expect(dq.does(best(dq)).told('cubes')).toEqual([{ type: 'cubes', company: 'DQ', cubes: 2 }])
    const co = onBoard('book10', 'CO', { trains: ['4n', '4n'] }).given((s) => {
      s.companies.CO!.machines = [20, 20]
    })
    co.does(best(co))
    expect(co.charter('CO')).toMatchObject({ revenue: 180, cubes: 3 })
  })

  test('[VII.10c] nothing for 20, the same whether paid or kept', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n'] })
    t.does(best(t)).does({ type: 'pay', out: false })
    expect(t.charter('CO').cubes).toBe(1)
    expect(onBoard('cienfuegos', 'CO', { trains: [] }).pass().charter('CO').cubes).toBe(0)
  })

  test('[VII.10c] one cube up to 70, two from 80 to 150, three above', () => {
    const milled = (train: '2n' | '3n', machines: Machine[]) => {
      const t = onBoard('cienfuegos', 'CO', { trains: [train] }).given(
        (s) => void (s.companies.CO!.machines = machines),
      )
      const { revenue, cubes } = t.does(best(t)).charter('CO')
      return [revenue, cubes]
    }
    expect([milled('2n', [40]), milled('3n', [40])]).toEqual([
      [70, 1],
      [80, 2],
    ])
    expect([milled('2n', [40, 40, 40]), milled('3n', [40, 40, 40])]).toEqual([
      [150, 2],
      [160, 3],
    ])
  })

  test('[VII.10d] T39: La Habana only once', () => {
    expect(most(onBoard('habana', 'Oe', { trains: ['2'] }))).toBe(60)
    expect(most(onBoard('habana', 'Oe', { trains: ['3'] }))).toBe(70)
    expect(most(onBoard('habana', 'Oe', { trains: ['2', '2'] }))).toBe(110)
  })

  test('[VII.10e] T5: a harbour beyond the range for at least one cube, counting 0', () => {
    const wagon = { wagons: ['1w'], cubes: { CO: 1 } } as const
    const t = onBoard('harbor', 'CVC', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } })
    expect(most(t)).toBe(70)
    expect(t.does(best(t)).told('ran')).toEqual([
      { type: 'ran', company: 'CVC', revenue: 70, machines: 0, delivered: 1 },
    ])
    expect(t.charter('CO').cubes).toBe(0)
    expect(most(onBoard('harbor', 'CVC', { trains: ['3'], ...wagon, wagons: ['1w'] }))).toBe(80)
    expect(most(onBoard('blocked', 'CVC', { trains: ['3'], ...wagon, wagons: ['1w'] }))).toBe(40)
  })

  test('[VII.10e] without cubes on the way there is nothing beyond the range', () => {
    const t = onBoard('oneHarbor', 'SdC', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } })
    const over = ran('G24 G26 H25', 'G24 G26, G26 H25', { wagon: '1w', harbor: 'H25', cubes: { CO: 1 } })
    expect(most(t)).toBe(80)
    t.given((s) => {
      s.companies.CO!.cubes = 0
      minor(s, 'HG', { hex: 'D13', cubes: 1 })
    })
    expect(most(t)).toBe(50)
    expect(t.cannot(run(over))).toBe('VII.10e')
  })

  test('[VII.10e] with harbours at both ends the one delivered to is beyond the range', () => {
    const t = onBoard('tesoros', 'Oe', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } })
    expect(most(t)).toBe(90)
    const to = (harbor: string) => run(ran('B3 C4 E4', 'B3 C4, C4 D3 E4', { wagon: '1w', harbor, cubes: { CO: 1 } }))
    expect([worth(t, to('B3')), worth(t, to('E4'))]).toEqual([[90], [60]])
    expect(t.cannot(to('E4'))).toBe('VII.11a')
    expect(t.does(to('B3')).charter('Oe').revenue).toBe(90)
  })

  test('[VII.10f] T7: the picture: SdC brings the cube to the harbour', () => {
    const co = onBoard('book11', 'CO', { trains: ['2n'] })
    expect(co.does(best(co)).charter('CO')).toMatchObject({ revenue: 40, cubes: 1 })
    const t = onBoard('book11', 'SdC', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } })
    expect(most(t)).toBe(90)
    t.does(best(t)).does({ type: 'pay', out: true })
    expect(t.told('dividend')[0]).toMatchObject({ perShare: 9 })
    expect(t.cash(0) - 700).toBe(54)
    expect(t.charter('SdC').cash).toBe(36)
    for (const harbor of ['H25', 'H27']) {
      const there = ran(`G24 G26 ${harbor}`, `G24 G26, G26 ${harbor}`, { wagon: '1w', harbor, cubes: { CO: 1 } })
      onBoard('book11', 'SdC', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } }).does(run(there))
    }
  })

  test('[VII.10f] no more than the wagon carries, to a harbour at an end, from mills on the route', () => {
    const t = onBoard('harbor', 'CVC', { trains: ['3'], wagons: ['1w'], cubes: { CO: 3 } })
    const route = ran('C14 D13 E12', 'C14 D13, D13 E12', { train: '3', wagon: '1w' })
    expect(t.cannot(run({ ...route, harbor: 'E12', cubes: { CO: 2 } }))).toBe('VII.10f')
    expect(t.cannot(run({ ...route, harbor: 'E14', cubes: { CO: 1 } }))).toBe('VII.10f')
    expect(t.cannot(run({ ...route, harbor: 'E12', cubes: { HG: 1 } }))).toBe('VII.10f')
    expect(t.cannot(run(route))).toBe('VII.10f')
    const short = ran('C14 D13', 'C14 D13', { train: '3', wagon: '1w', harbor: 'E12', cubes: { CO: 1 } })
    expect(t.cannot(run(short))).toBe('VII.10f')
    t.does(run({ ...route, harbor: 'E12', cubes: { CO: 1 } }))
    expect(t.charter('CO').cubes).toBe(2)
  })

  test('[VII.10g] T40: one delivery to a harbour, whichever arrow leads there', () => {
    const two = { trains: ['2', '2'] as '2'[], cubes: { CO: 2 } }
    const t = onBoard('oneHarbor', 'SdC', { ...two, wagons: ['1w', '1w'] })
    expect(most(t)).toBe(120)
    expect(most(onBoard('oneHarbor', 'SdC', { ...two, wagons: ['2w'] }))).toBe(150)
    const load = { wagon: '1w', harbor: 'H25', cubes: { CO: 1 } } as const
    const both = run(ran('G24 G26 H25', 'G24 G26, G26 H25', load), ran('G26 G24 H25', 'G26 G24, G24 H25', load))
    expect(['VII.10b', 'VII.10g']).toContain(t.cannot(both))
  })

  test('[VII.10g] no cube is carried twice', () => {
    const t = onBoard('book10', 'SdC', { trains: ['4', '4'], wagons: ['1w', '1w'], cubes: { CO: 1 } })
    const load = { train: '4', wagon: '1w', cubes: { CO: 1 } } as const
    const one = ran('G26 H27', 'G26 H27', { ...load, harbor: 'H27' })
    const two = ran('G26 H25', 'G26 H25', { ...load, harbor: 'H25' })
    expect(t.cannot(run(one, two))).toBe('VII.10g')
  })

  test('[VII.10h] a 4D doubles four locations and has no wagon', () => {
    const t = onBoard('isla', 'Oe', { trains: ['4D'] })
    expect(most(t)).toBe(120)
    const cvc = onBoard('harbor', 'CVC', { trains: ['4D'], wagons: ['1w'], cubes: { CO: 1 }, phase: 7 })
    expect(most(cvc)).toBe(100)
    const load = { train: '4D', wagon: '1w', harbor: 'E12', cubes: { CO: 1 } } as const
    expect(cvc.cannot(run(ran('C14 D13 E12', 'C14 D13, D13 E12', load)))).toBe('VII.10h')
  })
})

describe('VII.11 Income', () => {
  test('[VII.11a] T6: the highest run, 310 for SdC where the book shows 300', () => {
    const t = onBoard('book10', 'SdC', { trains: ['4', '4'], wagons: ['2w'], cubes: { CO: 3, DQ: 2 } })
    expect(most(t)).toBe(310)
    const book = run(
      ran('D23 E24 G26 H27', 'D23 E24, E24 F25 G26, G26 H27', { train: '4' }),
      ran('E22 F21 G24 G26 H25', 'E22 F21, F21 F23 G24, G24 G26, G26 H25', {
        train: '4',
        wagon: '2w',
        harbor: 'H25',
        cubes: { CO: 2 },
      }),
    )
    expect(worth(t, book)).toEqual([100, 200])
    expect(t.cannot(book)).toBe('VII.11a')
    expect(most(onBoard('book10', 'TSS', { trains: ['5'], wagons: ['1w'], cubes: { CO: 3, DQ: 2 } }))).toBe(180)
  })

  test('[VII.11a][VII.10c] T6: every other run of the picture is as good as any', () => {
    const dq = onBoard('book10', 'DQ', { trains: ['5n'] })
    dq.does(run(ran('F21 G22 G20', 'F21 G22, G22 G20', { train: '5n' })))
    expect(dq.charter('DQ')).toMatchObject({ revenue: 80, cubes: 2 })
    const co = onBoard('book10', 'CO', { trains: ['4n', '4n'] }).given((s) => {
      s.companies.CO!.machines = [20, 20]
    })
    const [one, two] = [
      ran('G26 G28 F27', 'G26 G28, G28 F27', { train: '4n' }),
      ran('G26 F27 E26', 'G26 F27, F27 F25 E26', { train: '4n' }),
    ]
    expect(worth(co, run(one, two))).toEqual([70, 70])
    co.does(run(one, two))
    expect(co.charter('CO')).toMatchObject({ revenue: 180, cubes: 3 })
    const tss = () => onBoard('book10', 'TSS', { trains: ['5'], wagons: ['1w'], cubes: { CO: 3, DQ: 2 } })
    const [stops, links] = ['G24 F21 E22 E24', 'G24 F23 F21, F21 E22, E22 E24']
    const load = { wagon: '1w', harbor: 'D23', cubes: { DQ: 1 } } as const
    const delivering = tss().does(run(ran(`${stops} D23`, `${links}, E24 D23`, { train: '5', ...load })))
    expect(delivering.told('ran')[0]).toMatchObject({ revenue: 180, delivered: 1 })
    const without = tss().does(run(ran(`${stops} G26`, `${links}, E24 F25 G26`, { train: '5' })))
    expect(without.told('ran')[0]).toMatchObject({ revenue: 180, delivered: 0 })
  })

  test('[VII.11a] cubes may be left on purpose', () => {
    const t = onBoard('harbor', 'CVC', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } })
    const spare = run(ran('C14 D13', 'C14 D13'))
    expect(t.cannot(spare)).toBe('VII.11a')
    t.does({ ...spare, spared: { CO: 1 } })
    expect(t.charter('CVC').revenue).toBe(40)
    expect(t.charter('CO').cubes).toBe(1)
  })

  test('[VII.11a][VII.15c] T8: a rental is chosen, paid before the revenue, and leaves the dividend alone', () => {
    const t = onBoard('book12', 'MS', { trains: ['4'], cash: 20 })
    expect(rentedRuns(t.state, 'MS').map(({ rentals, fee, revenue }) => [rentals, fee, revenue])).toEqual([
      [0, 0, 80],
      [1, 20, 110],
    ])
    const [, renting] = rentedRuns(t.state, 'MS')
    const bank = t.state.bank.cash
    t.does(renting!.run)
    expect(t.told('rented')).toEqual([{ type: 'rented', company: 'MS', hexes: ['B11'], fee: 20 }])
    expect([t.charter('MS').cash, t.state.central.cash, t.state.bank.cash - bank]).toEqual([0, 10, 10])
    t.does({ type: 'pay', out: true })
    expect(t.told('dividend')[0]).toMatchObject({ perShare: 11 })
  })

  test('[VII.11e] T9: Isla de Tesoros 20, from phase 5 on 40', () => {
    expect(most(onBoard('isla', 'Oe', { trains: ['3'] }))).toBe(60)
    expect(most(onBoard('isla', 'Oe', { trains: ['3'], phase: 5 }))).toBe(80)
    expect(most(onBoard('isla', 'Oe', { trains: ['2'], phase: 5 }))).toBe(40)
    expect(most(onBoard('isla', 'Oe', { trains: ['4D'], phase: 7 }))).toBe(160)
  })

  test('[VII.11d] machines only if a train runs', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n'] }).given((s) => {
      s.companies.CO!.machines = [10]
    })
    expect(t.does(best(t)).charter('CO')).toMatchObject({ revenue: 40, cubes: 1 })
    const idle = onBoard('cienfuegos', 'CO', { trains: [] }).given((s) => {
      s.companies.CO!.machines = [10]
    })
    expect(idle.pass().charter('CO')).toMatchObject({ revenue: 0, cubes: 0 })
  })

  test('[VII.11b] T4: all of it is paid or kept', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n'] })
    t.does(best(t))
    expect(t.cannot({ type: 'pass' })).toBe('VII.11b')
    expect(t.can('pay')).toEqual([
      { type: 'pay', out: true },
      { type: 'pay', out: false },
    ])
  })

  test('[VII.11c] T4: each share its part, the treasury’s to the company, the pool’s to nobody', () => {
    const t = onBoard('cienfuegos', 'CO', { trains: ['2n'] })
    t.does(best(t)).does({ type: 'pay', out: true })
    expect([t.cash(0) - 700, t.charter('CO').cash]).toEqual([18, 12])
    const pool = onBoard('cienfuegos', 'CO', { trains: ['2n'] }).given((s) => {
      s.shares.CO = { players: [3, 0, 0], treasury: 0, pool: 2 }
    })
    pool.does(best(pool)).does({ type: 'pay', out: true })
    expect([pool.cash(0) - 700, pool.charter('CO').cash]).toEqual([18, 0])
  })
})

describe('VII.15 Rentals in the run', () => {
  test('[VII.15b] only a token in the way of that train', () => {
    const t = onBoard('book12', 'MS', { trains: ['4'], cash: 100 })
    const end = ran('B9 B11', 'B9 B11', { train: '4', rented: ['B11'] })
    expect(t.cannot(run(end))).toBe('VII.15b')
    expect(t.cannot(run({ ...end, rented: ['C14'] }))).toBe('VII.15b')
  })

  test('[VII.15c] the treasury pays', () => {
    const t = onBoard('book12', 'MS', { trains: ['4'], cash: 20 })
    const [, { run: renting }] = rentedRuns(t.state, 'MS') as [unknown, { run: ActionOf<'run'> }]
    t.given((s) => void (s.companies.MS!.cash = 19))
    expect(t.cannot(renting)).toBe('VII.15c')
    expect(rentedRuns(t.state, 'MS')).toHaveLength(1)
  })

  test('[VII.15d] each train rents for itself', () => {
    const t = onBoard('book12', 'MS', {
      trains: ['4', '4'],
      cash: 100,
      change: (s) => {
        lay(s, 'C10 7 2')
        s.board.tiles.B9 = { tile: '5', turn: 4 }
        s.board.tiles.B11 = { tile: '619', turn: 3 }
      },
    })
    expect(rentedRuns(t.state, 'MS').map(({ rentals, revenue }) => [rentals, revenue])).toEqual([
      [0, 100],
      [1, 130],
      [2, 140],
    ])
    t.does(rentedRuns(t.state, 'MS')[2]!.run)
    expect(t.charter('MS')).toMatchObject({ cash: 60, revenue: 140 })
  })

  test('[VII.15d] a second token costs even a plus train', () => {
    const t = onBoard('book12', 'MS', {
      trains: ['5+'],
      cash: 100,
      change: (s) => {
        lay(s, 'D15 57 2')
        s.board.tiles.C14 = { tile: '14', turn: 1 }
      },
    })
    const runs = rentedRuns(t.state, 'MS')
    expect(runs.map(({ rentals, revenue }) => [rentals, revenue])).toEqual([
      [0, 110],
      [1, 130],
    ])
    t.does(runs[1]!.run)
    expect(t.charter('MS').cash).toBe(80)
  })
})
