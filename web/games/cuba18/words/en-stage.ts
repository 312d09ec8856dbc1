import type { Wagon } from '../../../../shared/games/cuba18/trains.ts'
import { company, cubes, list, money, place, times, wagon } from './en-names.ts'

interface HexFacts {
  readonly hex: string
  readonly color: string
  readonly kind: string
  readonly value: number
  readonly tokens: readonly string[]
  readonly slots: number
}

const KINDS: Readonly<Record<string, string>> = {
  plain: 'track',
  city: 'city',
  mill: 'mill city',
  field: 'sugar field',
  habana: 'La Habana',
  red: 'red place',
  darkGreen: 'dark green place',
}

/** What lies on the sea: sheets, cards, depot, map. */
export const stage = {
  views: { title: 'Views', map: 'Map', companies: 'Sheets', tiles: 'Tiles' },
  corner: 'Beside the map',
  tabs: { map: 'Map', market: 'Market', companies: 'Companies', players: 'Players', log: 'Log', boxes: 'Cards' },
  figures: { cash: 'cash', worth: 'worth', certificates: 'certs' },
  first: 'first',
  cards: 'cards',
  order: 'Playing order',
  bank: 'bank',
  holds: 'also owns',
  harbor: 'harbor',
  field: (hex: string) => `field ${hex}`,
  tilesNote: 'Most pieces show a tile on each side: laying one takes the other away too.',
  machineNote: (gain: number) => `Adds ${gain} to the income if a train runs.`,
  warehouse: (n: number) => `${cubes(n)} in the warehouse`,
  marks: {
    offering: ['I', 'initial offering'],
    treasury: ['T', 'treasury'],
    pool: ['P', 'pool'],
  } as const,
  under: { director: (name: string) => `director ${name}`, unfloated: 'not floated yet' },
  stations: { placed: '✓', home: 'home', third: '≤ 30 %', fourth: '0 %', float: 'float' },
  placed: (have: number, of: number) => `${have} of ${of}`,
  cubesIn: (n: number) => (n > 0 ? cubes(n) : ''),
  depot: {
    till: (train: string) => `till ${train}`,
    ages: (train: string) => `3 from ${train}`,
    stays: 'stays',
    scraps: (train: string) => `scrap at ${train}`,
    sides: (first: string, other: string, price: string) =>
      `${first} · ${other.endsWith('+') ? '+' : other}\u00a0${price}`,
    from: (phase: number) => `from phase ${phase}`,
    narrow: 'narrow',
    wagons: 'wagons',
    machines: 'machines',
    machinesLeft: (n: number) => `${n} left`,
    pool: 'pool',
    face: 'at face value',
  },
  ran: (trains: number, sum: number) => `${times(trains, 'train', 'trains')}, ${sum}`,
  route: {
    note: {
      delivers: (id: Wagon, n: number, sum: number) => `${wagon(id)} delivers ${cubes(n)}: ${sum}`,
      beyond: 'the harbor lies beyond the range and counts 0',
      rented: (cities: readonly string[]) => `rents ${list(cities)}`,
      doubled: 'everything counts double',
    },
  },
  rental: {
    title: 'FC rentals',
    brings: (revenue: number) => String(revenue),
    fee: (n: number, fee: number, gain: number) =>
      n === 0 ? 'no rental' : `+${gain} by ${times(n, 'rental', 'rentals')}, treasury −${money(fee)}`,
  },
  take: (minor: string, city: string) => `Take from ${minor} in ${city}, at most`,
  milled: (machines: number, income: number, n: number) =>
    `${machines > 0 ? `Machines add ${machines}: income ${income}. ` : ''}${
      n === 0
        ? `An income of ${income} fills no warehouse (from 30).`
        : `Income ${income} puts ${cubes(n)} into the warehouse, paid or kept.`
    }`,
  central: {
    pays: 'if its turn came now',
    share: (amount: number) => `${money(amount)} a share`,
    sum: ({ cities, rentals, cubes: sugar }: { cities: number; rentals: number; cubes: number }) =>
      [
        `cities ${cities}`,
        ...(rentals > 0 ? [`rentals ${rentals}`] : []),
        ...(sugar > 0 ? [`cubes ${sugar}`] : []),
      ].join(' + '),
    price: (from: number, to: number, steps: number) =>
      from === to ? `price stays ${to}` : `price then ${to}${steps > 1 ? ', two places: all ten shares are held' : ''}`,
    train: 'its train',
    counts: (n: number) => times(n, 'city', 'cities'),
    cities: (all: readonly { name: string; value: number; counts: boolean }[]) =>
      all.length === 0
        ? 'no city counts yet'
        : all.map(({ name, value, counts }) => (counts ? `${name} ${value}` : `(${name} ${value})`)).join(', '),
  },
  unfounded: {
    title: 'not founded',
    par: 'price',
    pars: (least: number, most: number) => `${least}–${most}`,
    home: 'home',
    anyCity: 'any free city',
    how: (least: number, most: number) =>
      `Its director’s certificate of 20 % costs twice the price, ${money(least)} to ${money(most)}. It floats when five of its ten shares are sold.`,
    from: (phase: number) => `From phase ${phase} on.`,
  },
  cardsOf: {
    commissioners: 'Commissioners',
    commissionersNote: 'each lays one extra tile, once',
    concessions: 'Concessions',
    concessionsNote: 'worth $210 when a minor is founded, which then brings the benefit',
    opens: (name: string) => `${name} opens`,
    noBid: 'no bid yet',
    passed: 'passed',
  },
  hex: ({ hex, color, kind, value, tokens, slots }: HexFacts) => {
    const name = place(hex)
    const what = [
      color === 'blank' || color === 'fixed' ? '' : color,
      KINDS[kind] ?? kind,
      value > 0 ? String(value) : '',
    ]
    return [
      name === hex ? hex : `${hex} ${name}`,
      what.filter(Boolean).join(' '),
      ...(tokens.length > 0 ? [list(tokens)] : []),
      ...(tokens.length > 0 && slots === 0 ? ['full'] : []),
    ].join(', ')
  },
  hexCan: {
    layTile: 'tile possible',
    placeStation: 'station possible',
    home: 'home possible',
    foundMinor: 'mill possible',
  },
  shares: (id: Parameters<typeof company>[0]) => `shares of ${company(id)}`,
}
