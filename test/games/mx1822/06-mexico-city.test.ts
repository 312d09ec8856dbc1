import { describe, expect, test } from 'vitest'
import { forecastLay } from '../../../shared/games/mx1822/operating-forecast.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { cube, inPhase, lay, most, tile, token, turn } from './operating.ts'
import { concession, major, minor, ndem } from './position.ts'

const upgrade = { type: 'upgradeMexicoCity' } as const

describe('6.9 Mexico City', () => {
  const m15 = (phase: Phase, change: (draft: State) => void = () => {}) =>
    inPhase(phase, (s) => {
      minor(s, 'M15', { director: 0, cash: 50, trains: ['L'] })
      turn(s, 'M15', 'track')
      change(s)
    })

  test('[6.9.1] C21 a minor upgrades it to yellow, then to green, for 20 each, no further', () => {
    const t = m15('3').play(0, upgrade)
    expect(t.state.board.tiles.N23).toEqual({ tile: 'X20', turn: 0 })
    expect(t.state.companies.M15!.cash).toBe(30)
    const green = m15('5', (s) => lay(s, 'N23/X20/0')).play(0, upgrade)
    expect(green.state.board.tiles.N23?.tile).toBe('X21')
    expect(m15('5', (s) => lay(s, 'N23/X21/0')).refused(0, upgrade)).toBe('6.8.2')
    expect(m15('7', (s) => lay(s, 'N23/X23/0')).refused(0, upgrade)).toBe('6.8.2')
  })

  test('[6.9.1] the first disc is a yellow action, the others are upgrades', () => {
    const fcm = (phase: Phase, ...discs: string[]) =>
      inPhase(phase, (s) => {
        major(s, 'FCM', { director: 0, cash: 100 })
        lay(s, ...discs)
        turn(s, 'FCM', 'track')
      })
    expect(fcm('3').play(0, upgrade).can(0, 'layTile').length).toBeGreaterThan(0)
    expect(fcm('3', 'N23/X20/0').play(0, upgrade).can(0, 'layTile')).toEqual([])
    expect(fcm('3', 'N23/X21/0').refused(0, upgrade)).toBe('6.8.2')
  })

  test('[6.9.1] it is worth 20, 40, 60, 80, 100', () => {
    const worth = ['', 'X20', 'X21', 'X22', 'X23'].map((disc) =>
      most(
        m15('1', (s) => (disc ? lay(s, `N23/${disc}/0`) : undefined)),
        'M15',
      ),
    )
    expect(worth).toEqual([20, 40, 60, 80, 100])
  })

  test('[6.9.1] with money and a route', () => {
    expect(m15('1', (s) => (s.companies.M15!.cash = 10)).refused(0, upgrade)).toBe('6.9.1')
    const far = inPhase('1', (s) => {
      minor(s, 'M10', { director: 0, cash: 50 })
      turn(s, 'M10', 'track')
    })
    expect(far.refused(0, upgrade)).toBe('6.8.9')
    expect(far.can(0, 'upgradeMexicoCity')).toEqual([])
  })

  test('[6.9.2] a yellow tile beside it needs the yes of the company it is kept for', () => {
    const t = m15('1', (s) => {
      major(s, 'IRM', { director: 1 })
      lay(s, 'P23/5/2') // to O22 and O24
      token(s, 'M15', 'P23')
    })
    expect(forecastLay(t.state, 'O24')).toEqual({ cost: 80, cubes: 0, asks: 1 })
    t.given((s) => (s.companies.M15!.cash = 80)).play(0, tile('O24', '9', 0))
    expect(t.state.board.tiles.O24).toBeUndefined()
    expect(t.active).toEqual([1])
    t.play(1, { type: 'answer', question: 1, yes: true })
    expect(t.state.board.tiles.O24).toEqual({ tile: '9', turn: 0 })
    expect(t.state.companies.M15!.cash).toBe(0)
  })

  test('[6.9.2] its own director is not asked, a concession holder is', () => {
    const own = m15('1').play(0, tile('O22', '58', 1))
    expect(own.state.board.tiles.O22?.tile).toBe('58')
    const t = m15('1', (s) => {
      concession(s, 2, 'IRM')
      lay(s, 'P23/5/2')
      token(s, 'M15', 'P23')
      s.cubes.on.O24 = 2
    }).play(0, tile('O24', '9', 0))
    expect(t.active).toEqual([2])
    t.play(2, { type: 'answer', question: 1, yes: false })
    expect([t.state.board.tiles.O24, t.active]).toEqual([undefined, [0]])
    for (const turned of [0, 3]) expect(t.refused(0, tile('O24', '9', turned))).toBe('6.3.2')
    const left = t.can(0, 'layTile').filter(({ hex }) => hex === 'O24')
    expect(left).not.toContainEqual(tile('O24', '9', 0))
    expect(left).not.toEqual([]) // other tiles are other questions
  })

  const atO24 = (change: (draft: State) => void) =>
    inPhase('1', (s) => {
      minor(s, 'M20', { director: 0, cash: 100 })
      lay(s, 'P23/5/2')
      turn(s, 'M20', 'track')
      change(s)
    })

  test('[6.9.2] with nobody to ask the tile must use the stub of the station', () => {
    const t = atO24(() => {})
    const turns = t.can(0, 'layTile').filter(({ hex }) => hex === 'O24')
    expect(turns.length).toBeGreaterThan(0)
    expect(turns.every((it) => ['7/1', '8/0', '9/2', '8/2', '7/2'].includes(`${it.tile}/${it.turn}`))).toBe(true)
    expect(t.refused(0, tile('O24', '9', 0))).toBe('6.9.2') // from P23 to N25, past N23
    expect(t.play(0, tile('O24', '8', 0)).state.board.tiles.O24?.tile).toBe('8')
  })

  test('[6.9.2] a company whose token lies in the station is asked; the NdeM never', () => {
    const t = atO24((s) => {
      major(s, 'CHP', { director: 2 })
      token(s, 'CHP', 'N23', 5)
    }).play(0, tile('O24', '9', 0))
    expect(t.active).toEqual([2])
    const owned = atO24((s) => token(s, 'NDEM', 'N23', 5))
    expect(owned.refused(0, tile('O24', '9', 0))).toBe('6.9.2')
  })

  test('[6.9.2] in M22 the town of the stub must join track already there', () => {
    const m22 = (...tiles: string[]) =>
      inPhase('1', (s) => {
        minor(s, 'M12', { director: 0, cash: 100 })
        lay(s, ...tiles)
        turn(s, 'M12', 'track')
      })
    const t = m22('L21/8/5') // from L19 to M22
    expect(t.refused(0, tile('M22', '1', 2))).toBe('6.9.2') // towns on 3-5 and 0-2: the stub leads to bare L23
    t.play(0, tile('M22', '55', 2)) // towns on 2-5 and 0-3
    expect(t.state.board.tiles.M22?.tile).toBe('55')
  })

  test('[6.9.2] cubes and upgrades are free', () => {
    const t = atO24((s) => major(s, 'IRM', { director: 1 })).play(0, cube('O24'))
    expect(t.state.cubes.on.O24).toBe(1)
    const green = inPhase('3', (s) => {
      minor(s, 'M20', { director: 0 })
      major(s, 'IRM', { director: 1 })
      lay(s, 'P23/5/2', 'O24/9/0')
      turn(s, 'M20', 'track')
    }).play(0, tile('O24', '82', 0))
    expect(green.state.board.tiles.O24?.tile).toBe('82')
  })

  test('[6.9.3] C38 no route leads from one of its stations to another', () => {
    const t = inPhase('3', (s) => {
      major(s, 'FNM', { director: 0, trains: ['4'] })
      token(s, 'FNM', 'N23', 1)
      lay(s, 'M24/3/0', 'M22/1/0', 'N21/7/3') // all the way around to station 1
      turn(s, 'FNM', 'run')
    })
    expect(most(t, 'FNM')).toBe(40)
  })

  test('[6.9.3] C38 FCM cannot trace through it', () => {
    const t = inPhase('3', (s) => {
      major(s, 'FCM', { director: 0, cash: 200 })
      turn(s, 'FCM', 'track')
    })
    const hexes = new Set(t.can(0, 'layTile').map(({ hex }) => hex))
    expect(['O22', 'M22', 'M24', 'N21', 'O24'].filter((hex) => hexes.has(hex))).toEqual([])
    expect(t.refused(0, cube('O22'))).toBe('6.8.15')
  })

  test('[6.21.4] the NdeM never upgrades it', () => {
    const t = inPhase('3', (s) => {
      ndem(s, [1, 0, 0])
      turn(s, 'NDEM', 'track', { builders: [0] })
    })
    expect(t.refused(0, upgrade)).toBe('6.21.4')
    expect(t.can(0, 'upgradeMexicoCity')).toEqual([])
  })
})
