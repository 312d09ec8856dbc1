import type { Facts } from '../../../../shared/engine/game.ts'

/** A number or a name the rule gave along; nothing where it gave none. */
const fact = (facts: Facts, key: string): string => (facts[key] === undefined ? '' : String(facts[key]))
const dollars = (facts: Facts, key: string): string => (facts[key] === undefined ? '' : ` ($${fact(facts, key)})`)

type Refusal = (facts: Facts) => string
/** A sentence that needs no facts. */
const said =
  (text: string): Refusal =>
  () =>
    text

const preparation: Readonly<Record<string, Refusal>> = {
  'IV.1a': said('Only the owner of the commissioner who directs the company can use him (§IV.1a).'),
  'IV.1b': said('One commissioner in a company’s turn; both books mean the turn, not the round (§IV.1b).'),
  'IV.1c': said('The commissioner lays tiles of his own colour and kind only, never a Y city or La Habana (§IV.1c).'),
  'IV.2c': said('This benefit is not yours, or has been used (§IV.2c).'),
  'IV.2d': said(
    'A benefit goes to a company you direct: so the English book; the German one’s “any company” would need rules for presents (§IV.2d).',
  ),
  'IV.2e': said('Benefits are given when you have the move, not between run and payment (§IV.2e).'),
  'IV.2g': said(
    'The $80 are for one n-train from the bank, of any kind: so the English book; the German 2n alone would be of no use from phase 4 on (§IV.2g).',
  ),
  'IV.4b': said('The FEC opens in phase 4 (§IV.4b).'),
}

const stock: Readonly<Record<string, Refusal>> = {
  'VI.2a': said('Shares are bought and sold in stock rounds only (§VI.2a).'),
  'VI.3a': (facts) =>
    `You may hold ${fact(facts, 'limit')} certificates, no more; shares of the FC count, which only the English book says (§VI.3a).`,
  'VI.3b': said('You are over the certificate limit: sell down first, and enough in each lot to get there (§VI.3b).'),
  'VI.4a': (facts) => `You do not own so many shares of ${fact(facts, 'company')} (§VI.4a).`,
  'VI.4b': (facts) =>
    `${fact(facts, 'company')} has not operated yet, so nobody may sell it: the English book says so, the German one is silent (§VI.4b).`,
  'VI.4c': (facts) => `You have sold ${fact(facts, 'company')} in this turn; it goes in one lot (§VI.4c).`,
  'VI.4d': (facts) => `The pool takes no more than 50 % of ${fact(facts, 'company')} (§VI.4d).`,
  'VI.4e': (facts) =>
    `The director’s certificate of ${fact(facts, 'company')} cannot be sold; somebody with two shares would have to take it over, 40 % of a minor: §VI.9 in both books, against the German §VI.4 (§VI.4e).`,
  'VI.5a': (facts) => `No share of ${fact(facts, 'company')} is for sale there (§VI.5a).`,
  'VI.5b': (facts) =>
    `The treasury shares of ${fact(facts, 'company')} come out only when the minor issues them (§VI.5b).`,
  'VI.5c': (facts) => `You cannot pay for it${dollars(facts, 'price')} (§VI.5c).`,
  'VI.5d': (facts) => `You have sold ${fact(facts, 'company')} in this round and cannot buy it back (§VI.5d).`,
  'VI.5e': (facts) => `You hold as much of ${fact(facts, 'company')} as one player may (§VI.5e).`,
  'VI.6a': said('The commissioners are not under the hammer now (§VI.6a).'),
  'VI.6b': said('Who opens a card must bid; 0 is enough (§VI.6b).'),
  'VI.6c': said('A bid is a multiple of 5 and higher than the last (§VI.6c).'),
  'VI.6d': (facts) => `You have only $${fact(facts, 'cash')} (§VI.6d).`,
  'VI.6f': said(
    'That concession is not on offer now; what nobody chose is gone, at once as in the English book (§VI.6f).',
  ),
  'VI.6g': (facts) => `You cannot pay for it${dollars(facts, 'cost')} (§VI.6g).`,
  'VI.6h': said('Nothing is sold in the first stock round (§VI.6h).'),
  'VI.7a': said('A minor is founded with a concession of your own (§VI.7a).'),
  'VI.7b': (facts) => `${fact(facts, 'company')} has been founded already (§VI.7b).`,
  'VI.7c': (facts) => `You cannot pay the rest of its price${dollars(facts, 'cost')} (§VI.7c).`,
  'VI.7e': said('A mill stands in a city without one, not in a Y city or La Habana (§VI.7e).'),
  'VI.8a': (facts) => `${fact(facts, 'company')} has been founded already (§VI.8a).`,
  'VI.8b': (facts) => `You cannot pay for the director’s certificate${dollars(facts, 'cost')} (§VI.8b).`,
  'VI.8d': (facts) => `${fact(facts, 'company')} is not in this version (§VI.8d).`,
}

