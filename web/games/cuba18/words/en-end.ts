import type { Company } from '../../../../shared/games/cuba18/companies.ts'
import type { End } from '../../../../shared/games/cuba18/state.ts'
import { cubes, money } from './en-names.ts'

export const end = {
  why: {
    bank: 'The bank was broken, and the set of operating rounds was played to its end.',
    export: 'The second 8+ was exported, which ended the game at once.',
    bankrupt: 'A company could not pay for the train it needed, which ended the game at once.',
  } satisfies Record<End, string>,
  player: 'player',
  you: 'you',
  total: 'wealth',
  from: 'made of',
  parts: { cash: 'cash', minors: 'minors', majors: 'majors', central: 'FC' },
  curve: 'Wealth, round by round',
  moments: 'Remembered',
  bid: (name: string, what: string, amount: number) => `${name} paid *${money(amount)}* for ${what}.`,
  run: (id: Company, income: number) => `${id} ran for *${income}*.`,
  load: (id: Company, n: number) => `${id} delivered *${cubes(n)}* in one run.`,
  help: (name: string, id: Company, amount: number) => `${name} added *${money(amount)}* for a train of ${id}.`,
}
