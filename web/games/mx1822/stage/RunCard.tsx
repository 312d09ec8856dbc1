import { createMemo, Match, Switch } from 'solid-js'
import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import { isMajor, type Major } from '../../../../shared/games/mx1822/companies.ts'
import { payoutOf } from '../../../../shared/games/mx1822/moves/dividend.ts'
import { forecastDividend } from '../../../../shared/games/mx1822/operating-forecast.ts'
import { holding } from '../../../../shared/games/mx1822/shares.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { DividendTable, type DividendRow } from '../../../rail/panels/DividendTable.tsx'
import { RouteList, type Proof } from '../../../rail/panels/RouteList.tsx'
import { railWords } from '../../../rail/words/index.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { colourOf, nameOf } from '../panels/people.ts'
import { revenueOf, routeLines } from '../run/routes.ts'
import { t } from '../words/index.ts'

const turnNow = (s: State) => (s.round.at === 'operating' && s.pending.length === 0 ? s.round.turn : undefined)

export function Run(props: PartProps) {
  const company = () => turnNow(props.model.state())?.company ?? 'NDEM'
  const lines = createMemo(() => routeLines(props.model.plain(), company(), props.model.routes()))
  const sum = () => revenueOf(props.model.plain(), company(), props.model.routes()) ?? 0
  const proof = (): Proof => {
    const best = props.model.best()
    if (!best) return { at: 'searching' }
    if (props.model.ownRoutes()) return { at: 'own', below: best.revenue - sum() }
    return best.proved ? { at: 'proved' } : { at: 'own' }
  }
  return (
    <div class="rp-card mx-pad">
      <RouteList title={t().stage.ran(lines().length, sum())} proof={proof()} lines={lines()} />
    </div>
  )
}

type Dividend = ActionOf<'dividend'>
const keyOf = ({ pay, special }: Dividend): string => (special && special !== pay ? `${pay}-${special}` : pay)

function titleOf(s: State, offer: Dividend): string {
  const { paid, kept } = payoutOf(s, offer)
  const words = t().stage.dividend
  if (offer.special && offer.special !== offer.pay) return words.apart(paid / 10, kept)
  return words[offer.pay](paid / 10, kept)
}

function rowsOf(model: Model, company: Major, offers: readonly Dividend[]): DividendRow[] {
  const s = model.plain()
  const [first, ...others] = offers.map((offer) => forecastDividend(s, offer))
  if (!first) return []
  const all = [first, ...others]
  const holders = s.order.filter((seat) => holding(s, company, seat) > 0)
  return [
    ...holders.map((seat): DividendRow => ({
      name: nameOf(model, seat),
      colour: colourOf(model, seat),
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

export function Dividend(props: PartProps) {
  const offers = () => props.model.offered('dividend')
  const company = () => {
    const id = turnNow(props.model.state())?.company
    return id && isMajor(id) ? id : undefined
  }
  const choices = () =>
    offers().map((offer) => ({
      id: keyOf(offer),
      title: titleOf(props.model.plain(), offer),
      chosen: props.model.chosen() === offer,
    }))
  const rows = createMemo(() => {
    const id = company()
    return id ? rowsOf(props.model, id, offers()) : []
  })
  return (
    <div class="rp-card rp-scroll mx-pad">
      <DividendTable
        choices={choices()}
        rows={rows()}
        onChoose={(id) => props.model.pick(offers().find((offer) => keyOf(offer) === id))}
      />
    </div>
  )
}

/** While a company runs or pays: its routes, or what each dividend means. */
export function RunCard(props: PartProps) {
  const step = () => turnNow(props.model.state())?.step
  return (
    <Switch>
      <Match when={step() === 'run'}>
        <Run model={props.model} />
      </Match>
      <Match when={step() === 'dividend' && props.model.offered('dividend').length > 0}>
        <Dividend model={props.model} />
      </Match>
    </Switch>
  )
}
