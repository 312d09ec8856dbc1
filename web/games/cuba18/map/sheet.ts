import { BARRIERS, GROUNDS, MAPS, type MapName } from '../../../../shared/games/cuba18/map.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { VERSIONS } from '../../../../shared/games/cuba18/versions.ts'
import type { MapHex } from '../../../../shared/rail/ground.ts'
import { across, EDGES } from '../../../../shared/rail/hex.ts'
import type { MapSheet } from '../../../rail/map/hex-view.ts'

const isHarbor = ({ printed }: MapHex): boolean => printed.stops[0]?.type === 'harbor'

function sheetFor(map: MapName): MapSheet {
  const hexes = Object.values(GROUNDS[map].map)
  const known = new Set(hexes.map(({ id }) => id))
  return {
    land: hexes.filter((hex) => !isHarbor(hex)).map(({ id }) => id),
    sea: hexes.filter(isHarbor).map(({ id }) => id),
    borders: BARRIERS.filter((pair) => pair.every((hex) => known.has(hex))).flatMap(([a, b]) =>
      EDGES.filter((edge) => across(a, edge) === b).map((edge) => ({ hex: a, edge })),
    ),
    waters: [],
  }
}

const SHEETS = new Map(MAPS.map((map) => [map, sheetFor(map)]))

export const sheetOf = (s: State): MapSheet => SHEETS.get(VERSIONS[s.version].map)! // every map has one
