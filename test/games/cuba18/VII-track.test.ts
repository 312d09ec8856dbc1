import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { Phase } from '../../../shared/games/cuba18/phases.ts'
import { building, island, lay, layTile, major, minor, phase, put, turn } from './position.ts'
import { BOARDS } from './boards.ts'

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
    expect(t.cannot(layTile('C10 713 4'))).toBe('VII.6j')
    t.does(layTile('C10 713 1'))
  })

  test('[VII.6g][VII.6h] a minor upgrades any field it reaches, a major none', () => {
    const board = (s: State) => {
      cienfuegos(s)
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 5 5')
      phase(s, 3)
    }
    const t = building('CO', board)
    expect(tilesIn(t, 'D11').every((tile) => ['L62', 'L63', 'L64', 'L65'].includes(tile))).toBe(true)
    t.does(t.can('layTile').find(({ hex }) => hex === 'D11')!)
    expect(building('CVC', board).cannot(layTile('D11 L62 5'))).toBe('VII.6h')
  })

  test('[VII.6h][VII.7a] a Y city takes Y tiles, which lie nowhere else, a city without a mill no mill tile', () => {
    const t = building('SdC', (s) => {
      major(s, 'SdC', { cash: 100 })
      lay(s, 'G24 201 4')
      phase(s, 3)
    })
    expect(new Set(tilesIn(t, 'G24'))).toEqual(new Set(['207', '208', '622']))
    expect(t.cannot(layTile('G24 14 4'))).toBe('VII.7a')
    const cvc = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1')
      phase(s, 3)
    })
    expect(cvc.cannot(layTile('C14 L66 4'))).toBe('VII.6h')
    expect(cvc.cannot(layTile('C14 207 0'))).toBe('VII.7a')
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
    expect(board(3).cannot(layTile('B7 14 0'))).toBe('VII.7c')
    const cvc = building('CVC', (s) => {
      major(s, 'CVC', { cash: 100 })
      lay(s, 'C14 57 1')
      phase(s, 3)
    })
    expect(cvc.cannot(layTile('C14 L44 0'))).toBe('VII.7c')
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
