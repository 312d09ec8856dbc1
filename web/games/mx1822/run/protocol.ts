import type { Seat } from '../../../../shared/engine/game.ts'
import type { ActionOf, Route } from '../../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'

/** What changes the best run. */
export type Build = ActionOf<'layTile'> | ActionOf<'placeToken'>

/** What the searching thread is asked. */
export type Ask =
  | { readonly id: number; readonly kind: 'run'; readonly view: State; readonly company: Company }
  | {
      readonly id: number
      readonly kind: 'builds'
      readonly view: State
      readonly seat: Seat
      readonly builds: readonly Build[]
    }

/** The best run of the company that operates. */
export interface RunFound {
  readonly routes: readonly Route[]
  readonly revenue: number
  readonly proved: boolean
}

/** The best run now, and after each of the builds; undefined if it could not be built after all. */
export interface BuildsFound {
  readonly now: number
  readonly after: readonly (number | undefined)[]
}

/** How far a search has come. */
export interface Sought {
  readonly revenue: number
  readonly bound: number // no run brings more
}

export type Found = { readonly id: number } & (
  | { readonly kind: 'run'; readonly found: RunFound }
  | { readonly kind: 'sought'; readonly found: Sought }
  | { readonly kind: 'builds'; readonly found: BuildsFound }
)
