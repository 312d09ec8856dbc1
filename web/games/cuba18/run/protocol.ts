import type { ActionOf } from '../../../../shared/games/cuba18/action.ts'
import type { Company } from '../../../../shared/games/cuba18/companies.ts'
import type { RentedRun } from '../../../../shared/games/cuba18/rented-runs.ts'
import type { Chosen } from '../../../../shared/games/cuba18/run-forms.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'

/** What the searching thread is asked. */
export type Question =
  | { readonly kind: 'run'; readonly view: State; readonly company: Company; readonly spared: Chosen['spared'] }
  | { readonly kind: 'lays'; readonly view: State; readonly lays: readonly ActionOf<'layTile'>[] }

export type Part =
  | { readonly kind: 'progress'; readonly done: number } // 0 to 1: how near the bound
  | { readonly kind: 'runs'; readonly runs: readonly RentedRun[]; readonly all: boolean } // without rentals, then with more and more
  | { readonly kind: 'now'; readonly revenue: number } // the best run as the board lies
  | { readonly kind: 'after'; readonly lay: number; readonly revenue: number } // and after one of the lays
