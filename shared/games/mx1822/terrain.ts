import type { HexId } from '../../rail/hex.ts'
import { DIFFICULT, TERRAIN } from './map.ts'
import type { State } from './state.ts'

/** 6.8.13: only the first tile in a hex meets its terrain, on printed yellow track too. */
const terrainAt = (s: State, hex: HexId) =>
  s.board.tiles[hex] ? [] : (DIFFICULT[hex] ?? []).map((terrain) => TERRAIN[terrain])

/** 6.8.15: cubes lying there pay for what costs most; one alone does nothing for a mountain. */
export function terrainCost(s: State, hex: HexId): number {
  let cubes = s.cubes.on[hex] ?? 0
  let cost = 0
  for (const terrain of terrainAt(s, hex).toSorted((a, b) => b.cost - a.cost)) {
    if (terrain.cubes <= cubes) cubes -= terrain.cubes
    else cost += terrain.cost
  }
  return cost
}

/** 6.8.15: no more cubes than the terrain can use. */
export const roomForCubes = (s: State, hex: HexId): number =>
  terrainAt(s, hex).reduce((sum, terrain) => sum + terrain.cubes, 0) - (s.cubes.on[hex] ?? 0)

/** 6.8.15: when a tile is laid its cubes go back to the pool. */
export function clearCubes(s: State, hex: HexId): void {
  s.cubes.pool += s.cubes.on[hex] ?? 0
  delete s.cubes.on[hex]
}
