import { Street, type Spot } from './ring.ts'

interface Row {
  xs: readonly [number, number, number, number, number]
  top: number
  bottom: number
}

/** Stops 0 to 9: the port below in the middle, then clockwise. */
const stopsOn = ({ xs, top, bottom }: Row): readonly Spot[] =>
  [
    [2, bottom],
    [1, bottom],
    [0, bottom],
    [0, top],
    [1, top],
    [2, top],
    [3, top],
    [4, top],
    [4, bottom],
    [3, bottom],
  ].map(([i = 0, y = 0]) => ({ x: xs[i] ?? 0, y }))

const WIDE_ROW: Row = { xs: [200, 380, 560, 740, 920], top: 286, bottom: 470 }
const TALL_ROW: Row = { xs: [61, 128, 195, 262, 329], top: 230, bottom: 390 }
const WIDE_STOPS = stopsOn(WIDE_ROW)
const TALL_STOPS = stopsOn(TALL_ROW)

export interface Box {
  x: number
  ground: number
}

export interface Layout {
  tall: boolean
  width: number
  height: number
  top: number
  bottom: number
  stops: readonly Spot[]
  street: Street
  road: number
  car: { scale: number; lift: number; behind: number }
  house: { width: number; label: number; height: number }
  group: {
    width: number
    panel: number
    xs: readonly number[]
    grounds: readonly number[]
    inset: number
    pitch: number
  }
  pawn: { dx: number; dy: number; scale: number; next: number }
}

export const WIDE: Layout = {
  tall: false,
  width: 1120,
  height: 736,
  top: WIDE_ROW.top,
  bottom: WIDE_ROW.bottom,
  stops: WIDE_STOPS,
  street: new Street({ left: 62, right: 1058, top: 286, bottom: 470, radius: 92, port: 560 }, WIDE_STOPS),
  road: 35,
  car: { scale: 1.02, lift: 2, behind: 58 },
  house: { width: 77, label: 26, height: 112 },
  group: {
    width: 255,
    panel: 62,
    xs: [20, 295, 570, 845],
    grounds: [176, 176, 176, 176],
    inset: 4,
    pitch: 84,
  },
  pawn: { dx: 20, dy: 4, scale: 0.98, next: 19 },
}

export const TALL: Layout = {
  tall: true,
  width: 390,
  height: 556,
  top: TALL_ROW.top,
  bottom: TALL_ROW.bottom,
  stops: TALL_STOPS,
  street: new Street({ left: 16, right: 374, top: 230, bottom: 390, radius: 28, port: 195 }, TALL_STOPS),
  road: 23,
  car: { scale: 0.76, lift: 1, behind: 39 },
  house: { width: 51, label: 18, height: 60 },
  group: { width: 183, panel: 26, xs: [8, 199, 8, 199], grounds: [86, 86, 184, 184], inset: 2, pitch: 58 },
  pawn: { dx: 9, dy: 3, scale: 0.74, next: 13 },
}

/** Where the building in a box stands. */
export function boxAt(at: Layout, box: number): Box {
  const group = Math.floor(box / 3)
  return {
    x: (at.group.xs[group] ?? 0) + at.group.inset + (box % 3) * at.group.pitch,
    ground: at.group.grounds[group] ?? 0,
  }
}

export const isTop = (at: Layout, stop: number) => at.stops[stop]?.y === at.top
export const spotOf = (at: Layout, stop: number): Spot => at.stops[stop] ?? { x: 0, y: 0 }
