import { describe, expect, test } from 'vitest'
import { forecastToken } from '../../../shared/games/mx1822/operating-forecast.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { inPhase, lay, stepOf, tile, token, tokensAt, turn } from './operating.ts'
import { major, minor, takeOut } from './position.ts'
import type { Mexico } from './position.ts'

const placing = (hex: string, city = 0) => ({ type: 'placeToken', hex, city }) as const

describe('6.10 Connection to the destination', () => {
  /** FCM reaches Veracruz through N25, IRM through O24 and O26. */
  const veracruz = (company: 'FCM' | 'IRM', at: string, change: (draft: State) => void = () => {}) =>
    inPhase('3', (s) => {
      major(s, 'FCM', { director: 0, cash: 400, trains: ['3'] })
      major(s, 'IRM', { director: 1, cash: 400, trains: ['3'] })
      lay(s, at, 'O24/8/2', 'O26/8/1')
      turn(s, company, 'track')
      change(s)
    })
  /** After FCM's token IRM's comes. */
  const then = (t: Mexico) => t.given((s) => turn(s, 'IRM', 'track')).pass(1)

  test('[6.10.1] a route from home to destination places the token, free, after the track step', () => {
    const t = inPhase('3', (s) => {
      major(s, 'FCM', { director: 0, cash: 200, trains: ['3'] })
      turn(s, 'FCM', 'track')
    }).play(0, tile('N27', '6', 5))
    expect(tokensAt(t, 'N27')).toEqual([])
    t.pass(0)
    expect(tokensAt(t, 'N27')).toEqual(['FCM beside'])
    expect(t.state.companies.FCM).toMatchObject({ destination: true, cash: 200, available: 1 })
    expect(t.told('destination')).toEqual([{ type: 'destination', company: 'FCM', hex: 'N27' }])
  })

  test('[6.10.1] not through a city full of others', () => {
    const t = veracruz('FCM', 'N27/5/0', (s) => minor(s, 'M18', { director: 1 })).pass(0)
    expect(t.state.companies.FCM!.destination).toBe(false)
  })

  test('[6.10.2] it cannot be put off, whoever built the track', () => {
    expect(veracruz('FCM', 'N27/5/0').pass(0).state.companies.FCM!.destination).toBe(true)
  })

  test('[6.10.7] C19 one slot, kept for M19: both tokens lie beside it', () => {
    const t = then(veracruz('FCM', 'N27/5/0').pass(0))
    expect(tokensAt(t, 'N27')).toEqual(['FCM beside', 'IRM beside'])
  })

  test('[6.10.7] C19 two slots: the first takes the second slot, the other lies beside', () => {
    const t = then(veracruz('FCM', 'N27/15/0').pass(0))
    expect(tokensAt(t, 'N27')).toEqual(['FCM', 'IRM beside'])
  })

  test('[6.10.7] C19 an upgrade that brings a slot lets one of them in, whoever lays it', () => {
    const t = then(veracruz('FCM', 'N27/5/0').pass(0))
    t.given((s) => turn(s, 'IRM', 'track')).play(1, tile('N27', '15', 0))
    expect(tokensAt(t, 'N27')).toEqual(['FCM', 'IRM beside'])
  })

  test('[6.10.7] C19 so does M19’s slot, when its token is taken as available', () => {
    const t = then(veracruz('FCM', 'N27/5/0').pass(0)).given((s) => {
      minor(s, 'M19', { director: 0, turns: 2, price: 50 })
      turn(s, 'IRM', 'minor')
    })
    expect(tokensAt(t, 'N27')).toEqual(['FCM beside', 'IRM beside', 'M19'])
    t.play(1, { type: 'acquireMinor', minor: 'M19', from: 'player', shares: 0, token: 'available' })
    t.play(0, { type: 'answer', question: 1, yes: true })
    expect(tokensAt(t, 'N27')).toEqual(['FCM', 'IRM beside'])
  })

  test('[6.10.7] C29 an own token in the destination becomes available', () => {
    const t = veracruz('FCM', 'N27/5/0', (s) => {
      takeOut(s, 'M19')
      token(s, 'FCM', 'N27')
    }).pass(0)
    expect(t.state.board.tokens.N27).toEqual([{ company: 'FCM', city: 0, kind: 'destination' }])
    expect(t.state.companies.FCM!.available).toBe(2)
  })
})

