import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { Company } from '../../../shared/games/cuba18/companies.ts'
import type { Phase } from '../../../shared/games/cuba18/phases.ts'
import { begin, island, lay, layTile, major, minor, phase, put, turn } from './position.ts'
import { BOARDS } from './boards.ts'

const building = (company: Company, change: (s: State) => void) =>
  island(3, (s) => {
    change(s)
    turn(s, company, 'track')
  })
const tilesIn = (t: ReturnType<typeof island>, hex: string) => [
  ...new Set(
    t
      .can('layTile')
      .filter((it) => it.hex === hex)
      .map(({ tile }) => tile),
  ),
]
const cienfuegos = (s: State, how: Parameters<typeof minor>[2] = {}) => {
  minor(s, 'CO', how)
  lay(s, BOARDS.cienfuegos.tiles)
}

describe('VII.1 Rounds and order', () => {
  test('[VII.1b] minors up, majors down, equals from the top, then the FC', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { price: 90, cash: 100 })
      minor(s, 'HG', { price: 70, cash: 100, hex: 'F21' })
      minor(s, 'JU', { price: 70, cash: 100, hex: 'C4' })
      major(s, 'MS', { price: 80, cash: 500, trains: ['2'] })
      major(s, 'CVC', { price: 110, cash: 500, trains: ['2'] })
      s.companies.CVC!.floated = true
      begin(s, 'HG')
    })
    const order: Company[] = []
    while (t.state.round.at === 'operating') {
      if (order.at(-1) !== t.company) order.push(t.company!)
      if (t.step === 'trains' && t.can('pass').length === 0)
        t.does({ type: 'buyTrain', train: '2n', from: 'bank', price: 80 })
      else t.pass()
    }
    expect(order).toEqual(['HG', 'JU', 'CO', 'CVC', 'MS'])
    expect(t.told('central')).toHaveLength(1)
  })
})

describe('VII.3 Steps', () => {
  test('[VII.3a] each thing in its step', () => {
    const t = building('CO', cienfuegos)
    expect(t.cannot({ type: 'buyTrain', train: '2n', from: 'bank', price: 80 })).toBe('VII.3a')
    expect(t.cannot({ type: 'pay', out: true })).toBe('VII.3a')
    expect(island(3).cannot(layTile('D13 L58 4'))).toBe('VII.3a')
    t.pass()
    expect(t.step).toBe('run')
    expect(t.cannot(layTile('D11 L48 5'))).toBe('VII.3a')
  })

  test('[VII.3b] nothing goes on while somebody has to answer', () => {
    const t = building('CO', cienfuegos).given((s) => {
      s.pending = [{ at: 'discard', seat: 0, company: 'CO', what: 'train' }]
    })
    expect(t.cannot(layTile('D13 L66 4'))).toBe('VII.3b')
  })

  test('[VII.3c] tiles, stations and purchases are optional', () => {
    const t = island(3, (s) => {
      major(s, 'CVC', { cash: 200, trains: ['2'], shares: [6, 0, 0] })
      lay(s, 'C14 57 1')
      begin(s, 'CVC')
    })
    expect(t.step).toBe('track')
    expect(t.pass().step).toBe('run')
    expect(t.pass().step).toBe('trains')
    t.pass()
    expect(t.company).toBeUndefined()
  })
})

