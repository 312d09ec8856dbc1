import { below, seeded } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'
import type { Stop } from '../../shared/rail/graph.ts'
import type { Extra, Form, Running, Train } from '../../shared/rail/route.ts'
import { form, lines, running, worth } from './lines.ts'

const TRACKS = [
  '', '0-3', '1-4', '2-5', '0-2', '1-3', '2-4', '1-5', '0-3; 1-4', '0-2; 3-5', '0-3; 0-4', '1-4; 1-3', '0-3; 1-4; 1-3; 0-4',
  'junction: 0 2 4', 'junction: 1 3 5', 'junction: 1 2 4', 'junction: 0 1 3 4', 'junction: 0 1 2 3 4 5',
  'town 10: 0 3', 'town 10: 1 4', 'town 10: 1 3 4', 'town 20: 0 2 3 5', 'town 10: 0 3; town 10: 1 4',
  'city 20 x1: 1 4', 'city 30 x2: 0 1 3 4', 'city 40 x2: 0 1 2 3 4 5', 'city 50 x1: 2 4 5', 'city 20 x1: 0 2; city 30 x1: 3 5',
  'city 60 x1: 0 1 2; 3-5', 'offboard 30 end: 0 1 5', 'harbor 10 end: 1 2 3 4',
] // prettier-ignore

const oneOf = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!

function board(rng: Rng, rows: number, columns: number): Record<string, string> {
  const hexes: Record<string, string> = {}
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      hexes[`${String.fromCharCode(66 + row)}${2 * column + 1 + (row % 2)}`] = oneOf(rng, TRACKS)
    }
  }
  return hexes
}

const isCity = (stop: Stop) => stop.type === 'city'
const isTown = (stop: Stop) => stop.type === 'town'

/** Trains of every sort on one random board. */
export function scene(seed: number, size = 3): Running {
  const rng = seeded([seed, 7])
  const network = lines(board(rng, size + below(rng, 2), size + below(rng, 2)))
  const stops = network.graph.stops
  const cities = stops.filter(isCity)
  const tokens = cities.filter(() => below(rng, 3) > 0).slice(0, 3)
  const full = cities.filter(() => below(rng, 5) === 0).map((stop) => stop.id)
  const own = (stop: Stop) => tokens.includes(stop)
  const toll = (stop: Stop) => (stop.end ? Infinity : full.includes(stop.id) && !own(stop) ? 1 : 0)
  const goal = tokens.length > 1 ? [tokens[0]!.number, tokens[1]!.number] : []
  const toGoal = (base: Form, bonus: number): Form[] =>
    goal.length === 0
      ? [base]
      : [base, { ...base, id: `${base.id} goal`, must: goal, bonus, claims: { ...base.claims, goal: 1 } }]
  const numbered = (most: number, more: Partial<Form> = {}) => [
    ...toGoal(form(most, { toll, ...more }), 20),
    ...toGoal(
      {
        ...form(most, { toll, ...more }),
        id: 'car',
        allowances: [{ most, counts: (stop) => !isTown(stop) }],
        claims: { car: 1 },
      },
      20,
    ),
  ]
  const local = form(1, {
    least: 1,
    allowances: [
      { most: 1, counts: (stop) => !isTown(stop) },
      { most: 1, counts: isTown },
    ],
    toll,
    extras: {
      promise: () => 0,
      of: (visit) => [{ bonus: 0, claims: { [`local ${visit.stops.find((it) => !isTown(stops[it]!))}`]: 1 } }],
    },
  })
  const express = form(0, {
    allowances: [],
    worth: (stop) => (own(stop) ? 2 * worth(stop) : undefined),
    toll,
    sharesTrack: true,
  })
  const wagon = form(2 + below(rng, 2), { toll, passes: 1, extras: cargo(stops) })
  const kinds: (readonly Form[])[] = [
    numbered(2), numbered(3), numbered(4), numbered(3, { finish: (sum) => Math.ceil(sum / 20) * 10 }), [local], toGoal(express, 40), [wagon],
    [form(3, { toll, passes: 1 })],
  ] // prettier-ignore
  const mine = Array.from({ length: 1 + below(rng, 3) }, () => oneOf(rng, kinds))
  const once = mine.filter((kind, at) => !kind[0]!.sharesTrack || mine.indexOf(kind) === at)
  const trains: Train[] = once.map((kind, at) => ({ id: `${at}`, forms: kind }))
  const supply = { car: 1, goal: 1, wagon: 2, ...Object.fromEntries(stops.flatMap(({ number }) => [[`local ${number}`, 1], [`at ${number}`, 1], [`cubes ${number}`, 1]])) } // prettier-ignore
  const groups = (stop: Stop) => (isTown(stop) ? stop.id : stop.hex)
  return running(network, { tokens: tokens.map((stop) => stop.id), trains, supply, once: groups })
}

/** A cube from any city worth 20 on the route, to a harbour at one end. */
function cargo(stops: readonly Stop[]): NonNullable<Form['extras']> {
  const harbor = (number: number) => stops[number]!.type === 'harbor'
  const mills = (all: readonly number[]) =>
    all.filter((number) => isCity(stops[number]!) && worth(stops[number]!) === 20)
  const loads = (mill: number, to: number): Extra => ({
    bonus: 30,
    claims: { wagon: 1, [`at ${to}`]: 1, [`cubes ${mill}`]: 1 },
  })
  return {
    promise: (stop) => (stop.type === 'harbor' ? 30 : 0),
    addedOn: (stop) => stop.type === 'harbor',
    of({ stops: all, addedOn }) {
      const ends = addedOn === undefined ? [all[0]!, all.at(-1)!].filter(harbor) : [addedOn]
      const delivered = ends.flatMap((to) => mills(all).map((mill) => loads(mill, to)))
      return addedOn === undefined ? [{ bonus: 0, claims: {} }, ...delivered] : delivered
    },
  }
}
