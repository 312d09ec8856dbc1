import type { Character, Space } from '../../../../shared/games/cuba/data.ts'
import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Statute } from '../../../../shared/games/cuba/data/statutes.ts'

/** What each does in full, for the card on the wall and the rules page. *bold*, {icon}. */
export const buildingInfo: Record<Building, string> = {
  cementFactory: 'Turns up to 4 {stone} into 1 {point} each.',
  sawMill: 'Turns up to 4 {wood} into 1 {point} each.',
  golfCourse: 'Turns up to 4 {water} into 1 {point} each.',
  monastery: 'Turns up to 2 products of any kind into 1 {point} each.',
  rumCafe: 'Turns up to 3 {rum} into 2 {point} each.',
  cigarCafe: 'Turns up to 3 {cigar} into 2 {point} each.',
  smallBranchOffice: 'Loads one piece onto a ship in the harbour, for the points of its dock.',
  largeBranchOffice: 'Loads any number of one kind onto one ship in the harbour, for the points of its dock.',
  hotel: 'Brings 2 {point}.',
  inn: 'Brings 1 {point}.',
  generalStore: 'Sells 1 {rum} or 1 {cigar} for 6 {peso}.',
  productHouse: 'Sells one product for 4 {peso}.',
  resourceHouse: 'Sells up to 2 resources for 2 {peso} each.',
  smallBank: 'Brings 2 {peso}.',
  largeBank: 'Brings 4 {peso}.',
  cigarFactory: 'Turns any number of {tobacco} into as many {cigar}.',
  distillery: 'Turns any number of {sugar} into as many {rum}.',
  blackMarket: 'Swaps one product for one {rum} or {cigar}, or the other way round.',
  church:
    'Removes one of this round’s bills from the game at once. Next round you may not veto a bill of the same kind.',
  townHall: 'Gives you 2 more votes in this round’s parliament.',
  dam: 'Brings 2 {water}.',
  lighthouse: 'Exchanges the ship at sea for any ship of the pile, which is then shuffled.',
  warehouse: 'Stores the products of your lot, so that they do not perish at the end of the round.',
}

export const characterInfo: Record<Character, string> = {
  worker:
    'Move your worker to any field or leave it. Its row and column are activated: every resource field gives 1, two product fields give 1 each. Every {water} you pay opens one more product field.',
  tradeswoman:
    'Buy and sell at the market as often as you like. Or take one resource of any kind, or one of the cheapest product, free; each of these once a round for the whole table.',
  architect:
    'Pay resources and build one building on any of your fields but the warehouse. The first to build nothing gets 2 {point}, the second 1 {point}.',
  foreman:
    'Use all your buildings in the row and column of your worker, in any order, or one building anywhere. Your warehouse counts as a building.',
  mayor:
    'Load one ship with as much as fits: 1, 2 or 3 {point} for each piece, by its dock. The first to load nothing gets 4 {peso}, the second 2 {peso}.',
}

export const statuteInfo: Record<Statute, string> = {
  tax1: 'Whoever pays 1 {peso} gets 2 {point}.',
  tax2: 'Whoever pays 2 {peso} gets 2 {point}.',
  tax3: 'Whoever pays 3 {peso} gets 2 {point}.',
  tax4: 'Whoever pays 4 {peso} gets 2 {point}.',
  tax5: 'Whoever pays 5 {peso} gets 2 {point}.',
  taxBuildings: 'Whoever pays 1 {peso} for each own building gets 2 {point}. Without a building it costs nothing.',
  dutyCitrus: 'Whoever gives 1 {citrus} gets 2 {point}, and 1 more if the tax is paid too.',
  dutySugar: 'Whoever gives 1 {sugar} gets 2 {point}, and 1 more if the tax is paid too.',
  dutyTobacco: 'Whoever gives 1 {tobacco} gets 2 {point}, and 1 more if the tax is paid too.',
  dutyWater: 'Whoever gives 1 {water} gets 2 {point}, and 1 more if the tax is paid too.',
  dutyResources: 'Whoever gives any 2 resources gets 2 {point}, and 1 more if the tax is paid too.',
  subsidyBuildings: '1 {point} for each of your buildings. The printed warehouse does not count.',
  subsidyResourceFields: '1 {point} for each resource field you have not built over.',
  subsidyProductFields: '1 {point} for each product field you have not built over.',
  subsidyWater: '1 {point} for each {water} you have, 7 at most.',
  subsidyVotes: '1 {point} for each vote of your card in parliament; bought votes and the Town hall do not count.',
  subsidyPesos: '1 {point} for every 3 {peso} you have, 7 at most.',
  marketMinus: 'Every round up to 2 of each product leave the market, cheapest first.',
  marketPlus: 'Every round up to 2 of each product are added to the market.',
  drought: 'From the next round on the worker uses only 1 product field; water still opens more.',
  building: 'From the next round on every building costs 2 {peso} more.',
  harbor: 'From the next round on a ship leaves as soon as it is full, and the ships behind it come up.',
  corruption: 'From the next round on no votes can be bought: the card and the Town hall decide.',
}

export const spaceInfo: Record<Space, string> = {
  resource: 'Once a round: with the tradeswoman, instead of trading, one resource of any kind.',
  product: 'Once a round: with the tradeswoman, instead of trading, one of the cheapest product.',
  twoPoints: 'For the first this round whose architect builds nothing.',
  onePoint: 'For the second this round whose architect builds nothing.',
  fourPesos: 'For the first this round whose mayor loads nothing.',
  twoPesos: 'For the second this round whose mayor loads nothing.',
}

export const marketInfo =
  'The next piece costs the lowest price that still has a piece, 7 {peso} when none is left. A sale brings the highest free price, and 1 {peso} for a product or 3 {peso} for rum and cigars when the row is full.'

export const roundInfo =
  'Six rounds. In each: four bills are turned up, everybody plays four cards, the fifth card votes, two bills are passed, the acts in force take effect, products in the lot perish.'
