import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { santiago } from '../../../shared/games/santiago/game.ts'
import { city, emptyHanded, own, property, wants } from './position.ts'
import type { Belongings } from './position.ts'

/** The last seat sends the seventh ship off by driving past the port for 1 peso. */
function ended(...all: Belongings[]) {
  const last = all.length
  const t = city(last + 1, (s) => {
    Object.assign(s, { car: 9, flag: 4, ship: 7 })
    s.phase = { at: 'drive', seat: last }
    emptyHanded(s)
    all.forEach((belongings, seat) => own(s, seat, { pesos: 0, points: 0, ...belongings }))
    own(s, last, { pesos: 1, points: 0 })
  })
  return t.drive(last, 2)
}
const ranks = (t: ReturnType<typeof ended>) => santiago.scores(t.state).map(({ seat, rank }) => [seat, rank])

describe('15 The end', () => {
  test('[15.1] T18 the seventh departure ends the game at once, and the points that sent it off count', () => {
    const t = city(3, (s) => {
      s.ship = 7
      wants(s, { rum: 1 })
      emptyHanded(s)
      own(s, 0, { points: 2, rum: 1 })
    }).toPort(0)
    t.deliver(0, 'rum', 1)
    expect(t.state.phase).toEqual({ at: 'over' })
    expect(t.hold(0).points).toBe(4)
    expect(t.told('rolled')).toEqual([])
    expect(t.news.at(-1)).toEqual({ type: 'over' })
  })

  test('[15.1] the piece does not move any more after Alonso’s Customs sent the seventh ship off', () => {
    const t = city(3, (s) => {
      s.ship = 7
      wants(s, { rum: 1 })
      property(s, 0, 'customs')
    }).stopAt(0, 'alonso')
    t.play(0, { type: 'reuse', building: 'customs' }).play(0, { type: 'use', building: 'customs', good: 'rum' })
    expect(t.state.phase).toEqual({ at: 'over' })
    expect(t.active).toEqual([])
  })

  test('[15.1] nobody moves again', () => {
    const t = ended({}, {})
    for (const seat of [0, 1, 2]) {
      expect(t.offers(seat)).toEqual([])
      expect(t.refused(seat, { type: 'drive', stops: 1 })).toBe(HOUSE.over)
    }
  })

  test('[15.1] the sixth departure does not end the game', () => {
    const t = city(3, (s) => Object.assign(s, { car: 9, flag: 4, ship: 6 })).drive(0, 2)
    expect(t.state).toMatchObject({ ship: 7, phase: { at: 'visit' } })
  })

  test('[15.1] the seventh ship may also leave because all have passed', () => {
    const t = city(3, (s) => {
      Object.assign(s, { flag: 4, ship: 7 })
      emptyHanded(s)
    }).toPort(0)
    expect(t.active).toEqual([])
    expect(t.state.phase).toEqual({ at: 'over' })
  })

  test('[15.2] every three goods, wood included, bring 1 point by themselves', () => {
    const t = ended({ points: 10, sugar: 2, rum: 1, wood: 4 }, { points: 10, wood: 2 })
    expect(t.hold(0).points).toBe(12)
    expect(t.hold(0).from.goods).toBe(2)
    expect(t.hold(1).points).toBe(10)
  })

  test('[15.3] T19 most points, then most goods left, then most pesos', () => {
    const t = ended(
      { points: 40, wood: 2, sugar: 3, pesos: 0 },
      { points: 41, rum: 2, pesos: 3 },
      { points: 41, rum: 1, pesos: 9 },
    )
    expect(t.hold(0).points).toBe(41)
    expect(ranks(t)).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 4],
    ])
  })

  test('[15.3] T19 then the win is shared', () => {
    const t = ended(
      { points: 40, wood: 2, sugar: 3, pesos: 0 },
      { points: 41, rum: 2, pesos: 3 },
      { points: 41, cigar: 2, pesos: 3 },
    )
    expect(ranks(t)).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ])
  })

  test('[15.3] money is worth no points', () => {
    const t = ended({ points: 5, pesos: 90 }, { points: 6 })
    expect(ranks(t)).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
    expect(santiago.scores(t.state)[1]).toMatchObject({ total: 5, parts: { pesos: 90 } })
  })

  test('[15.4] at the end all holdings are shown to everybody', () => {
    const t = ended({ points: 12, rum: 2 }, { points: 6, pesos: 4 })
    for (const seat of [0, 1, 2, null]) expect(t.view(seat).secret.holdings).toEqual(t.state.secret.holdings)
  })

  test('[15.4] the other places are ranked in the same way', () => {
    const t = ended({ points: 9, rum: 1 }, { points: 20 }, { points: 9, rum: 2 })
    expect(ranks(t)).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
      [3, 4],
    ])
  })
})
