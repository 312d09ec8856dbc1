import { equal } from '../../../shared/engine/diff.ts'
import type { Edge, HexId } from '../../../shared/rail/hex.ts'
import type { Tile } from '../../../shared/rail/tile.ts'
import type { Livery } from '../livery.ts'
import type { Point } from './geometry.ts'

export type Terrain = 'river' | 'hill' | 'mountain'
export type Ground = 'land' | 'field' | 'sea' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'deep'

export interface Slot {
  readonly token?: Livery
  readonly reserved?: Livery // its home, not yet taken
  readonly extra?: boolean // beyond the printed slots
  readonly faded?: boolean
}

/** Everything to be seen in one hex. */
export interface HexView {
  readonly tile: Tile // as it lies, or what is printed
  readonly ground?: Ground // where the tile's colour does not tell
  readonly field?: boolean // a sugar field not yet built over
  readonly slots?: readonly (readonly Slot[])[] // by stop
  readonly name?: string
  readonly nameOutside?: boolean // on the sea above, where the tile has no room
  readonly terrain?: readonly Terrain[]
  readonly cost?: number
  readonly cubes?: number // builder cubes waiting for a tile
  readonly sugar?: number
  readonly waiting?: readonly Livery[] // tokens that will come here
  readonly coast?: Coast
}

/** What lies at sea. */
export interface Coast {
  readonly kind: 'harbour' | 'spike' | 'port' | 'arrow' | 'isle'
  readonly piers: readonly Edge[]
  readonly name?: string
  readonly ferry?: boolean
}

export interface WaterName {
  readonly text: string
  readonly at: Point
}

/** What never changes on a map. */
export interface MapSheet {
  readonly land: readonly HexId[]
  readonly sea: readonly HexId[]
  readonly borders: readonly { readonly hex: HexId; readonly edge: Edge }[]
  readonly waters: readonly WaterName[]
}

/** A tile is compared by identity, as turned ones are made once; the rest is small. */
export const sameHex = (a: HexView, b: HexView): boolean =>
  a.tile === b.tile && equal({ ...a, tile: null }, { ...b, tile: null })

export function groundOf({ tile, ground, field, coast }: HexView): Ground {
  if (ground) return ground
  if (coast) return 'sea'
  if (tile.color === 'fixed') return 'gray'
  if (tile.color !== 'blank') return tile.color
  return field ? 'field' : 'land'
}
