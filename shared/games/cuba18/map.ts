import { ground } from '../../rail/ground.ts'
import type { Ground, HexText } from '../../rail/ground.ts'
import type { HexId } from '../../rail/hex.ts'
import type { Major } from './companies.ts'
import { PIECES, TILES } from './tiles.ts'

/** II, III: what is printed on the front of the board. Harbours and red places end a route; a field is for narrow gauge. */
export const HEXES = {
  A6: { color: 'fixed', track: 'harbor 10 end: 5' },
  A8: { color: 'fixed', track: 'harbor 10 end: 0 5' },
  A10: { color: 'fixed', track: 'harbor 10 end: 0 5' },
  A12: { color: 'fixed', track: 'harbor 10 end: 0' },
  B3: { color: 'fixed', track: 'harbor 10 end: 5' },
  B5: {},
  B7: { name: 'La Habana', color: 'yellow', kind: 'habana', label: 'H', track: 'city 20 x1: 1; city 30 x1: 4' },
  B9: { name: 'Matanzas', track: 'city 0 x1:' },
  B11: { name: 'Cárdenas', track: 'city 0 x1:' },
  B13: { kind: 'field' },
  B15: {},
  C2: { kind: 'field' },
  C4: { name: 'Pinar del Río', track: 'city 0 x1:' },
  C6: {},
  C8: {},
  C10: {},
  C12: {},
  C14: { name: 'Santa Clara', track: 'city 0 x1:' },
  C16: { kind: 'field' },
  C18: { kind: 'field' },
  C20: { color: 'fixed', track: 'harbor 10 end: 0' },
  D1: { kind: 'field' },
  D3: {},
  D5: { kind: 'field' },
  D9: { kind: 'field' },
  D11: { kind: 'field' },
  D13: { name: 'Cienfuegos', track: 'city 0 x1:' },
  D15: { name: 'Sancti Spíritus', track: 'city 0 x1:' },
  D17: {},
  D19: { name: 'Camagüey', track: 'city 0 x1:' },
  D21: { kind: 'field' },
  D23: { color: 'fixed', track: 'harbor 10 end: 0 5' },
  D25: { color: 'fixed', track: 'harbor 10 end: 0' },
  E2: { kind: 'field' },
  E4: { name: 'Isla de Tesoros', color: 'fixed', track: 'harbor 20|20|40 end: 2' }, // our choice (R37)
  E12: { color: 'fixed', track: 'harbor 10 end: 3' },
  E14: { color: 'fixed', track: 'harbor 10 end: 2 3' },
  E16: { kind: 'field' },
  E18: { kind: 'field' },
  E20: {},
  E22: { name: 'Las Tunas', track: 'city 0 x1:' },
  E24: { name: 'Holguín', label: 'Y', track: 'city 0 x1:' },
  E26: { kind: 'field' },
  F19: { kind: 'field' },
  F21: { name: 'Bayamo', track: 'city 0 x1:' },
  F23: {},
  F25: {},
  F27: { kind: 'field' },
  F29: { kind: 'field' },
  G20: { kind: 'field' },
  G22: { kind: 'field' },
  G24: { name: 'Santiago de Cuba', label: 'Y', track: 'city 0 x1:' },
  G26: { name: 'Guantánamo', track: 'city 0 x1:' },
  G28: { kind: 'field' },
  H21: { kind: 'field' },
  H23: { color: 'fixed', track: 'harbor 10 end: 3' },
  H25: { color: 'fixed', track: 'harbor 10 end: 2 3' },
  H27: { color: 'fixed', track: 'harbor 10 end: 2' },
} as const satisfies Readonly<Record<HexId, HexText>>

/** No track may lead over these sides. */
export const BARRIERS = [
  ['C8', 'D9'],
  ['F19', 'G20'],
  ['E26', 'F27'],
] as const satisfies readonly (readonly [HexId, HexId])[]

/** IV.5: where the Ferrocarril Central waits for a green tile; in La Habana it already stands. */
export const FC_HEXES = ['B7', 'B9', 'B11', 'C14', 'D15', 'D19', 'E22', 'G24'] as const satisfies readonly HexId[]
export const HABANA: HexId = 'B7'
export const HABANA_EAST = 1 // city of the printed hex where the FC stands: our choice (R67)

/** VII.4: FEC has none, it chooses. */
export const HOMES = {
  Oe: 'B7',
  MS: 'B9',
  CVC: 'C14',
  NPP: 'D19',
  SdC: 'G24',
  TSS: 'E22',
  StSp: 'D15',
} as const satisfies Partial<Record<Major, HexId>>

export const MAPS = ['full', 'west', 'east', 'medium'] as const
export type MapName = (typeof MAPS)[number]

type Hexes = Readonly<Record<HexId, HexText>>
const WEST_ONLY =
  'A6 A8 A10 A12 B3 B5 B7 B9 B11 B13 B15 C2 C4 C6 C8 C10 C12 C14 C16 D1 D3 D5 D9 D11 D13 D15 E2 E4 E12 E14'.split(' ')
const BOTH = ['C18', 'D17', 'E16']
const BEYOND_HABANA = 'A6 B3 B5 C2 C4 C6 D1 D3 D5 E2 E4'.split(' ')

const only = (keep: (hex: HexId) => boolean): Hexes =>
  Object.fromEntries(Object.entries<HexText>(HEXES).filter(([hex]) => keep(hex)))

/** X, XI. The values of the red places and the medium map are our choice (R50, R51). */
export const PRINTED: Readonly<Record<MapName, Hexes>> = {
  full: HEXES,
  west: {
    ...only((hex) => WEST_ONLY.includes(hex) || BOTH.includes(hex)),
    D19: { name: 'Camagüey', color: 'fixed', kind: 'red', track: 'offboard 20|30|40|50 end: 1 2' },
    E18: { color: 'fixed', kind: 'darkGreen', track: 'field 20 end: ~1' },
  },
  east: {
    ...only((hex) => !WEST_ONLY.includes(hex)),
    D15: { name: 'Sancti Spíritus', color: 'fixed', kind: 'red', track: 'offboard 20|30|40|50 end: 4 5' },
    C16: { color: 'fixed', kind: 'darkGreen', track: 'field 20 end: ~4' },
  },
  medium: {
    ...only((hex) => !BEYOND_HABANA.includes(hex)),
    A8: { color: 'fixed', track: 'harbor 10 end: 5' },
    B7: { name: 'La Habana', color: 'fixed', kind: 'red', track: 'offboard 30|40|60|80 end: 4 5' },
  },
}

const build = (map: MapName): Ground => ground({ tiles: TILES, pieces: PIECES }, PRINTED[map], BARRIERS)
export const GROUNDS: Readonly<Record<MapName, Ground>> = {
  full: build('full'),
  west: build('west'),
  east: build('east'),
  medium: build('medium'),
}
