import { describe, expect, test } from 'vitest'
import { below, seeded, shuffled } from '../../../shared/engine/random.ts'
import type { Rng } from '../../../shared/engine/random.ts'
import type { Major } from '../../../shared/games/mx1822/companies.ts'
import { MAJOR, MAJORS } from '../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../shared/games/mx1822/map.ts'
import { COLOURS, PHASE, PHASES } from '../../../shared/games/mx1822/phases.ts'
import { bestRunOf, proposedRun, readRun } from '../../../shared/games/mx1822/runs.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { layTile, placeToken, removeToken, slotsLeft, tileAt, tokensIn } from '../../../shared/rail/board.ts'
import type { Token } from '../../../shared/rail/board.ts'
import type { HexId } from '../../../shared/rail/hex.ts'
import { centreOf } from '../../../shared/rail/hex.ts'
import { upgrades } from '../../../shared/rail/upgrade.ts'
import { everyWay, highest } from './every-run.ts'
import { lay, token } from './operating.ts'
import { major, mexico } from './position.ts'

const TRAINS: readonly Train[][] = [
  ['2', '2', '2'],
  ['3', '2', 'LP'],
  ['L', 'L', 'LP'],
  ['3', '3', 'P+'],
  ['4', '3/2', 'P+'],
  ['5', '2P'],
  ['2P', 'P+', '4'],
  ['6', '3'],
  ['E'],
  ['E', '3'],
  ['E', '3/2', 'P+'],
  ['7', 'P+'],
  ['E', '4', 'LP'],
]
const oneOf = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!
const near = (hex: HexId, centre: HexId, most: number) => {
  const [a, b] = [centreOf(hex), centreOf(centre)]
  return Math.hypot(a.x - b.x, a.y - b.y) < most
}

/** Up to the colours of the phase, whatever fits. */
function build(s: State, hex: HexId, rng: Rng): void {
  const open = COLOURS.slice(0, COLOURS.indexOf(PHASE[s.phase].colour) + 1)
  for (let more = 1 + below(rng, open.length); more > 0; more -= 1) {
    const { kind } = tileAt(GROUND, s.board, hex)
    const lays = upgrades(GROUND, s.board, hex, (it) => it.kind === kind && (open as string[]).includes(it.color))
    if (lays.length > 0) layTile(GROUND, s.board, oneOf(rng, lays))
  }
}

function settle(s: State, company: Major, hex: HexId, rng: Rng): void {
  for (const city of tileAt(GROUND, s.board, hex).stops.keys()) {
    if (slotsLeft(GROUND, s.board, hex, city) < 1 || below(rng, 3) === 0) continue
    const owner = below(rng, 3) > 0 && !tokensIn(s.board, hex, city).some((it) => it.company === company)
    token(s, owner ? company : 'M1', hex, city)
  }
}

function reachDestination(s: State, company: Major): void {
  const { hex, city } = MAJOR[company].destination
  for (const token of tokensIn(s.board, hex)) if (token.company === company) removeToken(s.board, hex, token)
  const extra: Partial<Token> = slotsLeft(GROUND, s.board, hex, city) > 0 ? {} : { extra: true }
  placeToken(s.board, hex, { company, city, kind: 'destination', ...extra })
  s.companies[company]!.destination = true
}

/** A company in the middle of a board by lot. */
function scene(seed: number): { s: State; company: Major } {
  const rng = seeded([seed, 22])
  const company = oneOf(rng, MAJORS)
  const { home, destination } = MAJOR[company]
  const centre = below(rng, 2) === 0 ? home.hex : destination.hex
  const { state: s } = mexico(3, (draft) => {
    draft.phase = oneOf(rng, PHASES)
    major(draft, company, { director: 0, trains: [...oneOf(rng, TRAINS)] })
    if (below(rng, 4) === 0) lay(draft, 'M28/P1/0')
    const hexes = Object.keys(GROUND.map).filter((hex) => hex !== 'N23' && near(hex, centre, 3.6))
    for (const hex of shuffled(rng, hexes).slice(0, 16)) build(draft, hex, rng)
    for (const hex of hexes) if (below(rng, 2) === 0) settle(draft, company, hex, rng)
    if (below(rng, 2) === 0) reachDestination(draft, company)
  })
  return { s, company }
}

describe('6.12 The highest run', () => {
  test('[6.12.7] is the one found by trying everything, and is accepted', () => {
    const met = { looked: 0, car: 0, destination: 0, express: 0, local: 0, half: 0, several: 0 }
    for (let seed = 0; seed < 400; seed += 1) {
      const { s, company } = scene(seed)
      const { trains } = s.companies[company]!
      const ways = everyWay(s, company, trains.includes('E') || trains.includes('P+') ? 99 : 7, 4000)
      if (!ways) continue
      const best = bestRunOf(s, company)
      expect({ seed, revenue: best.revenue, proved: best.proved }).toEqual({
        seed,
        revenue: highest(s, company, ways),
        proved: true,
      })
      const rides = readRun(s, company, proposedRun(s, company).routes)
      if (typeof rides === 'string') throw new Error(`${seed}: ${rides}`)
      expect(rides.reduce((sum, ride) => sum + ride.revenue, 0)).toBe(best.revenue)
      met.looked += Number(best.revenue > 0)
      met.several += Number(rides.length > 1)
      met.car += Number(rides.some(({ claims }) => claims.pullman))
      met.destination += Number(rides.some(({ claims }) => claims.destination))
      met.express += Number(rides.some(({ train }) => train === 'E'))
      met.local += Number(rides.some(({ train }) => train === 'L' || train === 'LP'))
      met.half += Number(rides.some(({ train }) => train === '3/2'))
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(8)
  }, 120_000)
})
