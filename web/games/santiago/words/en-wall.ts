import type { Action } from '../../../../shared/games/santiago/action.ts'
import type { Building, Colour, Cuban, Demanded, Flag } from '../../../../shared/games/santiago/data.ts'
import type { Phase } from '../../../../shared/games/santiago/state.ts'
import { amount, buildings, colours, cubans, list, nameOf, theBuilding, thing, type Thing } from './en-names.ts'

type Place = Cuban | 'port'
type Done<T extends Action['type']> = Extract<Action, { type: T }>
type Used<B extends Building> = Extract<Done<'use'>, { building: B }>

const place = (to: Place): string => (to === 'port' ? 'the port' : cubans[to])

const used: { [B in Building]: (use: Used<B>) => string } = {
  bank: () => 'Use the Bank',
  church: () => 'Use the Church',
  distillery: (use) => `Make ${amount('rum', use.amount)}`,
  cigarFactory: (use) => `Make ${amount('cigar', use.amount)}`,
  blackMarket: (use) => `Swap ${thing(use.give, 1)} for ${thing(use.take, 1)}`,
  sawmill: () => 'Saw 1 wood',
  cafe: (use) => `Sell ${list(use.goods.map((good) => `1 ${thing(good, 1)}`))}`,
  customs: (use) => `Turn ${thing(use.good)} to 0`,
  casino: (use) =>
    use.into === 'points' ? `Buy ${amount('point', use.points)}` : `Sell ${amount('point', use.points)}`,
  harbormaster: (use) => (use.by === 1 ? 'Move the flag up' : 'Move the flag down'),
  office: (use) => `Deliver 1 ${thing(use.good, 1)}`,
  newspaper: (use) => (use.cuban ? `Turn ${cubans[use.cuban]} down` : 'Take the peso'),
}

/** What the main button says; with a question mark it is the question. */
export const command: { [T in Action['type']]: (action: Done<T>, to: Place) => string } = {
  demand: (action) => `Leave out ${thing(action.aside)}`,
  drive: (_, to) => `Drive to ${place(to)}`,
  take: (action) => `Take 1 ${thing(action.good, 1)}`,
  seize: (action) => `Seize ${theBuilding(action.building)}`,
  reuse: (action) => `Use your ${buildings[action.building]}`,
  give: (action) => `Give 1 ${thing(action.item, 1)}`,
  visit: (action) => `Go to ${theBuilding(action.building)}`,
  use: (action) => (used[action.building] as (use: Done<'use'>) => string)(action),
  deliver: (action) =>
    `Deliver ${amount(action.good, action.amount)}${action.good === action.as ? '' : ` as ${thing(action.as)}`}`,
  pass: () => 'Pass',
}
export const asked = (what: string): string => `${what}?`

const inside: Record<Building, string> = {
  bank: 'Use the Bank?',
  church: 'Use the Church?',
  distillery: 'How much sugar becomes rum?',
  cigarFactory: 'How much tobacco becomes cigars?',
  blackMarket: 'What do you swap?',
  sawmill: 'Saw 1 wood?',
  cafe: 'What do you sell at the Café?',
  customs: 'Which die goes to 0?',
  casino: 'Buy points or sell points?',
  harbormaster: 'Where does the flag go?',
  office: 'Which good do you deliver?',
  newspaper: 'Turn a Cuban down?',
}

/** Asked while nothing is chosen. */
export const prompt = {
  demand: (ship: number) => `What does ship ${ship} not want?`,
  drive: () => 'Where do you drive?',
  pablo: () => 'Which good does Pablo give you?',
  alonso: () => 'Seize a building, or use one of yours?',
  gifts: (to: string) => `What do you give ${to}?`,
  visit: (colour: Colour | undefined) => (colour ? `Which ${colours[colour]} building?` : 'Which building?'),
  building: (building: Building) => inside[building],
  deliver: () => 'What do you deliver?',
}

export const waiting: { [A in Phase['at']]: (names: readonly string[], to: string) => string } = {
  demand: (names) => `${list(names)} chooses what the new ship wants`,
  drive: (names) => `${list(names)} drives the car`,
  cuban: (names, to) => `${list(names)} is with ${to}`,
  gifts: (names, to) => `${list(names)} ${names.length === 1 ? 'chooses' : 'choose'} a gift for ${to}`,
  visit: (names) => `${list(names)} chooses a building`,
  building: (names, to) => `${list(names)} decides at ${to}`,
  deliver: (names) => `${list(names)} delivers or passes`,
  over: () => 'The game is over',
}

export const pass = {
  pablo: 'Take nothing',
  alonso: 'Neither',
  building: 'Leave it',
  deliver: 'Pass',
}

