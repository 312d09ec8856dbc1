import { money, times, train } from './en-names.ts'

/** What stands on the sea: boxes, sheets, depot, map. */
export const stage = {
  minors: 'Minors',
  concessions: 'Concessions',
  privates: 'Privates',
  box: (n: number) => `box ${n}`,
  boxTitle: (n: number, id: string) => `box ${n} · ${id}`,
  to: (place: string) => `to ${place}`,
  lot: 'with M18',
  figures: {
    cash: 'cash',
    bid: 'bid',
    free: 'free',
    cubes: 'cubes',
    certificates: 'certs',
    worth: 'worth',
    loan: 'loan',
  },
  first: 'first',
  empty: 'Nothing left',
  noBid: 'no bid',
  pile: (n: number) => (n === 0 ? 'no more to come' : `${n} more to come`),
  ran: (trains: number, sum: number) => `${times(trains, 'train', 'trains')}, ${sum}`,
  seeking: (revenue: number | undefined) => (revenue ? `${revenue} so far` : 'Best run'),
  ghost: { full: 'pay', half: 'half', none: 'keep' },
  dividend: {
    full: (share: number, _kept: number) => `Pay ${share} a share`,
    half: (share: number, _kept: number) => `Half: ${share}`,
    none: (_share: number, kept: number) => `Keep ${kept}`,
    apart: (share: number, kept: number) => `${share} + keep ${kept}`,
    separate: (ways: number) => `Pay the special train apart: ${ways} more ways`,
    together: 'All trains together',
  },
  forecast: {
    title: 'If the round ended now',
    pays: (name: string, amount: number) => `${name} pays ${amount}`,
    floats: (price: number, capital: number) => `Floats at *${price}*, capital *${money(capital)}*`,
    unsold: (id: string | undefined) => (id ? `No bid: NdeM takes a ${train(id)}` : 'No bid'),
    place: (n: number) => `operates ${ordinal(n)}`,
    seats: (names: readonly string[]) => `Player order then: ${names.join(', ')}`,
    leaves: (place: string) => `*Leaves the game.* ${place} becomes an NdeM station`,
    leavesOnly: '*Leaves the game.*',
    ndem: (trains: readonly string[], place: string | undefined) =>
      [
        trains.length > 0 ? `NdeM takes ${list(counts(trains))}` : 'NdeM takes no train',
        ...(place ? [`a station in ${place} and adds a share to the pool`] : []),
      ].join(', '),
    phase: (phase: string) => `Phase ${phase} begins`,
    nothing: 'Nobody has bid yet.',
  },
  depot: {
    till: (phase: string) => `till ${phase}`,
    rusts: (train: string) => `scrapped by ${train}`,
    forever: 'for good',
    price: (price: number) => money(price),
    both: (a: string, b: string) => `${a}/${b}`,
  },
  stations: { placed: '✓', free: '$100', exchange: 'minor', destination: 'goal' },
  under: { director: (name: string) => `director ${name}`, state: 'state railway', unfloated: 'not floated yet' },
  tokens: (available: number, exchange: number) => `${available} + ${exchange}`,
  tabs: {
    map: 'Map',
    market: 'Market',
    companies: 'Companies',
    players: 'Players',
    log: 'Log',
    boxes: 'Boxes',
  },
  side: { players: 'Players', companies: 'Companies', tiles: 'Tiles' },
  pool: (trains: readonly string[]) => `Pool: ${trains.join(', ')}`,
  bank: (cash: number) => `Bank ${money(cash)}`,
  cubes: (n: number) => times(n, 'builder cube', 'builder cubes'),
  owns: 'owns',
  noLog: 'Nothing has happened yet.',
  hex: (id: string, name: string | undefined, what: string) => `${id}${name ? ` ${name}` : ''}, ${what}`,
  spoken: {
    terrain: (cost: number) => `terrain ${money(cost)}`,
    reserved: (id: string) => `kept for ${id}`,
  },
  port: (hex: string) => `port ${hex}`,
  runOn: 'run on to here',
  runShort: 'leave out',
  hexCan: {
    tile: 'tile possible',
    cube: 'cube possible',
    token: 'token possible',
    minor: 'acquire',
    port: 'port possible',
  },
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const endings = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (n: number): string => `${n}${ENDINGS[endings.select(n)]}`

/** "two 2-trains" */
const counts = (trains: readonly string[]): string[] =>
  [...new Set(trains)].map((train) => {
    const n = trains.filter((it) => it === train).length
    return n === 1 ? `one ${train}` : `${n} ${train}s`
  })

const list = (all: readonly string[]): string => all.join(' and ')
