import { describe, expect, test } from 'vitest'
import { randomGame } from '../../../shared/bots/random.ts'
import { clone } from '../../../shared/engine/diff.ts'
import { below, seeded } from '../../../shared/engine/random.ts'
import type { Rng } from '../../../shared/engine/random.ts'
import type { Company } from '../../../shared/games/cuba18/companies.ts'
import { isMinor, MINORS } from '../../../shared/games/cuba18/companies.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import { readRun } from '../../../shared/games/cuba18/read-run.ts'
import { bestRunOf, proposedRun } from '../../../shared/games/cuba18/runs.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { Train, Wagon } from '../../../shared/games/cuba18/trains.ts'
import { everyWay, highest } from './every-run.ts'

const BUSY = { draft: 30, foundMinor: 30, buy: 30, layTile: 30, placeStation: 9, run: 30, buyTrain: 9, pass: 12 }
const MOST_WAYS = 150

/** Boards of games by lot, each with a company that may run there. */
function boards(seats: number, seed: number): { s: State; company: Company }[] {
  const all: { s: State; company: Company }[] = []
  const options = { two: 'long', three: 'long' }
  const watch = (before: unknown) => {
    const s = before as State
    if (s.round.at === 'operating' && s.round.turn.step === 'run') all.push({ s, company: s.round.turn.company })
  }
  randomGame(cuba18, { seats, seed, options, likes: BUSY, limit: 900, watch })
  return all
}

/** The same board with other trains, wagons and cubes. */
function refitted(state: State, company: Company, lot: Rng): State {
  const s = clone(state)
  const pick = <T>(items: readonly T[]) => items[below(lot, items.length)]!
  const standard: Train[] = ['2', '3', '3+', '4', '4+', '5', '4D']
  const narrow: Train[] = ['2n', '3n', '4n']
  const wagons: Wagon[] = ['1w', '2w', '3w']
  const charter = s.companies[company]!
  charter.trains = Array.from({ length: 1 + below(lot, 2) }, () => pick(isMinor(company) ? narrow : standard))
  charter.wagons = isMinor(company) ? [] : Array.from({ length: 1 + below(lot, 2) }, () => pick(wagons))
  for (const minor of MINORS) if (s.companies[minor]) s.companies[minor].cubes = 1 + below(lot, 3)
  return s
}

describe('VII.11 The highest run', () => {
  test('[VII.11a] is the one found by trying everything, and is accepted', () => {
    const lot = seeded([11])
    let looked = 0
    let delivered = 0
    for (const { s, company } of [boards(3, 2), boards(4, 3), boards(4, 6)].flat().filter((_, at) => at % 2 === 0)) {
      const { length } = everyWay(s, company, 5)
      if (length < (isMinor(company) ? 3 : 6) || length > MOST_WAYS) continue
      const fitted = refitted(s, company, lot)
      const best = bestRunOf(fitted, company)
      expect(best.revenue).toBe(highest(fitted, company))
      const rides = readRun(fitted, company, proposedRun(fitted, company))
      if (typeof rides === 'string') throw new Error(rides)
      expect(rides.reduce((sum, ride) => sum + ride.revenue, 0)).toBe(best.revenue)
      looked += 1
      delivered += Number(rides.some(({ text }) => text.cubes))
    }
    expect([looked > 40, delivered > 15]).toEqual([true, true])
  })
})