const building: Readonly<Record<string, Refusal>> = {
  'VII.3a': said('It is not the step for that (§VII.3a).'),
  'VII.3b': said('Somebody has to answer or to give something up first (§VII.3b).'),
  'VII.4a': said(
    'First comes the home station: in the company’s own city, the FEC’s in any free slot that is not kept for another home (§VII.4a).',
  ),
  'VII.5a': said('One share is issued or redeemed in a turn, before the income (§VII.5a).'),
  'VII.5b': (facts) => `${fact(facts, 'company')} has no share in its treasury (§VII.5b).`,
  'VII.5c': said('Half of the company lies in the pool already, in an emergency too (§VII.5c).'),
  'VII.5e': (facts) =>
    facts.price === undefined
      ? 'No share of the company lies in the pool (§VII.5e).'
      : `The treasury cannot pay for the share${dollars(facts, 'price')} (§VII.5e).`,
  'VII.5f': (facts) =>
    `${fact(facts, 'company')} has no train, so it cannot redeem: §VII.5 in both books, against the German summary (§VII.5f).`,
  'VII.6a': said('The company has laid its tile (§VII.6a).'),
  'VII.6b': said('No tile can be laid there (§VII.6b).'),
  'VII.6c': (facts) => `Phase ${fact(facts, 'phase')} has no ${fact(facts, 'color')} tiles yet (§VII.6c).`,
  'VII.6d': said(
    'The tile is not of the next colour, does not keep all track that lies there, or leads off the map, to a barrier or to the sea (§VII.6d).',
  ),
  'VII.6e': (facts) => `No piece of ${fact(facts, 'tile')} is left; mind its other side (§VII.6e).`,
  'VII.6f': (facts) =>
    `The company’s own hex ${fact(facts, 'hex')} comes first: “only” there in the English book, “may” in the German one (§VII.6f).`,
  'VII.6g': said(
    'A minor lays narrow track, sugar fields it reaches, as the German book says here, and its own mill; on a plain tile its own narrow track must go on (§VII.6g).',
  ),
  'VII.6h': said(
    'A major lays standard track and cities, “narrow” in the German book is a misprint; a mill’s first tile is the minor’s, and a plain tile needs new standard track (§VII.6h).',
  ),
  'VII.6i': said('Majors build on sugar fields from phase 3 on, for $10 (§VII.6i).'),
  'VII.6j': said(
    'No route leads to this tile from a station of the company, any of them: so the English book; the German “home” is too narrow (§VII.6j).',
  ),
  'VII.6k': (facts) => `The treasury cannot pay for the tile and its rentals${dollars(facts, 'cost')} (§VII.6k).`,
  'VII.7a': said('A Y city takes Y tiles, and they lie nowhere else (§VII.7a).'),
  'VII.7c': said('La Habana takes H tiles, the first a green one, and they lie nowhere else (§VII.7c).'),
  'VII.8a': (facts) => `The treasury cannot pay for the station${dollars(facts, 'cost')} (§VII.8a).`,
  'VII.8b': said(
    'No station marker is free: the third comes with 30 % in the treasury, the fourth with none (§VII.8b).',
  ),
  'VII.8c': said('No route of the company leads there (§VII.8c).'),
  'VII.8d': said('Stations stand in cities (§VII.8d).'),
  'VII.8e': said('The company has a station there already (§VII.8e).'),
  'VII.8f': said('No slot is free there, or the last one is kept for a company at home there (§VII.8f).'),
}

