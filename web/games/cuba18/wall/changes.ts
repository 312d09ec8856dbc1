import type { Seat } from '../../../../shared/engine/game.ts'
import { certificateLimit, certificates } from '../../../../shared/games/cuba18/certificates.ts'
import { FC, FLOAT_SHARES, type Traded } from '../../../../shared/games/cuba18/companies.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import { inPlayersHands, percentHeld } from '../../../../shared/games/cuba18/shares.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { byPrice } from '../../../../shared/rail/market.ts'
import { changesBetween, type Changes, type Reading } from '../../../rail/changes.ts'
import { t } from '../words/index.ts'

function readingOf(s: State, seat: Seat): Reading<Traded> {
  const onTrack = byPrice(s.market) as Traded[]
  const traded = Object.keys(s.shares) as Traded[]
  return {
    players: s.players,
    companies: s.companies,
    prices: Object.fromEntries(onTrack.map((company) => [company, priceOf(s, company)])),
    holdings: Object.fromEntries(traded.map((company) => [company, percentHeld(s, company, seat)])),
    certificates: certificates(s, seat),
    limit: certificateLimit(s),
  }
}

/** What one state has otherwise than another, as this seat looks at it. */
export const changesOf = (before: State, after: State, seat: Seat): Changes<Traded> =>
  changesBetween(readingOf(before, seat), readingOf(after, seat))

/** VI.8: how far a new major is from floating. */
export function floatWords(after: State, company: Traded): string | undefined {
  const charter = company === FC ? undefined : after.companies[company]
  if (!charter || charter.floated) return undefined
  const sold = inPlayersHands(after, company)
  return t().effect.floats(sold, FLOAT_SHARES, sold * charter.par)
}
