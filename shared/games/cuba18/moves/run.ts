import { check, tell } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { isMinor } from '../companies.ts'
import type { Minor } from '../companies.ts'
import { RENTAL } from '../data.ts'
import { charterOf } from '../money.ts'
import { chosenBy, readRun } from '../read-run.ts'
import type { Ride, RunBreach } from '../read-run.ts'
import { payFee } from '../rental.ts'
import { isWorthRenting } from '../rented-runs.ts'
import { bestRunOf, hasRun } from '../runs.ts'
import type { State } from '../state.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'
import { millCane } from './pay.ts'

type Run = ActionOf<'run'>

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** VII.10: there is something to run for. */
export const canRun = (s: State): boolean => hasRun(s, turnOf(s).company)
/** VII.15: or there would be with rentals. */
export const mayRun = (s: State): boolean => canRun(s) || isWorthRenting(s, turnOf(s).company)

export function run(s: State, action: Run): void {
  const { company } = during(s, 'run')
  const rides = readRun(s, company, action)
  checkRoutes(rides)
  const hires = action.routes.flatMap(({ rented }) => rented ?? [])
  const fee = RENTAL * hires.length
  check(fee <= operating(s).cash, 'VII.15c', { fee, cash: operating(s).cash })
  const best = bestRunOf(s, company, chosenBy(action))
  const revenue = sum(rides.map((ride) => ride.revenue))
  check(revenue >= best.revenue, 'VII.11a', { most: best.revenue, run: revenue })
  if (fee > 0) payFee(s, hires)
  book(s, rides)
}

/** VII.2, VII.9, VII.10, VII.15: what is wrong with the routes, by its rule. */
function checkRoutes(rides: RunBreach | Ride[]): asserts rides is Ride[] {
  check(rides !== 'train' && rides !== 'wagon', 'VII.9a')
  check(rides !== 'route' && rides !== 'track twice', 'VII.2b')
  check(rides !== 'token', 'VII.2c')
  check(rides !== 'least', 'VII.2d')
  check(rides !== 'stop twice', 'VII.2e')
  check(rides !== 'through', 'VII.2f')
  check(rides !== 'end', 'VII.2g')
  check(rides !== 'harbor', 'VII.2h')
  check(rides !== 'reach', 'VII.9b')
  check(rides !== 'shared track', 'VII.10b')
  check(rides !== 'extras', 'VII.10e')
  check(rides !== 'claims', 'VII.10g')
  check(rides !== 'doubled', 'VII.10h')
  check(rides !== 'rental', 'VII.15b')
  check(typeof rides !== 'string', 'VII.10f')
}

/** VII.10, VII.11: machines work only if a train runs. */
function book(s: State, rides: readonly Ride[]): void {
  const turn = turnOf(s)
  const { company } = turn
  const revenue = sum(rides.map((ride) => ride.revenue))
  const machines = rides.length > 0 ? sum(operating(s).machines) : 0
  const delivered = sum(rides.map((ride) => deliver(s, ride)))
  turn.earned = { revenue, machines }
  operating(s).revenue = revenue + machines
  tell(s, { type: 'ran', company, revenue, machines, delivered })
  if (isMinor(company)) millCane(s, company)
  nextStep(s)
}

/** No train, no route, nothing earned. */
export const stayAtHome = (s: State): void => book(s, [])

/** VII.10: the cubes go back to the supply. */
function deliver(s: State, { text: { cubes = {} } }: Ride): number {
  const taken = Object.entries(cubes) as [Minor, number][]
  for (const [minor, count] of taken) charterOf(s, minor).cubes -= count
  return sum(taken.map(([, count]) => count))
}
