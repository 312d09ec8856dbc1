import type { Action } from '../../../../shared/games/cuba/action.ts'
import type { Character, Merchandise, Piece, Product, Resource, Space } from '../../../../shared/games/cuba/data.ts'
import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Field } from '../../../../shared/games/cuba/data/plantations.ts'
import type { Dock, Ship } from '../../../../shared/games/cuba/data/ships.ts'
import type { Section } from '../../../../shared/games/cuba/data/statutes.ts'
import type { Phase } from '../../../../shared/games/cuba/state.ts'
import {
  amount,
  buildings,
  characters,
  dock,
  list,
  sections,
  shipIcons,
  shipWords,
  spaces,
  theCharacter,
  thing,
  votes,
  type Thing,
} from './en-names.ts'

type Done<T extends Action['type']> = Extract<Action, { type: T }>
type Used<B extends Building> = Extract<Done<'use'>, { building: B }>

const counted = (pieces: readonly Piece[]): string =>
  list([...new Set(pieces)].map((piece) => amount(piece, pieces.filter((it) => it === piece).length)))
const cargo = (load: Partial<Record<Merchandise, number>>): string =>
  list(Object.entries(load).flatMap(([kind, n]) => (n ? [amount(kind as Merchandise, n)] : [])))

const used: { [B in Building]: (use: Used<B>) => string } = {
  cementFactory: (use) => `Turn ${amount('stone', use.amount)} into points`,
  sawMill: (use) => `Turn ${amount('wood', use.amount)} into points`,
  golfCourse: (use) => `Turn ${amount('water', use.amount)} into points`,
  monastery: (use) => `Turn ${counted(use.give)} into points`,
  rumCafe: (use) => `Turn ${amount('rum', use.amount)} into points`,
  cigarCafe: (use) => `Turn ${amount('cigar', use.amount)} into points`,
  smallBranchOffice: (use) => `Load 1 ${thing(use.kind, 1)} at ${dock(use.dock)}`,
  largeBranchOffice: (use) => `Load ${amount(use.kind, use.amount)} at ${dock(use.dock)}`,
  hotel: () => 'Use the Hotel',
  inn: () => 'Use the Inn',
  generalStore: (use) => `Sell 1 ${thing(use.give, 1)}`,
  productHouse: (use) => `Sell 1 ${thing(use.give, 1)}`,
  resourceHouse: (use) => `Sell ${counted(use.give)}`,
  smallBank: () => 'Use the Small bank',
  largeBank: () => 'Use the Large bank',
  cigarFactory: (use) => `Make ${amount('cigar', use.amount)}`,
  distillery: (use) => `Make ${amount('rum', use.amount)}`,
  blackMarket: (use) => `Swap ${thing(use.give, 1)} for ${thing(use.take, 1)}`,
  church: (use) => `Veto the ${sections[use.bill].toLowerCase()} bill`,
  townHall: () => 'Use the Town hall',
  dam: () => 'Use the Dam',
  lighthouse: (use) => `Put the ship for ${shipWords(use.ship)} at sea`,
  warehouse: () => 'Store the products',
}

const laws = (tax: boolean, duty: readonly Piece[]): string =>
  tax && duty.length > 0
    ? 'Pay tax and duty'
    : tax
      ? 'Pay the tax only'
      : duty.length > 0
        ? 'Pay the duty only'
        : 'Pay nothing'

/** What the main button says; with a question mark it is the question. */
const commands: { [T in Action['type']]: (action: Done<T>, price: number) => string } = {
  choose: (action) => `Begin with ${counted([...action.resources, ...action.products])}`,
  lay: (action) => `Lay ${theCharacter(action.card)} face down`,
  play: (action) => `Play ${theCharacter(action.card)}`,
  work: (action) =>
    action.harvest.length === 0 ? `Work on ${action.to}` : `Work on ${action.to}, harvest ${list(action.harvest)}`,
  buy: (action, price) => `Buy 1 ${thing(action.kind, 1)} for ${amount('peso', price)}`,
  sell: (action, price) => `Sell 1 ${thing(action.kind, 1)} for ${amount('peso', price)}`,
  take: (action) => `Take 1 ${thing(action.piece, 1)} free`,
  build: (action) => `Build the ${buildings[action.building]} on ${action.field}`,
  use: (action) => (used[action.building] as (use: Done<'use'>) => string)(action),
  load: (action) => `Load ${cargo(action.cargo)} at ${dock(action.dock)}`,
  done: () => 'Done',
  bid: (action) => (action.pesos === 0 ? 'Buy no votes' : `Buy ${votes(action.pesos)}`),
  enact: (action) => `Pass ${list(action.bills.map((bill) => sections[bill].toLowerCase()))}`,
  obey: (action) => laws(action.tax, action.duty),
}

