import type { Facts } from '../../../../shared/engine/game.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { money } from './en-names.ts'

type Refusal = (facts: Facts) => string

const text = (facts: Facts, key: string): string => String(facts[key] ?? '')
const sum = (facts: Facts, key: string): string => money(Number(facts[key] ?? 0))
const place = (facts: Facts): string => {
  const hex = text(facts, 'hex')
  return GROUND.map[hex]?.name ?? hex
}
const has = (facts: Facts, key: string): boolean => facts[key] !== undefined

/** Each by the number of the rule that refuses, see docs/rules/mx1822.md. */
const setupRules: Record<string, Refusal> = {
  '2.1.2': () => 'This game is for three to five players; two only with the option for it (§2.1.2).',
}

const companyRules: Record<string, Refusal> = {
  '4.1.4': (f) => `A minor cannot acquire ${text(f, 'private')}; only majors can (§4.1.4).`,
  '4.1.5': (f) => `${text(f, 'private')} can be acquired from phase ${text(f, 'phase')} on (§4.1.5).`,
}

const stockRules: Record<string, Refusal> = {
  '5.1.2': (f) =>
    has(f, 'seat') ? 'It is another player’s turn (§5.1.2).' : 'This can only be done in a stock round (§5.1.2).',
  '5.1.3': () => 'A turn goes in order: sell, repay, then one purchase, conversion or up to three bids (§5.1.3).',
  '5.4.1': () => 'With a loan nobody buys, converts, forms a company or bids (§5.4.1).',
  '5.4.2': (f) => `You can repay at most ${sum(f, 'most')} (§5.4.2).`,
  '5.5.1': (f) => {
    if (has(f, 'held')) return `You hold ${text(f, 'held')} of ${text(f, 'company')} (§5.5.1).`
    return has(f, 'most')
      ? `You can sell at most ${text(f, 'most')} of ${text(f, 'company')}: the pool holds 50 %, and a director’s certificate needs somebody to take it (§5.5.1).`
      : `${text(f, 'company')} has not completed a turn yet, so its shares cannot be sold (§5.5.1).`
  },
  '5.5.3': (f) => `Shares of ${text(f, 'company')} were sold in this turn already; they go in one sale (§5.5.3).`,
  '5.5.8': () => 'You own more certificates than the limit: sell first, as many as it takes (§5.5.8).',
  '5.6.1': (f) =>
    has(f, 'price')
      ? `It costs ${sum(f, 'price')} and you have ${sum(f, 'cash')} that is not bound by bids (§5.6.1).`
      : `There is no share of ${text(f, 'company')} in the ${text(f, 'from')} (§5.6.1).`,
  '5.6.2': (f) => `${text(f, 'company')} has no director’s certificate sold yet (§5.6.2).`,
  '5.6.5': (f) => `You sold ${text(f, 'company')} in this stock round, so you cannot buy it (§5.6.5).`,
  '5.6.6': (f) => `Whoever holds six shares of ${text(f, 'company')} cannot buy another (§5.6.6).`,
  '5.6.7': () => 'You are at the certificate limit; your highest bids count too (§5.6.7).',
  '5.7.1': () => 'Concessions are converted in phases 2 to 4 (§5.7.1).',
  '5.7.2': (f) => `You do not hold the concession of ${text(f, 'company')} (§5.7.2).`,
  '5.7.3': (f) => `The conversion costs ${sum(f, 'price')} and you have ${sum(f, 'cash')} free (§5.7.3).`,
  '5.8.1': (f) =>
    has(f, 'company')
      ? `${text(f, 'company')} has been formed already (§5.8.1).`
      : 'Majors are formed directly from phase 5 on (§5.8.1).',
  '5.10.1': () => 'Only what lies in a bid box can be bid for (§5.10.1).',
  '5.10.3': () => 'You have no bidding cube left for another item (§5.10.3).',
  '5.10.4': () => 'Your own bid is the highest; it is raised only when outbid (§5.10.4).',
  '5.10.5': (f) => `At most three bids a turn; you have ${text(f, 'left')} left (§5.10.5).`,
  '5.10.6': (f) => `Bids are multiples of 5, here at least ${text(f, 'lowest')} (§5.10.6).`,
  '5.10.7': (f) =>
    has(f, 'lowest')
      ? `The bid must be at least ${text(f, 'lowest')} (§5.10.7).`
      : `All your highest bids together may not exceed your cash; ${sum(f, 'cash')} are free (§5.10.7).`,
  '5.10.8': () => 'At the certificate limit nobody bids; each highest bid counts as a certificate (§5.10.8).',
  '5.11.5': () => 'Whoever raises money with shares sells down to the certificate limit (§5.11.5).',
  '5.12.8': () => 'Nothing about the player order is to be decided now (§5.12.8).',
}

