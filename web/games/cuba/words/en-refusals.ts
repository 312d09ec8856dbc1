import type { Facts } from '../../../../shared/engine/game.ts'
import { buildings, characters, sections, thing, things } from './en-names.ts'

const isKey = <K extends string>(record: Record<K, unknown>, key: unknown): key is K =>
  typeof key === 'string' && key in record
const named = (facts: Facts, key: string): string => {
  const kind = facts[key]
  return isKey(things, kind) ? thing(kind) : 'that'
}
const building = (facts: Facts): string =>
  isKey(buildings, facts.building) ? `the ${buildings[facts.building]}` : 'that building'
const card = (facts: Facts): string =>
  isKey(characters, facts.card) ? `your ${characters[facts.card].toLowerCase()}` : 'that card'
const number = (facts: Facts, key: string): string => String(facts[key] ?? '?')

/** Each by the number of the rule that refuses, see docs/rules/cuba.md. */
export const refusals: Record<string, (facts: Facts) => string> = {
  '2.1': () => 'This comes at another point of the round (§2.1).',
  '2.3': (f) => `You have played ${card(f)} already this round (§2.3).`,
  '2.9': (f) => `There is no ${named(f, 'piece')} left in the stock (§2.9).`,
  '3.2': () => 'Only fields in the row and column of the worker can be used (§3.2).',
  '3.4': () => 'Only open product fields can be harvested (§3.4).',
  '3.5': (f) =>
    f.water === undefined
      ? 'No field gives twice (§3.5).'
      : `Two product fields are free and you can pay ${number(f, 'water')} water for further ones (§3.5).`,
  '3.6': (f) =>
    `Drought Act: one product field is free and you can pay ${number(f, 'water')} water for further ones (§3.6).`,
  '3.7': () => 'The stock has not enough of that product (§3.7).',
  '4.1': (f) => `You have no ${named(f, 'kind')} to sell (§4.1).`,
  '4.2': (f) => `That costs ${number(f, 'price')} pesos and you have ${number(f, 'pesos')} (§4.2).`,
  '4.3': (f) => `There is no ${named(f, 'kind')} left, neither on the market nor in the stock (§4.3).`,
  '4.7': () => 'Taking a piece free comes instead of trading, and you have traded (§4.7).',
  '4.8': () => 'Only a product that is now the cheapest can be taken free (§4.8).',
  '4.9': () => 'Somebody has already used that this round (§4.9).',
  '5.1': (f) => `There is no tile of ${building(f)} left (§5.1).`,
  '5.2': () => 'Nothing can be built there: build on a field that is not the warehouse and not built over (§5.2).',
  '5.3': () => 'You lack the resources for that building (§5.3).',
  '5.4': (f) => `The Building Act asks for ${number(f, 'pesos')} pesos more (§5.4).`,
  '6.1': () => 'The foreman uses the buildings in the row and column of the worker, or one building alone (§6.1).',
  '6.3': () => 'That building was used already (§6.3).',
  '6.4': () => 'You can use only what you have built (§6.4).',
  '6.5': () => 'There are no products in your lot to store (§6.5).',
  '7.1': () => 'Load at least one piece onto one ship in a dock (§7.1).',
  '7.2': (f) => `You have only ${number(f, 'have')} ${named(f, 'kind')} (§7.2).`,
  '7.3': (f) => `That ship has room for ${number(f, 'free')} ${named(f, 'kind')} (§7.3).`,
  '8.2': () => 'That is more than the building takes or more than you have (§8.2).',
  '8.16': (f) => `The stock has only ${number(f, 'left')} ${named(f, 'made')} left (§8.16).`,
  '8.17': () => 'The Black market swaps a product for rum or cigars, or the other way round (§8.17).',
  '8.18': (f) =>
    isKey(sections, f.bill)
      ? `The ${sections[f.bill].toLowerCase()} bill can’t be vetoed: it is gone, or that kind was vetoed last round (§8.18).`
      : 'That bill can’t be vetoed (§8.18).',
  '8.20': () => 'There is no water left in the stock (§8.20).',
  '8.21': () => 'That ship is not in the pile (§8.21).',
  '10.2': (f) => `You can bid at most your ${number(f, 'pesos')} pesos (§10.2).`,
  '10.6': () => 'Exactly two of the bills on the table are passed (§10.6).',
  '11.1': (f) => `The tax is ${number(f, 'pesos')} pesos: paid in full, or not at all (§11.1).`,
  '11.2': () => 'The duty is given in full and as it is asked for, or not at all (§11.2).',
  '13.1': (f) =>
    `Your card ${isKey(characters, f.card) ? characters[f.card] : ''} lies face down for parliament (§13.1).`,
}