const running: Readonly<Record<string, Refusal>> = {
  'VII.2b': said('This is no unbroken route of one gauge, or it uses track twice (§VII.2b).'),
  'VII.2c': said('The route has no station of the company (§VII.2c).'),
  'VII.2d': said('A route needs two locations (§VII.2d).'),
  'VII.2e': said('A route counts no location twice (§VII.2e).'),
  'VII.2f': said('A city full of others’ stations can only be an end (§VII.2f).'),
  'VII.2g': said('A minor’s route has its own mill and sugar fields, no other city (§VII.2g).'),
  'VII.2h': said('Harbors and red places are ends of a route (§VII.2h).'),
  'VII.9a': said('The company does not own that train or wagon, or not so many (§VII.9a).'),
  'VII.9b': said('The route has more locations than the train (§VII.9b).'),
  'VII.10a': said('Trains that can run must run (§VII.10a).'),
  'VII.10b': said('Two trains of a company cannot share track (§VII.10b).'),
  'VII.10e': said(
    'A harbor beyond the range needs a cube delivered to it: so the German book, the English one does not say (§VII.10e).',
  ),
  'VII.10f': said('The wagon cannot take or deliver these cubes (§VII.10f).'),
  'VII.10g': said(
    'There are not so many cubes, or two wagons deliver to one harbor: the German book’s “deliver” is followed, the English “run to” would forbid more (§VII.10g).',
  ),
  'VII.10h': said('A 4D has no wagon (§VII.10h).'),
  'VII.11a': (facts) =>
    `The run must bring the most: ${fact(facts, 'most')}, not ${fact(facts, 'run')}, with the cubes and rentals you chose (§VII.11a).`,
  'VII.11b': said('All of the income is paid or all of it is kept (§VII.11b).'),
}

const trains: Readonly<Record<string, Refusal>> = {
  'VII.12a': said('That is not for sale now, or not at this price (§VII.12a).'),
  'VII.12b': (facts) => `The treasury cannot pay that${dollars(facts, 'price')} (§VII.12b).`,
  'VII.12c': (facts) => `The company may own ${fact(facts, 'limit')} trains (§VII.12c).`,
  'VII.12d': said(
    'Companies deal with each other from phase 3 on, whether it began by a sale or an export: so the German book, the English §VII.12 speaks of the sale only (§VII.12d).',
  ),
  'VII.12e': said(
    'Minors deal with minors, majors with majors, only in what they own, and for $1 at least (§VII.12e).',
  ),
  'VII.12f': (facts) =>
    facts.denied
      ? 'The answer to that was no; the same is not asked twice in a turn (§VII.12f).'
      : 'That question is no longer open (§VII.12f).',
  'VII.12g': said('This n-train cannot be traded in for that one (§VII.12g).'),
  'VII.12h': said('One trade-in in a turn (§VII.12h).'),
  'VII.12i': said('Standard trains and wagons are for majors, n-trains for minors (§VII.12i).'),
  'VII.12j': (facts) => `The company may own ${fact(facts, 'limit')} wagons (§VII.12j).`,
  'VII.12k': said('This money is needed for the train the company must buy (§VII.12k).'),
  'VII.12l': said(
    'That is not what has to be given up; trains are, and wagons too, which only the English book says (§VII.12l).',
  ),
  'VII.12m': said('A company must own a train when the step ends (§VII.12m).'),
  'VII.13a': said('Money is raised only for a train the company must buy and cannot pay (§VII.13a).'),
  'VII.13b': said('The company issues a share first (§VII.13b).'),
  'VII.13c': (facts) =>
    `Your own money counts only up to what is missing${dollars(facts, 'most')}; shares may be issued instead, as many as the English book allows (§VII.13c).`,
  'VII.13d': said(
    'Your shares are sold only when your cash is gone and nothing can be issued: “all possible shares”, English; the German “all” cannot go beyond half in the pool (§VII.13d).',
  ),
  'VII.13e': (facts) =>
    `Not so many shares of ${fact(facts, 'company')}: no more than is missing, no director may change, and the rest must still be raised (§VII.13e).`,
  'VII.13f': said('All that can be raised together would not pay the cheapest train (§VII.13f).'),
  'VII.13g': (facts) => `With raised money the cheapest train is bought${dollars(facts, 'price')} (§VII.13g).`,
  'VII.14a': (facts) => `A minor owns ${fact(facts, 'most')} machines at most, for good (§VII.14a).`,
  'VII.14b': said('No such machine is for sale in this phase (§VII.14b).'),
  'VII.14c': (facts) => `The treasury cannot pay for it${dollars(facts, 'price')} (§VII.14c).`,
  'VII.15a': said('Only majors rent stations of the FC (§VII.15a).'),
  'VII.15b': said(
    'A rental is for a full city with an FC token that the company wants to pass, in one step, for one train (§VII.15b).',
  ),
  'VII.15c': (facts) => `The treasury cannot pay the rentals${dollars(facts, 'fee')} (§VII.15c).`,
}

/** Each by the number of the rule that refuses, see docs/rules/cuba18.md. */
export const refusals: Readonly<Record<string, Refusal>> = {
  ...preparation,
  ...stock,
  ...building,
  ...running,
  ...trains,
}
