import { clone } from '../../../../shared/engine/diff.ts'
import { allows, type Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/mx1822/action.ts'
import { certificateLimit, certificates } from '../../../../shared/games/mx1822/certificates.ts'
import type { Company, Traded } from '../../../../shared/games/mx1822/companies.ts'
import type { Options } from '../../../../shared/games/mx1822/options.ts'
import { perform } from '../../../../shared/games/mx1822/perform.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import { holding } from '../../../../shared/games/mx1822/shares.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { byPrice } from '../../../../shared/rail/market.ts'
import { changesBetween, type Changes, type Reading } from '../../../rail/changes.ts'

interface Deed {
  readonly by: Seat
  readonly action: Action
}

const NOTHING: Changes<Company> = { figures: [], directors: [] }

/** What it does by itself; whoever must be asked has agreed. */
function after(s: State, { by, action }: Deed): State | undefined {
  const options: Options = { ...s.options, compat: { ...s.options.compat, consentGiven: true } }
  const draft = clone({ ...s, news: [], pending: action.type === 'discard' ? s.pending : [], options })
  return allows(() => perform(draft, by, action)) ? draft : undefined
}

function readingOf(s: State, seat: Seat): Reading<Company> {
  const onTrack = byPrice(s.market) as Company[]
  const traded = Object.keys(s.shares) as Traded[]
  return {
    players: s.players,
    companies: s.companies,
    prices: Object.fromEntries(onTrack.map((company) => [company, priceOf(s, company)])),
    holdings: Object.fromEntries(traded.map((company) => [company, 10 * holding(s, company, seat)])),
    certificates: certificates(s, seat),
    limit: certificateLimit(s),
  }
}

/** What an action would change, as this seat looks at it: the rule run on a copy. */
export function changesOf(s: State, deed: Deed, seat: Seat): Changes<Company> {
  const then = after(s, deed)
  return then ? changesBetween(readingOf(s, seat), readingOf(then, seat)) : NOTHING
}
