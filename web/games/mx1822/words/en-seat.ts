import { money, signed } from './en-names.ts'

export const seat = { note: (cash: number, worth: number) => `${money(cash)} · worth ${signed(worth)}` }

export const turnNote = {
  stock: (number: number, phase: string) => `stock round ${number}, phase ${phase}`,
  operating: (set: number, round: number, phase: string) => `operating round ${set}.${round}, phase ${phase}`,
  over: 'finished',
}
