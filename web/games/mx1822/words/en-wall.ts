import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import type { Private } from '../../../../shared/games/mx1822/privates.ts'
import type { RunBreach } from '../../../../shared/games/mx1822/runs.ts'
import type { Step } from '../../../../shared/games/mx1822/turn.ts'
import { company, item, money, privates, times, train } from './en-names.ts'

export const steps: Readonly<Record<Step, string>> = {
  housekeeping: 'Home',
  privates: 'Privates',
  track: 'Track',
  token: 'Token',
  run: 'Run',
  dividend: 'Dividend',
  trains: 'Trains',
  minor: 'Minor',
  stock: 'Shares',
}

/** "FCM lays track" */
export const doing: Readonly<Record<Step, (id: Company) => string>> = {
  housekeeping: (id) => `${company(id)} begins`,
  privates: (id) => `${company(id)}: privates`,
  track: (id) => `${company(id)} lays track`,
  token: (id) => `${company(id)} places a token`,
  run: (id) => `${company(id)} runs`,
  dividend: (id) => `${company(id)} pays`,
  trains: (id) => `${company(id)} buys trains`,
  minor: (id) => `${company(id)} acquires`,
  stock: (id) => `${company(id)}: own shares`,
}

/** Why routes changed by hand are no run. */
export const breach: Readonly<Record<RunBreach, string>> = {
  train: 'There is no such train.',
  route: 'There is no such track.',
  least: 'A route needs two stations at least.',
  token: 'Every route needs a token of the company.',
  'track twice': 'A train uses no track twice.',
  'stop twice': 'A train visits no station twice.',
  end: 'The train cannot end there.',
  through: 'A route cannot pass through that station.',
  full: 'A route cannot pass through a city full of others.',
  reach: 'That is too far for the train.',
  must: 'The train has to stop everywhere on its way.',
  extras: 'There is nothing to carry that far.',
  car: 'A Pullman cannot be attached to that train.',
  'shared track': 'Two trains share track.',
  claims: 'There are not that many Pullmans, destinations or tokens for local trains.',
}

export const round = {
  stock: (number: number) => `Stock round ${number}`,
  operating: (set: number, now: number, of: number) => `Operating round ${set}.${now} of ${of}`,
  phase: (phase: string) => `phase ${phase}`,
  ending: 'the game ends soon',
  over: 'The game is over',
  acts: (name: string) => `${name} acts`,
  short: (when: string, phase: string, cash: number | undefined) =>
    [
      when.replace(/Operating round (\S+) of \d/, 'OR $1'),
      `phase ${phase}`,
      ...(cash === undefined ? [] : [money(cash)]),
    ].join(' · '),
  auction: 'NdeM tokens for sale',
}

export const question = {
  stock: 'Your turn: sell, then buy, convert or bid',
  mustSell: 'You hold too many certificates: sell first',
  double: 'Count your cash double for the player order? (European Imports)',
  housekeeping: 'Buy an L-train at the start?',
  privates: 'Take over a private?',
  track: 'Lay track or place a cube',
  trackNdem: 'Build for the NdeM: only where it costs nothing',
  token: 'Place a token for $100?',
  run: 'Run the trains',
  dividend: 'What becomes of the earnings?',
  trains: 'Buy a train?',
  forced: 'A train must be bought',
  raise: (missing: number) => `${money(missing)} are missing for the train: sell shares`,
  minor: 'Acquire a minor?',
  stockStep: 'Issue or redeem shares?',
  discard: (id: Company) => `${company(id)} has too many trains: which one goes to the pool?`,
  scrap: (id: Company) => `${company(id)} may keep only one special train: which one leaves the game?`,
  auction: 'Put up a token of the NdeM?',
  offerToken: (place: string) => `Put up the token in ${place}?`,
  raiseToken: (place: string) => `Bid for the token in ${place}?`,
  takeToken: (place: string) => `Which company takes the token in ${place}?`,
}

export const waiting = {
  turn: (names: string, what: string) => `${names}: ${what}`,
  stock: 'sells, buys or bids',
  double: 'decides about the player order',
  consent: 'is asked',
  discard: 'discards a train',
  scrap: 'gives up a special train',
  auction: 'bids for tokens of the NdeM',
  over: 'The game is over',
  closing: 'The stock round ends',
}

