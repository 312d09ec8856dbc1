import { describe, expect, test } from 'vitest'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { proposedRun } from '../../../shared/games/mx1822/runs.ts'
import { inPhase, lay, most, route, run, stepOf, token, turn } from './operating.ts'
import { major, minor } from './position.ts'
import type { Mexico } from './position.ts'

/**
 * FCM: home N23 (20), N25 (30, city 1), Veracruz N27 (5: 20; 15: 30), O26 to O24 and back to N23 station 5.
 * Its destination token lies in Veracruz when `joined`.
 */
const fcm = (
  trains: Train[],
  {
    phase = '3',
    joined = false,
    change = () => {},
  }: { phase?: Phase; joined?: boolean; change?: (s: State) => void } = {},
): Mexico =>
  inPhase(phase, (s) => {
    major(s, 'FCM', { director: 0, trains })
    lay(s, 'N27/5/0')
    if (joined) {
      token(s, 'FCM', 'N27', 0, 'destination')
      s.board.tokens.N27![0]!.extra = true
      s.companies.FCM!.destination = true
    }
    turn(s, 'FCM', 'run')
    change(s)
  })
const HOME_TO_SEA = 'N23.4 N25.1 N27.0'

describe('6.4 Routes', () => {
  test('[6.4.1] only over track that lies there', () => {
    const t = fcm(['3'])
    expect(t.refused(0, run(route('3', 'N23.4 N27.0')))).toBe('6.4.1')
    expect(t.refused(0, run(route('3', 'N23.4 N25.0')))).toBe('6.4.1')
    expect(t.refused(0, run(route('3', 'N23.4 N25.1 Q99.0')))).toBe('6.4.1')
  })

  test('[6.4.2] no hex with a station twice', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M13', { director: 0, trains: ['3'] })
      lay(s, 'M20/7/2', 'L21/7/0') // from one city of L19 to the other
      turn(s, 'M13', 'run')
    })
    expect(t.refused(0, run(route('3', 'L19.0 M20 L21 L19.1')))).toBe('6.4.2')
    expect(t.state.companies.M13!.trains).toEqual(['3'])
  })

  test('[6.4.2] but both towns of a double town', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M16', { director: 0, trains: ['4'] })
      lay(s, 'M26/2/5', 'L25/7/5', 'M24/3/3') // out of M26 by M24 and in again by L25
      turn(s, 'M16', 'run')
    })
    expect(most(t, 'M16')).toBe(60)
    t.play(0, run(route('4', 'N25.2 M26.1 M24.0 L25 M26.0')))
  })

  test('[6.4.3] tracing may use several cities of one hex', () => {
    const t = inPhase('1', (s) => {
      minor(s, 'M13', { director: 0, cash: 100 })
      lay(s, 'M20/7/2', 'L21/7/0')
      turn(s, 'M13', 'track')
    })
    expect(t.can(0, 'layTile').some(({ hex }) => hex === 'K20')).toBe(true) // through L19’s other city
  })

  test('[6.4.4] not through a city full of others, but up to it', () => {
    const t = fcm(['3'], { change: (s) => minor(s, 'M18', { director: 1 }) })
    expect(t.refused(0, run(route('3', HOME_TO_SEA)))).toBe('6.4.4')
    expect(most(t, 'FCM')).toBe(50)
    expect(most(fcm(['3']), 'FCM')).toBe(70) // an empty slot, kept for M18
    const own = fcm(['3'], { change: (s) => token(s, 'FCM', 'N25', 1) })
    expect(most(own, 'FCM')).toBe(70)
  })

  test('[6.4.4] no track twice', () => {
    const t = fcm(['4'])
    expect(t.refused(0, run(route('4', 'N23.4 N25.1 N23.4')))).toBe('6.4.4')
  })

  test('[6.4.5] off-boards, ports and Mexico City only at the ends; Tucson anywhere', () => {
    const t = inPhase('3', (s) => {
      major(s, 'MIR', { director: 0, trains: ['4'] })
      lay(s, 'F21/622/1', 'G22/6/1') // F21 to F23 and G22, G22 to F23
      turn(s, 'MIR', 'run')
    })
    expect(t.refused(0, run(route('4', 'F21.0 F23.0 G22.0')))).toBe('6.4.5')
    const tucson = inPhase('3', (s) => {
      major(s, 'FCP', { director: 0, trains: ['3'] })
      lay(s, 'D9/5/1', 'C6/9/1', 'C4/8/2', 'B3/5/5')
      turn(s, 'FCP', 'run')
    })
    expect(most(tucson, 'FCP')).toBe(80) // Nogales 20, Tucson 40, Mexicali 20
  })

  test('[6.4.6] gray values go by phase', () => {
    const values = (['1', '2', '3', '4', '5', '6', '7'] as const).map((phase) =>
      most(
        inPhase(phase, (s) => {
          minor(s, 'M24', { director: 0, trains: ['L'] })
          turn(s, 'M24', 'run')
        }),
        'M24',
      ),
    )
    expect(values).toEqual([20, 20, 30, 30, 40, 40, 50])
  })
})

