import { money } from './en-names.ts'

export const seat = { note: (cash: number, worth: number) => `${money(cash)} · worth ${worth}` }

export const turnNote = {
  auction: 'commissioners',
  draft: 'concessions',
  stock: (number: number, phase: number) => `stock round ${number}, phase ${phase}`,
  operating: (set: number, round: number, phase: number) => `operating round ${set}.${round}, phase ${phase}`,
  over: 'finished',
}
