import { GROUND, WALLS } from '../../../../shared/games/mx1822/map.ts'
import { across, EDGES, type HexId } from '../../../../shared/rail/hex.ts'
import type { MapSheet } from '../../../rail/map/hex-view.ts'

const isSpike = (hex: HexId): boolean => GROUND.map[hex]?.printed.kind.endsWith('Spike') ?? false
const hexes = Object.keys(GROUND.map)

const borders = WALLS.flatMap(([a, b]) =>
  EDGES.filter((edge) => across(a, edge) === b).map((edge) => ({ hex: a, edge })),
)

export const sheet: MapSheet = {
  land: hexes.filter((hex) => !isSpike(hex)),
  sea: hexes.filter(isSpike),
  borders,
  waters: [
    { text: 'Golfo de México', at: [2560, 1330] },
    { text: 'Océano Pacífico', at: [800, 1960] },
  ],
}
