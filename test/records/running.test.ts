import { describe, expect, test } from 'vitest'
import { inPhase, lay, token, turn } from '../games/mx1822/operating.ts'
import { major, ndem, takeOut } from '../games/mx1822/position.ts'
import { company, owned, playedFrom } from './at.ts'

const local = (train: string, hex: string, revenue: number) => ({
  train,
  connections: [['local', hex]],
  hexes: [hex],
  nodes: [],
  revenue,
})

describe('runs', () => {
  test('two L in a hex of several stations have a token each', () => {
    const t = inPhase('1', (s) => {
      ndem(s, [1])
      s.companies.NDEM!.trains = ['L', 'L']
      for (const [minor, city] of [['M16', 2] as const, ['M17', 0] as const]) {
        takeOut(s, minor)
        token(s, 'NDEM', 'N25', city)
      }
      turn(s, 'NDEM', 'run')
    })
    const routes = [local('L-0', 'N25', 30), local('L-1', 'N25', 30)]
    const { broken, course } = playedFrom(t, company('NDEM', 'run_routes', { routes }))
    expect(broken).toBeUndefined()
    expect(course.findings).toEqual([])
    expect(course.moves[0]?.action).toMatchObject({ routes: [{ stops: ['N25.0'] }, { stops: ['N25.2'] }] })
  })

  const express = (more: object = {}) => {
    const t = inPhase('7', (s) => {
      s.ndem = 'closed'
      delete s.companies.NDEM
      major(s, 'FCM', { director: 0, cash: 500, trains: ['E'] })
      s.companies.FCM!.privates = ['P14']
      lay(s, 'N27/6/5', 'O28/9/2')
      token(s, 'FCM', 'N25', 1)
      turn(s, 'FCM', 'run')
    })
    const connections = [
      ['N23', 'N25'],
      ['N25', 'N27'],
    ]
    const routes = [{ train: '7-0', connections, nodes: ['N23-4', 'N25-1', 'N27-0'], revenue: 100 }]
    return playedFrom(t, company('FCM', 'run_routes', { routes, ...more })).course
  }

  test('mail of an E comes from where its recorded route ends, counted or not', () => {
    expect(express().moves.at(-1)?.action).toMatchObject({ mail: 20 }) // half of 20 twice
  })

  test('but a record that says what it was is believed', () => {
    expect(express({ subsidy: 25 }).moves.at(-1)?.action).toMatchObject({ mail: 25 })
    expect(express({ subsidy: 0 }).moves.at(-1)?.action).not.toHaveProperty('mail')
  })

  test('a train named with one place and nothing earned did not run', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 0, trains: ['3'] })
      turn(s, 'CHP', 'run')
    })
    const routes = [{ train: '3-0', connections: [], hexes: ['F15'], revenue: 0 }]
    const { broken, course } = playedFrom(t, company('CHP', 'run_routes', { routes }))
    expect(broken).toBeUndefined()
    expect(course.findings).toEqual([])
  })

  test('an empty run counts even where nothing could be run', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 0, trains: ['3'] })
      s.companies.CHP!.privates = ['P17']
      turn(s, 'CHP', 'track')
    })
    const { broken, course } = playedFrom(t, company('CHP', 'run_routes', { routes: [] }))
    expect(broken).toBeUndefined()
    expect(course.here.companies.CHP!.revenue).toBe(0)
  })
})

describe('P16', () => {
  test('is closed in the step the record waits in, though ours has gone on', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 0, price: 100, trains: ['3'] })
      lay(s, 'F15/57/1')
      s.companies.CHP!.privates = ['P16', 'P14']
      turn(s, 'CHP', 'track', { builtOut: true })
    })
    const { broken, course } = playedFrom(t, owned('P16', 'choose_ability', { choice: 'close_p16' }))
    expect(broken).toBeUndefined()
    expect(course.here.companies.CHP!.privates).toEqual(['P14'])
  })
})
