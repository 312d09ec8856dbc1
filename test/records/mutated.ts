import { below, seeded } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'

type Deed = Readonly<Record<string, unknown>>
export interface Mutated {
  readonly what: string
  readonly actions: Deed[]
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  7,
  20_000,
  0.5,
  '',
  'x',
  '0',
  'M5',
  '5',
  'FCM',
  'NDEM',
  'FCM_0',
  'NDEM_0',
  'P9',
  'P16',
  'L-0',
  '7-3',
  'N23',
  'X20-0',
  'N23-0-4',
  'player',
  'corporation',
  'company',
  'pass',
  'money',
  'replace',
  'payout',
  'undo',
  [],
  ['FCM_1'],
  [null],
  {},
]

/** The same record with one thing wrong, by lot: an action missing, double, too early, another's, or a field of it changed. */
export function mutated(actions: readonly Deed[], seed: number): Mutated {
  const lot = seeded([seed, 5])
  const at = below(lot, actions.length)
  const other = below(lot, actions.length)
  const [one, two] = [actions[at]!, actions[other]!]
  switch (below(lot, 6)) {
    case 0:
      return { what: `without ${at}`, actions: actions.toSpliced(at, 1) }
    case 1:
      return { what: `${at} twice`, actions: actions.toSpliced(at, 0, one) }
    case 2:
      return { what: `${at} and ${other} exchanged`, actions: actions.with(at, two).with(other, one) }
    case 3:
      return {
        what: `${at} and the next exchanged`,
        actions: actions.toSpliced(at, 2, ...actions.slice(at, at + 2).reverse()),
      }
    case 4:
      return { what: `${at} with the fields of ${other}`, actions: actions.with(at, { ...one, ...two, id: one.id }) }
    default:
      return corrupted(actions, at, lot)
  }
}

function corrupted(actions: readonly Deed[], at: number, lot: Rng): Mutated {
  const fields = Object.keys(actions[at]!).filter((field) => field !== 'id')
  const field = fields[below(lot, fields.length)]!
  const value = VALUES[below(lot, VALUES.length)]
  return {
    what: `${at}: ${field} is ${JSON.stringify(value)}`,
    actions: actions.with(at, { ...actions[at]!, [field]: value }),
  }
}
