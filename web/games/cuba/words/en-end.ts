import { amount, list } from './en-names.ts'

export const end = {
  wins: (name: string, by: string) => `${name} wins, by ${by}`,
  shares: (names: readonly string[]) => `${list(names)} share the win`,
  points: (n: number) => amount('point', n),
  pesos: (n: number) => amount('peso', n),
  clear: (first: number, next: number) => `${amount('point', first)} against ${next}.`,
  byPesos: (names: readonly string[], total: number, first: number, next: number) =>
    `${list(names)} ${names.length === 2 ? 'both' : 'all'} have ${amount('point', total)}. The tie-break is pesos: ${first} against ${next}.`,
  equal: (total: number, pesos: number) =>
    `${amount('point', total)} and ${amount('peso', pesos)}: nothing is left to break the tie.`,
  player: 'Player',
  played: 'In six rounds',
  buildings: 'Buildings',
  total: 'Total',
  peso: 'Pesos',
  you: 'you',
  from: 'Where the points came from',
  curve: 'Points after each round',
  moments: 'Turning points',
  haul: (name: string, points: number) =>
    `${name} loads a ship for *${amount('point', points)}* at once, the largest haul.`,
  laws: (name: string, points: number) => `${name} keeps the law: *${amount('point', points)}* from tax and duty.`,
  parliament: (name: string, times: number) =>
    `${name} wins parliament *${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}*.`,
}
