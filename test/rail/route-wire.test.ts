import { describe, expect, test } from 'vitest'
import { bestRun } from '../../shared/rail/route-best.ts'
import { readLinks, readRoute, routeWords } from '../../shared/rail/route-wire.ts'
import { form, lines, running, train } from './lines.ts'

/** Two towns on one tile between two cities, and a junction on the way back. */
const network = lines({
  B1: 'city 20 x1: 4 5',
  B3: 'town 10: 1 4; town 20: 0 5',
  B5: 'city 30 x1: 0 1',
  C2: 'junction: 2 3 4',
  C4: 'junction: 1 2 3',
})

describe('a route in words', () => {
  test('is the stops and the hexes between them, and back again', () => {
    const setting = running(network, { tokens: ['B1.0'], trains: [train('4', form(4))], once: (stop) => stop.id })
    const { route } = bestRun(setting).trips[0]!
    const words = routeWords(network, route)
    expect(readRoute(network, words)).toEqual(route)
    expect(readRoute(network, JSON.parse(JSON.stringify(words)))).toEqual(route)
  })

  test('a stop alone has no links', () => {
    expect(readRoute(network, { stops: ['B1.0'], links: [] })).toMatchObject({ links: [], tracks: [] })
  })

  test('the stop tells two towns of a tile apart', () => {
    expect(readRoute(network, { stops: ['B1.0', 'B3.0'], links: [['B1', 'B3']] })).toBeDefined()
    expect(readRoute(network, { stops: ['B1.0', 'B3.1'], links: [['B1', 'B3']] })).toBeUndefined()
    expect(readRoute(network, { stops: ['B1.0', 'B3.1'], links: [['B1', 'C2', 'B3']] })).toBeDefined()
  })

  test.each([
    ['a stop that is not there', ['B1.0', 'Z9.0'], [['B1', 'Z9']]],
    ['hexes that do not touch', ['B1.0', 'B5.0'], [['B1', 'B5']]],
    ['track that is not there', ['B1.0', 'B5.0'], [['B1', 'C2', 'B3', 'C4', 'B5']]],
    ['a link that stops short', ['B1.0', 'B5.0'], [['B1', 'C2', 'C4']]],
    ['a link from elsewhere', ['B1.0', 'B5.0'], [['B3', 'B5']]],
    ['a link too few', ['B1.0', 'B3.0', 'B5.0'], [['B1', 'B3']]],
    ['an empty link', ['B1.0', 'B5.0'], [[]]],
    ['no stops', [], []],
  ])('%s is no route', (_, stops, links) => {
    expect(readRoute(network, { stops, links })).toBeUndefined()
  })

  test('tracks are the sides between the hexes', () => {
    const over = readRoute(network, { stops: ['B1.0', 'B5.0'], links: [['B1', 'C2', 'C4', 'B5']] })!
    const back = readRoute(network, { stops: ['B5.0', 'B1.0'], links: [['B5', 'C4', 'C2', 'B1']] })!
    expect(over.tracks).toHaveLength(3)
    expect(back.tracks).toEqual(over.tracks.toReversed())
  })
})

describe('links of a record, in either direction', () => {
  test('each finds its place in the chain', () => {
    const links = [['B3', 'B1'], ['B3', 'B5']] // prettier-ignore
    expect(readLinks(network, links)).toEqual([
      { stops: ['B1.0', 'B3.0', 'B5.0'], links: [['B1', 'B3'], ['B3', 'B5']] }, // prettier-ignore
    ])
  })

  test('a link by itself may be read either way', () => {
    expect(readLinks(network, [['B1', 'B3']]).map(({ stops }) => stops)).toEqual([
      ['B1.0', 'B3.0'],
      ['B3.0', 'B1.0'],
    ])
  })

  test('links that do not meet are no route', () => {
    expect(readLinks(network, [['B1', 'B3'], ['C4', 'B5']])).toEqual([]) // prettier-ignore
  })
})
