import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { buyTrain, buyWagon, major, minor, phase, shopping, turn } from './position.ts'

const tradeIn = (train: '2n' | '3n' | '4n' | '4-1n', to: '3n' | '4n' | '5n') =>
  ({ type: 'tradeIn', train, to }) as const

describe('VII.12 Buying trains', () => {
  test('[VII.12a] standard trains in order, the side chosen; n-trains and wagons of every kind of the phase', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 1000 })
      phase(s, 3)
    })
    expect(t.can('buyTrain')).toEqual([buyTrain('3', 200), buyTrain('3+', 230)])
    expect(t.cannot(buyTrain('4', 300))).toBe('VII.12a')
    expect(t.cannot(buyTrain('3', 100))).toBe('VII.12a')
    expect(t.cannot(buyWagon('2w'))).toBe('VII.12a')
    const n = shopping('CO', (s) => {
      minor(s, 'CO', { cash: 1000 })
      phase(s, 5)
      s.depot.left['3n'] = 2
    })
    expect(n.can('buyTrain')).toEqual([buyTrain('3n', 160), buyTrain('4n', 260), buyTrain('5n', 380)])
    n.given((s) => void (s.companies.CO!.trains = ['4n']))
    n.given((s) => void (s.depot.left['5n'] = 0))
    expect(n.cannot(tradeIn('4n', '5n'))).toBe('VII.12a')
  })

  test('[VII.12a] prices', () => {
    const price = (left: Partial<State['depot']['left']>) =>
      shopping('MS', (s) => {
        major(s, 'MS', { cash: 5000 })
        Object.assign(s.depot.left, left)
      })
        .can('buyTrain')
        .map((it) => ('price' in it ? [it.train, it.price] : []))
    expect(price({})).toEqual([['2', 100]])
    const gone = { '2': 0, '3': 0 }
    expect(price(gone)).toEqual([
      ['4', 300],
      ['4+', 340],
    ])
    expect(price({ ...gone, '4': 0 })).toEqual([
      ['5', 500],
      ['5+', 550],
    ])
    expect(price({ ...gone, '4': 0, '5': 0 })).toEqual([
      ['6', 600],
      ['6+', 660],
    ])
    expect(price({ ...gone, '4': 0, '5': 0, '6': 0 })).toEqual([
      ['8+', 700],
      ['4D', 800],
    ])
  })

  test('[VII.12a] what was given up is in the pool at its price with its side', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 1000 })
      phase(s, 4)
      s.depot.pool = ['3+', '3+']
      s.wagons.pool = ['1w']
    })
    t.does(buyTrain('3+', 230, 'pool')).does(buyWagon('1w', 'pool'))
    expect(t.charter('MS')).toMatchObject({ trains: ['3+'], wagons: ['1w'], cash: 730 })
    expect([t.state.depot.pool, t.state.wagons.pool]).toEqual([['3+'], []])
  })

  test('[VII.12b] from the treasury', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 130, trains: ['2'] })
      phase(s, 3)
    })
    expect(t.cannot(buyTrain('3', 200))).toBe('VII.12b')
    t.given((s) => void (s.companies.MS!.cash = 30))
    expect(t.cannot(buyWagon('1w'))).toBe('VII.12b')
    const n = shopping('CO', (s) => {
      minor(s, 'CO', { cash: 100, trains: ['2n'] })
      phase(s, 3)
    })
    expect(n.cannot(tradeIn('2n', '3n'))).toBe('VII.12b')
  })

  test('[VII.12c] T16: the limit, even if the train would scrap one', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 1000, trains: ['3', '4', '4'] })
      phase(s, 4)
      s.depot.left['4'] = 0
    })
    expect(t.cannot(buyTrain('5', 500))).toBe('VII.12c')
    expect(t.can('buyTrain')).toEqual([])
    const n = shopping('CO', (s) => minor(s, 'CO', { cash: 500, trains: ['2n', '2n'] }))
    expect(n.cannot(buyTrain('2n', 80))).toBe('VII.12c')
    const four = shopping('MS', (s) => major(s, 'MS', { cash: 1000, trains: ['2', '2', '2'] })).does(buyTrain('2', 100))
    expect(four.charter('MS').trains).toHaveLength(4)
  })

  const dealing = (change: (s: State) => void = () => {}) =>
    shopping('MS', (s) => {
      major(s, 'MS', { cash: 100, trains: ['3'] })
      major(s, 'CVC', { director: 1, trains: ['3', '3+'], wagons: ['1w'], cash: 0 })
      minor(s, 'CO', { director: 1, trains: ['2n'] })
      phase(s, 3)
      change(s)
    })

  test('[VII.12d] between companies from phase 3 on', () => {
    const t = dealing((s) => void (s.phase = 2))
    expect(t.cannot(buyTrain('3', 50, 'CVC'))).toBe('VII.12d')
    expect(t.cannot(buyWagon('1w', 'CVC'))).toBe('VII.12d')
    expect(t.can('buyTrain')).toEqual([])
  })

  test('[VII.12e] trains of its own kind from $1, wagons at their price, from who has them', () => {
    const t = dealing()
    expect(t.can('buyTrain')).toEqual([
      { type: 'buyTrain', train: '3', from: 'CVC', low: 1, high: 100 },
      { type: 'buyTrain', train: '3+', from: 'CVC', low: 1, high: 100 },
    ])
    expect(t.cannot(buyTrain('2n', 10, 'CO'))).toBe('VII.12e')
    expect(t.cannot(buyTrain('4', 10, 'CVC'))).toBe('VII.12e')
    expect(t.cannot(buyWagon('2w', 'CVC'))).toBe('VII.12e')
    expect(t.cannot(buyTrain('3', 0, 'CVC'))).toBe('VII.12e')
    expect(t.cannot(buyTrain('3', 101, 'CVC'))).toBe('VII.12b')
  })

  test('[VII.12f] both directors agree', () => {
    const t = dealing().does(buyTrain('3', 60, 'CVC'))
    expect(t.active).toEqual([1])
    expect(t.can('answer')).toHaveLength(2)
    expect(t.cannot({ type: 'answer', question: 7, yes: true })).toBe('VII.12f')
    expect(t.refused(0, { type: 'withdraw', question: 7 })).toBe('VII.12f')
    t.does({ type: 'answer', question: 1, yes: true })
    expect([t.charter('MS').trains, t.charter('CVC').trains]).toEqual([['3', '3'], ['3+']])
    expect([t.charter('MS').cash, t.charter('CVC').cash]).toEqual([40, 60])
    t.does(buyWagon('1w', 'CVC')).does({ type: 'answer', question: 2, yes: false })
    expect(t.charter('MS').wagons).toEqual([])
  })

  test('[VII.12f] who asked may think again', () => {
    const t = dealing().does(buyWagon('1w', 'CVC')).play(0, { type: 'withdraw', question: 1 })
    expect(t.active).toEqual([0])
    expect(t.can('buyWagon')).toContainEqual(buyWagon('1w', 'CVC'))
  })

  test('[VII.12f] after a no the same is not asked again in this turn; for a train, more money is something else', () => {
    const t = dealing().does(buyWagon('1w', 'CVC')).does({ type: 'answer', question: 1, yes: false })
    expect(t.can('buyWagon')).not.toContainEqual(buyWagon('1w', 'CVC'))
    expect(t.cannot(buyWagon('1w', 'CVC'))).toBe('VII.12f')
    t.does(buyTrain('3', 60, 'CVC')).does({ type: 'answer', question: 2, yes: false })
    expect(t.cannot(buyTrain('3', 60, 'CVC'))).toBe('VII.12f')
    expect(t.can('buyTrain')).toContainEqual({ type: 'buyTrain', train: '3', from: 'CVC', low: 61, high: 100 })
    t.does(buyTrain('3', 100, 'CVC')).does({ type: 'answer', question: 3, yes: false })
    expect(t.can('buyTrain')).toEqual([{ type: 'buyTrain', train: '3+', from: 'CVC', low: 1, high: 100 }])
  })

  test('[VII.12f] one’s own companies need no question, even for the last train', () => {
    const t = dealing((s) => {
      s.companies.CVC!.director = 0
      s.companies.CVC!.trains = ['3']
    })
    t.does(buyTrain('3', 1, 'CVC')).does(buyWagon('1w', 'CVC'))
    expect(t.charter('CVC')).toMatchObject({ trains: [], wagons: [], cash: 41 })
  })

  test('[VII.12g] T13: trade-ins', () => {
    const costs = (
      [
        ['2n', '3n', 3],
        ['3n', '4n', 4],
        ['4n', '5n', 5],
        ['4-1n', '5n', 7],
      ] as const
    ).map(([train, to, now]) => {
      const t = shopping('CO', (s) => {
        minor(s, 'CO', { cash: 500, trains: [train, train] })
        phase(s, now)
      }).does(tradeIn(train, to))
      expect(t.charter('CO').trains).toEqual([train, to])
      return 500 - t.charter('CO').cash
    })
    expect(costs).toEqual([120, 180, 250, 315])
    const t = shopping('CO', (s) => {
      minor(s, 'CO', { cash: 500, trains: ['3n'] })
      phase(s, 5)
    })
    expect(t.cannot({ type: 'tradeIn', train: '3n', to: '5n' })).toBe('VII.12g')
    expect(t.cannot(tradeIn('4n', '5n'))).toBe('VII.12g')
  })

  test('[VII.12h] T13: once a turn', () => {
    const t = shopping('CO', (s) => {
      minor(s, 'CO', { cash: 500, trains: ['2n'] })
      phase(s, 3)
    }).does(tradeIn('2n', '3n'))
    t.given((s) => void s.companies.CO!.trains.push('2n'))
    expect(t.cannot(tradeIn('2n', '3n'))).toBe('VII.12h')
  })

  test('[VII.12i] wagons and standard trains are for majors, n-trains for minors', () => {
    const t = shopping('CO', (s) => {
      minor(s, 'CO', { cash: 500, trains: ['2n'] })
      major(s, 'MS', { cash: 500 })
      phase(s, 2)
      s.depot.pool = ['2']
    })
    expect(t.cannot(buyWagon('1w'))).toBe('VII.12i')
    expect(t.cannot(buyTrain('2', 100))).toBe('VII.12i')
    expect(t.cannot(buyTrain('2', 100, 'pool'))).toBe('VII.12i')
    expect(t.given((s) => turn(s, 'MS', 'trains')).cannot(buyTrain('2n', 80))).toBe('VII.12i')
  })

  test('[VII.12j] as many as the limit of trains', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 500, trains: ['4'], wagons: ['1w', '2w', '2w'] })
      phase(s, 4)
    })
    expect(t.cannot(buyWagon('2w'))).toBe('VII.12j')
    expect(t.can('buyWagon')).toEqual([])
  })

  test('[VII.12k] T41: not with money the cheapest train needs', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 120 })
      major(s, 'CVC', { trains: ['3'], cash: 0 })
      phase(s, 3)
    })
    expect(t.cannot(buyWagon('1w'))).toBe('VII.12k')
    t.does(buyTrain('3', 120, 'CVC'))
    const rich = shopping('MS', (s) => {
      major(s, 'MS', { cash: 240 })
      phase(s, 3)
    })
    rich.does(buyWagon('1w')).does(buyTrain('3', 200))
    expect(rich.charter('MS').cash).toBe(0)
  })

  test('[VII.12l] T16: over the limit the director gives up what he likes, to the pool', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 500, trains: ['3', '4'] })
      major(s, 'CVC', { director: 1, trains: ['3', '3', '3'], wagons: ['1w', '1w', '2w'] })
      phase(s, 4)
      s.depot.left['4'] = 0
    }).does(buyTrain('5', 500))
    expect(t.state.phase).toBe(5)
    expect(t.active).toEqual([0])
    expect(t.cannot({ type: 'discardTrain', train: '2' })).toBe('VII.12l')
    expect(t.cannot({ type: 'discardWagon', wagon: '1w' })).toBe('VII.12l')
    t.does({ type: 'discardTrain', train: '4' })
    expect(t.active).toEqual([1])
    t.does({ type: 'discardTrain', train: '3' })
    expect(t.cannot({ type: 'discardWagon', wagon: '3w' })).toBe('VII.12l')
    t.does({ type: 'discardWagon', wagon: '2w' })
    expect([t.state.depot.pool, t.state.wagons.pool]).toEqual([['4', '3'], ['2w']])
  })

  test('[VII.12m] at the end of the step it must own a train', () => {
    const t = shopping('MS', (s) => major(s, 'MS', { cash: 500 }))
    expect(t.cannot({ type: 'pass' })).toBe('VII.12m')
    expect(t.can('pass')).toEqual([])
    t.does(buyTrain('2', 100))
    expect(t.can('pass')).toHaveLength(1)
  })

  test('[VII.12m] T41: another company’s train will do, for treasury money', () => {
    const t = shopping('MS', (s) => {
      major(s, 'MS', { cash: 120, shares: [6, 4, 0] })
      major(s, 'CVC', { director: 0, trains: ['3'], cash: 0 })
      phase(s, 3)
    })
    expect(t.can('buyTrain')).toEqual([{ type: 'buyTrain', train: '3', from: 'CVC', low: 1, high: 120 }])
    t.does(buyTrain('3', 1, 'CVC'))
    expect(t.can('pass')).toHaveLength(1)
  })

  test('[VII.12n] a minor is excused when there is no n-train', () => {
    const t = shopping('CO', (s) => {
      minor(s, 'CO', { cash: 500 })
      for (const card of ['2n', '3n', '4n', '5n'] as const) s.depot.left[card] = 0
    })
    expect(t.can('pass')).toHaveLength(1)
    expect(t.pass().step).toBe('machines')
  })
})
