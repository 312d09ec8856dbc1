import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import type { Major } from '../../../../shared/games/mx1822/companies.ts'
import { payoutOf } from '../../../../shared/games/mx1822/moves/dividend.ts'
import { forecastDividend } from '../../../../shared/games/mx1822/operating-forecast.ts'
import { spaceAt } from '../../../../shared/games/mx1822/price.ts'
import { holding } from '../../../../shared/games/mx1822/shares.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import type { DividendRow } from '../../../rail/panels/DividendTable.tsx'
import type { Ghost } from '../../../rail/panels/Market.tsx'
import { railWords } from '../../../rail/words/index.ts'
import { liveryOf } from '../liveries.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'
import { colourOf, nameOf } from '../../../rail/people.ts'

type Dividend = ActionOf<'dividend'>
export const dividendKey = ({ pay, special }: Dividend): string =>
  special && special !== pay ? `${pay}-${special}` : pay

/** "Pay 23 a share" */
export function dividendTitle(s: State, offer: Dividend): string {
  const { paid, kept } = payoutOf(s, offer)
  const words = t().stage.dividend
  if (offer.special && offer.special !== offer.pay) return words.apart(paid / 10, kept)
  return words[offer.pay](paid / 10, kept)
}

/** One row per holder, then treasury and price, after each of the choices. */
export function dividendRows(model: Model, company: Major, offers: readonly Dividend[]): DividendRow[] {
  const s = model.plain()
  const [first, ...others] = offers.map((offer) => forecastDividend(s, offer))
  if (!first) return []
  const all = [first, ...others]
  const holders = s.order.filter((seat) => holding(s, company, seat) > 0)
  return [
    ...holders.map((seat): DividendRow => ({
      name: nameOf(model.play, seat),
      colour: colourOf(model.play, seat),
      percent: 10 * holding(s, company, seat),
      before: first.seats[seat]?.before ?? 0,
      after: all.map(({ seats }) => seats[seat]?.after ?? 0),
    })),
    {
      name: railWords().dividend.treasury,
      livery: liveryOf(company),
      percent: 10 * holding(s, company, 'treasury'),
      before: first.treasury.before,
      after: all.map(({ treasury }) => treasury.after),
    },
    { name: railWords().dividend.price, before: first.price.before, after: all.map(({ price }) => price.after) },
  ]
}

/** Where the price would go. */
export function dividendGhosts(model: Model): Ghost[] {
  const s = model.plain()
  if (s.round.at !== 'operating') return []
  const livery = liveryOf(s.round.turn.company)
  const plain = model.offered('dividend').filter((offer) => offer.special === undefined)
  const ends = plain.map((offer) => ({ offer, price: forecastDividend(s, offer).price }))
  return ends
    .filter(
      ({ price }, i) => price.before !== price.after && ends.findIndex((it) => it.price.after === price.after) === i,
    )
    .map(({ offer, price }) => ({ space: spaceAt(price.after), livery, text: t().stage.ghost[offer.pay] }))
}