/** Names of the targets on the board: sentences. */
export const command = {
  ...commands,
  start: (piece: Piece) => `Begin with 1 ${thing(piece, 1)}`,
  harvest: (piece: Product, field: Field, price: 'free' | 'water') =>
    `Harvest ${thing(piece)} on ${field}, ${price === 'free' ? 'free' : 'costs 1 water'}`,
  send: (field: Field) => `Send the worker to ${field}`,
  space: (space: Space) => `Instead of trading: ${spaces[space]}`,
  tile: (building: Building) => `Build the ${buildings[building]}`,
  site: (field: Field, building: Building | undefined) =>
    building ? `Build the ${buildings[building]} on ${field}` : `Build on ${field}`,
  open: (building: Building) => `Use the ${buildings[building]}`,
  give: (piece: Piece) => `Give 1 ${thing(piece, 1)}`,
  ship: (at: Dock) => `Load all that fits at ${dock(at)}`,
  piece: (kind: Merchandise, at: Dock) => `Load 1 ${thing(kind, 1)} at ${dock(at)}`,
  bill: (section: Section) => `Pass the ${sections[section].toLowerCase()} bill`,
}
/** The same in short, for the button under the question. */
export const button: { [T in Action['type']]: (action: Done<T>, price: number) => string } = {
  ...commands,
  choose: () => 'Begin with these',
  lay: () => 'Lay it face down',
  work: (action) => `Work on ${action.to}`,
  buy: (_, price) => `Buy for ${price}`,
  sell: (_, price) => `Sell for ${price}`,
  take: () => 'Take it',
  build: () => 'Build here',
  use: (action) => (action.building === 'lighthouse' ? 'Exchange the ships' : commands.use(action, 0)),
  load: (action) => `Load at ${dock(action.dock)}`,
  enact: () => 'Pass these two',
}
export const asked = (what: string): string => `${what}?`

const how: Record<Building, string> = {
  cementFactory: 'How much stone?',
  sawMill: 'How much wood?',
  golfCourse: 'How much water?',
  monastery: 'Which products?',
  rumCafe: 'How much rum?',
  cigarCafe: 'How many cigars?',
  smallBranchOffice: 'Which piece, on which ship?',
  largeBranchOffice: 'Which kind, on which ship?',
  hotel: 'Use the Hotel?',
  inn: 'Use the Inn?',
  generalStore: 'Rum or a cigar?',
  productHouse: 'Which product?',
  resourceHouse: 'Which resources?',
  smallBank: 'Use the Small bank?',
  largeBank: 'Use the Large bank?',
  cigarFactory: 'How much tobacco becomes cigars?',
  distillery: 'How much sugar cane becomes rum?',
  blackMarket: 'What do you swap?',
  church: 'Which bill do you veto?',
  townHall: 'Use the Town hall?',
  dam: 'Use the Dam?',
  lighthouse: 'Which ship comes next?',
  warehouse: 'Store the products?',
}

/** Asked while nothing is chosen. */
export const prompt = {
  choose: 'Which 2 resources and 2 products?',
  lay: 'Which card votes for you this round?',
  play: (n: number) => `Which card? ${n} of 4`,
  worker: 'Where does the worker go?',
  tradeswoman: (traded: boolean) => (traded ? 'What else do you trade?' : 'What do you trade?'),
  architect: (building: Building | undefined, field: Field | undefined) =>
    building
      ? `Where does the ${buildings[building]} go?`
      : field
        ? `What do you build on ${field}?`
        : 'What do you build?',
  foreman: (used: boolean) => (used ? 'Which building next?' : 'Which building do you use?'),
  use: (building: Building) => `${buildings[building]}: ${how[building]}`,
  mayor: 'Which ship do you load?',
  bid: (second: boolean) => (second ? 'A tie: how many more votes?' : 'How many votes do you buy?'),
  enact: (left: number) => (left === 2 ? 'Which two bills pass?' : 'Which other bill passes?'),
  obey: 'Pay tax and duty?',
  over: 'The game is over',
}

