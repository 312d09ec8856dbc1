import { bestRun } from '../../rail/route-best.ts'
import type { Form, Running, Trip } from '../../rail/route.ts'
import type { ActionOf, Route as RouteText } from './action.ts'
import type { Company } from './companies.ts'
import { isMinor } from './companies.ts'
import { RENTAL } from './data.ts'
import { charterOf } from './money.ts'
import { graphNow, tollAt } from './network.ts'
import { basisOf, formsOf, runningOf } from './run-forms.ts'
import type { Basis, Chosen } from './run-forms.ts'
import { tripWords } from './runs.ts'
import type { State } from './state.ts'
import { KINDS } from './trains.ts'
import type { Train } from './trains.ts'

/** What so many rentals bring at most, and how. */
export interface RentedRun {
  readonly rentals: number
  readonly fee: number
  readonly revenue: number
  readonly run: ActionOf<'run'>
}

/** FC tokens in the way of this company, anywhere. */
const blocked = ({ s, company }: Basis): number =>
  graphNow(s).stops.filter((stop) => tollAt(s, company, stop) === 1).length

/** A form that passes more tokens, for as many rentals. */
const renting = (form: Form, more: number): Form =>
  more === 0
    ? form
    : {
        ...form,
        id: `${form.id} renting ${more}`,
        passes: (form.passes ?? 0) + more,
        claims: { ...form.claims, rental: more },
      }

function rentingUpTo(basis: Basis, most: number): Running {
  const plain = runningOf(basis, [])
  const forms = new Map<Train, Form[]>()
  for (const train of charterOf(basis.s, basis.company).trains) {
    const own = formsOf(basis, { train, hexes: [] })
    const more = Array.from({ length: 1 + Math.min(most, blocked(basis), KINDS[train].range - 1) }, (_, it) => it)
    forms.set(
      train,
      more.flatMap((it) => own.map((form) => renting(form, it))),
    )
  }
  const trains = plain.trains.map(({ id }) => ({ id, forms: forms.get(id as Train)! })) // every train has its own
  return { ...plain, trains, supply: { ...plain.supply, rental: most } }
}

/** VII.15: the tokens a trip runs through beyond the one a plus train passes for nothing. */
function rentedWords({ s, company }: Basis, running: Running, trip: Trip): RouteText {
  const { stops } = graphNow(s)
  const passed = trip.route.stops.slice(1, -1).map((number) => stops[number]!) // of this graph
  const hexes = passed.filter((stop) => tollAt(s, company, stop) === 1).map(({ hex }) => hex)
  const rented = hexes.slice(KINDS[trip.train as Train].plus ? 1 : 0)
  return { ...tripWords(running, trip), ...(rented.length > 0 ? { rented } : {}) }
}

function runWith(basis: Basis, most: number): RentedRun {
  const running = rentingUpTo(basis, most)
  const { trips, revenue } = bestRun(running)
  const routes = trips.map((trip) => rentedWords(basis, running, trip))
  const rentals = routes.reduce((sum, { rented = [] }) => sum + rented.length, 0)
  const spared = Object.keys(basis.spared).length > 0 ? { spared: basis.spared } : {}
  return { rentals, fee: rentals * RENTAL, revenue, run: { type: 'run', routes, ...spared } }
}

function mostRentals(basis: Basis): number {
  const { cash, trains } = charterOf(basis.s, basis.company)
  return isMinor(basis.company) ? 0 : Math.min(Math.floor(cash / RENTAL), trains.length * blocked(basis))
}

export const isWorthRenting = (s: State, company: Company): boolean => {
  const basis = basisOf(s, company, {})
  const most = mostRentals(basis)
  return most > 0 && bestRun(rentingUpTo(basis, most)).revenue > 0
}

/** VII.15, R40: the best run without rentals, and each number of rentals the treasury can pay that brings more than fewer do. */
export function rentedRuns(s: State, company: Company, spared: Chosen['spared'] = {}): RentedRun[] {
  const basis = basisOf(s, company, spared)
  const runs = [runWith(basis, 0)]
  const most = mostRentals(basis)
  const all = most > 0 ? runWith(basis, most).revenue : 0
  for (let rentals = 1; rentals <= most && runs.at(-1)!.revenue < all; rentals += 1) {
    const next = runWith(basis, rentals)
    if (next.revenue > runs.at(-1)!.revenue) runs.push(next)
  }
  return runs
}
