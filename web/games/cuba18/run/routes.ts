import type { Route } from '../../../../shared/games/cuba18/action.ts'
import type { Company } from '../../../../shared/games/cuba18/companies.ts'
import { CUBE_DELIVERED } from '../../../../shared/games/cuba18/data.ts'
import { groundOf } from '../../../../shared/games/cuba18/ground.ts'
import { graphNow } from '../../../../shared/games/cuba18/network.ts'
import { readRun } from '../../../../shared/games/cuba18/read-run.ts'
import { valueOf } from '../../../../shared/games/cuba18/run-forms.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { KINDS } from '../../../../shared/games/cuba18/trains.ts'
import { stopOf, type StopId } from '../../../../shared/rail/graph.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { legsOf, patternOf, type RouteDrawing, type RouteStop } from '../../../rail/map/routes.ts'
import type { RouteLine } from '../../../rail/panels/RouteList.tsx'
import { t } from '../words/index.ts'

const hexOf = (stop: StopId): HexId => stop.split('.')[0] ?? ''
const cubesOn = ({ cubes = {} }: Route): number => Object.values(cubes).reduce((sum, count) => sum + count, 0)

/** VII.10, R38: the harbour delivered to lies beyond the range. */
const isAddedOn = (route: Route, stop: StopId): boolean =>
  route.harbor === hexOf(stop) && route.stops.length > KINDS[route.train].range

function worth(s: State, route: Route, id: StopId): number {
  const stop = stopOf(graphNow(s), id)
  if (!stop || isAddedOn(route, id)) return 0
  return valueOf(s, stop) * (KINDS[route.train].times ?? 1)
}

function stopName(s: State, id: StopId): string {
  const hex = hexOf(id)
  const { name, printed } = groundOf(s).map[hex]! // a route names hexes of its map
  const type = printed.stops[0]?.type
  return name ?? (type === 'harbor' ? t().stage.harbor : printed.kind === 'field' ? t().stage.field(hex) : hex)
}

/** What stands at a stop on the map: its value, and what is unloaded there. */
function tagOf(s: State, route: Route, id: StopId): RouteStop {
  const delivered = route.harbor === hexOf(id) ? cubesOn(route) : 0
  const value = worth(s, route, id)
  const text = delivered > 0 ? `${value > 0 ? value : ''}+${delivered * CUBE_DELIVERED}` : String(value)
  return { hex: hexOf(id), text, ...(delivered > 0 ? { note: t().cubes(delivered) } : {}) }
}

export const drawRoutes = (s: State, routes: readonly Route[]): RouteDrawing[] =>
  routes.map((route, i) => ({
    pattern: patternOf(i),
    legs: legsOf(route.stops, route.links),
    stops: route.stops.map((id) => tagOf(s, route, id)),
  }))

function noteOf(s: State, route: Route): string | undefined {
  const { note } = t().stage.route
  const beyond = route.stops.some((id) => isAddedOn(route, id))
  const parts = [
    ...(route.wagon && cubesOn(route) > 0
      ? [note.delivers(route.wagon, cubesOn(route), cubesOn(route) * CUBE_DELIVERED)]
      : []),
    ...(beyond ? [note.beyond] : []),
    ...(route.rented ? [note.rented(route.rented.map((hex) => groundOf(s).map[hex]?.name ?? hex))] : []),
    ...(KINDS[route.train].times ? [note.doubled] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : undefined
}

/** The routes in words; what they bring is read by the rules. */
export function routeLines(s: State, company: Company, routes: readonly Route[]): RouteLine[] {
  const rides = readRun(s, company, { type: 'run', routes: [...routes] })
  return routes.map((route, i) => {
    const note = noteOf(s, route)
    return {
      train: t().trainName(route.train),
      pattern: patternOf(i),
      stops: route.stops.map((id) => ({ name: stopName(s, id), value: worth(s, route, id) })),
      ...(note ? { note } : {}),
      sum: typeof rides === 'string' ? sumOf(s, route) : (rides[i]?.revenue ?? 0),
    }
  })
}

/** After the run its cubes are gone, so the rules no longer read it. */
const sumOf = (s: State, route: Route): number =>
  route.stops.reduce((sum, id) => sum + worth(s, route, id), 0) + cubesOn(route) * CUBE_DELIVERED