const buildingRules: Record<string, Refusal> = {
  '6.2.2': (f) => `It is not the turn of ${text(f, 'company')} (§6.2.2).`,
  '6.3.1': () => 'That belongs to another step of the turn (§6.3.1).',
  '6.3.2': (f) => {
    if (has(f, 'question')) return 'That question is not open any more (§6.3.2).'
    return has(f, 'denied')
      ? 'The answer to that was no; the same is not asked twice in a turn (§6.3.2).'
      : 'Something else has to be decided first: a question, a train to give up or an auction (§6.3.2).'
  },
  '6.6.3': () => 'At the start a minor may buy one L-train for $60, if it has the money (§6.6.3).',
  '6.7.1': (f) => `${text(f, 'private')} belongs to no player who could give it up (§6.7.1).`,
  '6.8.2': () => 'The company has no such build action left in this turn (§6.8.2).',
  '6.8.4': (f) => `That tile cannot follow what lies in ${place(f)} (§6.8.4).`,
  '6.8.5': (f) => `Tile ${text(f, 'tile')} is not of the kind that ${place(f)} needs (§6.8.5).`,
  '6.8.9': (f) => `No route of the company leads to that track in ${place(f)} (§6.8.9).`,
  '6.8.10': () => 'All old track must stay, and none may lead off the map or over a border (§6.8.10).',
  '6.8.14': (f) => `A builder cube cannot lie in ${place(f)}: there is no terrain left to pay for (§6.8.14).`,
  '6.8.15': (f) => `No route leads to ${place(f)}, or more cubes would be of no use there (§6.8.15).`,
  '6.8.16': () => 'The pool of cubes is empty: take one from another hex (§6.8.16).',
  '6.8.19': (f) => `The terrain costs ${sum(f, 'cost')}, which the treasury cannot pay (§6.8.19).`,
  '6.8.21': (f) => `No tile ${text(f, 'tile')} is left (§6.8.21).`,
  '6.8.24': () => 'The six-way city tile comes first while there is one (§6.8.24).',
  '6.9.1': (f) => `Upgrading Mexico City costs ${sum(f, 'cost')} (§6.9.1).`,
  '6.9.2': (f) => `${place(f)} is kept for a station of Mexico City: the tile must join it (§6.9.2).`,
  '6.10.1': () => 'The company has not reached its destination (§6.10.1).',
  '6.11.5': () => 'The company has no available token, or has placed one in this turn (§6.11.5).',
  '6.11.6': (f) =>
    has(f, 'hex')
      ? `In ${place(f)} the company has a token already, or no free slot is on its routes (§6.11.6).`
      : 'A company has only one token in a city (§6.11.6).',
  '6.11.11': (f) => `A token costs ${sum(f, 'cost')} (§6.11.11).`,
}

const runningRules: Record<string, Refusal> = {
  '6.4.1': () => 'There is no such track on the board (§6.4.1).',
  '6.4.2': () => 'A train visits no hex with a station twice (§6.4.2).',
  '6.4.4': (f) =>
    has(f, 'full')
      ? 'No route leads through a city filled with tokens of others; it may end there (§6.4.4).'
      : 'A train uses no track twice (§6.4.4).',
  '6.4.5': () => 'A route cannot pass through that station; it may end there (§6.4.5).',
  '6.5.4': () => 'That train cannot count so many stations, or has to count two at least (§6.5.4).',
  '6.5.6': () => 'A Pullman cannot be attached to that train (§6.5.6).',
  '6.5.10': () => 'An E-train begins and ends at tokens of its company (§6.5.10).',
  '6.12.1': () => 'The trains must run, and each stops everywhere on its way (§6.12.1).',
  '6.12.2': () => 'Trains do not share track, and each train runs once (§6.12.2).',
  '6.12.3': () => 'There are not that many Pullmans, destinations or tokens for local trains (§6.12.3).',
  '6.12.4': () => 'Every route needs a token of the company (§6.12.4).',
  '6.12.7': (f) => `These routes bring ${text(f, 'run')}, but ${text(f, 'most')} are possible (§6.12.7).`,
  '6.13.1': () => 'What becomes of the earnings must be decided (§6.13.1).',
  '6.13.10': () => 'A minor has no choice: half to its director, half to its treasury (§6.13.10).',
}

