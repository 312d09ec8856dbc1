import { describe, expect, test } from 'vitest'
import { editsOf } from '../../../web/games/mx1822/run/edit.ts'
import { inPhase, lay, route, run, turn } from '../../games/mx1822/operating.ts'
import { major } from '../../games/mx1822/position.ts'

/** FCM in Mexico City, by N25 to Veracruz, and on to Oaxaca. */
const fcm = () =>
  inPhase('3', (s) => {
    major(s, 'FCM', { director: 0, trains: ['3'] })
    lay(s, 'N27/5/0', 'O26/9/2', 'P27/6/0')
    turn(s, 'FCM', 'run')
  })

describe('a route changed by hand', () => {
  test('goes on to the next stop of either end, or leaves an end out', () => {
    const { state } = fcm()
    const found = editsOf(state, route('3', 'N25.1 N27.0'))
    const said = found.map(({ stop, adds }) => `${adds ? '+' : '-'}${stop}`)
    expect(said).toContain('+N23.4')
    expect(said).toContain('-N27.0')
    expect(said).toContain('-N25.1')
  })

  test('names the track it runs on, so that the rules can read it', () => {
    const t = fcm()
    const longer = editsOf(t.state, route('3', 'N25.1 N27.0')).find(({ stop }) => stop === 'N23.4')
    t.play(0, run(longer!.route))
    expect(t.state.companies.FCM!.revenue).toBe(70)
  })

  test('never uses the same track or stop again', () => {
    const { state } = fcm()
    const found = editsOf(state, route('3', 'N23.4 N25.1 N27.0'))
    expect(found.filter(({ adds }) => adds).map(({ stop }) => stop)).not.toContain('N25.1')
  })
})
