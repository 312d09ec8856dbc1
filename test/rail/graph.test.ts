import { describe, expect, test } from 'vitest'
import { layTile } from '../../shared/rail/board.ts'
import type { Graph } from '../../shared/rail/graph.ts'
import { graphOf, joined, mate, trackOf } from '../../shared/rail/graph.ts'
import { graph, position, small, stop } from './small.ts'

const doorAt = (of: Graph, hex: string, edge: number, gauge = 'standard') =>
  of.doors.findIndex((door) => door.hex === hex && door.edge === edge && door.gauge === gauge)

describe('the track graph', () => {
  test('two tiles with track at the same side are joined', () => {
    const g = graph({ B3: ['57', 1], B5: ['9', 1] })
    const door = doorAt(g, 'B3', 4)
    expect(g.doors[mate(door)]).toMatchObject({ hex: 'B5', edge: 1, built: true })
    expect(joined(g, door)).toBe(true)
  })

  test('track that leads to nothing is not', () => {
    const g = graph({ B3: ['57', 1] })
    const door = doorAt(g, 'B3', 4)
    expect(g.doors[mate(door)]).toMatchObject({ hex: 'B5', edge: 1, built: false })
    expect(joined(g, door)).toBe(false)
  })

  test('gauges never join', () => {
    const g = graph({ B3: ['57', 1], B5: ['79', 1] })
    expect(joined(g, doorAt(g, 'B3', 4))).toBe(false)
    expect(joined(g, doorAt(g, 'B5', 1, 'narrow'))).toBe(false)
    expect(trackOf(doorAt(g, 'B3', 4))).not.toBe(trackOf(doorAt(g, 'B5', 1, 'narrow')))
  })

  test('a side is one track, whichever hex is asked, and tracks are numbered without gaps', () => {
    const g = graph({ B3: ['57', 1], B5: ['9', 1], C4: ['14', 0] })
    expect(trackOf(doorAt(g, 'B3', 4))).toBe(trackOf(doorAt(g, 'B5', 1)))
    expect(g.doors).toHaveLength(g.tracks * 2)
    for (const [number, { hex, edge, gauge }] of g.doors.entries()) expect(doorAt(g, hex, edge, gauge)).toBe(number)
  })

  test('stops know their doors, doors their stop', () => {
    const g = graph({ D5: ['L45', 0] })
    const city = stop(g, 'D5.1')
    expect(city.doors.map((door) => g.doors[door]!.edge)).toEqual([3, 4])
    expect(g.doors[city.doors[0]!]!.stop).toBe(city.number)
    expect(g.stops[city.number]).toBe(city)
  })

  test('printed track counts until a tile covers it', () => {
    expect(stop(graph({}), 'D5.0').doors).toHaveLength(1)
    expect(stop(graph({ D5: ['L46', 0] }), 'D5.0').doors).toHaveLength(6)
  })

  test('all arms of a junction lead to each other, a switch only from its point', () => {
    const leads = (tile: string, edge: number) => {
      const g = graph({ C6: [tile, 0] })
      return g.doors[doorAt(g, 'C6', edge)]!.plain.map((door) => g.doors[door]!.edge)
    }
    expect(leads('81', 4)).toEqual([0, 2])
    expect(leads('23', 0)).toEqual([3, 4])
    expect(leads('23', 4)).toEqual([0])
  })
})

describe('the cache', () => {
  test('the same tiles give the same graph, also on another board object', () => {
    const tiles = { B3: ['57', 1], B5: ['9', 1] } as const
    expect(graphOf(small, position(tiles))).toBe(graphOf(small, position(tiles, { B3: ['A'] })))
  })

  test('a draft that changes gets another graph', () => {
    const board = position({ B3: ['57', 1] })
    const before = graphOf(small, board)
    layTile(small, board, { hex: 'B5', tile: '9', turn: 1 })
    expect(graphOf(small, board)).not.toBe(before)
    expect(joined(graphOf(small, board), doorAt(graphOf(small, board), 'B3', 4))).toBe(true)
  })
})
