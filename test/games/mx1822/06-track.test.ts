import { describe, expect, test } from 'vitest'
import { graphNow, reachOf } from '../../../shared/games/mx1822/network.ts'
import { forecastLay, forecastReach } from '../../../shared/games/mx1822/operating-forecast.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { setSupply } from '../../../shared/rail/board.ts'
import { cube, inPhase, lay, tile, token, tokensAt, turn } from './operating.ts'
import { major, minor, ndem } from './position.ts'
import type { Mexico } from './position.ts'

/** M10 at K20 (seat 0) and CHP at F15 (seat 1); one of them is in its track step. */
const building = (company: 'M10' | 'CHP', phase: Phase, change: (draft: State) => void = () => {}): Mexico =>
  inPhase(phase, (s) => {
    minor(s, 'M10', { director: 0, cash: 200, trains: ['2'] })
    major(s, 'CHP', { director: 1, cash: 200, trains: ['3'] })
    turn(s, company, 'track')
    change(s)
  })
const m10 = (phase: Phase, change?: (draft: State) => void) => building('M10', phase, change)
const chp = (phase: Phase, change?: (draft: State) => void) => building('CHP', phase, change)
const laid = (t: Mexico, hex: string) => t.state.board.tiles[hex]?.tile
const turnsOf = (t: Mexico, seat: number, hex: string, id: string) =>
  t
    .can(seat, 'layTile')
    .filter((it) => it.hex === hex && it.tile === id)
    .map((it) => it.turn)