const decide = (names: readonly string[], one: string, many: string): string =>
  `${list(names)} ${names.length === 1 ? one : many}`

export const waiting: { [A in Phase['at']]: (names: readonly string[]) => string } = {
  choose: (names) => `${list(names)} chooses resources and products`,
  lay: (names) => decide(names, 'still lays a card face down', 'still lay a card face down'),
  play: (names) => `${list(names)} plays a card`,
  worker: (names) => `${list(names)} sends the worker`,
  tradeswoman: (names) => `${list(names)} trades`,
  architect: (names) => `${list(names)} builds`,
  foreman: (names) => `${list(names)} uses buildings`,
  mayor: (names) => `${list(names)} loads a ship`,
  bid: (names) => decide(names, 'still bids', 'still bid'),
  enact: (names) => `${list(names)} passes two bills`,
  obey: (names) => decide(names, 'still decides about tax and duty', 'still decide about tax and duty'),
  over: () => 'The game is over',
}

/** The second button, where a phase can be ended. */
export const finish = {
  tradeswoman: (traded: boolean) => (traded ? 'Done trading' : 'Trade nothing'),
  foreman: (used: boolean) => (used ? 'Done' : 'Use nothing'),
  architect: 'Build nothing',
  mayor: 'Load nothing',
}

export const chip = {
  cost: (kind: Thing, n: number) => `−${n} {${kind}}`,
  gain: (kind: Thing, n: number) => `+${n} {${kind}}`,
  paid: (n: number) => `${n} ${n === 1 ? 'field' : 'fields'} for {water}`,
  stays: 'the worker stays',
  idle: 'nothing to do, the turn ends at once',
  tax: (now: number, bill: number | undefined) =>
    `tax: ${now} {peso}${bill === undefined || bill === now ? '' : `, ${bill} if the bill passes`}`,
  next: (what: 'buy' | 'sell', prices: readonly number[]) =>
    `then ${what === 'buy' ? 'costs' : 'brings'} ${prices.join(', ')}`,
  act: 'Building Act: 2 {peso} more',
  lost: (land: string) => `the ${land} is lost`,
  cross: (n: number) => (n === 0 ? 'no other in the row and column' : `then ${n} more in the row and column`),
  single: 'this one alone',
  fills: 'the ship is full',
  leaves: 'it leaves at once (Harbor Act)',
  stores: (what: string) => `safe: ${what}`,
  voting: (n: number) => `+${votes(n)} this round`,
  veto: (title: string) => `${title} leaves the game`,
  starter: (name: string, you: boolean) =>
    you ? 'you would start the next round' : `${name} would start the next round`,
  votes: (card: Character) => `${characters[card]} then votes: ${votes(VOTE[card])}`,
  replaces: (title: string) => `replaces ${title}`,
  both: '1 extra for both',
  faceDown: 'nobody sees it before parliament',
}
const VOTE: Record<Character, number> = { worker: 1, tradeswoman: 2, architect: 3, foreman: 4, mayor: 5 }

export const steps = {
  worker: ['Worker', 'Fields'],
  architect: ['Building', 'Field'],
  foreman: ['Building', 'Use'],
  mayor: ['Ship', 'Cargo'],
  parliament: ['Votes', 'Two bills', 'Tax and duty'],
}

type Cost = Readonly<Partial<Record<Resource, number>>>
const priced = (cost: Cost): string =>
  Object.entries(cost)
    .map(([piece, n]) => `${n} {${piece}}`)
    .join(', ')

