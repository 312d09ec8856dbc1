import { COLOURS } from '../data.ts'
import type { Colour, Confidence, Product, Resource } from '../data.ts'

export const COLUMNS = ['A', 'B', 'C', 'D'] as const
export const ROWS = [1, 2, 3] as const
/** Row by row, from the top left. */
export const FIELDS = ['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3'] as const
export type Field = (typeof FIELDS)[number]

/** The printed warehouse, on every board. */
export const WAREHOUSE_FIELD: Field = 'A1'

export const LANDS = ['warehouse', 'lake', 'mountain', 'forest', 'citrus', 'sugar', 'tobacco'] as const
export type Land = (typeof LANDS)[number]

export const SIDES = ['common', 'own'] as const
export type Side = (typeof SIDES)[number]

type Row = readonly [Land, Land, Land, Land]
type Board = readonly [Row, Row, Row]

/** The kinds of fields are certain, their places are not. */
const COMMON: Board = [
  ['warehouse', 'sugar', 'forest', 'tobacco'],
  ['mountain', 'lake', 'sugar', 'citrus'],
  ['citrus', 'tobacco', 'mountain', 'forest'],
]
const OWN: Readonly<Record<Colour, Board>> = {
  blue: [
    ['warehouse', 'forest', 'tobacco', 'citrus'],
    ['sugar', 'mountain', 'citrus', 'forest'],
    ['mountain', 'tobacco', 'lake', 'sugar'],
  ],
  red: [
    ['warehouse', 'sugar', 'citrus', 'mountain'],
    ['forest', 'tobacco', 'lake', 'citrus'],
    ['tobacco', 'mountain', 'sugar', 'forest'],
  ],
  yellow: [
    ['warehouse', 'tobacco', 'sugar', 'mountain'],
    ['citrus', 'sugar', 'mountain', 'forest'],
    ['forest', 'lake', 'citrus', 'tobacco'],
  ],
  green: [
    ['warehouse', 'forest', 'citrus', 'sugar'],
    ['mountain', 'sugar', 'tobacco', 'lake'],
    ['tobacco', 'mountain', 'forest', 'citrus'],
  ],
  purple: [
    ['warehouse', 'tobacco', 'mountain', 'citrus'],
    ['sugar', 'mountain', 'forest', 'tobacco'],
    ['forest', 'sugar', 'citrus', 'lake'],
  ],
}
export const PLANTATIONS_CONFIDENCE: Confidence = 'our choice'

/** What each field of a seat's board is, built over or not. */
export function plantation(side: Side, seat: number): Readonly<Record<Field, Land>> {
  const board = side === 'common' ? COMMON : OWN[COLOURS[seat] ?? 'blue'] // five colours for five seats
  return Object.fromEntries(board.flat().map((land, at) => [FIELDS[at], land])) as Record<Field, Land>
}

export const RESOURCE_OF = { lake: 'water', mountain: 'stone', forest: 'wood' } as const satisfies Partial<
  Record<Land, Resource>
>
export const isProductLand = (land: Land): land is Product =>
  land === 'citrus' || land === 'sugar' || land === 'tobacco'
export const isResourceLand = (land: Land): land is keyof typeof RESOURCE_OF => land in RESOURCE_OF

/** Row and column of a field, itself included: six fields. */
export const crossOf = (field: Field): Field[] => FIELDS.filter((it) => it[0] === field[0] || it[1] === field[1])
