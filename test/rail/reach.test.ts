import { describe, expect, test } from 'vitest'
import { below, seeded } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'
import { emptyBoard } from '../../shared/rail/board.ts'
import type { DoorId, Graph, Stop } from '../../shared/rail/graph.ts'
import { graphOf, joined, mate, trackOf } from '../../shared/rail/graph.ts'
import type { Edge } from '../../shared/rail/hex.ts'
import { across, opposite } from '../../shared/rail/hex.ts'
import { ground } from '../../shared/rail/ground.ts'
import type { Gauge } from '../../shared/rail/tile.ts'
import { reach } from '../../shared/rail/reach.ts'
import { graph, stop } from './small.ts'

const anywhere = () => true

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function reached(of: Graph, from: string, options: { gauge?: Gauge; full?: readonly string[] } = {}) {
  const { gauge = 'standard', full = [] } = options
  const canPass = ({ id }: Stop) => !full.includes(id)
  const found = reach(of, { from: [stop(of, from)], gauge, canPass })
  return {
    stops: [...found.stops].map((number) => of.stops[number]!.id).sort(),
    edges: found.edges,
    hexes: found.hexes,
  }
}

describe('what a company reaches', () => {
  test('its own city, and the neighbours its track leads to', () => {
    const { stops, edges, hexes } = reached(graph({ B3: ['57', 1] }), 'B3.0')
    expect(stops).toEqual(['B3.0'])
    expect(Object.fromEntries(edges)).toEqual({ B1: [4], B5: [1] })
    expect([...hexes].sort()).toEqual(['B1', 'B3', 'B5'])
  })

  test('its own city without any track', () => {
    const { stops, hexes } = reached(graph({}), 'B3.0')
    expect(stops).toEqual(['B3.0'])
    expect([...hexes]).toEqual(['B3'])
  })

  test('over any distance, through towns and cities with room', () => {
    const line = graph({ B3: ['57', 1], B5: ['7', 0], C4: ['14', 0], C2: ['4', 1] })
    expect(reached(line, 'B3.0').stops).toEqual(['B3.0', 'C2.0', 'C4.0'])
    expect(reached(line, 'B3.0').edges.get('C6')).toEqual([1])
  })

  test('into a full city but not beyond', () => {
    const line = graph({ C2: ['4', 1], C4: ['14', 0], C6: ['9', 1] })
    expect(reached(line, 'C2.0').edges.has('C6')).toBe(true)
    const blocked = reached(line, 'C2.0', { full: ['C4.0'] })
    expect(blocked.stops).toEqual(['C2.0', 'C4.0'])
    expect(blocked.edges.has('C6')).toBe(false)
  })

  test('to a place where routes end, but not beyond', () => {
    const coast = graph({ B5: ['57', 1], C6: ['9', 0] })
    expect(reached(coast, 'B5.0').stops).toEqual(['B5.0', 'B7.0'])
    expect(reached(coast, 'B5.0').edges.has('C6')).toBe(false)
  })

  test('starting where routes end is allowed', () => {
    expect(reached(graph({ B5: ['57', 1] }), 'B7.0').stops).toEqual(['B5.0', 'B7.0'])
  })

  test('only over its own gauge, also in a city that has both', () => {
    const mill = graph({ D3: ['L58', 5], C2: ['L50', 0], D5: ['57', 1] })
    const narrow = reached(mill, 'D3.0', { gauge: 'narrow' })
    expect(narrow.stops).toEqual(['C2.0', 'D3.0'])
    expect(Object.fromEntries(narrow.edges)).toEqual({ C2: [5], D1: [3] })
    const standard = reached(mill, 'D3.0')
    expect(standard.stops).toEqual(['D3.0', 'D5.0'])
    expect(Object.fromEntries(standard.edges)).toEqual({ D1: [4], D5: [1], D7: [1] })
  })

  test('separate cities of one hex are not joined', () => {
    expect(reached(graph({ D3: ['57', 1] }), 'D5.0').stops).toEqual(['D3.0', 'D5.0'])
  })
})

