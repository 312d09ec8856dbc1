import { describe, expect, test } from 'vitest'
import { seeded } from '../../../shared/engine/random.ts'
import { newTable } from '../../../shared/engine/table.ts'
import { BUILDINGS, COLOURS, CUBANS, DEMANDED, FACES, FLOWERS } from '../../../shared/games/santiago/data.ts'
import { santiago } from '../../../shared/games/santiago/game.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import { buildingsUnder, city, dieFall } from './position.ts'

const dealt = (seats: number, seed: number): State => santiago.setup(seats, { open: false }, seeded([seed]))
const seeds = Array.from({ length: 60 }, (_, i) => i + 1)
const demandOf = (s: State) => {
  if (s.phase.at !== 'demand') throw new Error('nobody rolls')
  return s.phase
}
const rolling = (roll: readonly number[]) =>
  city(3, (s) => {
    const dice = Object.fromEntries(DEMANDED.map((good, at) => [good, roll[at]!]))
    s.phase = { at: 'demand', seat: 2, roll: dice as Record<(typeof DEMANDED)[number], number> }
  })

describe('1 Setup', () => {
  test('[1.1] two to four can play, one or five can not', () => {
    const plan = (seats: number) => ({ id: 'x', title: '', seats, options: {}, now: 0 })
    for (const seats of [2, 3, 4]) expect(newTable(santiago, plan(seats)).chairs).toHaveLength(seats)
    for (const seats of [1, 5]) expect(() => newTable(santiago, plan(seats))).toThrow('table.seats')
  })

  test('[1.2] the twelve buildings lie in random boxes, three under each colour', () => {
    for (const seed of seeds) {
      const s = dealt(2, seed)
      expect([...s.boxes].toSorted()).toEqual([...BUILDINGS].toSorted())
      for (const colour of COLOURS) expect(buildingsUnder(s, colour)).toHaveLength(3)
    }
    for (const building of BUILDINGS) {
      const colours = new Set(seeds.map((seed) => Math.floor(dealt(2, seed).boxes.indexOf(building) / 3)))
      expect(colours.size, building).toBe(4)
    }
  })

  test('[1.3] the nine Cubans stand in random order and keep their own flower', () => {
    for (const seed of seeds) expect([...dealt(2, seed).cubans].toSorted()).toEqual([...CUBANS].toSorted())
    expect(new Set(seeds.map((seed) => dealt(2, seed).cubans[0])).size).toBeGreaterThan(5)
    const colours = CUBANS.map((cuban) => FLOWERS[cuban].colour)
    for (const colour of COLOURS) expect(colours.filter((it) => it === colour)).toHaveLength(2)
    expect(FLOWERS.zorro.colour).toBe('none')
  })

  test('[1.4] the car starts in the port, ship 1 is in, the marker stands on 2', () => {
    expect(dealt(3, 1)).toMatchObject({ car: 0, ship: 1, flag: 2, inactive: {}, owners: {}, departed: false })
  })

  for (const [seats, left] of [
    [2, 6],
    [3, 5],
    [4, 4],
  ] as const) {
    test(`[1.5] T1 what ${seats} players start with comes out of the eight of each good`, () => {
      expect(dealt(seats, 1).supply).toEqual({ sugar: left, citrus: left, tobacco: left, rum: 8, cigar: 8, wood: 8 })
    })
  }

  test('[1.6] T1 each of four players starts with 3 pesos, 2 points, three goods, three markers and a piece off the board', () => {
    const s = dealt(4, 1)
    expect(s.players).toEqual(Array.from({ length: 4 }, () => ({ markers: 3 })))
    const goods = { sugar: 1, citrus: 1, tobacco: 1, rum: 0, cigar: 0, wood: 0 }
    expect(s.secret.holdings).toHaveLength(4)
    for (const holding of s.secret.holdings) expect(holding).toMatchObject({ pesos: 3, points: 2, goods })
  })

  test('[1.7] every seat may be drawn to start', () => {
    expect(new Set(seeds.map((seed) => dealt(4, seed).start))).toEqual(new Set([0, 1, 2, 3]))
  })

  test('[1.8] T1 the player to the right of the starting player rolls, then the starting player drives', () => {
    for (const seed of seeds) {
      const s = dealt(4, seed)
      expect(demandOf(s).seat).toBe((s.start + 3) % 4)
    }
    const t = rolling([1, 1, 1, 1, 1]).play(2, { type: 'demand', aside: 'rum' })
    expect(t.state.phase).toEqual({ at: 'drive', seat: 0 })
  })

  test('[1.9] four dice go onto the ship as they fell, the fifth good is not wanted', () => {
    const t = rolling([2, 0, 1, 3, 2]).play(2, { type: 'demand', aside: 'rum' })
    expect(t.state.dice).toEqual({ sugar: 2, citrus: 0, tobacco: 1, cigar: 2 })
    expect(t.state.aside).toEqual({ good: 'rum', value: 3 })
  })

  test('[1.9] nothing is set aside without a roll', () => {
    expect(city().refused(0, { type: 'demand', aside: 'rum' })).toBe('1.9')
  })

  test('[1.10] the faces are 0, 1, 1, 2, 2, 3; citrus has 0, 1, 2, 2, 3, 4', () => {
    for (const good of DEMANDED)
      expect(FACES[good], good).toEqual(good === 'citrus' ? [0, 1, 2, 2, 3, 4] : [0, 1, 1, 2, 2, 3])
    const citrus = new Set(seeds.map((seed) => demandOf(dealt(2, seed)).roll.citrus))
    const sugar = new Set(seeds.map((seed) => demandOf(dealt(2, seed)).roll.sugar))
    expect(citrus).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(sugar).toEqual(new Set([0, 1, 2, 3]))
  })

  test('[1.11] T23 the only die above 0 can not be set aside, any other can', () => {
    const t = rolling([0, 0, 0, 0, 2])
    expect(t.refused(2, { type: 'demand', aside: 'cigar' })).toBe('1.11')
    expect(t.offers(2)).toEqual(['sugar', 'citrus', 'tobacco', 'rum'].map((aside) => ({ type: 'demand', aside })))
  })

  test('[1.11] T23 with two dice above 0 every choice is legal', () => {
    expect(rolling([0, 0, 0, 1, 2]).offers(2)).toHaveLength(5)
  })

  test('[1.11] T23 five zeros are rolled again, in the middle of the game too', () => {
    const t = city(3, (s) => {
      s.flag = 4
      s.car = 9
      s.secret.rng = dieFall([0, 0, 0, 0, 0])
    })
    t.drive(0, 2).play(0, { type: 'visit', building: 'church', decline: true })
    expect(Object.values(demandOf(t.state).roll).some((value) => value > 0)).toBe(true)
    expect(t.told('rolled')).toEqual([{ type: 'rolled', seat: 0, ship: 2, again: true }])
  })
})
