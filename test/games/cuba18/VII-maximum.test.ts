import { describe, expect, test } from 'vitest'
import { randomGame } from '../../../shared/bots/random.ts'
import { clone } from '../../../shared/engine/diff.ts'
import { act } from '../../../shared/engine/game.ts'
import { below, seeded } from '../../../shared/engine/random.ts'
import type { Rng } from '../../../shared/engine/random.ts'
import type { ActionOf } from '../../../shared/games/cuba18/action.ts'
import type { Company } from '../../../shared/games/cuba18/companies.ts'
import { isMinor, MINORS } from '../../../shared/games/cuba18/companies.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import { graphNow, tollAt } from '../../../shared/games/cuba18/network.ts'
import { rentedRuns } from '../../../shared/games/cuba18/rented-runs.ts'
import { bestRunOf, hasRun, proposedRun } from '../../../shared/games/cuba18/runs.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { Train, Wagon } from '../../../shared/games/cuba18/trains.ts'
import { everyWay, highest } from './every-run.ts'
import { turn } from './position.ts'

const BUSY = { draft: 30, foundMinor: 30, buy: 30, layTile: 30, placeStation: 9, run: 30, buyTrain: 9, pass: 12 }
const MOST_WAYS = 600
const GAMES = [
  [2, 'shortWest', 2],
  [2, 'shortEast', 4],
  [2, 'medium', 1],
  [3, 'long', 2],
  [4, 'long', 3],
  [6, 'long', 1],
] as const

interface Position {
  readonly s: State
  readonly company: Company
}

/** Of games by lot: companies at this step, which only those that can run reach if it is the run. */
function positions(step: 'run' | 'track', [seats, two, seed]: (typeof GAMES)[number]): Position[] {
  const all: Position[] = []
  const watch = (before: unknown) => {
    const s = before as State
    if (s.round.at === 'operating' && s.round.turn.step === step) all.push({ s, company: s.round.turn.company })
  }
  randomGame(cuba18, { seats, seed, options: { two, three: 'long' }, likes: BUSY, limit: 900, watch })
  return all
}

/** The same board with other trains, wagons and cubes. */
function refitted({ s: state, company }: Position, lot: Rng): State {
  const s = clone(state)
  const pick = <T>(items: readonly T[]) => items[below(lot, items.length)]!
  const standard: Train[] = ['2', '3', '3+', '4', '4+', '5', '6+', '8+', '4D']
  const narrow: Train[] = ['2n', '3n', '4n', '5n']
  const wagons: Wagon[] = ['1w', '2w', '3w']
  const charter = s.companies[company]!
  charter.trains = Array.from({ length: 1 + below(lot, 2) }, () => pick(isMinor(company) ? narrow : standard))
  charter.wagons = isMinor(company) ? [] : Array.from({ length: 1 + below(lot, 2) }, () => pick(wagons))
  charter.cash = 200
  for (const minor of MINORS) if (s.companies[minor]) s.companies[minor].cubes = 1 + below(lot, 3)
  turn(s, company, 'run')
  return s
}

const busy = ({ s, company }: Position): boolean => {
  const { length } = everyWay(s, company, 6)
  return length >= (isMinor(company) ? 3 : 6) && length <= MOST_WAYS
}
/** An FC token stands in the way of a major somewhere. */
const isStopped = ({ s, company }: Position): boolean =>
  !isMinor(company) && graphNow(s).stops.some((stop) => tollAt(s, company, stop) === 1)

const fitted = (seed: number, all: readonly Position[]): Position[] => {
  const lot = seeded([seed])
  return all.filter(busy).map((position) => ({ s: refitted(position, lot), company: position.company }))
}

/** Refused by this rule, or what the run brought. */
function ran(s: State, company: Company, run: ActionOf<'run'>): number | string {
  const outcome = act(cuba18, s, s.companies[company]!.director, run)
  return outcome.ok ? outcome.state.companies[company]!.revenue! : outcome.rule
}

describe('VII.11 The highest run', () => {
  const played = GAMES.flatMap((game) => positions('run', game))

  test('[VII.2d] something can be run for exactly where the highest run brings something', () => {
    const all = GAMES.flatMap((game) => positions('track', game))
    const able = all.filter(({ s, company }) => hasRun(s, company))
    expect(able).toEqual(all.filter(({ s, company }) => bestRunOf(s, company).revenue > 0))
    expect([able.length > 100, all.length > able.length]).toEqual([true, true])
  })

  test('[VII.11a] is the one found by trying everything; it is accepted, less is not', () => {
    const all = fitted(
      11,
      played.filter((_, at) => at % 3 === 0),
    )
    expect(all.length).toBeGreaterThan(30)
    let delivered = 0
    for (const { s, company } of all) {
      const run = proposedRun(s, company)
      const machines = s.companies[company]!.machines.reduce((sum, it) => sum + it, 0)
      expect(ran(s, company, run)).toBe(highest(s, company) + machines)
      expect(ran(s, company, { ...run, routes: run.routes.slice(1) })).toBe('VII.11a')
      delivered += Number(run.routes.some(({ cubes }) => cubes))
    }
    expect(delivered).toBeGreaterThan(10)
  })

  test('[VII.11a][VII.15d] also under the cubes spared and the rentals chosen', () => {
    const lot = seeded([12])
    const stopped = fitted(13, played.filter(isStopped))
    expect(stopped.length).toBeGreaterThan(10)
    let worth = 0
    for (const { s, company } of stopped) {
      const spared = Object.fromEntries(MINORS.filter((it) => s.companies[it]).map((it) => [it, 1 + below(lot, 2)]))
      const runs = rentedRuns(s, company, spared)
      for (const rentals of [0, 1, 2]) {
        const ours = runs.filter((it) => it.rentals <= rentals).map(({ revenue }) => revenue)
        expect(Math.max(...ours)).toBe(highest(s, company, { rentals, spared }))
      }
      for (const { run, revenue } of runs) expect(ran(s, company, run)).toBe(revenue)
      worth += runs.length - 1
    }
    expect(worth).toBeGreaterThan(0)
  })
})
