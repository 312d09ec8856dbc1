import { emptyBoard } from '../../shared/rail/board.ts'
import type { Stop } from '../../shared/rail/graph.ts'
import { graphOf, stopOf } from '../../shared/rail/graph.ts'
import { ground } from '../../shared/rail/ground.ts'
import type { HexId } from '../../shared/rail/hex.ts'
import type { BestRun } from '../../shared/rail/route-best.ts'
import type { Network } from '../../shared/rail/route-network.ts'
import { networkOf } from '../../shared/rail/route-network.ts'
import type { Claims, Form, Running, Train } from '../../shared/rail/route.ts'
import type { Gauge } from '../../shared/rail/tile.ts'

/** A network that is all printed. Hexes are named A1, B2, …; in one row they lie two apart. */
export function lines(tracks: Record<HexId, string>, gauge: Gauge = 'standard'): Network {
  const hexes = Object.fromEntries(
    Object.entries(tracks).map(([hex, track]) => [hex, { color: 'yellow', track } as const]),
  )
  return networkOf(graphOf(ground({ tiles: {}, pieces: {} }, hexes, []), emptyBoard({})), gauge)
}

export const numberOf = ({ graph }: Network, id: string): number => stopOf(graph, id)!.number
export const worth = (stop: Stop): number => stop.value[0]!

/** A train that stops everywhere, at most `most` times. */
export const form = (most: number, more: Partial<Form> = {}): Form => ({
  id: 'plain',
  least: 2,
  allowances: [{ most, counts: () => true }],
  worth,
  toll: (stop) => (stop.end ? Infinity : 0),
  ...more,
})

export const train = (id: string, ...forms: readonly Form[]): Train => ({ id, forms })

interface Setting {
  readonly tokens: readonly string[]
  readonly trains: readonly Train[]
  readonly supply?: Claims
  readonly once?: Running['once']
  readonly unit?: number
}

export function running(network: Network, { tokens, trains, supply = {}, once, unit = 1 }: Setting): Running {
  return { network, own: (stop) => tokens.includes(stop.id), once: once ?? ((stop) => stop.hex), trains, supply, unit }
}

/** A run in words, e.g. '3 90: B1.0 B3.0 B5.0'. */
export const inWords = ({ network }: Running, { trips }: Pick<BestRun, 'trips'>): string[] =>
  trips.map(({ train: id, revenue, route }) => {
    const names = route.stops.map((stop) => network.graph.stops[stop]!.id)
    const forward = names[0]! <= names.at(-1)! ? names : names.toReversed()
    return `${id} ${revenue}: ${forward.join(' ')}`
  })