const trainRules: Record<string, Refusal> = {
  '6.5.12': () => 'A company has only one E-train (§6.5.12).',
  '6.14.1': () => 'Trains of other companies are for sale from phase 3 on (§6.14.1).',
  '6.14.2': (f) => {
    if (has(f, 'most')) return `The price is between $1 and ${sum(f, 'most')} (§6.14.2).`
    return has(f, 'train') ? 'That company has no such train to sell (§6.14.2).' : 'That company cannot sell (§6.14.2).'
  },
  '6.14.3': (f) => {
    if (has(f, 'price')) return `The bank sells at face value: ${sum(f, 'price')} (§6.14.3).`
    return has(f, 'cash')
      ? `The treasury holds only ${sum(f, 'cash')} (§6.14.3).`
      : `No ${text(f, 'train')}-train is for sale now (§6.14.3).`
  },
  '6.14.4': () => 'An L becomes a 2 for $80 in phases 1 and 2 only (§6.14.4).',
  '6.14.7': () => 'The company is at its train limit (§6.14.7).',
  '6.14.8': () => 'That train cannot be given up (§6.14.8).',
  '6.15.1': () => 'A company without a train must buy one (§6.15.1).',
  '6.15.3': () => 'With help only the cheapest train of bank and pool may be bought (§6.15.3).',
  '6.16.1': (f) => {
    if (has(f, 'first')) return `The director has to sell shares first: ${sum(f, 'missing')} is missing (§6.16.1).`
    if (has(f, 'raised')) return 'Shares were sold for a train of the bank, so that one has to be bought (§6.16.1).'
    return has(f, 'most')
      ? `At most ${text(f, 'most')} of ${text(f, 'company')} can be sold for the train (§6.16.1).`
      : `As many shares are sold as it takes and no more: ${sum(f, 'missing')} is missing (§6.16.1).`
  },
}

const mergerRules: Record<string, Refusal> = {
  '6.17.1': (f) => {
    if (has(f, 'phase')) return 'Minors are acquired from phase 2 on, out of a box from phase 5 on (§6.17.1).'
    return has(f, 'minor')
      ? `No route leads to ${text(f, 'minor')}, or it runs for the first time in this round (§6.17.1).`
      : 'Only a major that has run before may acquire (§6.17.1).'
  },
  '6.18.1': (f) => `${text(f, 'minor')} belongs to nobody who could sell it (§6.18.1).`,
  '6.18.2': (f) =>
    has(f, 'shares')
      ? 'The treasury does not hold that many shares (§6.18.2).'
      : `The cash part of ${sum(f, 'cash')} cannot be paid (§6.18.2).`,
  '6.18.4': () => 'With these shares the player would exceed the certificate limit (§6.18.4).',
  '6.18.5': () => 'An exchange token takes the minor’s place or becomes available (§6.18.5).',
  '6.18.6': () => 'With an own token in that city the new one can only become available (§6.18.6).',
  '6.18.7': () => 'The company has no exchange token left (§6.18.7).',
  '6.19.1': (f) => `${text(f, 'minor')} does not lie in a bid box (§6.19.1).`,
  '6.19.2': (f) => `A minor out of a box costs ${sum(f, 'cost')} (§6.19.2).`,
  '6.20.1': (f) => {
    if (has(f, 'traded')) return 'Shares are issued or redeemed once in a turn (§6.20.1).'
    return has(f, 'most')
      ? `At most ${text(f, 'most')} shares can be issued (§6.20.1).`
      : 'Only a major issues shares (§6.20.1).'
  },
  '6.20.2': () => 'No shares are issued in a company’s first turn (§6.20.2).',
  '6.20.3': (f) => `At most ${text(f, 'most')} shares can be redeemed (§6.20.3).`,
}

const ndemRules: Record<string, Refusal> = {
  '6.21.4': () => 'The NdeM builds only where it costs nothing, and never in Mexico City (§6.21.4).',
  '6.22.2': () => 'No such token is for sale now (§6.22.2).',
  '6.22.3': () =>
    'That needs a floated major of yours with the cash, an exchange token and no token in the hex (§6.22.3).',
  '6.22.4': (f) =>
    has(f, 'least')
      ? `Bids are in tens, here at least ${sum(f, 'least')} (§6.22.4).`
      : 'When all others have passed, the winner names the company that takes the token (§6.22.4).',
}

const privateRules: Record<string, Refusal> = {
  '11.10': (f) =>
    has(f, 'missing')
      ? `The pool lacks ${text(f, 'missing')} cubes: name as many hexes they come from (§11.10).`
      : 'Not that many cubes lie there (§11.10).',
  '11.16': () => 'Only the promissory notes of the company at work can be closed (§11.16).',
  '11.17': (f) =>
    has(f, 'hex') ? 'A port lies on a water spike without one (§11.17).' : 'That private brings no port (§11.17).',
  '12.3': () => 'There is no such standing order (§12.3).',
}

export const refusals: Readonly<Record<string, Refusal>> = {
  ...setupRules,
  ...companyRules,
  ...stockRules,
  ...buildingRules,
  ...runningRules,
  ...trainRules,
  ...mergerRules,
  ...ndemRules,
  ...privateRules,
}
