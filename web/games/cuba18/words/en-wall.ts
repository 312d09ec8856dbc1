import type { Action } from '../../../../shared/games/cuba18/action.ts'
import type { Company, Traded } from '../../../../shared/games/cuba18/companies.ts'
import type { Benefit, Commissioner, Concession } from '../../../../shared/games/cuba18/data.ts'
import type { Change } from '../../../../shared/games/cuba18/forecast.ts'
import type { Offer } from '../../../../shared/games/cuba18/offer.ts'
import type { Step } from '../../../../shared/games/cuba18/turn.ts'
import type { Train, Wagon } from '../../../../shared/games/cuba18/trains.ts'
import {
  commissioner,
  company,
  concession,
  cubes,
  list,
  machine,
  money,
  place,
  times,
  train,
  trainName,
  wagon,
} from './en-names.ts'

export const steps: Readonly<Record<Step, string>> = {
  home: 'Home',
  track: 'Track',
  station: 'Station',
  run: 'Run',
  income: 'Dividend',
  trains: 'Trains',
  machines: 'Machines',
}

/** "CVC lays track" */
export const doing: Readonly<Record<Step, (id: Company) => string>> = {
  home: (id) => `${id} chooses its home`,
  track: (id) => `${id} lays track`,
  station: (id) => `${id} places a station`,
  run: (id) => `${id} runs`,
  income: (id) => `${id} pays or keeps`,
  trains: (id) => `${id} buys trains`,
  machines: (id) => `${id} buys machines`,
}

export const round = {
  auction: 'Commissioners',
  draft: 'Concessions',
  stock: (number: number) => `Stock round ${number}`,
  operating: (set: number, now: number, of: number) => `Operating round ${set}.${now} of ${of}`,
  phase: (phase: number) => `phase ${phase}`,
  short: (set: number, now: number) => `round ${set}.${now}`,
  ending: { now: 'the last set', next: 'one more set' },
  over: 'The game is over',
  order: 'Minors operate from the lowest price up, majors from the highest down, the FC last',
}

export const question = {
  auction: (card: Commissioner) => `How much for ${commissioner(card)}?`,
  draft: 'Take a concession?',
  firstStock: 'Found or buy something?',
  stock: 'Sell, then buy?',
  buy: 'Buy something?',
  mustSell: 'You hold too many certificates: sell first',
  home: 'Where does the company start?',
  track: 'Lay or upgrade a tile?',
  trackMinor: 'Lay or upgrade narrow track?',
  station: 'Place a station?',
  run: 'Run the trains',
  noRun: 'Nothing can run',
  income: 'What becomes of the income?',
  trains: 'Buy trains or wagons?',
  forced: 'A train must be bought',
  emergency: (missing: number) => `${money(missing)} are missing for the train`,
  machines: 'Buy machines?',
  discard: (id: Company, what: 'train' | 'wagon') => `${id} has too many ${what}s: which one goes to the pool?`,
  consent: 'Do you agree?',
}

/** Rules that are easily missed, where they bite. */
export const note = {
  auction: 'The opener must bid, 0 will do; a pass is final for the card.',
  draft: (pass: number, of: number) =>
    of > 1
      ? `Round ${pass} of ${of}. Unused concessions are lost after the first stock round.`
      : 'Unused concessions are lost after the first stock round.',
  firstStock: 'No selling yet. Concessions not used in this round are lost.',
  fec: 'Minors’ treasury shares are not for sale; they come out only by issue.',
  stock: 'A company sold in this round cannot be bought again in it.',
  trackMinor: 'Sugar fields are free; a plain upgrade must go on with its own narrow track.',
  mill: 'Its first tile is the mill.',
  fieldsLater: 'No standard track on sugar fields before phase 3.',
  fields: 'Standard track on a sugar field costs $10, and the field is lost.',
  oneCommissioner: 'One commissioner in a company’s turn.',
  station: 'Its price depends on how many stand already.',
  run: 'The best run counts; rentals and cubes are yours to choose.',
  noRun: 'A share may still be issued or redeemed before the income is counted.',
  machines: 'Machines add to the income only if a train runs.',
  sides: 'The side is chosen for good. Wagons do not count as trains.',
  narrow: 'One trade-in in a turn, also at the limit of two.',
  machineLimit: 'Three in all; they work only while a train runs.',
}

