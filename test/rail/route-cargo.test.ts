import { describe, expect, test } from 'vitest'
import { bestRun } from '../../shared/rail/route-best.ts'
import type { Network } from '../../shared/rail/route-network.ts'
import type { Claims, Extra, Form, Running, Train } from '../../shared/rail/route.ts'
import { bruteForce } from './brute.ts'
import { form, inWords, lines, numberOf, running } from './lines.ts'

/** A train with a wagon for `room` cubes; each cube from a mill of its route brings 30 at a harbour where the route ends. */
function wagon(network: Network, most: number, { room, mills }: { room: number; mills: readonly string[] }): Form {
  const { stops } = network.graph
  const numbers = mills.map((id) => numberOf(network, id))
  const harbor = (number: number) => stops[number]!.type === 'harbor'
  return form(most, {
    id: 'wagon',
    claims: { wagon: 1 },
    extras: {
      promise: (stop) => (stop.type === 'harbor' ? 30 * room : 0),
      addedOn: (stop) => stop.type === 'harbor',
      of: ({ stops: all, addedOn }) =>
        (addedOn === undefined ? [all[0]!, all.at(-1)!] : [addedOn])
          .filter(harbor)
          .flatMap((to) => loads(all.filter((it) => numbers.includes(it)), room, { [`to ${to}`]: 1 })), // prettier-ignore
    },
  })
}

/** One cube or more, up to the room, from any of the mills. */
function loads(mills: readonly number[], room: number, claims: Claims, bonus = 0): Extra[] {
  const [mill, ...rest] = mills
  const here = bonus > 0 ? [{ bonus, claims }] : []
  if (mill === undefined || room === 0) return here
  const more = Array.from({ length: room }, (_, at) => at + 1)
  return [
    ...more.flatMap((cubes) => loads(rest, room - cubes, { ...claims, [`at ${mill}`]: cubes }, bonus + 30 * cubes)),
    ...loads(rest, room, claims, bonus),
  ]
}

const most = (setting: Running) => {
  const run = bestRun(setting)
  expect(run.proved).toBe(true)
  expect(run.revenue).toBe(bruteForce(setting))
  return { ...run, words: inWords(setting, run) }
}

/** city 20 – mill 20 – harbour 10 */
const coast = lines({ B1: 'city 20 x1: 4', B3: 'city 20 x2: 1 4', B5: 'harbor 10 end: 1' })
const [mill, port] = [numberOf(coast, 'B3.0'), numberOf(coast, 'B5.0')]
const setting = (forms: readonly Form[], cubes: number, count = 1) => {
  const trains: Train[] = Array.from({ length: count }, (_, at) => ({ id: `${at + 1}`, forms }))
  return running(coast, { tokens: ['B1.0'], trains, supply: { wagon: 1, [`at ${mill}`]: cubes, [`to ${port}`]: 1 } })
}
const mills = ['B3.0']

describe('a wagon', () => {
  test('may add a harbour beyond the reach, worth nothing, if a cube goes there', () => {
    expect(most(setting([form(2)], 1)).revenue).toBe(40)
    const added = most(setting([form(2), wagon(coast, 2, { room: 1, mills })], 1))
    expect(added.words).toEqual(['1 70: B1.0 B3.0 B5.0'])
    expect(added.trips[0]).toMatchObject({
      form: 'wagon',
      addedOn: port,
      bonus: 30,
      claims: { wagon: 1, [`at ${mill}`]: 1 },
    })
  })

  test('within the reach the harbour counts', () => {
    const within = most(setting([form(3), wagon(coast, 3, { room: 1, mills })], 1))
    expect(within.words).toEqual(['1 80: B1.0 B3.0 B5.0'])
    expect(within.trips[0]!.addedOn).toBeUndefined()
  })

  test('carries no more than there is, nor than it holds', () => {
    expect(most(setting([wagon(coast, 3, { room: 3, mills })], 2)).revenue).toBe(110)
    expect(most(setting([wagon(coast, 3, { room: 1, mills })], 2)).revenue).toBe(80)
  })

  test('without a cube no added harbour', () => {
    expect(most(setting([form(2), wagon(coast, 2, { room: 1, mills })], 0)).words).toEqual(['1 40: B1.0 B3.0'])
  })

  test('behind a full city nothing is delivered', () => {
    const toll = () => Infinity
    expect(most(setting([form(3, { toll }), { ...wagon(coast, 3, { room: 1, mills }), toll }], 1)).revenue).toBe(40)
  })
})