export const chip = {
  stops: (n: number) => `Drive ${n} ${n === 1 ? 'stop' : 'stops'}`,
  cost: (kind: Thing, n: number) => `−${n} {${kind}} ${thing(kind, n)}`,
  gain: (kind: Thing, n: number, from?: Building | Cuban) =>
    `+${n} {${kind}} ${from ? `from ${nameOf(from)}` : thing(kind, n)}`,
  nothing: (from: Building | Cuban) => `${nameOf(from)} has nothing left`,
  passes: (flag: Flag) => `passes the port: flag {arrow} ${flag}`,
  leaves: (ship: number) => `ship ${ship} leaves`,
  ends: 'ends the game',
  inactive: 'turned down: no gift, no building',
  deliver: 'everybody may deliver',
  noRound: 'no ship to load yet',
  choose: 'one good of your choice',
  robs: 'all others give you 1',
  property: 'seize or use a building',
  afterwards: (colour: Colour) => `then a ${colours[colour]} building`,
  stays: 'your piece stays',
  wants: (good: Demanded, n: number) => `wants ${n} {${good}}`,
  supply: (n: number) => `${n} in the supply`,
  markers: (n: number) => `${n} of your markers left`,
  visits: '+1 {point} when others end their turn there',
  owner: (name: string) => `+1 {point} for ${name}`,
  off: (cuban: Cuban) => `${cubans[cuban]} is off until the car has passed`,
  die: (good: Demanded, from: number, to: number) => `{${good}} die ${from} {arrow} ${to}`,
  flag: (from: Flag, to: Flag) => `flag ${from} {arrow} ${to}`,
}

export const steps = {
  drive: 'Drive',
  cuban: 'Cuban',
  gifts: 'Gifts',
  deliver: 'Deliver',
  stay: 'Your building',
  building: (colour: Colour) => `A ${colours[colour]} building`,
  anyBuilding: 'A building',
}

export const stop = (to: Place, stops: number, cost: number, more: readonly string[]): string =>
  [
    to === 'port' ? 'Port' : cubans[to],
    `${stops} ${stops === 1 ? 'stop' : 'stops'}`,
    cost === 0 ? 'free' : amount('peso', cost),
    ...more,
  ].join(', ')
export const stopNotes = { passes: 'passes the port', leaves: 'the ship leaves', inactive: 'turned down' }

export const wall = {
  decline: { drive: 'Without the gift', visit: 'Without using it' },
  chooseFirst: {
    demand: 'Choose a die',
    drive: 'Choose a stop',
    cuban: 'Choose',
    gifts: 'Choose a gift',
    visit: 'Choose a building',
    building: 'Choose',
    deliver: 'Choose a good',
  },
  laps: (stops: number, cost: number) => `${stops} stops, −${cost} {peso}`,
  lapsGroup: 'How far',
  aside: 'Die to leave out',
  asideOf: (good: Demanded, n: number) => `Leave out ${thing(good)}, rolled ${n}`,
  mustWant: 'A ship must want something.',
  goods: 'Goods',
  goodWith: (kind: Thing, n: number) => amount(kind, n),
  inSupply: (kind: Thing, n: number) => `${thing(kind)}, ${n} in the supply`,
  own: 'Buildings you own',
  seizeHint: 'Tap a building without an owner to seize it.',
  gift: 'What you give',
  given: 'Your gift is chosen.',
  houses: 'Buildings',
  give: 'You give',
  take: 'You take',
  instead: 'Instead of',
  insteadOf: (good: Demanded, n: number) => `for ${thing(good)}, ${n} wanted`,
  perGood: (n: number) => `${n} {point} each`,
  buy: '3 {peso} {arrow} 1 {point}',
  sell: '1 {point} {arrow} 3 {peso}',
  direction: 'Direction',
  flagTo: (flag: Flag) => `{arrow} ${flag}`,
  flagOff: 'ship leaves',
  pickCuban: 'Or tap a Cuban to turn down as well.',
  onlyPeso: 'Only the {peso}',
  close: 'Close',
  free: 'nobody owns it',
  ownedBy: (name: string) => `belongs to ${name}`,
  flower: (colour: Colour) => `${colours[colour]} flower`,
  noFlower: 'transparent flower',
  off: 'turned down now',
  behind: (n: number) => `${n} ${n === 1 ? 'good' : 'goods'} behind your shutters`,
  inOpen: (n: number) => `${n} ${n === 1 ? 'good' : 'goods'}`,
  becomes: (kind: Thing, from: number, to: number) => `${thing(kind)} ${from}, would be ${to}`,
  onlooker: 'You are watching.',
  sending: 'Sending…',
}

export const seat = {
  you: 'You',
  off: 'not in the city yet',
  at: (building: Building) => `at ${theBuilding(building)}`,
  hidden: 'goods, pesos and points are behind the shutters',
  markers: (left: number, of: number) => `${left} of ${of} property markers left`,
}

export const turnNote = { ship: (ship: number, of: number) => `Ship ${ship} of ${of}`, over: 'Finished' }
