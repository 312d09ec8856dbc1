import { describe, expect, test } from 'vitest'
import { advance } from '../../../shared/games/cuba18/advance.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import { GROUNDS } from '../../../shared/games/cuba18/map.ts'
import { PRICES } from '../../../shared/games/cuba18/market.ts'
import { pay, playerOf } from '../../../shared/games/cuba18/money.ts'
import { movePrice } from '../../../shared/games/cuba18/price.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { KINDS, WAGON_KINDS } from '../../../shared/games/cuba18/trains.ts'
import { VERSIONS } from '../../../shared/games/cuba18/versions.ts'
import { best, most, onBoard, ran, run } from './boards.ts'
import { buyTrain, cash, island, lay, major, minor, phase, sell, stock, turn } from './position.ts'

describe('VIII Prices', () => {
  const moved = (price: number, by: number) => {
    const t = island(3, (s) => {
      major(s, 'MS', { price })
      movePrice(s, 'MS', by)
    })
    return t.price('MS')
  }

  test('[VIII.1a] T10: right and left two places, diagonally one, and the ends', () => {
    expect(PRICES).toHaveLength(36)
    expect([moved(290, 2), moved(300, 2), moved(55, -2), moved(60, -2)]).toEqual([300, 300, 50, 50])
    expect([moved(100, -2), moved(95, 2), moved(120, 2), moved(158, 1)]).toEqual([90, 105, 132, 165])
  })

  test('[VIII.1b] T33: under the others; one that cannot move keeps its place', () => {
    const t = island(3, (s) => {
      major(s, 'MS', { price: 50, trains: ['2'] })
      major(s, 'CVC', { price: 50, director: 1 })
      major(s, 'NPP', { price: 55 })
      turn(s, 'MS', 'track')
    }).does({ type: 'issue' })
    expect([t.charter('MS').cash, t.state.market[0]]).toEqual([50, ['FC', 'MS', 'CVC']])
    t.given((s) => turn(s, 'NPP', 'track')).does({ type: 'issue' })
    expect([t.charter('NPP').cash, t.state.market[0]]).toEqual([55, ['FC', 'MS', 'CVC', 'NPP']])
  })

  test('[VIII.2a] T11: a dividend right, none left, always in the first turn', () => {
    const first = island(3, (s) => {
      major(s, 'MS', { price: 80, cash: 400, shares: [5, 0, 0], operated: false, homeless: true })
      s.companies.MS!.stations = 1
      turn(s, 'MS', 'run')
    }).pass()
    expect(first.price('MS')).toBe(70)
    const pays = (out: boolean) => {
      const t = onBoard('cienfuegos', 'CO', { trains: ['2n'] })
      return t.does(best(t)).does({ type: 'pay', out }).price('CO')
    }
    expect([pays(true), pays(false)]).toEqual([90, 70])
  })

  test('[VIII.3a] sold out: one place up, the highest first, from the top of the stack', () => {
    const t = island(3, (s) => {
      stock(s)
      minor(s, 'CO', { price: 80, shares: [3, 2, 0], cash: 100 })
      major(s, 'MS', { price: 80, shares: [6, 4, 0] })
      major(s, 'CVC', { price: 85, shares: [5, 5, 0] })
      major(s, 'NPP', { price: 85, shares: [5, 4, 0] })
    }).endStockRound()
    expect(t.told('soldOut').map(({ company, to }) => [company, to])).toEqual([
      ['CVC', 90],
      ['CO', 85],
      ['MS', 85],
    ])
    expect(t.state.market[7]).toEqual(['NPP', 'CO', 'MS'])
  })
})

