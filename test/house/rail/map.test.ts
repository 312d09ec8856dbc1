import { beforeAll, describe, expect, test, vi } from 'vitest'
import { parseTile, turned, type TileText } from '../../../shared/rail/tile.ts'
import { createCamera, NO_INSETS } from '../../../web/rail/map/camera.ts'
import { boxOf, centreOf, R } from '../../../web/rail/map/geometry.ts'
import { sameHex } from '../../../web/rail/map/hex-view.ts'
import { layoutOf, slotPlaces } from '../../../web/rail/map/layout.ts'
import { legPath, legsOf } from '../../../web/rail/map/routes.ts'
import { nextTarget } from '../../../web/rail/map/targets.ts'

const tile = (track: string, color: TileText['color'] = 'yellow') => parseTile('x', { color, track })
const far = ([x, y]: readonly [number, number]) => Math.hypot(x, y)

describe('the layout of a tile', () => {
  test('a lone city is in the middle, a town stands on its curve', () => {
    expect(layoutOf(tile('city 20 x1: 0 1')).stops[0]?.at).toEqual([0, 0])
    const [town] = layoutOf(tile('town 10: 0 2')).stops
    expect(far(town!.at)).toBeCloseTo(0.232 * R, 0)
    expect(layoutOf(tile('town 10: 0 2')).track).toHaveLength(1)
  })

  test('towns on crossing straights do not cover each other', () => {
    const [one, two] = layoutOf(tile('town 10: 0 3; town 10: 1 4')).stops
    expect(Math.hypot(one!.at[0] - two!.at[0], one!.at[1] - two!.at[1])).toBeGreaterThan(0.3 * R)
  })

  test('only a crossing without a switch is a bridge', () => {
    expect(layoutOf(tile('0-3; 1-4')).bridges).toHaveLength(1)
    expect(layoutOf(tile('0-3; 0-2')).bridges).toHaveLength(0)
    expect(layoutOf(tile('0-1; 3-4')).bridges).toHaveLength(0)
    expect(layoutOf(tile('junction: 0 1 3')).bridges).toHaveLength(0)
  })

  test('stations all around are smaller than a city alone', () => {
    const ring = tile('city 20 x1: 0; city 20 x1: 1; city 20 x1: 2; city 20 x1: 3; city 20 x1: 4; city 20 x1: 5')
    expect(layoutOf(ring).slot).toBeLessThan(layoutOf(tile('city 20 x1: 0')).slot)
  })

  test('the same tile is laid out once', () => {
    const plain = tile('0-2')
    expect(layoutOf(turned(plain, 1))).toBe(layoutOf(turned(plain, 1)))
  })

  test('every slot has a place of its own', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) expect(new Set(slotPlaces(count, 20).map(String)).size).toBe(count)
  })
})

describe('a route on the map', () => {
  const legs = legsOf(['E22.0', 'G24.0'], [['E22', 'F23', 'G24']])

  test('leads from stop to stop through the sides between', () => {
    expect(legs).toEqual([
      { hex: 'E22', sides: [5], stop: 0 },
      { hex: 'F23', sides: [2, 5] },
      { hex: 'G24', sides: [2], stop: 0 },
    ])
  })

  test('follows the rails of each hex', () => {
    const through = { tile: tile('2-5') }
    expect(legPath(through, legs[1]!)).toMatch(/^M\S+ \S+L\S+ \S+$/)
    const junction = { tile: tile('junction: 2 5 0') }
    expect(legPath(junction, legs[1]!).match(/M/g)).toHaveLength(2)
  })
})

test('a hex is drawn anew only when something to be seen changed', () => {
  const yellow = tile('0-3')
  const view = { tile: yellow, cubes: 1 }
  expect(sameHex(view, { tile: yellow, cubes: 1 })).toBe(true)
  expect(sameHex(view, { tile: yellow, cubes: 2 })).toBe(false)
  expect(sameHex(view, { tile: turned(yellow, 1), cubes: 1 })).toBe(false)
})

test('an arrow key goes to the nearest place that way', () => {
  const places = ['C14', 'D13', 'D17', 'B15']
  const go = (from: string, key: string) => nextTarget(places, centreOf(from), key, centreOf)
  expect(go('C14', 'ArrowDown')).toBe('D13')
  expect(go('C14', 'ArrowRight')).toBe('B15')
  expect(go('D13', 'ArrowRight')).toBe('D17')
  expect(go('D13', 'ArrowLeft')).toBeUndefined()
})

test('the box of some hexes holds their corners', () => {
  const box = boxOf(['A2', 'C4'])
  expect(box.bottom - box.top).toBeCloseTo(3 * R + 2 * R)
})

describe('the camera', () => {
  const RADIUS = { least: 34, most: 62 }
  const corner = boxOf(['H21'])
  const island = boxOf(['A1', 'H29'])
  const camera = () => createCamera({ content: () => island, insets: () => NO_INSETS, still: () => true })
  beforeAll(() => void vi.stubGlobal('cancelAnimationFrame', () => undefined))

  test('shows the whole map where it is large enough to play on, else what is decided', () => {
    const it = camera()
    it.frame(corner, RADIUS) // before there is a size
    it.resize(1440, 800)
    const whole = it.eye()
    it.wholeMap()
    expect(it.eye()).toEqual(whole)
    it.frame(corner, RADIUS)
    it.resize(390, 400)
    expect(it.radius()).toBeGreaterThanOrEqual(RADIUS.least)
    it.resize(1440, 800)
    expect(it.eye()).toEqual(whole)
  })
})