export const waiting = {
  turn: (names: string, what: string) => `${names}: ${what}`,
  auction: 'bids for a commissioner',
  draft: 'chooses a concession',
  stock: 'sells or buys',
  central: 'the FC operates',
  exported: 'a train is exported',
  consent: 'is asked about a deal',
  discard: (id: Company) => `discards for ${id}`,
  over: 'The game is over',
}

/** The main button. */
export function command(offer: Action | Offer, amount: number): string {
  switch (offer.type) {
    case 'bid':
      return `Bid ${money(amount)}`
    case 'draft':
      return `Take ${concession(offer.concession)}`
    case 'sell':
      return `Sell ${offer.shares} of ${company(offer.company)}`
    case 'buy':
      return `Buy ${company(offer.company)}`
    case 'found':
      return `Found ${offer.company} at ${offer.par}`
    case 'foundMinor':
      return 'company' in offer ? `Found ${offer.company} at ${offer.par}` : 'Found a minor'
    case 'giveWagon':
      return `Give ${offer.company} the 1-wagon`
    case 'giveMail':
      return `Give ${offer.company} the mail`
    case 'giveMachine':
      return `Give ${offer.company} a ${machine(offer.machine)}`
    case 'home':
      return `Start in ${place(offer.hex)}`
    case 'issue':
      return 'Issue a share'
    case 'redeem':
      return 'Redeem a share'
    case 'layTile':
      return `Lay ${offer.tile}`
    case 'placeStation':
      return 'Place the station'
    case 'run':
      return 'Run'
    case 'pay':
      return offer.out ? 'Pay out' : 'Keep'
    case 'buyTrain':
      return 'price' in offer
        ? `Buy ${trainName(offer.train)} for ${money(offer.price)}`
        : `Buy ${trainName(offer.train)}`
    case 'tradeIn':
      return `Trade ${trainName(offer.train)} for ${offer.to}`
    case 'buyWagon':
      return `Buy ${wagon(offer.wagon)}`
    case 'discardTrain':
      return `Give up ${train(offer.train)}`
    case 'discardWagon':
      return `Give up ${wagon(offer.wagon)}`
    case 'contribute':
      return `Add ${money(amount)}`
    case 'buyMachine':
      return `Buy ${machine(offer.machine)}`
    case 'answer':
      return offer.yes ? 'Agree' : 'Refuse'
    case 'withdraw':
      return 'Withdraw the question'
    case 'pass':
      return 'Pass'
  }
}

/** What leaving without doing anything is called. */
export const skip = {
  auction: 'Pass',
  draft: 'None',
  stock: 'Pass',
  sold: 'Buy nothing',
  home: 'Pass',
  track: 'No tile',
  laid: 'Done',
  station: 'No station',
  run: 'Go on',
  income: 'Pass',
  trains: 'Done',
  machines: 'Done',
}