describe('VII.4 Homes', () => {
  test('[VII.4a] the first thing in the first turn, for nothing, tile or not', () => {
    const t = island(3, (s) => {
      major(s, 'MS', { operated: false, cash: 400, shares: [5, 0, 0] })
      begin(s, 'MS')
    })
    expect(t.state.board.tokens.B9).toEqual([{ company: 'MS', city: 0, kind: 'home' }])
    expect([t.charter('MS').stations, t.charter('MS').cash]).toEqual([1, 400])
    expect(t.step).toBe('track')
  })

  test('[VII.4a] in a blank home with a mill both stand', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { hex: 'C14', director: 1 })
      major(s, 'CVC', { operated: false, cash: 400 })
      begin(s, 'CVC')
    })
    expect(t.state.board.tokens.C14).toHaveLength(2)
    expect(t.state.board.tokens.C14!.some(({ extra }) => extra)).toBe(false)
  })

  const florida = (change: (s: State) => void = () => {}) =>
    island(3, (s) => {
      phase(s, 4)
      change(s)
      major(s, 'FEC', { operated: false, cash: 500, shares: [5, 0, 0] })
      begin(s, 'FEC')
    })

  test('[VII.4b] the FEC in any free slot, but not one kept for a home or filled by a mill', () => {
    const t = florida((s) => {
      minor(s, 'CO', { director: 1 })
      lay(s, 'C4 57 0, B9 14 0, F21 6 0')
      put(s, 'F21', 'MS')
      s.central.waiting = s.central.waiting.filter((hex) => hex !== 'B9')
      put(s, 'B9', 'FC')
    })
    expect(t.step).toBe('home')
    expect(t.cannot({ type: 'pass' })).toBe('VII.4a')
    expect(t.can('home').map(({ hex }) => hex)).toEqual(['B11', 'C4', 'E24', 'G26'])
    for (const hex of ['D13', 'F21', 'B9', 'C14', 'B7']) expect(t.cannot({ type: 'home', hex, city: 0 })).toBe('VII.4a')
    t.does({ type: 'home', hex: 'C4', city: 0 })
    expect(t.state.board.tokens.C4).toEqual([{ company: 'FEC', city: 0, kind: 'home' }])
  })

  const full = (s: State) => {
    for (const hex of ['B11', 'C4', 'D13', 'E24', 'F21', 'G26']) put(s, hex, 'MS')
    lay(s, 'C4 57 0, B11 57 0')
  }

  test('[VII.4c] beside a city tile if there is no slot', () => {
    const t = florida(full)
    expect(new Set(t.can('home').map(({ hex }) => hex))).toEqual(new Set(['B7', 'C4', 'B11']))
    t.does({ type: 'home', hex: 'C4', city: 0 })
    expect(t.state.board.tokens.C4!.at(-1)).toEqual({ company: 'FEC', city: 0, kind: 'home', extra: true })
    expect(t.told('home')).toEqual([{ type: 'home', company: 'FEC', hex: 'C4', beside: true }])
  })

  test('[VII.4c] it moves in when a slot opens', () => {
    const t = florida(full).does({ type: 'home', hex: 'C4', city: 0 })
    t.does(layTile('C4 14 0'))
    expect(t.told('slipped')).toEqual([{ type: 'slipped', company: 'FEC', hex: 'C4' }])
    expect(t.state.board.tokens.C4!.at(-1)).toEqual({ company: 'FEC', city: 0, kind: 'home' })
  })

  test('[VII.4c] T27: the FC’s claim to the green tile’s slot is older', () => {
    const t = florida(full).does({ type: 'home', hex: 'B11', city: 0 })
    t.does(layTile('B11 14 0'))
    expect(t.told('slipped')).toEqual([{ type: 'slipped', company: 'FC', hex: 'B11' }])
    expect(t.state.board.tokens.B11!.map(({ company, extra }) => [company, extra])).toEqual([
      ['MS', undefined],
      ['FEC', true],
      ['FC', undefined],
    ])
  })

  test('[VII.4d] T34: Oe in La Habana with three cities takes the west one, else which it likes', () => {
    const oe = (others: (s: State) => void) =>
      island(3, (s) => {
        lay(s, 'B7 L45 1')
        others(s)
        major(s, 'Oe', { operated: false, cash: 400 })
        begin(s, 'Oe')
      })
    const west = oe(() => {})
    expect(west.state.board.tokens.B7!.at(-1)).toMatchObject({ company: 'Oe', city: 2 })
    const taken = oe((s) => {
      s.board.tokens.B7 = [
        { company: 'FC', city: 1, kind: 'home' },
        { company: 'MS', city: 2, kind: 'station' },
      ]
    })
    expect(taken.state.board.tokens.B7!.at(-1)).toMatchObject({ company: 'Oe', city: 0 })
  })
})