describe('6.11 Station tokens', () => {
  /** CHP at F15 with track to F13 and E14. */
  const chp = (change: (draft: State) => void = () => {}) =>
    inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 150, trains: ['3'] })
      lay(s, 'F15/57/1', 'F13/57/1', 'F11/9/1', 'F9/3/4')
      turn(s, 'CHP', 'token')
      change(s)
    })

  test('[6.11.5] one available token a turn, majors only', () => {
    const t = chp((s) => {
      s.companies.CHP!.available = 2
      s.companies.CHP!.cash = 300
      takeOut(s, 'M4')
    }).play(0, placing('F13'))
    expect([tokensAt(t, 'F13'), stepOf(t)]).toEqual([['CHP'], 'CHP run'])
    expect(chp((s) => (s.companies.CHP!.available = 0)).refused(0, placing('F13'))).toBe('6.11.5')
    const m10 = inPhase('3', (s) => {
      minor(s, 'M10', { director: 0, cash: 300 })
      turn(s, 'M10', 'token')
    })
    expect(m10.refused(0, placing('K20'))).toBe('6.11.5')
  })

  test('[6.11.6] a slot kept for another company stays free', () => {
    expect(chp().refused(0, placing('F13'))).toBe('6.11.6') // M4’s home
    const green = chp((s) => lay(s, 'F13/14/1')).play(0, placing('F13'))
    expect(tokensAt(green, 'F13')).toEqual(['CHP'])
  })

  test('[6.11.6] a slot on a route, one token in a city', () => {
    const t = chp((s) => {
      lay(s, 'F15/14/1')
      minor(s, 'M4', { director: 1 })
    })
    expect(t.can(0, 'placeToken')).toEqual([])
    expect(t.refused(0, placing('F15'))).toBe('6.11.6')
    expect(t.refused(0, placing('F13'))).toBe('6.11.6') // full
    expect(t.refused(0, placing('B3'))).toBe('6.11.6') // no route
  })

  test('[6.11.6] after its company’s first turn, or without it, a home slot is free', () => {
    const home = (change: (draft: State) => void) => chp(change).can(0, 'placeToken').length
    expect(home(() => {})).toBe(0)
    expect(home((s) => takeOut(s, 'M4'))).toBe(1)
  })

  test('[6.11.6] off-board areas take tokens too', () => {
    const t = inPhase('3', (s) => {
      major(s, 'MIR', { director: 0, cash: 100, trains: ['3'] })
      lay(s, 'F21/622/1')
      turn(s, 'MIR', 'token')
    }).play(0, placing('F23'))
    expect(tokensAt(t, 'F23')).toEqual(['MIR'])
  })

  test('[6.11.7] in a hex of separate cities one in each', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 100, trains: ['3'] })
      token(s, 'CHP', 'L19', 0)
      lay(s, 'M20/7/2', 'L21/7/0') // from one to the other
      takeOut(s, 'M12')
      turn(s, 'CHP', 'token')
    })
    expect(t.can(0, 'placeToken')).toContainEqual(placing('L19', 1))
  })

  test('[6.11.11] a token costs 100', () => {
    const free = (s: State) => takeOut(s, 'M4')
    expect(chp(free).play(0, placing('F13')).state.companies.CHP!.cash).toBe(50)
    const poor = chp((s) => {
      free(s)
      s.companies.CHP!.cash = 99
    })
    expect(poor.refused(0, placing('F13'))).toBe('6.11.11')
  })

  test('[6.11.6] the forecast tells what a token opens', () => {
    const t = chp((s) => {
      minor(s, 'M4', { director: 1 })
      lay(s, 'F13/14/1')
      token(s, 'M10', 'F13')
    })
    expect(forecastToken(t.state, { hex: 'F13', city: 0 })).toEqual(['F9.0'])
  })
})
