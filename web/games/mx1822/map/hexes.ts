import { MAJOR, MAJORS } from '../../../../shared/games/mx1822/companies.ts'
import { DIFFICULT, FERRY, GROUND, MEXICO_CITY } from '../../../../shared/games/mx1822/map.ts'
import type { Terrain as TerrainKind } from '../../../../shared/games/mx1822/map.ts'
import { cityNow, keptFor } from '../../../../shared/games/mx1822/stations.ts'
import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { terrainCost } from '../../../../shared/games/mx1822/terrain.ts'
import { tileAt, tokensIn } from '../../../../shared/rail/board.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import type { Tile } from '../../../../shared/rail/tile.ts'
import type { Livery } from '../../../rail/livery.ts'
import type { Coast, HexView, Slot, Terrain } from '../../../rail/map/hex-view.ts'
import { liveryOf } from '../liveries.ts'

const TERRAINS = { river: 'river', rough: 'hill', mountain: 'mountain' } as const satisfies Record<TerrainKind, Terrain>

/** What is to be seen in a hex, read from the state piece by piece. */
export function hexView(s: State, hex: HexId): HexView {
  const tile = tileAt(GROUND, s.board, hex)
  const coast = coastOf(hex, tile)
  if (coast) return { tile, coast }
  const { name } = GROUND.map[hex]! // a hex of the map
  const built = s.board.tiles[hex] !== undefined
  const cost = built ? 0 : terrainCost(s, hex)
  const cubes = s.cubes.on[hex]
  const waiting = waitingAt(s, hex)
  return {
    tile,
    slots: tile.stops.map((_, city) => slotsOf(s, hex, tile, city)),
    ...(name ? { name } : {}),
    ...(built || hex === MEXICO_CITY ? {} : terrainOf(hex)),
    ...(cost > 0 ? { cost } : {}),
    ...(cubes ? { cubes } : {}),
    ...(waiting.length > 0 ? { waiting } : {}),
  }
}

const terrainOf = (hex: HexId): Pick<HexView, 'terrain'> =>
  DIFFICULT[hex] ? { terrain: DIFFICULT[hex].map((kind) => TERRAINS[kind]) } : {}

function coastOf(hex: HexId, tile: Tile): Coast | undefined {
  const piers = GROUND.map[hex]?.open ?? []
  if (tile.kind === 'port') return { kind: 'port', piers }
  if (tile.kind === 'landSpike') return { kind: 'arrow', piers }
  return tile.kind === 'waterSpike' ? { kind: 'spike', piers, ferry: FERRY.includes(hex) } : undefined
}

/** Tokens in their slots, then homes that are kept, then tokens that found no slot. */
function slotsOf(s: State, hex: HexId, tile: Tile, city: number): Slot[] {
  const tokens = tokensIn(s.board, hex, city)
  const of = (company: string): Livery => liveryOf(company as Company) // tokens carry companies of this game
  const placed = tokens.filter((token) => !token.extra).map((token): Slot => ({ token: of(token.company) }))
  const kept = keptFor(s, { hex, city }).map((company): Slot => ({ reserved: liveryOf(company) }))
  const free = Math.max(0, (tile.stops[city]?.slots ?? 0) - placed.length - kept.length)
  const extra = tokens.filter((token) => token.extra).map((token): Slot => ({ token: of(token.company), extra: true }))
  return [...placed, ...kept, ...Array.from({ length: free }, (): Slot => ({})), ...extra]
}

/** 6.10: majors whose destination this is and whose token is still to come. */
const waitingAt = (s: State, hex: HexId): Livery[] =>
  MAJORS.filter((major) => cityNow(s, MAJOR[major].destination).hex === hex && !s.companies[major]?.destination).map(
    liveryOf,
  )
