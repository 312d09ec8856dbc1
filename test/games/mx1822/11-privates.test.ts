import { describe, expect, test } from 'vitest'
import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { Private } from '../../../shared/games/mx1822/privates.ts'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { cube, inPhase, lay, most, route, run, stepOf, tile, token, turn } from './operating.ts'
import { major, minor } from './position.ts'
import type { Mexico } from './position.ts'

const take = (id: Private): ActionOf<'acquirePrivate'> => ({ type: 'acquirePrivate', private: id })
const yes = { type: 'answer', question: 1, yes: true } as const

/** Seat 0 directs M10 or CHP and owns the privates. */
const acquiring = (company: 'M10' | 'CHP', phase: Phase, privates: Private[], change: (s: State) => void = () => {}) =>
  inPhase(phase, (s) => {
    if (company === 'M10') minor(s, 'M10', { director: 0, cash: 200, trains: ['2'] })
    else major(s, 'CHP', { director: 0, cash: 200, trains: ['3'] })
    s.players[0]!.privates = privates
    turn(s, company, 'privates')
    change(s)
  })
const building = (company: 'M10' | 'CHP', phase: Phase, privates: Private[], change: (s: State) => void = () => {}) =>
  acquiring(company, phase, [], (s) => {
    s.companies[company]!.privates = privates
    turn(s, company, 'track')
    change(s)
  })
const laid = (t: Mexico, hex: string) => t.state.board.tiles[hex]?.tile
const tilesOn = (t: Mexico, hex: string, ...using: Private[]) => {
  const offers = t.can(0, 'layTile').filter((it) => it.hex === hex && `${it.using ?? []}` === `${using}`)
  return [...new Set(offers.map((it) => it.tile))]
}

describe('6.7 Acquiring privates', () => {
  test('[6.7.1] free, any number, from their owners', () => {
    const t = acquiring('CHP', '3', ['P8', 'P9']).play(0, take('P8')).play(0, take('P9'))
    expect([t.state.companies.CHP!.privates, t.state.companies.CHP!.cash]).toEqual([['P8', 'P9'], 200])
    expect(t.state.players[0]!.privates).toEqual([])
    expect(acquiring('CHP', '3', ['P8']).refused(0, take('P9'))).toBe('6.7.1')
  })

  test('[6.7.1] others are asked', () => {
    const t = acquiring('CHP', '3', [], (s) => (s.players[2]!.privates = ['P12'])).play(0, take('P12'))
    expect([t.active, t.state.companies.CHP!.privates]).toEqual([[2], []])
    expect(t.play(2, yes).state.companies.CHP!.privates).toEqual(['P12'])
  })

  test('[4.1.4] red ones for majors only', () => {
    const refused = PRIVATES.filter((id) => acquiring('M10', '5', [id]).can(0, 'acquirePrivate').length === 0)
    expect(refused).toEqual(['P1', 'P2', 'P7', 'P14', 'P15', 'P16', 'P18'])
    expect(acquiring('M10', '5', ['P7']).refused(0, take('P7'))).toBe('4.1.4')
  })

  test('[4.1.5] each from its phase on', () => {
    const open = (phase: Phase) =>
      PRIVATES.filter((id) => acquiring('CHP', phase, [id]).can(0, 'acquirePrivate').length)
    expect(open('1')).toEqual(['P3', 'P4', 'P8', 'P10', 'P11', 'P12', 'P13'])
    expect(open('2')).toEqual(['P2', 'P3', 'P4', 'P8', 'P10', 'P11', 'P12', 'P13', 'P16', 'P17'])
    expect(open('3')).toEqual(PRIVATES.slice(1))
    expect(open('5')).toEqual(PRIVATES)
    expect(acquiring('CHP', '4', ['P1']).refused(0, take('P1'))).toBe('4.1.5')
  })

  test('[4.1.7] not from another company', () => {
    const t = acquiring('CHP', '3', ['P8'], (s) => {
      minor(s, 'M10', { director: 0 })
      s.companies.M10!.privates = ['P9']
    })
    expect(t.can(0, 'acquirePrivate').map((it) => it.private)).toEqual(['P8'])
  })
})