describe('VII.5 Shares', () => {
  const issuing = (how: Parameters<typeof major>[2] = {}) =>
    island(3, (s) => {
      major(s, 'MS', { cash: 100, trains: ['2'], ...how })
      turn(s, 'MS', 'track')
    })

  test('[VII.5a] one of the two, once in a turn, until the income', () => {
    const t = issuing({ shares: [4, 2, 0], pool: 1 }).does({ type: 'issue' })
    expect(t.cannot({ type: 'redeem' })).toBe('VII.5a')
    expect(t.cannot({ type: 'issue' })).toBe('VII.5a')
    const late = issuing({ shares: [6, 0, 0] }).given((s) => turn(s, 'MS', 'trains'))
    expect(late.cannot({ type: 'redeem' })).toBe('VII.3a')
    for (const step of ['track', 'station', 'run'] as const)
      expect(
        issuing()
          .given((s) => turn(s, 'MS', step))
          .can('issue'),
      ).toHaveLength(1)
  })

  test('[VII.5b] a share in the treasury', () => {
    const t = issuing({ shares: [6, 4, 0] })
    expect(t.cannot({ type: 'issue' })).toBe('VII.5b')
  })

  test('[VII.5c] T28: less than half in the pool before: a minor may reach 60 %', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { shares: [2, 0, 0], pool: 2 })
      turn(s, 'CO')
    }).does({ type: 'issue' })
    expect(t.state.shares.CO).toMatchObject({ treasury: 0, pool: 3 })
    expect(issuing({ shares: [4, 0, 0], pool: 5 }).cannot({ type: 'issue' })).toBe('VII.5c')
    expect(issuing({ shares: [4, 0, 0], pool: 4 }).does({ type: 'issue' }).state.shares.MS!.pool).toBe(5)
  })

  test('[VII.5d] the price, then one place down', () => {
    const t = issuing({ price: 90 }).does({ type: 'issue' })
    expect([t.charter('MS').cash, t.price('MS')]).toEqual([190, 85])
    expect(t.told('issued')).toEqual([{ type: 'issued', company: 'MS', money: 90, from: 90, to: 85 }])
  })

  test('[VII.5e] redeemed for the price, which stays', () => {
    const t = issuing({ price: 95, pool: 1 }).does({ type: 'redeem' })
    expect([t.charter('MS').cash, t.price('MS'), t.state.shares.MS!.pool]).toEqual([5, 95, 0])
    expect(issuing({ price: 95 }).cannot({ type: 'redeem' })).toBe('VII.5e')
    expect(issuing({ price: 110, pool: 1 }).cannot({ type: 'redeem' })).toBe('VII.5e')
  })

  test('[VII.5f] with a train only', () => {
    expect(issuing({ pool: 1, trains: [] }).cannot({ type: 'redeem' })).toBe('VII.5f')
    expect(issuing({ trains: [] }).can('issue')).toHaveLength(1)
  })

  test('[VII.5g] no change of director', () => {
    const t = issuing({ shares: [2, 2, 0], pool: 1 }).does({ type: 'redeem' })
    expect(t.charter('MS').director).toBe(0)
  })
})

