import { amount, list } from './en-names.ts'

const goods = (n: number) => `${n} ${n === 1 ? 'good' : 'goods'} left`

export const end = {
  wins: (name: string, by: string) => `${name} wins, by ${by}`,
  shares: (names: readonly string[]) => `${list(names)} share the win`,
  points: (n: number) => amount('point', n),
  goods: (n: number) => `${n} ${n === 1 ? 'good' : 'goods'}`,
  pesos: (n: number) => amount('peso', n),
  clear: (first: number, next: number) => `${amount('point', first)} against ${next}.`,
  byGoods: (names: readonly string[], total: number, first: number, next: number) =>
    `${list(names)} ${both(names)} have ${amount('point', total)}. The next tie-break is goods left: ${first} against ${next}.`,
  byPesos: (names: readonly string[], total: number, left: number, first: number, next: number) =>
    `${list(names)} ${both(names)} have ${amount('point', total)} and ${goods(left)}. ` +
    `The next tie-break is pesos: ${first} against ${next}.`,
  equal: (total: number, left: number, pesos: number) =>
    `${amount('point', total)}, ${goods(left)} and ${amount('peso', pesos)}: nothing is left to break the tie.`,
  player: 'Player',
  hand: ['In', 'hand'],
  converted: ['Goods,', '1 per 3'],
  total: 'Total',
  left: ['Goods', 'left'],
  peso: 'Pesos',
  tie: 'tie',
  you: 'you',
  from: 'Where the points came from',
  curve: 'Points after each ship',
  ship: (n: number) => `Ship ${n}`,
  moments: 'Turning points',
  haul: (ship: number, name: string, points: number) =>
    `*Ship ${ship}.* ${name} delivers for *${amount('point', points)}*, the largest haul.`,
  rent: (name: string, points: number) => `Visits to ${name}’s houses bring *${amount('point', points)}*.`,
  full: (name: string, ship: number) => `*Ship ${ship}.* ${name} fills the last ship and ends the game.`,
  early: (name: string, ship: number) => `*Ship ${ship}.* ${name} sends the last ship off before it is full.`,
}

const both = (names: readonly string[]): string => (names.length === 2 ? 'both' : 'all')
