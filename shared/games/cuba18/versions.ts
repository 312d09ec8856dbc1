import { MAJORS } from './companies.ts'
import type { Major } from './companies.ts'
import type { MapName } from './map.ts'
import type { Options } from './options.ts'
import type { Card, NarrowCard } from './trains.ts'

export interface Version {
  readonly map: MapName
  readonly majors: readonly Major[]
  readonly capital: number
  readonly bank: number
  readonly certificates: number
  readonly concessions: number // per player
  readonly standard: Readonly<Record<Exclude<Card, '8'>, number>>
  readonly narrow: Readonly<Record<NarrowCard, number>>
}

const standard = (two: number, three: number, four: number) => ({ '2': two, '3': three, '4': four, '5': 3, '6': 3 })
const narrow = (two: number, three: number, four: number, five: number) => ({
  '2n': two,
  '3n': three,
  '4n': four,
  '5n': five,
})
const whole = { map: 'full', majors: MAJORS, bank: 10_000 } as const
const half = {
  capital: 720,
  bank: 7000,
  certificates: 22,
  concessions: 1,
  standard: standard(5, 3, 2),
  narrow: narrow(4, 3, 2, 3),
}

/** II.1, X, XI, tables 11 and 12. */
export const VERSIONS = {
  shortWest: { map: 'west', majors: ['Oe', 'MS', 'CVC', 'StSp'], ...half },
  shortEast: { map: 'east', majors: ['NPP', 'TSS', 'SdC', 'FEC'], ...half },
  medium: {
    map: 'medium',
    majors: ['MS', 'CVC', 'StSp', 'NPP', 'TSS', 'SdC'],
    capital: 950,
    bank: 10_000,
    certificates: 32,
    concessions: 2,
    standard: standard(5, 4, 2),
    narrow: narrow(7, 5, 4, 5),
  },
  twoLong: {
    ...whole,
    capital: 1150,
    certificates: 38,
    concessions: 3,
    standard: standard(6, 4, 2),
    narrow: narrow(10, 8, 6, 7),
  },
  threeShort: {
    ...whole,
    capital: 700,
    certificates: 26,
    concessions: 1,
    standard: standard(7, 5, 3),
    narrow: narrow(5, 5, 3, 4),
  },
  threeLong: {
    ...whole,
    capital: 900,
    certificates: 30,
    concessions: 2,
    standard: standard(7, 5, 3),
    narrow: narrow(10, 8, 6, 7),
  },
  four: {
    ...whole,
    capital: 680,
    certificates: 20,
    concessions: 1,
    standard: standard(9, 7, 4),
    narrow: narrow(7, 6, 4, 5),
  },
  five: {
    ...whole,
    capital: 650,
    certificates: 17,
    concessions: 1,
    standard: standard(10, 8, 5),
    narrow: narrow(9, 7, 5, 6),
  },
  six: {
    ...whole,
    capital: 650,
    certificates: 15,
    concessions: 1,
    standard: standard(10, 9, 5),
    narrow: narrow(10, 8, 6, 7),
  },
} as const satisfies Record<string, Version>
export type VersionName = keyof typeof VERSIONS

export function versionFor(seats: number, { two, three }: Options): VersionName {
  if (seats === 2) return two === 'long' ? 'twoLong' : two
  if (seats === 3) return three === 'long' ? 'threeLong' : 'threeShort'
  return seats === 4 ? 'four' : seats === 5 ? 'five' : 'six'
}