describe('VII.6 Tiles', () => {
  test('[VII.6a] one a turn', () => {
    const t = building('CO', (s) => minor(s, 'CO')).does(layTile('D13 L58 4'))
    expect(t.step).toBe('run')
    const again = building('CO', cienfuegos).given((s) => {
      if (s.round.at === 'operating') s.round.turn.laid = true
    })
    expect(again.cannot(layTile('C8 77 3'))).toBe('VII.6a')
  })

  test('[VII.6b] on hexes of the map; never red, dark green or sea', () => {
    const t = building('CO', cienfuegos)
    expect(t.cannot(layTile('A8 7 0'))).toBe('VII.6b')
    expect(t.cannot(layTile('H1 7 0'))).toBe('VII.6b')
    expect(t.cannot(layTile('D13 999 0'))).toBe('VII.6b')
    const west = island(
      2,
      (s) => {
        major(s, 'StSp', { cash: 100 })
        turn(s, 'StSp')
      },
      { two: 'shortWest' },
    )
    expect(west.cannot(layTile('D19 57 0'))).toBe('VII.6b')
    expect(west.cannot(layTile('E18 L48 0'))).toBe('VII.6b')
  })

  test('[VII.6c] colours by phase', () => {
    const mill = (tile: string, now: Phase) =>
      building('CO', (s) => {
        cienfuegos(s)
        s.board.tiles.D13 = { tile, turn: 4 }
        phase(s, now)
      })
    const steps = [
      ['L58', 'L66', 2],
      ['L66', 'L72', 4],
      ['L72', 'L76', 6],
    ] as const
    for (const [before, after, last] of steps) {
      expect(mill(before, last).cannot(layTile(`D13 ${after} 4`))).toBe('VII.6c')
      mill(before, (last + 1) as Phase).does(layTile(`D13 ${after} 4`))
    }
  })

  test('[VII.6d] T26: a mill keeps all its track: L58 on D13 becomes L66 or L67', () => {
    const t = building('CO', (s) => {
      cienfuegos(s)
      phase(s, 3)
    })
    expect(t.can('layTile').filter(({ hex }) => hex === 'D13')).toEqual([layTile('D13 L66 4'), layTile('D13 L67 1')])
    expect(t.cannot(layTile('D13 L66 3'))).toBe('VII.6d')
  })

  test('[VII.6d] T25: D9 takes one field tile only', () => {
    const t = building('CO', (s) => {
      cienfuegos(s)
      delete s.board.tiles.D9
    })
    expect(t.can('layTile').filter(({ hex }) => hex === 'D9')).toEqual([layTile('D9 L50 4')])
    expect(t.cannot(layTile('D9 L48 4'))).toBe('VII.6d')
  })

  test('[VII.6e] a piece must be left', () => {
    const t = building('CO', (s) => {
      minor(s, 'CO')
      s.board.supply['L58/L59'] = 0
    })
    expect(t.cannot(layTile('D13 L58 4'))).toBe('VII.6e')
    expect(tilesIn(t, 'D13')).toEqual(['L52', 'L53', 'L54', 'L55', 'L56', 'L57', 'L60', 'L61'])
  })

  test('[VII.6f] with a blank home nowhere else', () => {
    const t = building('CO', (s) => minor(s, 'CO'))
    expect(t.cannot(layTile('D11 L48 5'))).toBe('VII.6f')
    expect(new Set(t.can('layTile').map(({ hex }) => hex))).toEqual(new Set(['D13']))
    const major7 = building('MS', (s) => major(s, 'MS', { cash: 100 }))
    expect(major7.cannot(layTile('C10 7 2'))).toBe('VII.6f')
    expect(tilesIn(major7, 'B9')).toEqual(['5', '6', '57'])
  })

  test('[VII.6g] T3: a minor’s mill, narrow track, fields, nothing else', () => {
    const first = building('CO', (s) => minor(s, 'CO'))
    expect(tilesIn(first, 'D13')).toEqual(['L52', 'L53', 'L54', 'L55', 'L56', 'L57', 'L58', 'L59', 'L60', 'L61'])
    expect(first.cannot(layTile('D13 57 1'))).toBe('VII.6g')
    const t = building('CO', (s) => {
      cienfuegos(s)
      s.board.tiles.D11 = { tile: 'L49', turn: 3 }
      delete s.board.tiles.D9
    })
    expect(tilesIn(t, 'C10')).toEqual(['77', '78', '79'])
    expect(t.cannot(layTile('C10 8 5'))).toBe('VII.6g')
    expect(t.cannot(layTile('B9 57 1'))).toBe('VII.6g')
  })

  test('[VII.6g][VII.6h] T26: 9 becomes 713 by a minor whose narrow route enters there, not by a major', () => {
    const board = (s: State) => {
      cienfuegos(s)
      delete s.board.tiles.D9
      s.board.tiles.D11 = { tile: 'L49', turn: 3 }
      lay(s, 'C10 9 1, C12 9 1, C14 57 1')
      major(s, 'CVC', { cash: 100 })
      phase(s, 3)
    }
    expect(building('CVC', board).cannot(layTile('C10 713 1'))).toBe('VII.6h')
    const t = building('CO', board)
    expect(tilesIn(t, 'C10').every((tile) => tile.startsWith('71') || tile.startsWith('IR'))).toBe(true)
    t.does(layTile('C10 713 1'))
  })

  test('[VII.6h] a major’s cities and standard track; a blank mill waits for its minor', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100, director: 0 })
      minor(s, 'CO', { hex: 'C14', director: 1 })
    })
    expect(t.can('layTile')).toEqual([])
    expect(t.cannot(layTile('C14 57 1'))).toBe('VII.6h')
    expect(t.cannot(layTile('C14 L58 4'))).toBe('VII.6h')
    const open = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1')
    })
    expect(tilesIn(open, 'C12')).toEqual(['7', '8', '9'])
    expect(open.cannot(layTile('C12 77 3'))).toBe('VII.6h')
  })

  test('[VII.6h] T26: 79 becomes 715 by a major only', () => {
    const board = (s: State) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1, C12 79 0')
      minor(s, 'CO', { director: 1 })
      lay(s, 'D13 L59 1')
      phase(s, 3)
    }
    const t = building('CVC', board)
    expect(tilesIn(t, 'C12')).toContain('715')
    t.does(layTile('C12 715 0'))
    expect(building('CO', board).cannot(layTile('C12 715 0'))).toBe('VII.6g')
  })

  test('[VII.6i] T31: a major on a field from phase 3 on for $10', () => {
    const board = (now: 2 | 3) =>
      building('CVC', (s) => {
        major(s, 'CVC', { cash: 10 })
        lay(s, 'C14 57 1, C12 8 4')
        phase(s, now)
      })
    expect(board(2).cannot(layTile('D11 8 1'))).toBe('VII.6i')
    const t = board(3).does(layTile('D11 8 1'))
    expect(t.charter('CVC').cash).toBe(0)
    expect(t.told('laid')[0]).toMatchObject({ cost: 10 })
  })

  test('[VII.6i] T31: a minor continues on the lost field with 712, not towards the sea', () => {
    const board = (by: number) =>
      building('CO', (s) => {
        cienfuegos(s)
        phase(s, 3)
        delete s.board.tiles.D9
        s.board.tiles.D11 = { tile: '8', turn: by }
      })
    board(1).does(layTile('D11 712 1'))
    expect(
      board(2)
        .can('layTile')
        .filter(({ hex, tile }) => hex === 'D11' && tile === '712'),
    ).toEqual([])
  })

  test('[VII.6j] on a route of the company after the lay, from any own station', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1, F21 57 1')
    })
    expect(t.cannot(layTile('F23 9 1'))).toBe('VII.6j')
    expect(t.cannot(layTile('C12 8 0'))).toBe('VII.6j')
    t.given((s) => put(s, 'F21', 'CVC'))
    t.does(layTile('F23 9 1'))
  })

  test('[VII.6k] paid from the treasury', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 5, shares: [6, 4, 0] })
      lay(s, 'C14 57 1')
      phase(s, 3)
    })
    expect(t.cannot(layTile('C16 9 1'))).toBe('VII.6k')
    expect(t.can('layTile').some(({ hex }) => hex === 'C16')).toBe(false)
  })

  test('[VII.6l] a tile need not join; gauge against gauge is a dead end', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      cienfuegos(s)
      lay(s, 'C14 57 1')
      s.board.tiles.D11 = { tile: 'L49', turn: 3 }
      lay(s, 'C12 9 1')
    })
    expect(tilesIn(t, 'C10')).toEqual(['7', '8', '9'])
    t.does(layTile('C10 8 2'))
  })
})

