import { NAMES, type Traded } from '../../../../shared/games/cuba18/companies.ts'
import {
  COMMISSIONERS,
  CONCESSIONS,
  type Benefit,
  type Commissioner,
  type Concession,
} from '../../../../shared/games/cuba18/data.ts'
import { HEXES } from '../../../../shared/games/cuba18/map.ts'
import type { Train, Wagon } from '../../../../shared/games/cuba18/trains.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import type { HexText } from '../../../../shared/rail/ground.ts'

export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`)
export const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

export const colours = { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' } as const

/** As it is called in a sentence. */
export const company = (id: Traded): string => id
export const companyName = (id: Traded): string => NAMES[id]
const hexes: Readonly<Record<HexId, HexText>> = HEXES
export const place = (hex: HexId): string => hexes[hex]?.name ?? hex

export const trainName = (id: Train): string => (id === '4-1n' ? '(4−1)n' : id)
export const train = (id: Train): string => `${trainName(id)}-train`
export const wagonName = (id: Wagon): string => id
export const wagon = (id: Wagon): string => `${id.slice(0, 1)}-wagon`
export const machine = (gain: number): string => `machine +${gain}`
export const cubes = (n: number): string => times(n, 'cube', 'cubes')

const TILES_OF = {
  plain: 'plain track or sugar field',
  city: 'city or mill',
} as const

export const commissioner = (n: Commissioner): string => `Commissioner ${n}`
export const commissionerCard = (n: Commissioner) => {
  const { name, funding, color, kinds } = COMMISSIONERS[n]
  return {
    name,
    short: `${colours[color]} ${TILES_OF[kinds[0]]}`,
    note: `One extra ${colours[color]} tile, ${TILES_OF[kinds[0]]}, in a turn of a company you direct; the bank pays you ${money(funding)}.`,
    funding: money(funding),
  }
}

export const benefits: Readonly<Record<Benefit | 'fcShare' | 'none', { short: string; note: string }>> = {
  none: { short: 'no benefit', note: 'The cheapest; it brings nothing more.' },
  wagon: { short: 'a 1-wagon', note: 'An extra 1-wagon for a major you direct, whenever you like.' },
  machine: {
    short: 'a machine',
    note: 'A machine of any generation in play for a minor you direct, whenever you like.',
  },
  fcShare: { short: 'an FC share', note: 'A share of the FC at once.' },
  mail: {
    short: 'mail contract',
    note: 'For a major you direct: $10, 20, 30 or 40 by tile colour at the start of its turn, if it has a train.',
  },
  discount: { short: '$80 off a train', note: 'One n-train from the bank for a minor you direct costs $80 less.' },
}

export const concession = (n: Concession): string => `Concession ${n}`
export const concessionCard = (n: Concession) => {
  const { name, cost, benefit } = CONCESSIONS[n]
  return { name, cost: money(cost), ...benefits[benefit ?? 'none'] }
}
