import type { End } from '../../../../shared/games/cuba18/state.ts'
import { list } from './en-names.ts'

export const end = {
  wins: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} share the victory`),
  why: {
    bank: 'The bank was broken, and the set of operating rounds was played to its end.',
    export: 'The second 8+ was exported: the game ended at once.',
    bankrupt: 'A company could not pay for the train it needed: the game ended at once.',
  } satisfies Record<End, string>,
  player: 'player',
  total: 'total',
  parts: { cash: 'cash', minors: 'minors', majors: 'majors', central: 'FC' },
  chart: 'Wealth after each round',
}