export const wall = {
  machine: (price: number, income: Change, sugar: Change) =>
    income.before === 0
      ? `${money(price)}, nothing without a run`
      : `${money(price)}, last run ${income.before} → ${income.after}${
          sugar.before === sugar.after ? '' : `, ${cubes(sugar.after)} instead of ${sugar.before}`
        }`,
  choose: {
    hex: 'Choose a hex',
    city: 'Choose a city',
    minor: 'Choose a company',
    par: 'Choose a price',
    any: 'Choose first',
  },
  card: (tiles: string, funding: string) => `One extra ${tiles}, brings ${funding}`,
  over: (name: string, amount: number) => `${name} bids ${money(amount)}`,
  mustOpen: 'you open',
  left: (cash: number) => `${money(cash)} would be left`,
  shares: 'Shares',
  minors: 'Minors',
  minor: 'Company',
  par: 'Price',
  minorCost: (pays: number, treasury: number) => `you pay ${money(pays)}, the treasury gets ${money(treasury)}`,
  millIn: (city: string) => `mill in ${city}`,
  millWhere: 'tap a marked city for the mill',
  foundWith: (card: Concession) => `Found a minor with ${card}`,
  foundNote: 'Director’s certificate for twice the price. It floats when half of its shares are sold.',
  found: 'found',
  others: 'others',
  closed: 'Not for sale now',
  why: 'why?',
  sell: (n: number) => `Sell ${n}`,
  buy: (price: number) => `Buy ${money(price)}`,
  from: { offering: 'initial offering', treasury: 'from its treasury', pool: 'from the pool' } as const,
  gifts: 'Benefits',
  deals: 'From other companies',
  treasury: 'Own shares',
  own: { issue: 'Issue', redeem: 'Redeem' } as const,
  ownNote: {
    issue: (price: number) => `+${money(price)}, price falls`,
    redeem: (price: number) => `−${money(price)}`,
  } as const,
  redeemClosed: 'needs a train',
  laid: (city: string, from: string, to: string) => `${city}: ${from ? `${from} → ` : ''}${to}`,
  cost: (amount: number) => (amount === 0 ? 'free' : money(amount)),
  funds: (amount: number) => `pays you ${money(amount)}`,
  gain: (by: number) => `run ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  bestRun: 'best run',
  opens: (hexes: readonly string[]) => `reaches ${list(hexes.map(place))}`,
  opensStops: (n: number) => `opens ${times(n, 'stop', 'stops')}`,
  by: 'Who lays it',
  ordinary: 'The company’s tile',
  stationIn: (city: string, cost: number) => `${city}, ${money(cost)}`,
  runFor: (revenue: number) => `Run for ${revenue}`,
  payEach: (amount: number) => `Pay ${amount} a share`,
  keepAll: (amount: number) => `Keep ${amount}`,
  payShort: 'pay',
  keepShort: 'keep',
  divided: (income: number, shares: number, each: number) => `${income} ÷ ${shares} shares = ${each}`,
  yours: (amount: number) => `you would get ${money(amount)}`,
  upTo: (most: number) => `up to ${money(most)}`,
  ownCompany: 'your own company',
  asks: (name: string) => `ask ${name}`,
  askFor: (name: string, what: string, price: number) => `Ask ${name}: ${what} for ${money(price)}`,
  printed: 'printed price',
  most: 'all it has',
  range: (range: number, plus: boolean, double: boolean) =>
    `${range} places${plus ? ', passes one FC' : ''}${double ? ', doubled' : ''}`,
  less: 'with the concession',
  pool: 'from the pool',
  trade: (from: Train, to: Train) => `${trainName(from)} → ${trainName(to)}`,
  price: 'Price',
  discard: 'To the pool',
}

export const emergency = {
  title: 'Raising the money',
  sum: (price: number, less: number, treasury: number, missing: number) =>
    `The cheapest train costs ${money(price)}${less > 0 ? ` less ${money(less)}` : ''}, the treasury has ${money(treasury)}: ${money(missing)} are missing.`,
  issue: 'Issue a share',
  brings: (amount: number) => `brings ${money(amount)}`,
  own: 'Your own money',
  exactly: (most: number) => `up to ${money(most)}`,
  all: 'all of it',
  order: 'One issue first, then issues and your own money as you like; your shares only when both are at an end.',
}

/** If the stock round ended now. */
export const ifOver = {
  title: 'If the round ended now',
  operates: (order: readonly Company[]) =>
    order.length === 0 ? 'No company would operate' : `Operating in this order: *${order.join(', ')}*, FC`,
}

/** What a move sets off. */
export const effect = {
  phase: (phase: number) => `phase ${phase} begins`,
  scraps: (trains: readonly Train[], wagons: readonly Wagon[]) =>
    `scraps ${list([...trains.map(trainName), ...wagons])}`,
  ages: '4n count three from now on, unsold ones leave',
  slips: (id: Traded) => `${company(id)} takes a slot`,
  rents: (hexes: readonly string[], fee: number) => `rents ${list(hexes.map(place))}: −${money(fee)}`,
  floats: (sold: number, needed: number, treasury: number) =>
    sold < needed
      ? `${sold} of the ${needed} shares sold that float it`
      : `floats with ${money(treasury)} when the round ends`,
  stays: (price: number) => `price stays ${price}`,
  breaks: 'the bank breaks',
  discards: (id: Company) => `${id} must discard`,
}

/** What somebody is asked to agree to. */
export const consent = {
  train: (by: string, buyer: string, what: Train, from: string, price: number) =>
    `${by} offers ${money(price)} out of the treasury of ${buyer} for the ${train(what)} of ${from}.`,
  wagon: (by: string, buyer: string, what: Wagon, from: string) =>
    `${by} wants the ${wagon(what)} of ${from} for ${buyer} at its printed price.`,
  last: (from: string) => `It is the last train of ${from}, which must buy another in its turn.`,
}

export const benefitMark: Readonly<Record<Benefit, string>> = {
  wagon: '1w',
  machine: '+',
  mail: 'mail',
  discount: '−80',
}
