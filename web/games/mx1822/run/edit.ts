import type { Route } from '../../../../shared/games/mx1822/action.ts'
import { graphNow } from '../../../../shared/games/mx1822/network.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { stopOf, type StopId } from '../../../../shared/rail/graph.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { networkOf, type Network } from '../../../../shared/rail/route-network.ts'

/** A change of a route by one stop: the stop that is tapped, and what becomes of the route. */
export interface Edit {
  readonly stop: StopId
  readonly adds: boolean
  readonly route: Route
}

const FAR = 12 // branchings between two stops

interface Way {
  readonly to: number
  readonly hexes: readonly HexId[]
}

const hexesOf = ({ links }: Network, way: number): readonly HexId[] => {
  const { hexes } = links[way >> 1]! // a way of this network
  return way % 2 === 0 ? hexes : hexes.toReversed()
}

/** Every stop that track leads to from a stop without another one between. */
function waysFrom(network: Network, stop: number): Way[] {
  const follow = (way: number, before: readonly HexId[], left: number): Way[] => {
    const hexes = [...before.slice(0, -1), ...hexesOf(network, way)]
    const to = network.target[way]!
    if (to < network.graph.stops.length) return [{ to, hexes }]
    return left === 0 ? [] : (network.onward[way] ?? []).flatMap((next) => follow(next, hexes, left - 1))
  }
  return (network.leaving[stop] ?? []).flatMap((way) => follow(way, [], FAR))
}

const sidesOf = (hexes: readonly HexId[]): string[] =>
  hexes.slice(1).map((hex, i) => [hexes[i] ?? '', hex].toSorted().join())

/** The route with the other end first. */
const turnedRound = (route: Route): Route => ({
  ...route,
  stops: route.stops.toReversed(),
  links: route.links.toReversed().map((link) => link.toReversed()),
})

function editsAtEnd(network: Network, route: Route): Edit[] {
  const end = route.stops.at(-1) ?? ''
  const from = stopOf(network.graph, end)
  if (!from) return []
  const used = new Set(route.links.flatMap(sidesOf))
  const longer = waysFrom(network, from.number)
    .filter(({ hexes }) => !sidesOf(hexes).some((side) => used.has(side)))
    .map(({ to, hexes }): Edit => {
      const stop = network.graph.stops[to]!.id
      return {
        stop,
        adds: true,
        route: { ...route, stops: [...route.stops, stop], links: [...route.links, [...hexes]] },
      }
    })
    .filter(({ stop }) => !route.stops.includes(stop))
  const shorter: Edit[] =
    route.stops.length > 1
      ? [
          {
            stop: end,
            adds: false,
            route: { ...route, stops: route.stops.slice(0, -1), links: route.links.slice(0, -1) },
          },
        ]
      : []
  return [...longer, ...shorter]
}

/** What a tap on a stop would do to the route: go on to it, or leave it out at an end. */
export function editsOf(s: State, route: Route): Edit[] {
  const network = networkOf(graphNow(s), 'standard')
  const back = editsAtEnd(network, turnedRound(route)).map((edit) => ({ ...edit, route: turnedRound(edit.route) }))
  const all = [...editsAtEnd(network, route), ...back]
  return all.filter((edit, i) => all.findIndex((other) => other.stop === edit.stop && other.adds === edit.adds) === i)
}
