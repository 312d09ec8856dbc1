import type { Facts } from '../../../../shared/engine/game.ts'
import { colours, things, thing } from './en-names.ts'

const isKey = <K extends string>(record: Record<K, unknown>, key: unknown): key is K =>
  typeof key === 'string' && key in record
const named = (facts: Facts): string => (isKey(things, facts.good) ? thing(facts.good) : 'that good')
const number = (facts: Facts, key: string): string => String(facts[key] ?? '?')

/** Each by the number of the rule that refuses, see docs/rules/santiago.md. */
export const refusals: Record<string, (facts: Facts) => string> = {
  '1.9': () => 'There are no dice to choose from right now (§1.9).',
  '1.11': (f) => `Without ${named(f)} the ship would want nothing; leave out another die (§1.11).`,
  '2.1': () => 'This comes at another point of the turn (§2.1).',
  '2.2': () => 'There is nothing to decline at that stop (§2.2).',
  '3.3': (f) =>
    `The fare is ${number(f, 'cost')} and you have ${number(f, 'pesos')}; it is paid before the car moves (§3.3).`,
  '4.4': () => 'Only Pablo gives a good of your choice (§4.4).',
  '5.1': () => 'You can give El Zorro only what you have: a peso, a point or a good other than wood (§5.1).',
  '6.1': () => 'Only with Alonso, and only a building nobody owns, can be seized (§6.1).',
  '6.2': () => 'With Alonso you can use only a building you own (§6.2).',
  '6.3': () => 'You have no property marker left (§6.3).',
  '7.1': (f) =>
    isKey(colours, f.colour)
      ? `The piece must go to a ${colours[f.colour]} building (§7.1).`
      : 'You can use only the building you are at (§7.1).',
  '7.2': () => 'Another piece stands there (§7.2).',
  '7.3': () => 'Your piece has to move to another building (§7.3).',
  '9.3': (f) => `The supply has only ${number(f, 'left')} ${named(f)} left (§9.3).`,
  '9.4': (f) => `There is no ${named(f)} left in the supply (§9.4).`,
  '10.2': (f) =>
    f.have === undefined
      ? `The ship wants ${number(f, 'wanted')} ${named(f)} now (§10.2).`
      : `You have only ${number(f, 'have')} ${named(f)} (§10.2).`,
  '11.1': (f) => `Wood can serve only what is wanted: ${number(f, 'wanted')} ${named(f)} (§11.1).`,
  '11.2': () => 'Only wood can stand in for another good, and never mixed with it in one go (§11.2).',
  '11.4': (f) => `The ship wants no ${named(f)}, so wood can’t stand in for it (§11.4).`,
  '12.3': () => 'You don’t have that much sugar (§12.3).',
  '12.4': () => 'You don’t have that much tobacco (§12.4).',
  '12.5': () => 'Swap a good you have for one of another kind (§12.5).',
  '12.6': () => 'The Sawmill needs 1 wood (§12.6).',
  '12.7': () => 'The Café buys at most one cigar and one rum, and you must have them (§12.7).',
  '12.8': () => 'Customs can only turn a die that is above 0 (§12.8).',
  '12.9': (f) =>
    `That takes ${number(f, 'pesos')} pesos for ${number(f, 'points')} points, or the other way round (§12.9).`,
  '12.10': () => 'The flag can’t go below 2 (§12.10).',
  '12.11': () => 'The Office takes one good that you have and the ship wants (§12.11).',
  '12.13': () => 'That building can’t do anything for you now (§12.13).',
  '13.4': () => 'That Cuban is turned down already (§13.4).',
}