describe('11 What they do for a company', () => {
  test('[11.1] P1 becomes a 5, opens no phase, and over the limit a train goes', () => {
    const t = acquiring('CHP', '5', ['P1'], (s) => (s.companies.CHP!.trains = ['4', '4'])).play(0, take('P1'))
    expect([t.state.companies.CHP!.trains, t.state.companies.CHP!.privates]).toEqual([['4', '4', '5'], []])
    expect([t.state.phase, t.state.depot.left['5']]).toEqual(['5', 2])
    t.play(0, { type: 'discard', train: '4' })
    expect([t.state.companies.CHP!.trains, t.state.depot.pool]).toEqual([['4', '5'], ['4']])
  })

  test('[11.2][11.3][11.4] P2, P3 and P4 become special trains, outside the limit', () => {
    const becomes = (id: Private) => {
      const t = acquiring('CHP', '5', [id], (s) => (s.companies.CHP!.trains = ['5', '5'])).play(0, take(id))
      return [...t.state.companies.CHP!.trains, t.state.pending.length]
    }
    expect([becomes('P2'), becomes('P3'), becomes('P4')]).toEqual([
      ['5', '5', '2P', 0],
      ['5', '5', '3/2', 0],
      ['5', '5', 'LP', 0],
    ])
  })

  test('[6.5.15] of two special trains the director gives one up', () => {
    const t = acquiring('CHP', '3', ['P3', 'P4']).play(0, take('P3')).play(0, take('P4'))
    expect(t.can(0, 'discard').map((it) => it.train)).toEqual(['3/2', 'LP'])
    expect(t.play(0, { type: 'discard', train: '3/2' }).state.companies.CHP!.trains).toEqual(['3', 'LP'])
    expect(t.state.depot.pool).toEqual([])
  })

  test('[11.5][6.5.7] P5 and P6 become a Pullman, one per company', () => {
    const t = acquiring('CHP', '3', ['P5', 'P6']).play(0, take('P5')).play(0, take('P6'))
    expect(t.state.companies.CHP!.trains).toEqual(['3', 'P+'])
  })

  test('[11.8] C39 P8: one upgrade in the colour to come, in place of everything else', () => {
    const t = building('M10', '1', ['P8'], (s) => lay(s, 'K20/57/1', 'K22/8/1'))
    expect(tilesOn(t, 'K22', 'P8')).toEqual(['80', '81', '82', '83'])
    t.play(0, tile('K22', '80', 1, 'P8'))
    expect([laid(t, 'K22'), t.state.companies.M10!.privates]).toEqual(['80', []])
    expect(t.can(0, 'layTile')).toEqual([])
  })

  test('[11.8] C39 a major in phase 3 from green to brown, a minor no further than green', () => {
    const start = (s: State) => lay(s, 'F15/57/1', 'F17/82/1', 'F13/57/1', 'F11/8/4')
    const t = building('CHP', '3', ['P8'], start)
    expect(tilesOn(t, 'F17', 'P8')).toEqual(['544', '546'])
    expect(tilesOn(t, 'F11', 'P8')).toEqual([])
    expect(tilesOn(t, 'F15', 'P8')).toEqual([]) // no cities
    t.play(0, tile('F17', '544', 1, 'P8'))
    expect(laid(t, 'F17')).toBe('544')
    const m10 = building('M10', '3', ['P8'], (s) => lay(s, 'K20/57/1', 'K22/82/1'))
    expect(m10.can(0, 'layTile').filter((it) => it.using?.includes('P8'))).toEqual([])
  })

  test('[11.8] not after another action; with P9 in its place', () => {
    const t = building('CHP', '3', ['P8', 'P9'], (s) => lay(s, 'F15/57/1', 'F17/82/1'))
    t.play(0, tile('F13', '57', 1))
    expect(t.refused(0, tile('F17', '544', 1, 'P8'))).toBe('6.8.2')
    t.play(0, tile('F17', '544', 1, 'P8', 'P9'))
    expect(t.state.companies.CHP!.privates).toEqual([])
  })

  test('[11.8] a private named twice is not another one', () => {
    const t = building('CHP', '3', ['P8', 'P9'], (s) => lay(s, 'F15/57/1', 'F17/82/1'))
    expect(t.refused(0, tile('F17', '544', 1, 'P8', 'P8'))).toBe('6.8.2')
  })

  test('[11.9] P9: two more yellow actions or an upgrade, in one block', () => {
    const t = building('CHP', '3', ['P9'])
      .play(0, tile('F15', '57', 1))
      .play(0, tile('F15', '14', 1, 'P9'))
    expect([laid(t, 'F15'), t.state.companies.CHP!.privates]).toEqual(['14', []])
    expect(t.can(0, 'layTile')).toEqual([]) // the second yellow of the allowance is lost
    const before = building('CHP', '3', ['P9'])
      .play(0, tile('F15', '57', 1, 'P9'))
      .play(0, cube('F17', 'P9'))
    expect(tilesOn(before, 'F13')).not.toEqual([])
    const broken = building('CHP', '3', ['P9'])
      .play(0, tile('F15', '57', 1, 'P9'))
      .play(0, tile('F13', '57', 1))
    expect(broken.refused(0, cube('F17', 'P9'))).toBe('6.8.2')
  })

  test('[11.9] P8 between two actions of P9 ends its block too', () => {
    const t = building('CHP', '3', ['P8', 'P9'], (s) => {
      lay(s, 'F15/57/1', 'F17/82/1')
      s.companies.CHP!.cubes = 1
    })
      .play(0, tile('F13', '57', 1, 'P9'))
      .play(0, tile('F17', '544', 1, 'P8'))
    expect(t.refused(0, cube('F11', 'P9'))).toBe('6.8.2')
    const after = building('CHP', '3', ['P8', 'P9'], (s) => lay(s, 'F15/57/1', 'F17/82/1'))
      .play(0, tile('F17', '544', 1, 'P8'))
      .play(0, tile('F13', '57', 1, 'P9'))
      .play(0, cube('F11', 'P9'))
    expect(after.state.companies.CHP!.privates).toEqual([])
  })

  test('[11.9] one yellow action for a minor; Mexico City too', () => {
    const t = building('M10', '3', ['P9'], (s) => lay(s, 'K20/57/1')).play(0, tile('K22', '8', 1, 'P9'))
    expect(t.can(0, 'layTile').every((it) => !it.using)).toBe(true)
    const fcm = inPhase('3', (s) => {
      major(s, 'FCM', { director: 0, cash: 100 })
      s.companies.FCM!.privates = ['P9']
      turn(s, 'FCM', 'track')
    }).play(0, { type: 'upgradeMexicoCity', using: 'P9' })
    expect(fcm.state.board.tiles.N23?.tile).toBe('X20')
  })

  test('[11.10] P10 and P11 become three cubes, besides the allowance, over several turns', () => {
    const t = acquiring('CHP', '2', ['P10'], (s) => lay(s, 'F15/57/0')).play(0, take('P10'))
    expect([t.state.companies.CHP!.cubes, t.state.cubes.pool, t.state.companies.CHP!.privates]).toEqual([3, 21, []])
    t.given((s) => turn(s, 'CHP', 'track'))
      .play(0, cube('G14', 'charter'))
      .play(0, cube('G14', 'charter'))
    expect([t.state.cubes.on, t.state.companies.CHP!.cubes]).toEqual([{ G14: 2 }, 1])
    t.play(0, tile('G14', '9', 0))
    expect(t.state.companies.CHP!.cash).toBe(180)
    expect(stepOf(t)).toBe('CHP track') // a cube is left
  })

  test('[11.10] what the pool lacks comes from the board', () => {
    const t = acquiring('CHP', '2', ['P10'], (s) => (s.cubes = { pool: 1, on: { O24: 1, M22: 2 } }))
    expect(t.refused(0, take('P10'))).toBe('11.10')
    expect(t.refused(0, { ...take('P10'), cubes: ['O24', 'O24'] })).toBe('11.10')
    expect(t.can(0, 'acquirePrivate').map(({ cubes }) => cubes)).toEqual([
      ['M22', 'M22'],
      ['O24', 'M22'],
    ])
    t.play(0, { ...take('P10'), cubes: ['O24', 'M22'] })
    expect([t.state.cubes, t.state.companies.CHP!.cubes]).toEqual([{ pool: 0, on: { M22: 1 } }, 3])
  })

  test('[11.12] P12 and P13: plain track where a single town was', () => {
    const t = building('M10', '1', ['P12'], (s) => lay(s, 'K20/57/1'))
    expect(tilesOn(t, 'K18', 'P12')).toEqual(['7', '8', '9'])
    t.play(0, tile('K18', '9', 1, 'P12'))
    expect([laid(t, 'K18'), t.state.companies.M10]).toMatchObject(['9', { privates: [], cash: 120 }])
    expect(t.can(0, 'layTile')).toEqual([])
    const green = building('M10', '3', ['P13'], (s) => lay(s, 'K20/57/1', 'K18/4/1'))
    expect(tilesOn(green, 'K18', 'P13')).toEqual(['82', '83'])
    expect(green.refused(0, tile('K20', '80', 0, 'P13'))).toBe('6.8.5')
  })

  test('[11.12] one action: a major keeps its second yellow tile', () => {
    const t = building('CHP', '3', ['P12'], (s) => lay(s, 'F15/57/2')) // to G16 and E14
    t.play(0, tile('G16', '9', 2, 'P12')).play(0, tile('E14', '9', 2))
    expect([laid(t, 'G16'), laid(t, 'E14'), t.can(0, 'layTile')]).toEqual(['9', '9', []])
  })

  test('[11.12] C39 with P8 in one lay; not in double towns', () => {
    const t = building('M10', '1', ['P8', 'P12'], (s) => lay(s, 'K20/57/1', 'K18/58/4'))
    expect(tilesOn(t, 'K18', 'P8', 'P12')).toEqual(['80', '81', '82', '83'])
    const double = building('CHP', '3', ['P12'], (s) => {
      token(s, 'CHP', 'N25', 2)
      turn(s, 'CHP', 'track')
    })
    expect(tilesOn(double, 'M26', 'P12')).toEqual([])
    expect(double.refused(0, tile('M26', '7', 0, 'P12'))).toBe('6.8.5')
  })

  /** FCM: home 20, N25 30, Veracruz 20. */
  const mail = (trains: Train[], contracts: Private[]) =>
    inPhase('3', (s) => {
      major(s, 'FCM', { director: 0, trains })
      s.companies.FCM!.privates = contracts
      lay(s, 'N27/5/0')
      turn(s, 'FCM', 'run')
    })

  test('[11.14] half of first and last station, to the treasury', () => {
    const t = mail(['3'], ['P14']).play(0, run(route('3', 'N23.4 N25.1 N27.0')))
    expect(t.told('ran')).toEqual([{ type: 'ran', company: 'FCM', revenue: 70, mail: 20 }])
    expect([t.state.companies.FCM!.cash, t.price('FCM')]).toEqual([20, 100])
  })

  test('[11.14] C17 base values only: (100 + 50) / 2 for an E over home and destination', () => {
    const t = inPhase('7', (s) => {
      major(s, 'FCM', { director: 0, trains: ['E'] })
      Object.assign(s.companies.FCM!, { privates: ['P14'], destination: true })
      lay(s, 'N27/5/0', 'N27/15/0', 'N27/63/0', 'N27/455/0', 'N23/X20/0', 'N23/X21/0', 'N23/X22/0', 'N23/X23/0')
      token(s, 'FCM', 'N27', 0, 'destination')
      turn(s, 'FCM', 'run')
    }).play(0, run(route('E', 'N23.4 N25.1 N27.0')))
    expect(t.told('ran')).toMatchObject([{ revenue: 400, mail: 75 }])
  })

  test('[11.14] one contract for a train, the best trains carry it', () => {
    const t = mail(['3'], ['P14', 'P15']).play(0, run(route('3', 'N23.4 N25.1 N27.0')))
    expect(t.told('ran')).toMatchObject([{ mail: 20 }])
  })

  test('[11.14] C17 a town of 10 and a city of 40 bring 25', () => {
    const t = inPhase('3', (s) => {
      major(s, 'FCP', { director: 0, trains: ['3'] })
      Object.assign(s.companies.FCP!, { privates: ['P15'] })
      token(s, 'FCP', 'B1')
      lay(s, 'B1/5/5', 'B1/405/5', 'C2/3/2')
      turn(s, 'FCP', 'run')
    }).play(0, run(route('3', 'B1.0 C2.0')))
    expect(t.told('ran')).toMatchObject([{ revenue: 50, mail: 25 }])
  })

  test('[11.14] C17 an L: a single city once, with a town half of both; unless the option forbids it', () => {
    const l = (tiles: string[], path: string, mailOnLocal = true) =>
      inPhase('3', (s) => {
        minor(s, 'M10', { director: 0, trains: ['L'] })
        s.companies.M10!.privates = ['P14']
        s.options.mailOnLocal = mailOnLocal
        lay(s, ...tiles)
        turn(s, 'M10', 'run')
      })
        .play(0, run(route('L', path)))
        .told('ran')[0]!.mail
    expect(l(['K20/57/1'], 'K20.0')).toBe(10)
    expect(l(['K20/57/1', 'K18/4/1'], 'K20.0 K18.0')).toBe(15)
    expect(l(['K20/57/1'], 'K20.0', false)).toBe(0)
    const others = mail(['3'], ['P14']).given((s) => (s.options.mailOnLocal = false))
    expect(others.play(0, run(route('3', 'N23.4 N25.1 N27.0'))).told('ran')).toMatchObject([{ mail: 20 }])
    const lp = mail(['LP'], ['P14']).given((s) => (s.options.mailOnLocal = false))
    expect(lp.play(0, run(route('LP', 'N23.4'))).told('ran')).toMatchObject([{ revenue: 20, mail: 0 }])
  })

  test('[11.16] P16 may be closed at any time in the turn, a space left', () => {
    const t = building('CHP', '3', ['P16']).play(0, { type: 'closePrivate', private: 'P16' })
    expect([t.price('CHP'), t.state.companies.CHP!.privates]).toEqual([90, []])
    expect(t.refused(0, { type: 'closePrivate', private: 'P16' })).toBe('11.16')
    expect(building('CHP', '3', ['P8']).refused(0, { type: 'closePrivate', private: 'P8' })).toBe('11.16')
    const end = building('CHP', '3', ['P16'], (s) => {
      s.shares.CHP = { players: [10, 0, 0], treasury: 0, pool: 0 }
      s.companies.CHP!.cash = 0
      turn(s, 'CHP', 'trains')
    })
    expect(end.pass(0).can(0, 'closePrivate')).toHaveLength(1) // asked once more at the end
  })

  test('[11.16] also after issuing or redeeming', () => {
    const trading = (privates: Private[]) =>
      building('CHP', '3', privates, (s) => {
        s.shares.CHP = { players: [4, 0, 0], treasury: 5, pool: 1 }
        turn(s, 'CHP', 'stock')
      })
    const t = trading(['P16']).play(0, { type: 'issue', shares: 1 })
    expect([t.price('CHP'), t.state.companies.CHP!.cash, stepOf(t)]).toEqual([90, 290, 'CHP stock'])
    expect(t.refused(0, { type: 'issue', shares: 1 })).toBe('6.20.1')
    expect(t.offers(0).map((it) => it.type)).toEqual(['closePrivate', 'pass'])
    t.play(0, { type: 'closePrivate', private: 'P16' })
    expect(t.price('CHP')).toBe(80)
    expect(stepOf(t)).not.toBe('CHP stock')
    const redeemed = trading(['P16']).play(0, { type: 'redeem', shares: 1 })
    expect(redeemed.refused(0, { type: 'issue', shares: 1 })).toBe('6.20.1')
    expect(stepOf(redeemed.pass(0))).not.toBe('CHP stock')
    expect(stepOf(trading([]).play(0, { type: 'issue', shares: 1 }))).not.toBe('CHP stock')
  })

  test('[11.17] P17 and P18: a port on a water spike, anybody’s terminus', () => {
    const port = (id: Private, hex: string): ActionOf<'layPort'> => ({ type: 'layPort', private: id, hex })
    const t = building('CHP', '3', ['P17', 'P18'])
    expect(new Set(t.can(0, 'layPort').map(({ hex }) => hex)).size).toBe(10)
    expect(t.refused(0, port('P17', 'C16'))).toBe('11.17')
    t.play(0, port('P17', 'M28')).play(0, port('P18', 'H9'))
    expect(t.state.companies.CHP!.privates).toEqual([])
    expect(t.refused(0, port('P17', 'F7'))).toBe('11.17')
    expect(tilesOn(t, 'F15')).not.toEqual([])
    const taken = building('CHP', '3', ['P17'], (s) => lay(s, 'M28/P2/0'))
    expect(taken.refused(0, port('P17', 'M28'))).toBe('11.17')
  })

  test('[11.17] what ports are worth', () => {
    const worth = (tileId: 'P1' | 'P2') =>
      (['2', '3', '5', '7'] as const).map((phase) => {
        const t = inPhase(phase, (s) => {
          minor(s, 'M19', { director: 0, trains: ['3'] })
          lay(s, 'N27/57/0', `M28/${tileId}/0`)
          turn(s, 'M19', 'run')
        })
        return most(t, 'M19') - 20
      })
    expect(worth('P1')).toEqual([30, 40, 40, 40])
    expect(worth('P2').slice(1)).toEqual([40, 50, 60])
  })
})
