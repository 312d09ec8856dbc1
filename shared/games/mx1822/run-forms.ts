import type { Stop } from '../../rail/graph.ts'
import { networkOf } from '../../rail/route-network.ts'
import type { Allowance, Extras, Form, Running, Train as RunningTrain } from '../../rail/route.ts'
import { tileAt } from '../../rail/board.ts'
import { valueAt } from '../../rail/tile.ts'
import { MAJOR, isMajor } from './companies.ts'
import type { Company } from './companies.ts'
import { GROUND } from './map.ts'
import { charterOf } from './money.ts'
import { graphNow, isOpen, ownStops, stopAt } from './network.ts'
import { PHASE } from './phases.ts'
import type { State } from './state.ts'
import { cityNow, hasTokenIn } from './stations.ts'
import type { Train } from './trains.ts'
import { PULLMAN } from './trains.ts'

const isTown = (stop: Stop) => stop.type === 'town'
const DESTINATION = { destination: 1 }
const CAR = { pullman: 1 }
const MANY = 99

/** 6.4.6, 6.12.5 */
export const valueOf = (s: State, stop: Stop): number => valueAt(stop.value, PHASE[s.phase].colour)

/** 6.10.4: both tokens lie, so one train may double the destination. */
function destinationOf(s: State, company: Company): { home: Stop; destination: Stop } | undefined {
  if (!isMajor(company) || !charterOf(s, company).destination) return undefined
  const { home, destination } = MAJOR[company]
  return { home: stopAt(s, cityNow(s, home)), destination: stopAt(s, cityNow(s, destination)) }
}

/** 6.4.4, 6.4.5 */
const tollFor = (s: State, company: Company) => (stop: Stop) => (stop.end || !isOpen(s, company, stop) ? Infinity : 0)

interface Basis {
  readonly s: State
  readonly company: Company
  readonly toll: Form['toll']
}

/** 6.10.4, 6.12.6: each form once as it is and once over home and destination. */
function withDestination({ s, company }: Basis, form: Form, times = 1): Form[] {
  const ends = destinationOf(s, company)
  if (!ends) return [form]
  return [
    form,
    {
      ...form,
      id: `${form.id} to destination`,
      must: [ends.home.number, ends.destination.number],
      bonus: valueOf(s, ends.destination) * times,
      claims: { ...form.claims, ...DESTINATION },
    },
  ]
}

/** 6.5.15: halved after everything, up to the next ten. */
const halved = (sum: number): number => Math.ceil(sum / 20) * 10

/** 6.5.4, 6.12.1; with a Pullman towns are free (6.5.6). */
function numbered(basis: Basis, most: number, half: boolean): Form[] {
  const form = (id: string, counts: Allowance['counts']): Form => ({
    id,
    least: 2,
    allowances: [{ most, counts }],
    worth: (stop) => valueOf(basis.s, stop),
    toll: basis.toll,
    ...(half ? { finish: halved } : {}),
  })
  const car: Form = { ...form('pullman', (stop) => !isTown(stop)), claims: CAR }
  return [form('plain', () => true), car].flatMap((it) => withDestination(basis, it))
}

const localClaim = (stop: Stop) => `local ${stop.id}`

/** 6.5.3: one L on each token. */
function oneToEach(s: State): Extras {
  const { stops: all } = graphNow(s)
  const cities = (stops: readonly number[]) => stops.map((number) => all[number]!).filter((stop) => !isTown(stop))
  return {
    of: ({ stops }) => [{ bonus: 0, claims: Object.fromEntries(cities(stops).map((stop) => [localClaim(stop), 1])) }],
    promise: () => 0,
  }
}

/** 6.5.3: a city with an own token, and a town if it likes. */
function local(basis: Basis, towns: number, id: string): Form {
  return {
    id,
    least: 1,
    allowances: [
      { most: 1, counts: (stop) => !isTown(stop) },
      { most: towns, counts: isTown },
    ],
    worth: (stop) => valueOf(basis.s, stop),
    toll: basis.toll,
    extras: oneToEach(basis.s),
  }
}

/** 6.5.10 to 6.5.13: own tokens only, doubled, at least two; shares track with the others. */
function express(basis: Basis): Form[] {
  const form: Form = {
    id: 'express',
    least: 2,
    allowances: [],
    worth: (stop) => (hasTokenIn(basis.s, basis.company, stop) ? 2 * valueOf(basis.s, stop) : undefined),
    toll: basis.toll,
    sharesTrack: true,
  }
  return withDestination(basis, form, 2)
}

function formsOf(basis: Basis, train: Train): Form[] {
  switch (train) {
    case PULLMAN:
      return []
    case 'E':
      return express(basis)
    case 'L':
      return [local(basis, 1, 'plain')]
    case 'LP':
      return basis.s.options.pullmanOnLocal
        ? [local(basis, 1, 'plain'), { ...local(basis, MANY, 'pullman'), claims: CAR }]
        : [local(basis, 1, 'plain')]
    default:
      return numbered(basis, Number(train[0]), train === '3/2')
  }
}

/** 6.4.2: a hex with a station only once, but both towns of a double town. */
const onceIn = (s: State) => (stop: Stop) =>
  tileAt(GROUND, s.board, stop.hex).kind === 'doubleTown' ? stop.id : stop.hex

/** 6.4, 6.5: everything that decides what a company may run. */
export function runningOf(s: State, company: Company): Running {
  const basis: Basis = { s, company, toll: tollFor(s, company) }
  const { trains } = charterOf(s, company)
  const forms = new Map([...new Set(trains)].map((train) => [train, formsOf(basis, train)]))
  const own = ownStops(s, company)
  return {
    network: networkOf(graphNow(s), 'standard'),
    own: (stop) => own.includes(stop),
    once: onceIn(s),
    unit: 10,
    trains: trains.flatMap((id): RunningTrain[] => (id === PULLMAN ? [] : [{ id, forms: forms.get(id)! }])), // just put there
    supply: {
      ...(trains.includes(PULLMAN) ? CAR : {}),
      ...DESTINATION,
      ...Object.fromEntries(own.map((stop) => [localClaim(stop), 1])),
    },
  }
}