describe('no track twice', () => {
  const tracks = {
    B1: 'city 20 x1: 4',
    B3: '1-4; 3-4', // from B1 straight on; the branch to A4 opens only for trains from B5
    B5: '1-3; 1-5', // out over one, back over the other, onto the same track
    A6: '0-5',
    B7: '0-2',
    C6: '2-3',
  }
  const lie = ground(
    { tiles: {}, pieces: {} },
    mapValues(tracks, (track) => ({ color: 'yellow', track })),
    [],
  )
  const g = graphOf(lie, emptyBoard({}))
  const from = stop(g, 'B1.0')

  test('a loop does not lead back over the track to it', () => {
    const { edges } = reach(g, { from: [from], gauge: 'standard', canPass: anywhere })
    expect(edges.get('B5')).toHaveLength(3) // both ways round the loop
    expect(edges.has('A4')).toBe(false)
  })

  test('though a search without memory would think so', () => {
    expect(walked(g, from.doors).some((door) => g.doors[door]!.hex === 'A4')).toBe(true)
  })
})

/** Every way there is, tried one by one. */
function tried(g: Graph, starts: readonly DoorId[]): DoorId[] {
  const found = new Set<DoorId>()
  const used = new Set<number>()
  const leave = (out: DoorId) => {
    if (used.has(trackOf(out))) return
    used.add(trackOf(out))
    found.add(mate(out))
    if (joined(g, out)) for (const next of onward(g, mate(out))) leave(next)
    used.delete(trackOf(out))
  }
  for (const out of starts) leave(out)
  return [...found].sort((a, b) => a - b)
}

/** What a search finds that does not remember its own track. */
function walked(g: Graph, starts: readonly DoorId[]): DoorId[] {
  const found = new Set<DoorId>()
  const leave = (out: DoorId) => {
    if (found.has(mate(out))) return
    found.add(mate(out))
    if (joined(g, out)) for (const next of onward(g, mate(out))) leave(next)
  }
  for (const out of starts) leave(out)
  return [...found].sort((a, b) => a - b)
}

function onward(g: Graph, door: DoorId): DoorId[] {
  const { plain, stop: number } = g.doors[door]!
  return [...plain, ...(g.stops[number]?.doors ?? []).filter((it) => it !== door)]
}

describe('against trying every way', () => {
  const hexes = ['B3', 'B5', 'B7', 'C4', 'C6', 'C8', 'D3', 'D5', 'D7', 'E4', 'E6']
  /** Somebody wanders about and lays track behind him, over his own track again and again. */
  function wandered(rng: Rng): Record<string, string> {
    const tracks: Record<string, string[]> = { C2: ['city 20 x1: 4'] }
    let [hex, entry] = ['C4', 1]
    for (let steps = 0; steps < 14; steps++) {
      const exit = [1, 2, 3, 4, 5].map((by) => (entry + by) % 6)[below(rng, 5)] as Edge
      tracks[hex] = [...(tracks[hex] ?? []), `${entry}-${exit}`]
      if (!hexes.includes(across(hex, exit))) break
      ;[hex, entry] = [across(hex, exit), opposite(exit)]
    }
    return mapValues(tracks, (parts) => parts.join('; '))
  }

  function scattered(rng: Rng): Graph {
    const printed = mapValues(wandered(rng), (track) => ({ color: 'yellow' as const, track }))
    return graphOf(ground({ tiles: {}, pieces: {} }, printed, []), emptyBoard({}))
  }

  test('on boards full of switches', () => {
    const rng = seeded([18, 22])
    let different = 0
    for (let round = 0; round < 1500; round++) {
      const g = scattered(rng)
      const from = stop(g, 'C2.0')
      const found = [...reach(g, { from: [from], gauge: 'standard', canPass: anywhere }).doors].sort((a, b) => a - b)
      expect(found).toEqual(tried(g, from.doors))
      if (found.length !== walked(g, from.doors).length) different += 1
    }
    expect(different).toBeGreaterThan(20) // boards on which a search without memory is wrong
  })
})