/** The main button. */
export function command(offer: Offer, amount: number): string {
  switch (offer.type) {
    case 'sell':
      return `Sell ${offer.shares} of ${company(offer.company)}`
    case 'repay':
      return `Repay ${money(amount)}`
    case 'buy':
      return `Buy ${company(offer.company)}`
    case 'convert':
      return `Convert ${offer.company} at ${offer.price}`
    case 'form':
      return `Form ${offer.company} at ${offer.price}`
    case 'bid':
      return `Bid ${amount} and done`
    case 'bidUpTo':
      return `Bid up to ${amount}`
    case 'double':
      return offer.yes ? 'Count double' : 'Do not'
    case 'acquirePrivate':
      return `Take ${offer.private}`
    case 'closePrivate':
      return `Close ${offer.private}`
    case 'layTile':
      return `Lay ${offer.tile}`
    case 'placeCube':
      return 'Place a cube'
    case 'upgradeMexicoCity':
      return 'Upgrade Mexico City'
    case 'layPort':
      return 'Lay the port'
    case 'placeToken':
      return 'Place the token'
    case 'run':
      return 'Run'
    case 'dividend':
      return dividend[offer.pay]
    case 'buyTrain':
      return offer.upgrade ? `Flip L to 2 for ${money(amount)}` : `Buy ${train(offer.train)} for ${money(amount)}`
    case 'discard':
      return `Give up ${train(offer.train)}`
    case 'acquireMinor':
      return `Acquire ${offer.minor}`
    case 'issue':
      return `Issue ${offer.shares}`
    case 'redeem':
      return `Redeem ${offer.shares}`
    case 'offerToken':
      return `Put up for ${money(amount)}`
    case 'raise':
      return `Bid ${money(amount)}`
    case 'takeToken':
      return `For ${offer.company}`
    case 'answer':
      return offer.yes ? 'Agree' : 'Refuse'
    case 'withdraw':
      return 'Withdraw the question'
    case 'pass':
      return 'Pass'
    case 'passUntil':
      return passUntil[offer.until]
    case 'cancel':
      return offer.item ? `No longer bid on ${item(offer.item)}` : 'No longer pass'
  }
}

export const dividend: Readonly<Record<ActionOf<'dividend'>['pay'], string>> = {
  full: 'Pay all',
  half: 'Pay half',
  none: 'Withhold',
}

export const passUntil: Readonly<Record<ActionOf<'passUntil'>['until'], string>> = {
  action: 'until somebody acts',
  outbid: 'until I am outbid',
  end: 'to the end of the round',
}

/** What leaving this step is called. */
export const skip: Readonly<Record<Step, string>> = {
  housekeeping: 'No train',
  privates: 'No more',
  track: 'Done building',
  token: 'No token',
  run: 'Pass',
  dividend: 'Pass',
  trains: 'No train',
  minor: 'No minor',
  stock: 'End the turn',
}