export const wall = {
  chooseFirst: {
    choose: 'Choose the pieces',
    lay: 'Choose a card',
    play: 'Choose a card',
    worker: 'Choose a field',
    tradeswoman: 'Choose a trade',
    architect: 'Choose a building',
    foreman: 'Choose a building',
    mayor: 'Choose a ship',
    bid: 'Choose a bid',
    enact: 'Choose two bills',
    obey: 'Choose',
  },
  chooseHow: 'Choose how',
  oneMore: 'One more.',
  hand: 'Your cards',
  resources: 'Resources',
  products: 'Products',
  fields: 'Product fields',
  elsewhere: 'Another field',
  harvest: (piece: Product, price: 'free' | 'water') => `{${piece}} ${price === 'free' ? 'free' : '1 {water}'}`,
  fieldsHint: (free: number) =>
    `${free === 1 ? 'One product field is' : `${free} product fields are`} free, each further one costs 1 water.`,
  tapPrice: (traded: boolean) =>
    traded ? 'Tap a price at the market.' : 'Tap a price at the market, or take one piece free.',
  instead: 'Instead of trading',
  tapTile: (building: Building | undefined, field: Field | undefined) =>
    building
      ? 'Tap one of your fields.'
      : field
        ? 'Tap a building you can pay for.'
        : 'Tap a building you can pay for, or first a field.',
  tapHouse: (used: boolean) =>
    used ? 'Tap another one in the row and column.' : 'All in the row and column of your worker, or one anywhere.',
  tapDock: 'Tap a ship to load all that fits, or one of its spaces.',
  amount: 'How many',
  give: 'You give',
  take: 'You take',
  bills: 'Bills',
  tapShip: 'Tap a ship in the harbour.',
  cargo: 'Cargo',
  bid: 'Your bid',
  none: 'Nothing',
  all: (n: number) => `All ${n}`,
  yourVotes: (n: number) => `*${votes(n)}* in all.`,
  taxLeft: (tax: string, left: number) => `Left: ${left} {peso}; ${tax}.`,
  sealing: 'A bid is final, sealed until all are in, and paid even if you lose.',
  bidSealed: (n: number) =>
    n === 0 ? 'You buy no votes. Sealed until all are in.' : `You bid ${amount('peso', n)}. Sealed until all are in.`,
  laid: (card: Character) => `Your ${characters[card].toLowerCase()} lies face down for parliament.`,
  obeyed: (tax: boolean, duty: readonly Piece[]) => `${laws(tax, duty)}: the others are still deciding.`,
  tax: 'Tax',
  taxOf: (n: number) => `Pay the tax of ${amount('peso', n)}`,
  duty: 'Duty',
  payTax: (n: number) => `Tax −${n} {peso}`,
  withoutDuty: 'No duty',
  taxFree: 'The tax costs you nothing.',
  noTax: 'You have not enough pesos for the tax.',
  noDuty: 'You have nothing to give as duty.',
  close: 'Close',
  becomes: (kind: Thing, from: number, to: number) => `${thing(kind)} ${from}, would be ${to}`,
  stored: (kind: Thing, all: number, store: number) => `${amount(kind, all)}, ${store} of it stored`,
  onlooker: 'You are watching.',
  left: (n: number) => (n === 0 ? 'none left' : `${n} left`),
  builtBy: (names: readonly string[]) => `built by ${list(names)}`,
  inForce: 'in force',
  bill: 'a bill',
  passed: 'not passed',
  seenBy: (name: string) => `used by ${name}`,
  freeSpace: 'free',
  atSea: 'at sea',
  inPile: 'in the pile',
  atDock: (at: Dock) => `${dock(at)}, ${amount('point', at)} each`,
  shipTitle: 'A ship',
  carries: (ship: Ship) => `Room for five pieces: ${shipIcons(ship)}, that is ${shipWords(ship)}.`,
  price: (cost: Cost) => priced(cost),
  costs: (cost: Cost) => `Costs ${priced(cost)}.`,
  market: 'The market',
  round: 'A round',
}

export const bills = {
  title: 'What each bill would bring or cost now',
  range: (least: number, most: number) => (least === most ? `+${most}` : `+${least}–${most}`),
  pays: (pesos: number) => (pesos === 0 ? '0' : `−${-pesos}`),
  words: (name: string, it: { points: number; most: number; pesos: number; feasible: boolean }) =>
    it.feasible
      ? `${name}: ${it.pesos === 0 ? '' : `pays ${amount('peso', -it.pesos)}, `}gets ${amount('point', it.most)}`
      : `${name}: not possible`,
}

export const seat = {
  you: 'You',
  cards: (n: number, of: number) => `${n} of ${of} cards`,
  starts: 'starts',
  votes: (n: number) => votes(n),
  faceDown: '1 face down',
}

export const turnNote = { round: (round: number, of: number) => `Round ${round} of ${of}`, over: 'Finished' }
