import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Look } from '../../../art/Facade.tsx'

/** How the buildings of a kind look; what belongs together shares its paint. */
export const LOOKS = {
  cementFactory: { paint: 'cream', roof: 'chimney', arches: 2 },
  sawMill: { paint: 'lime', roof: 'saw', arches: 2 },
  golfCourse: { paint: 'aqua', roof: 'flat', arches: 3 },
  monastery: { paint: 'ochre', roof: 'tower', arches: 1 },
  rumCafe: { paint: 'rose', roof: 'curve', arches: 2 },
  cigarCafe: { paint: 'coral', roof: 'curve', arches: 2 },
  smallBranchOffice: { paint: 'sky', roof: 'flat', arches: 2 },
  largeBranchOffice: { paint: 'sky', roof: 'step', arches: 3 },
  hotel: { paint: 'lilac', roof: 'balus', arches: 3 },
  inn: { paint: 'ochre', roof: 'gable', arches: 2 },
  generalStore: { paint: 'coral', roof: 'step', arches: 2 },
  productHouse: { paint: 'lime', roof: 'gable', arches: 2 },
  resourceHouse: { paint: 'cream', roof: 'flat', arches: 2 },
  smallBank: { paint: 'aqua', roof: 'balus', arches: 2 },
  largeBank: { paint: 'cream', roof: 'gable', arches: 3 },
  cigarFactory: { paint: 'ochre', roof: 'saw', arches: 2 },
  distillery: { paint: 'coral', roof: 'chimney', arches: 2 },
  blackMarket: { paint: 'lilac', roof: 'step', arches: 3 },
  church: { paint: 'sky', roof: 'tower', arches: 1 },
  townHall: { paint: 'rose', roof: 'balus', arches: 3 },
  dam: { paint: 'aqua', roof: 'flat', arches: 3 },
  lighthouse: { paint: 'cream', roof: 'tower', arches: 1 },
  warehouse: { paint: 'coral', roof: 'gable', arches: 1 },
} as const satisfies Record<Building, Look>
