import { clone } from '../../../../shared/engine/diff.ts'
import { allows, type Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/mx1822/action.ts'
import { certificates } from '../../../../shared/games/mx1822/certificates.ts'
import type { Company, Traded } from '../../../../shared/games/mx1822/companies.ts'
import type { Options } from '../../../../shared/games/mx1822/options.ts'
import { perform } from '../../../../shared/games/mx1822/perform.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import { holding } from '../../../../shared/games/mx1822/shares.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'

/** A figure an action changes: a purse, a treasury, a price, what one holds of a company, one's certificates. */
export type Change = { readonly before: number; readonly after: number } & (
  | { readonly of: 'purse'; readonly seat: Seat }
  | { readonly of: 'treasury' | 'price' | 'holding'; readonly company: Company }
  | { readonly of: 'certificates' }
)

export interface Changes {
  readonly figures: readonly Change[]
  readonly directors: readonly { readonly company: Company; readonly seat: Seat }[]
}

interface Deed {
  readonly by: Seat
  readonly action: Action
}

const NOTHING: Changes = { figures: [], directors: [] }

/** What it does by itself; whoever must be asked has agreed. */
function after(s: State, { by, action }: Deed): State | undefined {
  const options: Options = { ...s.options, compat: { ...s.options.compat, consentGiven: true } }
  const draft = clone({ ...s, news: [], pending: action.type === 'discard' ? s.pending : [], options })
  return allows(() => perform(draft, by, action)) ? draft : undefined
}

/** What an action would change, as this seat looks at it: the rule run on a copy. */
export function changesOf(s: State, deed: Deed, seat: Seat): Changes {
  const then = after(s, deed)
  if (!then) return NOTHING
  const ids = Object.keys(then.companies) as Company[]
  const compare = (of: (state: State) => number | undefined) => ({ before: of(s) ?? 0, after: of(then) ?? 0 })
  const traded = Object.keys(then.shares) as Traded[]
  const figures: Change[] = [
    ...s.players.map((_, at): Change => ({
      of: 'purse',
      seat: at,
      ...compare((state) => state.players[at]?.cash),
    })),
    ...ids.map((company): Change => ({
      of: 'treasury',
      company,
      ...compare((state) => state.companies[company]?.cash),
    })),
    ...ids
      .filter((company) => priceOf(s, company) > 0)
      .map((company): Change => ({ of: 'price', company, ...compare((state) => priceOf(state, company)) })),
    ...traded.map((company): Change => ({
      of: 'holding',
      company,
      ...compare((state) => 10 * holding(state, company, seat)),
    })),
    { of: 'certificates', ...compare((state) => certificates(state, seat)) },
  ]
  return {
    figures: figures.filter((it) => it.before !== it.after),
    directors: ids.flatMap((company) => {
      const [was, is] = [s, then].map((state) => state.companies[company]?.director)
      return is === undefined || was === is ? [] : [{ company, seat: is }]
    }),
  }
}
