import type { Route } from '../../../../shared/games/mx1822/action.ts'
import { MINOR, MINORS, type Company } from '../../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { graphNow } from '../../../../shared/games/mx1822/network.ts'
import { valueOf } from '../../../../shared/games/mx1822/run-forms.ts'
import { mailOf } from '../../../../shared/games/mx1822/mail.ts'
import { readRun, type RunBreach } from '../../../../shared/games/mx1822/runs.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { tileAt } from '../../../../shared/rail/board.ts'
import { stopOf, type StopId } from '../../../../shared/rail/graph.ts'
import { legsOf, patternOf, type RouteDrawing } from '../../../rail/map/routes.ts'
import type { RouteLine } from '../../../rail/panels/RouteList.tsx'
import { t } from '../words/index.ts'

const hexOf = (stop: StopId): string => stop.split('.')[0] ?? ''

function worth(s: State, id: StopId): number {
  const stop = stopOf(graphNow(s), id)
  return stop ? valueOf(s, stop) : 0
}

/** The name of a stop; of several cities in a hex that of the minor at home there. */
export function stopName(s: State, id: StopId): string {
  const [hex = '', city = '0'] = id.split('.')
  const tile = tileAt(GROUND, s.board, hex)
  const name = GROUND.map[hex]?.name ?? (tile.kind === 'port' ? t().stage.port(hex) : hex)
  if (tile.stops.length < 2) return name
  const minor = MINORS.find((it) => MINOR[it].hex === hex && MINOR[it].city === Number(city))
  return minor ? t().minors[minor].place : (name.split(' / ')[Number(city)] ?? name)
}

export const drawRoutes = (s: State, routes: readonly Route[]): RouteDrawing[] =>
  routes.map(({ stops, links }, i) => ({
    pattern: patternOf(i),
    legs: legsOf(stops, links),
    stops: stops.map((id) => ({ hex: hexOf(id), text: String(worth(s, id)) })),
  }))

/** What a route would bring without the others; a broken one brings nothing. */
function alone(s: State, company: Company, route: Route): number {
  const rides = readRun(s, company, [route])
  return typeof rides === 'string' ? 0 : (rides[0]?.revenue ?? 0)
}

/** The routes in words; what they bring together is read by the rules. */
export function routeLines(s: State, company: Company, routes: readonly Route[]): RouteLine[] {
  const rides = readRun(s, company, routes)
  return routes.map((route, i) => ({
    train: route.pullman ? `${route.train} P` : route.train,
    pattern: patternOf(i),
    stops: route.stops.map((id) => ({ name: stopName(s, id), value: worth(s, id) })),
    sum: typeof rides === 'string' ? alone(s, company, route) : (rides[i]?.revenue ?? 0),
  }))
}

/** Why these routes are no run. */
export function breachIn(s: State, company: Company, routes: readonly Route[]): RunBreach | undefined {
  const rides = readRun(s, company, routes)
  return typeof rides === 'string' ? rides : undefined
}

/** 11.14: what the mail contracts bring with these routes. */
export const mailFor = (s: State, company: Company, routes: readonly Route[]): number => {
  const rides = readRun(s, company, routes)
  return typeof rides === 'string' ? 0 : mailOf(s, company, rides)
}

export const revenueOf = (s: State, company: Company, routes: readonly Route[]): number | undefined => {
  const rides = readRun(s, company, routes)
  return typeof rides === 'string' ? undefined : rides.reduce((sum, ride) => sum + ride.revenue, 0)
}