describe('IX The end', () => {
  const drain = (s: State) => pay(s, s.bank, playerOf(s, 2), s.bank.cash)
  const rounds = (s: State, round: number) => {
    minor(s, 'HG', { hex: 'C4', trains: ['2n'], cash: 0, shares: [5, 0, 0] })
    turn(s, 'HG')
    s.set = { round, of: 3 }
  }

  test('[IX.1a] T21: broken in an operating round the set is finished, without an export', () => {
    const t = island(3, (s) => {
      rounds(s, 1)
      drain(s)
      s.news = []
      s.round = { at: 'central' }
      advance(s)
    })
    expect([t.state.end, t.state.set.round]).toEqual(['bank', 2])
    while (t.active.length > 0) t.pass()
    expect([t.state.round.at, t.state.set.round, t.state.central.stack]).toEqual(['over', 3, []])
    expect(t.told('over')).toEqual([{ type: 'over', by: 'bank' }])
  })

  test('[IX.1a] T21: in a stock round one whole set follows; it pays on, and stays broken', () => {
    const t = island(3, (s) => {
      stock(s)
      phase(s, 3)
      minor(s, 'HG', { hex: 'C4', trains: ['2n'], cash: 0 })
      drain(s)
      pay(s, playerOf(s, 2), s.bank, 100)
    })
    expect(t.state.end).toBe('bank')
    t.endStockRound()
    expect(t.state.set).toEqual({ round: 1, of: 2 })
    while (t.active.length > 0) t.pass()
    expect([t.state.round.at, t.state.set.round]).toEqual(['over', 2])
  })

  test('[IX.1b] T22: the second 8+/4D exported, not those bought', () => {
    const at = (stack: ('6' | '8')[]) =>
      island(3, (s) => {
        rounds(s, 3)
        phase(s, 7)
        major(s, 'MS', { director: 1, trains: ['8+', '8+'] })
        s.central.stack = stack
        s.round = { at: 'central' }
        advance(s)
      }).state
    expect(at(['6']).round.at).toBe('stock')
    expect([at(['6', '8']).round.at, at(['6', '8']).end]).toEqual(['over', 'export'])
  })

  test('[IX.1c] T15: bankruptcy ends it at once; he scores what he has', () => {
    const t = island(3, (s) => {
      phase(s, 4)
      major(s, 'MS', { cash: 120, price: 80, shares: [2, 3, 0], pool: 5 })
      cash(s, 0, 50)
      turn(s, 'MS', 'trains')
    }).pass()
    expect(t.told('over')).toEqual([{ type: 'over', by: 'bankrupt' }])
    expect(cuba18.scores(t.state).find(({ seat }) => seat === 0)).toMatchObject({ total: 50 + 160, rank: 3 })
  })

  test('[IX.2a] cash and shares; equal wealth shares the place', () => {
    const t = island(3, (s) => {
      major(s, 'MS', { price: 110, shares: [3, 3, 0], cash: 500, trains: ['2'] })
      minor(s, 'CO', { price: 90, shares: [0, 3, 0], director: 1 })
      s.shares.FC!.players = [0, 0, 1]
      s.players[2]!.commissioners = [1]
      cash(s, 0, 970)
      s.round = { at: 'over' }
    })
    expect(cuba18.scores(t.state)).toEqual([
      { seat: 0, rank: 1, total: 1300, parts: { cash: 970, minors: 0, majors: 330, central: 0 } },
      { seat: 1, rank: 1, total: 1300, parts: { cash: 700, minors: 270, majors: 330, central: 0 } },
      { seat: 2, rank: 3, total: 750, parts: { cash: 700, minors: 0, majors: 0, central: 50 } },
    ])
  })
})

