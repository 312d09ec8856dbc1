import { bestRun } from '../../rail/route-best.ts'
import type { Form, Route, Running, Train } from '../../rail/route.ts'
import { extrasOf } from '../../rail/route.ts'
import type { Company } from './companies.ts'
import { charterOf } from './money.ts'
import { graphNow } from './network.ts'
import { PRIVATE } from './privates.ts'
import { runningOf, valueOf } from './run-forms.ts'
import type { Ride } from './runs.ts'
import type { State } from './state.ts'

type Carrier = Pick<Ride, 'train' | 'route'>
const BUDGET = 3_000_000 // as for the most of all

/** 11.14: one train for each contract, those that bring most. */
function carriersOf<R extends Carrier>(s: State, company: Company, rides: readonly R[]): { ride: R; mail: number }[] {
  const contracts = charterOf(s, company).privates.filter((id) => PRIVATE[id].power.does === 'mail').length
  return rides
    .filter(({ train }) => s.options.mailOnLocal || (train !== 'L' && train !== 'LP'))
    .map((ride) => ({ ride, mail: mailFor(s, ride.route.stops) }))
    .toSorted((a, b) => b.mail - a.mail)
    .slice(0, contracts)
}

/** 11.14: half of what the first and the last station are worth. */
export const mailOf = (s: State, company: Company, rides: readonly Carrier[]): number =>
  carriersOf(s, company, rides).reduce((total, { mail }) => total + mail, 0)

function mailFor(s: State, stops: Route['stops']): number {
  const { stops: all } = graphNow(s)
  const ends = [...new Set([stops[0]!, stops.at(-1)!])] // an L within one city: once
  return ends.reduce((total, number) => total + valueOf(s, all[number]!), 0) / 2
}

/** 6.12.7: only trains with mail may run for less, and only as far as that brings mail: the most when each carries as much. */
export function mostWithMail(s: State, company: Company, rides: readonly Ride[]): number {
  const running = runningOf(s, company)
  const { express, kept, left } = carriersOf(s, company, rides).reduce(keep(s), { kept: [], left: [...running.trains] })
  const most = (carrying: readonly Train[], others: readonly Train[], destination: number) =>
    mostOf({ ...running, supply: { ...running.supply, destination }, trains: [...carrying, ...others] }, carrying)
  if (!express) return most(kept, left, 1)
  return Math.max(most([express], [], 1) + most(kept, left, 0), most([express], [], 0) + most(kept, left, 1))
}

const LURE = 100_000 // more than any run brings: without it a train with mail would stay at home for a better one
const countedFor = (form: Form, sum: number): number => form.finish?.(sum) ?? sum

function mostOf(running: Running, carrying: readonly Train[]): number {
  const { trips, revenue } = bestRun(running, { budget: BUDGET })
  const all = carrying.every(({ id }) => trips.some(({ train }) => train === id))
  return all ? carrying.reduce((sum, { forms }) => sum - countedFor(forms[0]!, LURE), revenue) : 0
}

interface Kept {
  readonly express?: Train // an E has all track to itself and is looked at alone; with the others only for the destination
  readonly kept: readonly Train[]
  readonly left: readonly Train[]
}

const keep =
  (s: State) =>
  ({ express, kept, left }: Kept, { ride, mail }: { ride: Ride; mail: number }): Kept => {
    const at = left.findIndex(({ id }) => id === ride.train)
    const others = left.toSpliced(at, 1)
    const { forms } = left[at]!
    const carrying = { id: `${ride.train} with mail ${kept.length}`, forms: forms.map((it) => carrier(s, it, mail)) }
    if (forms.some(({ sharesTrack }) => sharesTrack)) return { express: carrying, kept, left: others }
    return { ...(express ? { express } : {}), kept: [...kept, carrying], left: others }
  }

/** The same train where it brings at least so much mail. */
function carrier(s: State, form: Form, least: number): Form {
  const { sharesTrack: _, ...alone } = form
  return {
    ...alone,
    bonus: (form.bonus ?? 0) + LURE,
    extras: {
      of: (visit) => (mailFor(s, visit.stops) >= least ? extrasOf(form, visit) : []),
      promise: (stop) => form.extras?.promise(stop) ?? 0,
    },
  }
}