describe('6.8 Build actions', () => {
  test('[6.8.2] before phase 3 everybody has one yellow action', () => {
    expect(
      m10('1')
        .play(0, tile('K20', '57', 0))
        .can(0, 'layTile'),
    ).toEqual([])
    expect(
      chp('2')
        .play(1, tile('F15', '57', 1))
        .can(1, 'layTile'),
    ).toEqual([])
  })

  test('[6.8.2] from phase 3 on a major has two yellow actions or one upgrade', () => {
    const t = chp('3').play(1, tile('F15', '57', 1))
    expect(t.refused(1, tile('F15', '14', 1))).toBe('6.8.2')
    expect(t.play(1, tile('F13', '57', 1)).can(1, 'layTile')).toEqual([])
    const upgraded = chp('3', (s) => lay(s, 'F15/57/1')).play(1, tile('F15', '14', 1))
    expect(laid(upgraded, 'F15')).toBe('14')
    expect(upgraded.can(1, 'layTile')).toEqual([])
  })

  test('[6.8.2] a minor one yellow action or one upgrade, and that to green only', () => {
    expect(m10('5', (s) => lay(s, 'K20/14/0')).refused(0, tile('K20', '63', 0))).toBe('6.8.2')
    const t = m10('3', (s) => lay(s, 'K20/57/0')).play(0, tile('K20', '14', 0))
    expect([laid(t, 'K20'), t.can(0, 'layTile')]).toEqual(['14', []])
  })

  test('[6.8.2] green comes with phase 3, brown with 5, gray with 7', () => {
    const tilesIn = (phase: Phase, start: string) => {
      const offers = chp(phase, (s) => lay(s, start)).can(1, 'layTile')
      return [...new Set(offers.filter(({ hex }) => hex === 'F15').map((it) => it.tile))]
    }
    expect(tilesIn('2', 'F15/57/1')).toEqual([])
    expect(tilesIn('3', 'F15/57/1')).toEqual(['14', '15', '619'])
    expect(tilesIn('4', 'F15/14/1')).toEqual([])
    expect(tilesIn('5', 'F15/14/1')).toEqual(['63'])
    expect(tilesIn('6', 'F15/63/0')).toEqual([])
    expect(tilesIn('7', 'F15/63/0')).toEqual(['455'])
  })

  test('[6.8.2] a cube takes the place of a yellow tile', () => {
    const t = chp('2').play(1, cube('F15'))
    expect(t.state.cubes.on).toEqual({ F15: 1 })
    expect(t.can(1, 'layTile')).toEqual([])
    expect(
      chp('3', (s) => lay(s, 'F15/57/1'))
        .play(1, tile('F15', '14', 1))
        .can(1, 'placeCube'),
    ).toEqual([])
    const done = chp('3', (s) => turn(s, 'CHP', 'track', { built: { yellow: 2, upgrades: 0 } }))
    expect(done.refused(1, cube('F15'))).toBe('6.8.2')
  })

  test('[6.8.4] no colour is left out, and the old tile returns to the supply', () => {
    const t = chp('5', (s) => lay(s, 'F15/57/1'))
    expect(t.refused(1, tile('F15', '63', 0))).toBe('6.8.4')
    expect(t.refused(1, tile('C8', '57', 0))).toBe('6.8.4')
    const before = t.state.board.supply['57']!
    t.play(1, tile('F15', '14', 1))
    expect(t.state.board.supply).toMatchObject({ 57: before + 1, 14: 3 })
  })

  test('[6.8.4] only tiles of the box, on hexes of the map', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 100 })
      turn(s, 'CHP', 'track')
    })
    expect(t.refused(0, tile('F15', '999', 0))).toBe('6.8.4')
    expect(t.refused(0, tile('A10', '9', 0))).toBe('6.8.4')
  })

  test('[6.8.5] every tile on its like', () => {
    const t = m10('1')
    expect(t.refused(0, tile('K20', '9', 0))).toBe('6.8.5')
    expect(t.refused(0, tile('K20', '58', 0))).toBe('6.8.5')
    const doubleTown = m10('3', (s) => lay(s, 'M26/56/5'))
    expect(doubleTown.refused(0, tile('M26', '141', 0))).toBe('6.8.5')
  })

  test('[6.8.5] C24 T cities start with a plain yellow tile that a T tile can follow', () => {
    const atB1 = (phase: Phase, ...before: string[]) => {
      const t = inPhase(phase, (s) => {
        minor(s, 'M1', { director: 0, cash: 100 })
        lay(s, ...before)
        turn(s, 'M1', 'track')
      })
      const offers = t.can(0, 'layTile').filter(({ hex }) => hex === 'B1')
      return [...new Set(offers.map((it) => it.tile))]
    }
    expect(atB1('1')).toEqual(['5', '6']) // a straight would lead off the grid
    expect(atB1('3', 'B1/5/3')).toEqual(['405'])
    expect(atB1('3', 'B1/6/3')).toEqual(['405'])
  })

  test('[6.8.5] a T or Y hex takes its own tiles only, and no other hex takes those', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M1', { director: 0, cash: 100 })
      lay(s, 'B1/6/3')
      turn(s, 'M1', 'track')
    })
    expect(t.refused(0, tile('B1', '619', 3))).toBe('6.8.5')
    expect(chp('3', (s) => lay(s, 'F15/57/1')).refused(1, tile('F15', '208', 1))).toBe('6.8.5')
  })

  test('[6.8.5] C24 L19 only takes 207, N25 only X5, each in one position', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M12', { director: 0, cash: 200 })
      turn(s, 'M12', 'track')
    })
    expect(t.can(0, 'layTile').filter(({ hex }) => hex === 'L19')).toEqual([tile('L19', '207', 3)])
    const brown = inPhase('5', (s) => {
      major(s, 'FCM', { director: 0, cash: 200 })
      turn(s, 'FCM', 'track')
    })
    expect(brown.can(0, 'layTile').filter(({ hex }) => hex === 'N25')).toEqual([tile('N25', 'X5', 3)])
  })

  test('[6.8.8] any yellow city tile where an own token lies without track', () => {
    expect(turnsOf(m10('1'), 0, 'K20', '6')).toEqual([0, 1, 2, 3, 4, 5])
    expect(m10('1').refused(0, tile('K24', '6', 0))).toBe('6.8.9')
  })

  test('[6.8.8] turns that look the same are offered once and all accepted', () => {
    expect(turnsOf(m10('1'), 0, 'K20', '57')).toEqual([0, 1, 2])
    expect(m10('1').play(0, tile('K20', '57', 4)).state.board.tiles.K20).toEqual({ tile: '57', turn: 4 })
  })

  test('[6.8.9] a route leads to some track of the new tile', () => {
    const t = m10('1', (s) => lay(s, 'K20/57/1')) // exits to K18 and K22
    expect(turnsOf(t, 0, 'K22', '9')).toEqual([1])
    expect(t.refused(0, tile('K22', '9', 0))).toBe('6.8.9')
    expect(t.refused(0, tile('L21', '9', 0))).toBe('6.8.9')
  })

  test('[6.8.9] an upgrade need not use new track, nor need the old track be its own', () => {
    const t = m10('3', (s) => lay(s, 'K20/57/1', 'K22/9/0')) // the straight does not meet K20
    const turns = turnsOf(t, 0, 'K22', '82')
    expect(turns.length).toBeGreaterThan(0)
    t.play(0, tile('K22', '82', turns[0]!))
    expect(laid(t, 'K22')).toBe('82')
  })

  test('[6.8.10] all track is kept, none leads off the grid or over the red border', () => {
    const kept = chp('3', (s) => lay(s, 'F15/57/1'))
    expect(kept.refused(1, tile('F15', '15', 2))).toBe('6.8.10')
    const t = inPhase('1', (s) => {
      minor(s, 'M22', { director: 0, cash: 100 })
      lay(s, 'O32/57/1', 'O34/9/1')
      turn(s, 'M22', 'track')
    })
    expect(t.refused(0, tile('O36', '7', 0))).toBe('6.8.10') // to P35
    expect(turnsOf(t, 0, 'O36', '7')).toEqual([1])
    expect(turnsOf(t, 0, 'O36', '9')).toEqual([])
  })

  test('[6.8.11] track may lead to a spike, but no tile lies there', () => {
    const t = inPhase('1', (s) => {
      minor(s, 'M2', { director: 0 })
      turn(s, 'M2', 'track')
    })
    expect(turnsOf(t, 0, 'D15', '57')).toEqual([0, 2])
    const spikes = t.play(0, tile('D15', '57', 0)) // to C16
    expect(spikes.can(0, 'layTile').some(({ hex }) => hex === 'C16')).toBe(false)
  })

  const g14 = (cubes: number) =>
    chp('3', (s) => {
      lay(s, 'F15/57/0')
      if (cubes > 0) s.cubes.on.G14 = cubes
      s.cubes.pool -= cubes
    })

  test('[6.8.13] C18 terrain is paid for with the first tile, all of it', () => {
    const t = g14(0).play(1, tile('G14', '9', 0))
    expect(t.state.companies.CHP!.cash).toBe(100)
    expect(forecastLay(g14(0).state, 'G14')).toEqual({ cost: 100, cubes: 0 })
    const again = g14(0).given((s) => lay(s, 'G14/9/0'))
    expect(again.play(1, tile('G14', '82', 0)).state.companies.CHP!.cash).toBe(200)
  })

  test('[6.8.13] on printed yellow the first upgrade pays', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M11', { director: 0, cash: 100 })
      turn(s, 'M11', 'track')
    }).play(0, tile('L17', '207', 2))
    expect(t.state.companies.M11!.cash).toBe(40)
  })

  test('[6.8.9] what a tile would newly reach is told beforehand', () => {
    const t = chp('3', (s) => lay(s, 'F15/57/1', 'G14/9/0'))
    const told = t.can(1, 'layTile').map(({ hex, tile: id, turn: by }) => {
      const after = chp('3', (s) => lay(s, 'F15/57/1', 'G14/9/0', `${hex}/${id}/${by}`)).state
      const reached = (s: State) => [...reachOf(s, 'CHP').stops].map((stop) => graphNow(s).stops[stop]!.id)
      const fresh = forecastReach(t.state, { hex, tile: id, turn: by })
      expect(fresh).toEqual(reached(after).filter((stop) => !reached(t.state).includes(stop)))
      return fresh.length
    })
    expect(Math.max(...told)).toBeGreaterThan(0)
    expect(Math.min(...told)).toBe(0)
  })

  test('[6.8.14] cubes only where terrain waits to be paid', () => {
    const t = chp('3', (s) => lay(s, 'F15/57/1'))
    expect(t.refused(1, cube('N23'))).toBe('6.8.14')
    expect(t.refused(1, cube('F13'))).toBe('6.8.14')
    expect(t.refused(1, cube('F15'))).toBe('6.8.15') // built over
    const printed = inPhase('1', (s) => {
      minor(s, 'M11', { director: 0 })
      turn(s, 'M11', 'track')
    }).play(0, cube('L17'))
    expect(printed.state.cubes.on).toEqual({ L17: 1 })
  })

  test('[6.8.15] C18 what cubes pay for: river, rough, and two a mountain', () => {
    expect([0, 1, 2, 3].map((cubes) => forecastLay(g14(cubes).state, 'G14').cost)).toEqual([100, 80, 20, 0])
    const m22 = (cubes: number) => inPhase('1', (s) => void (s.cubes.on.M22 = cubes))
    expect(forecastLay(m22(1).state, 'M22').cost).toBe(20)
    const t = g14(3).play(1, tile('G14', '9', 0))
    expect(t.state.companies.CHP!.cash).toBe(200)
    expect(t.state.cubes).toEqual({ pool: 24, on: {} })
  })

  test('[6.8.15] a route leads to the hex, and no more cubes than it can use', () => {
    expect(chp('3').refused(1, cube('G14'))).toBe('6.8.15')
    expect(g14(0).play(1, cube('G14')).state.cubes).toEqual({ pool: 23, on: { G14: 1 } })
    expect(g14(3).refused(1, cube('G14'))).toBe('6.8.15')
    expect(chp('2').play(1, cube('F15')).state.cubes.on.F15).toBe(1) // an own token without track
  })

  test('[6.8.16] from another hex once the pool is empty', () => {
    const t = chp('3', (s) => (s.cubes = { pool: 0, on: { O24: 2, G14: 1 } }))
    expect(t.refused(1, cube('F15'))).toBe('6.8.16')
    expect(t.can(1, 'placeCube').map(({ from }) => from)).toEqual(['O24', 'G14'])
    t.play(1, { type: 'placeCube', hex: 'F15', from: 'G14' })
    expect(t.state.cubes).toEqual({ pool: 0, on: { O24: 2, F15: 1 } })
    expect(chp('3').refused(1, { type: 'placeCube', hex: 'F15', from: 'O24' })).toBe('6.8.16')
  })

  test('[6.8.17] cube and tile in one hex in one turn', () => {
    const t = chp('3')
      .play(1, cube('F15'))
      .play(1, tile('F15', '57', 1))
    expect(t.state.companies.CHP!.cash).toBe(200)
    expect(t.state.cubes).toEqual({ pool: 24, on: {} })
  })

  test('[6.8.19] what the treasury cannot pay is not laid', () => {
    const t = g14(0).given((s) => (s.companies.CHP!.cash = 99))
    expect(t.refused(1, tile('G14', '9', 0))).toBe('6.8.19')
    expect(turnsOf(t, 1, 'G14', '9')).toEqual([])
  })

  test('[6.8.21] tiles run out, but not 7, 8 and 9', () => {
    expect(m10('1', (s) => setSupply(s.board, '57', 0)).refused(0, tile('K20', '57', 0))).toBe('6.8.21')
    const many = m10('1', (s) => {
      const plain = ['B5', 'C4', 'C6', 'D7', 'D11', 'E4', 'E10', 'E14'].map((hex) => `${hex}/7/1`)
      lay(s, 'K20/57/1', ...plain) // six in the box
    })
    expect(turnsOf(many, 0, 'K22', '7')).toEqual([0, 1])
  })

  test('[6.8.23] merging cities leave one token of a company', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 200 })
      minor(s, 'M12', { director: 1, cash: 200 })
      token(s, 'CHP', 'L19', 0)
      turn(s, 'M12', 'track')
    }).play(1, tile('L19', '207', 3))
    expect(tokensAt(t, 'L19')).toEqual(['M12', 'CHP'])
    const doubled = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 200 })
      for (const city of [0, 1]) token(s, 'CHP', 'L19', city)
      turn(s, 'CHP', 'track')
    }).play(0, tile('L19', '207', 3))
    expect(tokensAt(doubled, 'L19')).toEqual(['CHP'])
    expect(doubled.state.companies.CHP!.available).toBe(2)
  })

  test('[6.8.23] the NdeM’s second token there is gone', () => {
    const t = inPhase('5', (s) => {
      for (const city of [0, 2]) token(s, 'NDEM', 'N25', city)
      ndem(s, [1, 0, 0])
      turn(s, 'NDEM', 'track', { builders: [0] })
    }).play(0, tile('N25', 'X5', 3))
    expect(tokensAt(t, 'N25')).toEqual(['NDEM'])
  })

  test('[6.8.24] six ways before five, while there are any', () => {
    const t = chp('5', (s) => lay(s, 'F15/14/1'))
    expect(t.refused(1, tile('F15', '611', 1))).toBe('6.8.24')
    t.given((s) => setSupply(s.board, '63', 0)).play(1, tile('F15', '611', 1))
    expect(laid(t, 'F15')).toBe('611')
  })
})