describe('6.5 Trains', () => {
  test('[6.5.3] an L runs an own city and at most one town', () => {
    const t = fcm(['L'], { change: (s) => lay(s, 'M24/3/0') })
    expect(most(t, 'FCM')).toBe(20)
    const m10 = inPhase('1', (s) => {
      minor(s, 'M10', { director: 0, trains: ['L'] })
      lay(s, 'K20/57/1', 'K18/4/1')
      turn(s, 'M10', 'run')
    })
    expect(most(m10, 'M10')).toBe(30)
    expect(m10.refused(0, run(route('L', 'K20.0')))).toBe('6.12.7')
    m10.play(0, run(route('L', 'K20.0 K18.0')))
    expect(m10.state.companies.M10!.revenue).toBe(30)
  })

  test('[6.5.3] one L on each token, LP counted too', () => {
    expect(most(fcm(['L', 'L', 'LP']), 'FCM')).toBe(20)
    const two = fcm(['L', 'L', 'LP'], { change: (s) => token(s, 'FCM', 'N23', 0) })
    expect(most(two, 'FCM')).toBe(40)
    expect(two.refused(0, run(route('L', 'N23.4'), route('L', 'N23.4')))).toBe('6.12.3')
  })

  test('[6.5.4] an n-train counts two to n stations', () => {
    expect((['2', '3', '4'] as const).map((train) => most(fcm([train]), 'FCM'))).toEqual([50, 70, 70])
    expect(fcm(['2']).refused(0, run(route('2', HOME_TO_SEA)))).toBe('6.5.4')
    expect(fcm(['2']).refused(0, run(route('2', 'N23.4')))).toBe('6.5.4')
  })

  test('[6.5.6] with a Pullman towns are free, for one train', () => {
    const m10 = (trains: Train[], pullmanOnLocal = false) =>
      inPhase('3', (s) => {
        minor(s, 'M10', { director: 0, trains })
        lay(s, 'K20/57/1', 'K18/4/1', 'K22/8/1', 'J23/4/0')
        s.options.pullmanOnLocal = pullmanOnLocal
        turn(s, 'M10', 'run')
      })
    expect(most(m10(['2']), 'M10')).toBe(30)
    expect(most(m10(['2', 'P+']), 'M10')).toBe(40)
    expect(most(m10(['LP', 'P+']), 'M10')).toBe(30)
    expect(most(m10(['LP', 'P+'], true), 'M10')).toBe(40)
    const path = 'K18.0 K20.0 K22 J23.0'
    expect(m10(['2']).refused(0, run(route('2', path, true)))).toBe('6.12.3')
    expect(m10(['2', 'P+']).refused(0, run(route('2', path)))).toBe('6.5.4')
    m10(['2', 'P+']).play(0, run(route('2', path, true)))
    expect(m10(['LP', 'P+']).refused(0, run(route('LP', path, true)))).toBe('6.5.6')
  })

  test('[6.5.10] an E counts own tokens only, twice; ends at them; runs past open cities', () => {
    const t = fcm(['E'], { phase: '7', change: (s) => token(s, 'FCM', 'N27') })
    expect(most(t, 'FCM')).toBe(80)
    expect(t.refused(0, run(route('E', 'N23.4 N25.1')))).toBe('6.5.4')
    const beyond = fcm(['E'], { phase: '7', change: (s) => token(s, 'FCM', 'N25', 1) })
    expect(beyond.refused(0, run(route('E', HOME_TO_SEA)))).toBe('6.5.10')
    expect(most(fcm(['E'], { phase: '7' }), 'FCM')).toBe(0) // two at least
    const full = fcm(['E'], {
      phase: '7',
      change: (s) => {
        token(s, 'FCM', 'N27')
        minor(s, 'M18', { director: 1 })
      },
    })
    expect(most(full, 'FCM')).toBe(0)
  })

  test('[6.5.11] C16 its destination counts four times', () => {
    const t = fcm(['E'], {
      phase: '7',
      joined: true,
      change: (s) => lay(s, 'N23/X23/0', 'N27/15/0', 'N27/63/0', 'N27/455/0'),
    })
    expect(most(t, 'FCM')).toBe(400)
  })

  test('[6.5.13] it shares track with other trains, who have no bonus left', () => {
    const t = fcm(['E', '6'], {
      phase: '7',
      joined: true,
      change: (s) => lay(s, 'N23/X23/0', 'N27/15/0', 'N27/63/0', 'N27/455/0'),
    })
    expect(most(t, 'FCM')).toBe(400 + 100 + 30 + 50)
  })

  test('[6.5.15] C15 a 3/2 earns half, up to the next ten', () => {
    expect(most(fcm(['3/2']), 'FCM')).toBe(40)
    expect(most(fcm(['3/2'], { change: (s) => lay(s, 'N23/X20/0') }), 'FCM')).toBe(50)
    expect(most(fcm(['3/2'], { joined: true }), 'FCM')).toBe(50) // half of 90
  })
})