export const wall = {
  pass: 'Pass',
  noBid: 'Pass this lot',
  choose: {
    stock: 'Choose a box or a share',
    map: 'Choose a hex',
    any: 'Choose first',
    nothing: 'Only passing is left',
    searching: 'Searching…',
  },
  addBid: 'Add a bid',
  bidOn: (name: string) => `Bid on ${name}`,
  bidNumber: (now: number, of: number) => `bid ${now} of up to ${of}`,
  sendBids: (n: number) => `Send ${times(n, 'bid', 'bids')}`,
  over: (by: number, name: string) => `${by} over ${name}`,
  opening: 'opening bid',
  free: (cash: number, bound: number, left: number) => `${money(cash)} − ${money(bound)} bid = ${money(left)} free`,
  floats: (price: number) => `floats at ${price}`,
  allYouHave: 'all you have',
  shares: 'Shares',
  standing: 'Standing orders',
  standingNote: 'Only you see them.',
  bidUpTo: (amount: number) => `Bid for me up to ${amount}`,
  passFor: 'Pass for me',
  ordersNow: {
    pass: (until: ActionOf<'passUntil'>['until']) => `passing ${passUntil[until]}`,
    bid: (what: string, limit: number) => `bidding on ${what} up to ${limit}`,
    ended: (why: string) => `ended: ${why}`,
  },
  stopOrder: 'Stop',
  cost: (amount: number) => (amount === 0 ? 'free' : money(amount)),
  asks: (name: string) => `${name} must agree`,
  gain: (by: number) => `run ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  run: (from: number, to: number) => (from === to ? `best run stays ${to}` : `best run ${from} → ${to}`),
  reaches: (places: readonly string[]) => `reaches ${places.join(', ')}`,
  from: { treasury: 'from the treasury', pool: 'from the pool', bank: 'bank', company: (id: string) => `from ${id}` },
  buyShare: (price: number) => `buy for ${money(price)}`,
  sellShares: (n: number, sum: number) => `sell ${n} for ${money(sum)}`,
  startAt: (price: number, pay: number) => `start at ${price}, pay ${money(pay)}`,
  cube: 'Builder cube',
  cubeFrom: (hex: string) => `cube from ${hex}`,
  cubeOf: { P9: 'cube with P9', charter: 'cube of the charter' } as const,
  mexicoCity: (cost: number) => `upgrade, ${money(cost)}`,
  port: 'Port',
  withPrivate: (ids: readonly Private[]) => `with ${ids.map((id) => privates[id].short).join(' and ')}`,
  ordinaryLay: 'ordinary lay',
  laid: (from: string, to: string) => (from ? `${from} → ${to}` : `lay ${to}`),
  tapHex: 'Tap a marked hex. The rest of the map can be dragged and zoomed.',
  tapCity: 'Tap a marked city.',
  tapBox: 'Tap a box to bid up to a limit.',
  alsoHere: 'Also possible here',
  flip: 'turn the card',
  opens: (phase: string) => `opens phase ${phase}`,
  scraps: (id: string) => `scraps all ${train(id)}s`,
  helps: (amount: number) => `you add ${money(amount)}`,
  borrows: (amount: number, debt: number) => `you borrow ${money(amount)} and owe ${money(debt)}`,
  discards: (id: Company) => `${company(id)} must discard`,
  privatisation: 'the NdeM is privatised',
  repay: 'Repay the loan',
  allOfIt: 'all of it',
  fromBox: 'from its box',
  pay: 'Paid with',
  tokenLabel: 'Its token',
  purse: (cash: number, free: number) => (cash === free ? money(cash) : `${money(cash)}, ${money(free)} free`),
  shareCount: (n: number) => (n === 0 ? 'cash only' : times(n, 'share', 'shares')),
  token: { place: 'token stays in place', available: 'token becomes available', none: 'no token' } as const,
  cashTo: (amount: number) => (amount >= 0 ? `pays ${money(amount)}` : `receives ${money(-amount)}`),
  mail: (amount: number) => `and ${money(amount)} for the mail, to the treasury`,
  runNote: 'The best run is worked out. Tap a route in the list to change it by hand.',
  adjust: 'Tap a stop to run on to it, or an end to leave it out.',
  allBest: 'back to the best run',
  trainFrom: { bank: 'new', pool: 'from the pool' } as const,
  price: 'Price',
  map: 'Map',
  boxes: 'Bid boxes',
}

/** What somebody is asked to agree to. */
export const consent = {
  title: 'Do you agree?',
  acquirePrivate: (by: string, id: Private, to: string) => `${by} wants ${id} ${privates[id].short} for ${to}.`,
  layTile: (by: string, hex: string, tile: string) => `${by} wants to lay ${tile} in ${hex}, which is kept for you.`,
  buyTrain: (by: string, what: string, from: string, price: number) =>
    `${by} offers ${money(price)} for a ${train(what)} of ${from}.`,
  acquireMinor: (by: string, minor: string, major: string, terms: string) =>
    `${by} wants to acquire ${minor} for ${major}: ${terms}.`,
  asked: (name: string) => `${name} is asked to agree`,
}
