import { money } from './en-names.ts'

const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

export const end = {
  wins: (name: string, by: number) => `${name} wins by ${money(by)}`,
  shares: (names: readonly string[]) => `${list(names)} share the victory`,
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