describe('several wagons', () => {
  /** Two ways from a mill to one harbour, and one to another. */
  const bay = lines({
    B3: 'city 20 x1: 0 5',
    C2: 'city 30 x2: 0 3 4 5',
    C4: 'city 10 x1: 1 2 0',
    D1: 'harbor 10 end: 3',
    D3: 'harbor 10 end: 2 3',
  })
  const [from, one, two] = ['C2.0', 'D1.0', 'D3.0'].map((id) => numberOf(bay, id))
  const forms = [form(2), wagon(bay, 2, { room: 1, mills: ['C2.0'] })]
  const trains = ['1', '2'].map((id) => ({ id, forms }))
  const supply = { wagon: 2, [`at ${from}`]: 2, [`to ${one}`]: 1, [`to ${two}`]: 1 }
  const fleet = (more: Claims) => running(bay, { tokens: ['B3.0', 'C2.0'], trains, supply: { ...supply, ...more } })

  test('deliver to different harbours', () => {
    const run = most(fleet({}))
    expect(run.trips.map(({ claims }) => claims[`to ${one}`] ?? 0).toSorted()).toEqual([0, 1])
    expect(most(fleet({ [`to ${one}`]: 0 })).revenue).toBeLessThan(run.revenue)
  })

  test('leave each other the cubes that only one of them comes by', () => {
    const shared = lines({
      B1: 'harbor 10 end: 4',
      B3: 'city 20 x2: 1 4',
      B5: 'city 20 x2: 0 1 5',
      C4: 'harbor 10 end: 3',
      C6: 'city 20 x2: 2 4',
      C8: 'harbor 10 end: 1',
    })
    const [left, middle] = ['B3.0', 'B5.0'].map((id) => numberOf(shared, id))
    const wagons = [form(3), wagon(shared, 3, { room: 1, mills: ['B3.0', 'B5.0'] })]
    const ports = ['B1.0', 'C4.0', 'C8.0'].map((id) => [`to ${numberOf(shared, id)}`, 1])
    const run = most(
      running(shared, {
        tokens: ['B5.0'],
        trains: ['1', '2'].map((id) => ({ id, forms: wagons })),
        supply: { wagon: 2, [`at ${left}`]: 1, [`at ${middle}`]: 1, ...Object.fromEntries(ports) },
      }),
    )
    expect(run.words.map((words) => words.slice(2)).toSorted()).toEqual(['80: B1.0 B3.0 B5.0', '80: B5.0 C6.0 C8.0'])
    expect(run.trips.find(({ claims }) => claims[`at ${left}`])!.route.stops).toContain(left)
  })
})

describe('harbours at both ends, one too many', () => {
  test('either may be the added one: the dearer keeps its value when the cube goes to the other', () => {
    const strait = lines({ B1: 'harbor 40 end: 4', B3: 'city 20 x2: 1 4', B5: 'harbor 10 end: 1' })
    const forms = [wagon(strait, 2, { room: 1, mills: ['B3.0'] })]
    const supply = { wagon: 1, [`at ${numberOf(strait, 'B3.0')}`]: 1, [`to ${numberOf(strait, 'B5.0')}`]: 1 }
    const run = most(running(strait, { tokens: ['B3.0'], trains: [{ id: '2', forms }], supply }))
    expect(run.words).toEqual(['2 90: B1.0 B3.0 B5.0'])
    expect(run.trips[0]!.addedOn).toBe(numberOf(strait, 'B5.0'))
  })
})
