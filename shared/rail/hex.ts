/** A hex as printed: row letter and column number. Hexes point upwards; columns step by two within a row. */
export type HexId = string
/** Sides clockwise from the lower left: 0 SW, 1 W, 2 NW, 3 NE, 4 E, 5 SE. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5
export const EDGES = [0, 1, 2, 3, 4, 5] as const satisfies readonly Edge[]

const STEPS: readonly (readonly [row: number, column: number])[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
]

export interface Place {
  readonly row: number // A is 0
  readonly column: number
}

export function placeOf(hex: HexId): Place {
  return { row: hex.charCodeAt(0) - 65, column: Number(hex.slice(1)) }
}

export function hexAt({ row, column }: Place): HexId {
  return `${String.fromCharCode(65 + row)}${column}`
}

export function turnEdge(edge: Edge, turn: number): Edge {
  return ((edge + turn) % 6) as Edge // 0..5 by construction
}

export function opposite(edge: Edge): Edge {
  return turnEdge(edge, 3)
}

/** The hex across an edge, whether or not it is on any map. */
export function across(hex: HexId, edge: Edge): HexId {
  const { row, column } = placeOf(hex)
  const [down, right] = STEPS[edge]! // there are six
  return hexAt({ row: row + down, column: column + right })
}

/** Middle of a hex when its corners lie at distance 1. */
export function centreOf(hex: HexId): { x: number; y: number } {
  const { row, column } = placeOf(hex)
  return { x: (column * Math.sqrt(3)) / 2, y: row * 1.5 }
}
