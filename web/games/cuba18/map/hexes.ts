import type { Company, Minor, Traded } from '../../../../shared/games/cuba18/companies.ts'
import { FC, isMinor } from '../../../../shared/games/cuba18/companies.ts'
import { groundOf } from '../../../../shared/games/cuba18/ground.ts'
import { HABANA } from '../../../../shared/games/cuba18/map.ts'
import { waitsHere } from '../../../../shared/games/cuba18/slots.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { tileAt, tokensIn } from '../../../../shared/rail/board.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { exitsOfStop, type Tile } from '../../../../shared/rail/tile.ts'
import type { Coast, Ground, HexView, Slot } from '../../../rail/map/hex-view.ts'
import { liveryOf } from '../liveries.ts'

const WEST = 1
const GROUNDS_OF: Readonly<Record<string, Ground>> = { red: 'red', darkGreen: 'deep' }

/** What is to be seen in a hex, read from the state piece by piece. */
export function hexView(s: State, hex: HexId): HexView {
  const ground = groundOf(s)
  const tile = tileAt(ground, s.board, hex)
  const { name, open } = ground.map[hex]! // a hex of the map
  const coast = coastOf(tile, open, name)
  if (coast) return { tile, coast }
  const sugar = cubesAt(s, hex)
  const special = GROUNDS_OF[tile.kind]
  return {
    tile,
    slots: tile.stops.map((_, city) => slotsOf(s, hex, tile, city)),
    ...(special ? { ground: special } : {}),
    ...(tile.color === 'blank' && tile.kind === 'field' ? { field: true } : {}),
    ...(name ? { name } : {}),
    ...(hex === HABANA ? { nameOutside: true } : {}),
    ...(sugar > 0 ? { sugar } : {}),
    ...(s.central.waiting.includes(hex) ? { waiting: [liveryOf(FC)] } : {}),
  }
}

function coastOf(tile: Tile, piers: Coast['piers'], name: string | undefined): Coast | undefined {
  if (tile.stops[0]?.type !== 'harbor') return undefined
  return name ? { kind: 'isle', piers, name } : { kind: 'harbour', piers }
}

/** Cubes in the warehouse of the mill that stands here. */
function cubesAt(s: State, hex: HexId): number {
  const mill = tokensIn(s.board, hex).find(({ company }) => isMinor(company as Traded))
  return mill ? (s.companies[mill.company as Minor]?.cubes ?? 0) : 0
}

/** The city a home is kept in: of La Habana's the one with the west side. */
function keptIn(hex: HexId, tile: Tile, city: number): boolean {
  if (hex !== HABANA || tile.stops.length === 1) return city === 0
  return exitsOfStop(tile, city).includes(WEST)
}

/** Tokens in their slots, then a home that is kept, then tokens that found no slot. */
function slotsOf(s: State, hex: HexId, tile: Tile, city: number): Slot[] {
  const tokens = tokensIn(s.board, hex, city)
  const of = (company: string) => liveryOf(company as Company) // tokens carry companies of this game
  const placed = tokens.filter((token) => !token.extra).map((token): Slot => ({ token: of(token.company) }))
  const waiting = waitsHere(s, hex)
  const kept: Slot[] = waiting && keptIn(hex, tile, city) ? [{ reserved: liveryOf(waiting) }] : []
  const free = Math.max(0, (tile.stops[city]?.slots ?? 0) - placed.length - kept.length)
  const extra = tokens.filter((token) => token.extra).map((token): Slot => ({ token: of(token.company), extra: true }))
  return [...placed, ...kept, ...Array.from({ length: free }, (): Slot => ({})), ...extra]
}
