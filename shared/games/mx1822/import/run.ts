import { Illegal } from '../../../engine/game.ts'
import { bestRun } from '../../../rail/route-best.ts'
import { readLinks, readRoute } from '../../../rail/route-wire.ts'
import { networkOf } from '../../../rail/route-network.ts'
import type { ActionOf, Route } from '../action.ts'
import type { Company } from '../companies.ts'
import { MEXICO_CITY } from '../map.ts'
import { graphNow, ownStops } from '../network.ts'
import { runningOf } from '../run-forms.ts'
import { mailOf } from '../mail.ts'
import { earnedBy, readRun } from '../runs.ts'
import type { Ride } from '../runs.ts'
import { PULLMAN } from '../trains.ts'
import { turnOf } from '../turn.ts'
import type { Course } from './course.ts'
import { play } from './tables.ts'
import type { Act, RecordedRoute } from './deed.ts'
import { note, unreadable } from './finding.ts'
import { cardsOf, sideOf } from './train-ids.ts'

type Words = Pick<Route, 'stops' | 'links'>
const SHORT = 20_000
const PAY = { payout: 'full', half: 'half', withhold: 'none' } as const

/** B49: the record's figures are believed; where ours differ it is said. */
export function runRoutes(c: Course, act: Act): void {
  const { company, step } = turnOf(c.there)
  if (step !== 'run') throw new Illegal('6.3.1', { now: step })
  const whole = routesOf(c, company, act.routes ?? [])
  const routes = whole.map((route) => (route.train === 'E' ? { ...route, ...cut(c, company, route) } : route))
  if ((act.routes ?? []).length > 0) c.memo.ran = true
  const rides = readRun(c.there, company, routes)
  const recorded = routes.reduce((sum, { revenue = 0 }) => sum + revenue, 0)
  const counted = typeof rides === 'string' ? undefined : total(rides)
  c.onRun?.({ at: c.at, company, recorded, ...(counted === undefined ? {} : { counted }) })
  if (typeof rides === 'string') note(c, 'bring.route', { company, breach: rides, recorded })
  else if (counted !== recorded) note(c, 'bring.revenue', { company, recorded, counted: total(rides) })
  compareWithBest(c, company, recorded)
  const mail = act.subsidy ?? mailThere(c, company, whole)
  play(c, { type: 'run', routes, ...(mail > 0 ? { mail } : {}) })
}

/** 6.12.7: only as far as a short search can tell. */
function compareWithBest(c: Course, company: Company, recorded: number): void {
  const { revenue, bound } = bestRun(runningOf(c.there, company), { budget: SHORT })
  if (revenue > recorded) note(c, 'bring.less', { company, recorded, possible: revenue })
  if (bound < recorded) note(c, 'bring.more', { company, recorded, possible: bound })
}

function total(rides: readonly Ride[]): number {
  const { normal, special } = earnedBy(rides)
  return normal + special
}

/** B43, B47: there, none on an L, and an E has it from its last stop even if that was not counted. */
function mailThere({ there: s }: Course, company: Company, whole: readonly Route[]): number {
  const network = networkOf(graphNow(s), 'standard')
  const rides = whole.flatMap((words) => {
    const route = readRoute(network, words)
    return route ? [{ train: words.train, route }] : []
  })
  return mailOf({ ...s, options: { ...s.options, mailOnLocal: false } }, company, rides)
}

const isLocal = (train: string): boolean => train === 'L' || train === 'LP'

/** A train that did not run has nothing to say, or a place it earned nothing in. */
function routesOf(c: Course, company: Company, recorded: readonly RecordedRoute[]): Route[] {
  const routes: Route[] = []
  for (const route of recorded) {
    const train = sideOf(c.trains, route.train)
    if (!train) throw unreadable({ type: 'run_routes' } as Act)
    const stayed = !isLocal(train) && route.revenue === 0
    const words = linkWords(c, route) ?? (stayed ? undefined : localWords(c, company, route, routes))
    const pullman = c.memo.pullman === route.train ? { pullman: true as const } : {}
    if (words) routes.push({ train, ...words, ...pullman, revenue: route.revenue })
  }
  return routes
}

function linkWords(c: Course, route: RecordedRoute): Words | undefined {
  const links = (route.connections ?? []).filter((link) => link.length > 1 && link[0] !== 'local')
  if (links.length === 0) return undefined
  const network = networkOf(graphNow(c.there), 'standard')
  return choose(c, readLinks(network, links), route) ?? unknown(links)
}

/** 6.5.3: one L on each token, so that in a hex of several stations the next has another one. */
function localWords(c: Course, company: Company, route: RecordedRoute, before: readonly Route[]): Words | undefined {
  const { connections = [], hexes = [] } = route
  const [hex] = [...connections.filter((link) => link[0] === 'local').map((link) => link[1]), ...hexes]
  if (hex === undefined) return undefined
  const taken = new Set(before.filter(({ train }) => isLocal(train)).flatMap(({ stops }) => stops))
  const own = ownStops(c.there, company).filter((it) => it.hex === hex)
  const stop = own.find(({ id }) => !taken.has(id)) ?? own[0]
  return { stops: [stop?.id ?? `${hex}.0`], links: [] }
}

const unknown = (links: readonly string[][]): Words => ({
  stops: [links[0]![0]!, ...links.map((link) => link.at(-1)!)].map((hex) => `${hex}.0`),
  links: links.map((link) => [...link]),
})

/** Hexes with several stops make several readings; the record names the stops, if it is not an old one. */
function choose(c: Course, found: ReturnType<typeof readLinks>, { nodes = [] }: RecordedRoute): Words | undefined {
  const wanted = new Set(nodes.map((node) => stopNamed(c, node)))
  const meant = found.find(({ stops }) => nodes.length > 0 && stops.every((stop) => wanted.has(stop))) ?? found[0]
  return meant && { stops: [...meant.stops], links: meant.links.map((link) => [...link]) }
}

function stopNamed({ pieces }: Course, node: string): string {
  const [hex, number] = node.split('-')
  return `${hex}.${hex === MEXICO_CITY ? (Number(number) + pieces.disc) % 6 : number}`
}

/** B47: an E ends at own tokens; what trails on was never counted. */
function cut(c: Course, company: Company, { stops, links }: Words): Words {
  const own = new Set(ownStops(c.there, company).map(({ id }) => id))
  const first = stops.findIndex((stop) => own.has(stop))
  const last = stops.findLastIndex((stop) => own.has(stop))
  return first < 0 ? { stops, links } : { stops: stops.slice(first, last + 1), links: links.slice(first, last) }
}

/** An index among the trains that may carry a Pullman. */
export function attachPullman(c: Course, act: Act): void {
  const able = cardsOf(c.trains, turnOf(c.there).company).filter(
    ({ side }) => ![PULLMAN, 'L', 'LP', 'E'].includes(side),
  )
  const card = able[Number(act.choice)]
  if (!card) throw unreadable(act)
  c.memo.pullman = card.id
}

export function treatSpecial(c: Course, act: Act): void {
  c.memo.special = payOf(act, String(act.choice))
}

export function dividend(c: Course, act: Act): void {
  const { special } = c.memo
  play(c, { type: 'dividend', pay: payOf(act, act.kind ?? ''), ...(special ? { special } : {}) })
}

function payOf(act: Act, kind: string): ActionOf<'dividend'>['pay'] {
  if (!Object.hasOwn(PAY, kind)) throw unreadable(act)
  return PAY[kind as keyof typeof PAY]
}