describe('VII.7 Upgrades', () => {
  test('[VII.7a] T26: kinds never mix, mixed green and brown plain tiles are final', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1, C12 713 1, C10 39 0')
      phase(s, 7)
    })
    expect(tilesIn(t, 'C12')).toEqual([])
    expect(t.cannot(layTile('C12 41 0'))).toBe('VII.6d')
    expect(tilesIn(t, 'C14')).toEqual(['14', '15', '619'])
  })

  test('[VII.7b] new track need not be of use, and costs nothing', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 0 })
      lay(s, 'C14 57 1')
      phase(s, 3)
    }).does(layTile('C14 14 0'))
    expect(t.charter('CVC').cash).toBe(0)
    expect(t.state.board.supply['5/57']).toBe(3)
  })

  test('[VII.7c] T26: La Habana takes H tiles, green first, and they lie nowhere else', () => {
    const board = (now: 2 | 3) =>
      building('Oe', (s) => {
        major(s, 'Oe', { cash: 100 })
        phase(s, now)
      })
    expect(tilesIn(board(2), 'B7')).toEqual([])
    expect(new Set(tilesIn(board(3), 'B7'))).toEqual(new Set(['L44', 'L45']))
    expect(board(3).cannot(layTile('B7 14 0'))).toBe('VII.6h')
    const cvc = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1')
      phase(s, 3)
    })
    expect(cvc.cannot(layTile('C14 L44 0'))).toBe('VII.6h')
  })

  test('[VII.7d] T27: the FC takes the green tile’s new slot at once', () => {
    const t = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 5 0')
      phase(s, 3)
    }).does(layTile('C14 14 0'))
    expect(t.state.board.tokens.C14!.map(({ company }) => company)).toEqual(['CVC', 'FC'])
    expect(t.state.central.waiting).not.toContain('C14')
    const mill = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      minor(s, 'CO', { hex: 'C14', director: 1 })
      lay(s, 'C14 L58 4')
      phase(s, 3)
    }).does(layTile('C14 L66 4'))
    expect(mill.state.board.tokens.C14!.map(({ company }) => company)).toEqual(['CVC', 'CO', 'FC'])
  })

  test('[VII.7e] T34: the stations of La Habana keep their sides, then are in one city', () => {
    const t = building('Oe', (s) => {
      major(s, 'Oe', { cash: 100 })
      phase(s, 3)
    }).does(layTile('B7 L45 1'))
    const at = (company: string) => t.state.board.tokens.B7!.find((it) => it.company === company)!.city
    expect([at('Oe'), at('FC')]).toEqual([2, 1])
    t.given((s) => {
      phase(s, 5)
      turn(s, 'Oe')
    }).does(layTile('B7 L46 0'))
    expect([at('Oe'), at('FC')]).toEqual([0, 0])
  })
})

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
      s.market.forEach((stack) => stack.includes('MS') && stack.splice(stack.indexOf('MS'), 1))
      s.market[9]!.push('MS')
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
