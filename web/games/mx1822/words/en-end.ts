import { money } from './en-names.ts'

export const end = {
  by: {
    nothing: 'Nothing was sold in the first stock round, so the game ended at once.',
    price: 'A company reached a price of 600.',
    bank: 'The bank was broken.',
  },
  player: 'player',
  you: 'you',
  total: 'wealth',
  from: 'made of',
  curve: 'Wealth, round by round',
  moments: 'Remembered',
  bid: (name: string, what: string, amount: number) => `${name} paid *${money(amount)}* for ${what}.`,
  run: (company: string, revenue: number) => `${company} ran for *${revenue}*.`,
  loan: (name: string, amount: number) => `${name} had to borrow *${money(amount)}*.`,
  parts: { cash: 'cash', shares: 'shares', minors: 'minors', ndem: 'NdeM', concessions: 'concessions', loan: 'loans' },
}