describe('6.10, 6.12 Running', () => {
  test('[6.10.4] C16 the destination counts once more, for one train', () => {
    expect(most(fcm(['3'], { joined: true }), 'FCM')).toBe(90)
    const richer = fcm(['3'], { joined: true, change: (s) => lay(s, 'N23/X20/0', 'N27/15/0') })
    expect(most(richer, 'FCM')).toBe(40 + 30 + 30 + 30)
    const without = fcm(['3'], { joined: true, change: (s) => (s.companies.FCM!.destination = false) })
    expect(most(without, 'FCM')).toBe(70)
  })

  test('[6.10.5] the route may go on beyond', () => {
    const t = fcm(['4'], { joined: true, change: (s) => lay(s, 'N27/15/0', 'M26/2/5') })
    expect(most(t, 'FCM')).toBe(20 + 30 + 30 + 30 + 10)
  })

  test('[6.12.1] who can run must, and stops everywhere', () => {
    const t = fcm(['3'])
    expect(t.refused(0, { type: 'pass' })).toBe('6.12.1')
    const idle = fcm([], {}).given((s) => turn(s, 'FCM', 'token'))
    expect(stepOf(idle.pass(0))).toBe('FCM trains')
    expect(idle.price('FCM')).toBe(90)
  })

  test('[6.12.1] who has nothing to run for is not asked', () => {
    expect(fcm(['2']).can(0, 'run')).toHaveLength(1)
    expect(fcm(['P+']).can(0, 'run')).toEqual([])
    expect(fcm(['E'], { phase: '7' }).can(0, 'run')).toEqual([]) // one token
    const bare = inPhase('1', (s) => {
      minor(s, 'M10', { director: 0, trains: ['L', '2'] })
      turn(s, 'M10', 'run')
    })
    expect(bare.can(0, 'run')).toEqual([]) // no track, no value
  })

  test('[6.12.2] no shared track, each train once', () => {
    const t = fcm(['3', '3'])
    expect(t.refused(0, run(route('3', 'N23.4 N25.1'), route('3', 'N23.4 N25.1')))).toBe('6.12.2')
    expect(t.refused(0, run(route('2', 'N23.4 N25.1')))).toBe('6.12.2')
    expect(fcm(['3']).refused(0, run(route('3', 'N23.4 N25.1'), route('3', 'N25.1 N27.0')))).toBe('6.12.2')
  })

  test('[6.12.3] the Pullman for one train only', () => {
    const t = fcm(['2', '2', 'P+'], { change: (s) => token(s, 'FCM', 'N25', 1) })
    expect(t.refused(0, run(route('2', 'N23.4 N25.1', true), route('2', 'N25.1 N27.0', true)))).toBe('6.12.3')
  })

  test('[6.12.4] a route without an own token is none', () => {
    expect(fcm(['2']).refused(0, run(route('2', 'N25.1 N27.0')))).toBe('6.12.4')
  })

  test('[6.12.5] the sum of the stations', () => {
    const t = fcm(['3']).play(0, run(route('3', HOME_TO_SEA)))
    expect(t.told('ran')).toEqual([{ type: 'ran', company: 'FCM', revenue: 70, mail: 0 }])
    expect(stepOf(t)).toBe('FCM dividend')
  })

  test('[6.12.7] the most there is, and the refusal names it', () => {
    const t = fcm(['3'])
    expect(t.refused(0, run(route('3', 'N23.4 N25.1')))).toBe('6.12.7')
    expect(t.refused(0, run())).toBe('6.12.7')
    t.play(0, proposedRun(t.state, 'FCM'))
    expect(t.state.companies.FCM!.revenue).toBe(70)
  })

  test('[6.12.7] less only for more mail', () => {
    const t = fcm(['4'], {
      change: (s) => {
        lay(s, 'N27/15/0', 'M26/2/5')
        s.companies.FCM!.privates = ['P14']
      },
    })
    expect(most(t, 'FCM')).toBe(90)
    t.play(0, run(route('4', HOME_TO_SEA)))
    expect(t.told('ran')).toEqual([{ type: 'ran', company: 'FCM', revenue: 80, mail: 25 }])
  })

  test('[6.12.7] trains that bring no mail run for the most all the same', () => {
    const t = fcm(['4', 'L'], {
      change: (s) => {
        lay(s, 'N27/15/0', 'M26/2/5')
        s.companies.FCM!.privates = ['P14']
      },
    })
    expect(t.refused(0, run(route('4', HOME_TO_SEA)))).toBe('6.12.7')
    t.play(0, run(route('4', HOME_TO_SEA), route('L', 'N23.4')))
    expect(t.told('ran')).toMatchObject([{ revenue: 100, mail: 25 }])
  })

  test('[6.12.7] also where a train with mail is in the way of a better one', () => {
    const t = fcm(['3', '2'], {
      joined: true,
      change: (s) => {
        lay(s, 'N27/15/0', 'M26/2/5')
        s.companies.FCM!.privates = ['P14']
      },
    })
    expect(most(t, 'FCM')).toBe(150) // 3 to the destination, 2 to M26
    const carrying = route('2', 'N25.1 N27.0')
    expect(t.refused(0, run(carrying))).toBe('6.12.7')
    t.play(0, run(carrying, route('3', 'N23.4 N25.1')))
    expect(t.told('ran')).toMatchObject([{ revenue: 110, mail: 30 }])
  })

  test('[6.12.7] an E with mail runs for the most that brings as much', () => {
    const t = inPhase('7', (s) => {
      major(s, 'FCP', { director: 0, trains: ['E', '3'] })
      s.companies.FCP!.privates = ['P14', 'P15']
      for (const hex of ['C8', 'E8']) token(s, 'FCP', hex)
      lay(s, 'E8/X18/2', 'D9/611/4', 'D7/545/2', 'D11/7/4', 'C6/544/1', 'E10/83/3')
      turn(s, 'FCP', 'run')
    })
    expect(most(t, 'FCP')).toBe(450)
    const three = route('3', 'E8.0 D9.0 D7 C6 C8.0')
    expect(t.refused(0, run(route('E', 'E8.0 D7 C8.0'), three))).toBe('6.12.7') // past Nogales
    t.play(0, run(route('E', 'E8.0 D9.0 D7 C8.0'), three))
    expect(t.told('ran')).toMatchObject([{ revenue: 450, mail: 110 }])
  })

  test('[6.12.7] how the total is divided between special and other trains is free', () => {
    const both = fcm(['2', '2P'], { change: (s) => token(s, 'FCM', 'N25', 1) })
    expect(most(both, 'FCM')).toBe(100)
    const one = both.play(0, run(route('2', 'N23.4 N25.1'), route('2P', 'N25.1 N27.0')))
    expect(one.state.round).toMatchObject({ turn: { earned: { normal: 50, special: 50, mail: 0 } } })
  })
})