describe('X The short game for two', () => {
  test('[X.1] the halves and their companies', () => {
    const { east, west } = GROUNDS
    for (const hex of ['C18', 'D17', 'E16']) expect([hex in east.map, hex in west.map]).toEqual([true, true])
    expect(['C14' in east.map, 'D21' in west.map, 'B7' in east.map]).toEqual([false, false, false])
    expect([east.map.D15!.open, west.map.D19!.open]).toEqual([
      [4, 5],
      [1, 2],
    ])
    expect([east.map.C16!.open, west.map.E18!.open]).toEqual([[4], [1]])
    expect([VERSIONS.shortEast.majors, VERSIONS.shortWest.majors]).toEqual([
      ['NPP', 'TSS', 'SdC', 'FEC'],
      ['Oe', 'MS', 'CVC', 'StSp'],
    ])
  })

  test('[X.2] T38: the red tile ends a standard route and takes cubes', () => {
    expect(most(onBoard('east', 'NPP', { trains: ['2'] }))).toBe(50)
    const t = onBoard('east', 'NPP', { trains: ['2'], wagons: ['1w'], cubes: { CO: 1 } })
    expect(most(t)).toBe(80)
    expect(best(t).routes[0]).toMatchObject({ harbor: 'D15', cubes: { CO: 1 } })
    const values = ([2, 3, 5, 7] as const).map((now) => most(onBoard('east', 'NPP', { trains: ['2'], phase: now })))
    expect(values).toEqual([40, 50, 60, 70])
    const beyond = onBoard('east', 'NPP', {
      trains: ['2'],
      wagons: ['1w'],
      cubes: { CO: 1 },
      change: (s) => {
        s.board.tiles.D19 = { tile: 'L66', turn: 0 }
        lay(s, 'E20 9 2, F21 57 2')
      },
    })
    const over = ran('F21 D19 D15', 'F21 E20 D19, D19 D17 D15')
    expect(beyond.cannot(run(over))).toBe('VII.9b')
    expect(beyond.cannot(run({ ...over, wagon: '1w', harbor: 'D15', cubes: { CO: 1 } }))).toBe('VII.11a')
  })

  test('[X.3] T38: the dark green tile is a field of 20 for narrow gauge', () => {
    expect(most(onBoard('east', 'CO', { trains: ['2n'] }))).toBe(30)
    expect(most(onBoard('east', 'CO', { trains: ['3n'] }))).toBe(50)
    expect(most(onBoard('east', 'CO', { trains: ['5n'] }))).toBe(50)
  })

  test('[X.4] in the east the FC has three cities at most, and none at first', () => {
    const t = island(2, () => {}, { two: 'shortEast' })
    expect([t.state.board.tokens, t.state.central.waiting]).toEqual([{}, ['D19', 'E22', 'G24']])
    const west = island(2, () => {}, { two: 'shortWest' })
    expect(west.state.central.waiting).toEqual(['B9', 'B11', 'C14', 'D15'])
  })
})

describe('XI The medium game for two', () => {
  const medium = (change: (s: State) => void) => island(2, change, { two: 'medium' })

  test('[XI.1] La Habana is red: an end of 30, 40, 60, 80 that takes cubes', () => {
    const { map } = GROUNDS.medium
    expect(['A6', 'B5', 'C4', 'E4'].some((hex) => hex in map)).toBe(false)
    expect([map.B7!.open, map.B7!.printed.stops[0]!.value]).toEqual([
      [4, 5],
      [30, 40, 60, 80],
    ])
    expect(VERSIONS.medium.majors).toEqual(['MS', 'CVC', 'StSp', 'NPP', 'TSS', 'SdC'])
    const t = medium((s) => {
      major(s, 'MS', { trains: ['2'], shares: [6, 0] })
      lay(s, 'B9 57 1')
      phase(s, 2)
      turn(s, 'MS', 'run')
    })
    expect(most(t)).toBe(50)
  })

  test('[XI.2] the FC’s marker earns its value', () => {
    const t = medium((s) => {
      s.shares.FC = { players: [1, 0], treasury: 0, pool: 0, offering: 9 }
      minor(s, 'CO', { cash: 100 })
      stock(s)
      s.set = { round: 1, of: 2 }
      s.round = { at: 'central' }
      advance(s)
    })
    expect(t.cash(0)).toBe(953)
  })
})

describe('XII Tables', () => {
  test('[XII.1] trains and wagons', () => {
    const prices = Object.entries(KINDS).map(([train, { price }]) => [train, price])
    expect(Object.fromEntries(prices)).toEqual({
      '2': 100,
      '3': 200,
      '3+': 230,
      '4': 300,
      '4+': 340,
      '5': 500,
      '5+': 550,
      '6': 600,
      '6+': 660,
      '8+': 700,
      '4D': 800,
      '2n': 80,
      '3n': 160,
      '4n': 260,
      '4-1n': 130,
      '5n': 380,
    })
    expect(Object.values(WAGON_KINDS).map(({ price, count }) => [price, count])).toEqual([
      [40, 8],
      [80, 6],
      [150, 4],
    ])
    const t = island(3, (s) => {
      major(s, 'MS', { cash: 100 })
      turn(s, 'MS', 'trains')
    })
    expect(t.can('buyTrain')).toEqual([buyTrain('2', 100)])
    expect(t.cannot(sell('MS', 1))).toBe('VII.13a')
  })
})
