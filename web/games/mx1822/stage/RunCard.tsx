import { createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import { isMajor } from '../../../../shared/games/mx1822/companies.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { DividendTable } from '../../../rail/panels/DividendTable.tsx'
import { RouteList, type Proof } from '../../../rail/panels/RouteList.tsx'
import { PAY_KEY } from '../keys.ts'
import type { PartProps } from '../model.ts'
import { dividendKey, dividendRows, dividendTitle } from '../panels/dividend.ts'
import { breachIn, mailFor, revenueOf, routeLines } from '../run/routes.ts'
import { t } from '../words/index.ts'

const turnNow = (s: State) => (s.round.at === 'operating' && s.pending.length === 0 ? s.round.turn : undefined)

export function Run(props: PartProps) {
  const company = () => turnNow(props.model.state())?.company ?? 'NDEM'
  const lines = createMemo(() => routeLines(props.model.plain(), company(), props.model.routes()))
  const sum = () => revenueOf(props.model.plain(), company(), props.model.routes()) ?? 0
  const breach = () => {
    const found = breachIn(props.model.plain(), company(), props.model.routes())
    return found && t().breach[found]
  }
  const mail = () => mailFor(props.model.plain(), company(), props.model.routes())
  const toggle = (index: number) => props.model.setEditing(props.model.editing() === index ? undefined : index)
  const far = () => {
    const sought = props.model.sought()
    return sought && sought.bound > 0 ? { done: sought.revenue / sought.bound } : {}
  }
  const proof = (): Proof => {
    const best = props.model.best()
    if (!best) return { at: 'searching', ...far() }
    if (props.model.ownRoutes()) return { at: 'own', below: best.revenue - sum() }
    return best.proved ? { at: 'proved' } : { at: 'own' }
  }
  return (
    <div class="rp-card rs-pad">
      <RouteList
        title={
          props.model.best() ? t().stage.ran(lines().length, sum()) : t().stage.seeking(props.model.sought()?.revenue)
        }
        proof={proof()}
        lines={lines()}
        chosen={props.model.editing()}
        onPick={props.model.deciding() ? toggle : undefined}
      />
      <Show when={breach()}>{(said) => <p class="rp-note warn">{said()}</p>}</Show>
      <Show when={mail() > 0}>
        <p class="rp-note">{t().wall.mail(mail())}</p>
      </Show>
      <Show when={props.model.editing() !== undefined}>
        <p class="rp-note">
          {t().wall.adjust}{' '}
          <button type="button" class="link" onClick={() => props.model.setRoute(0, undefined)}>
            {t().wall.allBest}
          </button>
        </p>
      </Show>
    </div>
  )
}

export function Dividend(props: PartProps) {
  const [apart, setApart] = createSignal(false)
  const all = () => props.model.offered('dividend')
  const special = () => all().filter((offer) => offer.special !== undefined)
  const offers = () => (apart() ? special() : all().filter((offer) => offer.special === undefined))
  const company = () => {
    const id = turnNow(props.model.state())?.company
    return id && isMajor(id) ? id : undefined
  }
  const choices = () =>
    offers().map((offer) => ({
      id: dividendKey(offer),
      title: dividendTitle(props.model.plain(), offer),
      chosen: props.model.chosen() === offer,
      ...(props.model.compact() && offer.special === undefined ? { key: PAY_KEY[offer.pay] } : {}),
    }))
  const rows = createMemo(() => {
    const id = company()
    return id ? dividendRows(props.model, id, offers()) : []
  })
  return (
    <div class="rp-card rp-scroll rs-pad">
      <DividendTable
        choices={choices()}
        rows={rows()}
        onChoose={(id) => props.model.pick(offers().find((offer) => dividendKey(offer) === id))}
      />
      <Show when={special().length > 0}>
        <p class="rp-note">
          <button type="button" class="link" data-testid="dividend-apart" onClick={() => setApart(!apart())}>
            {apart() ? t().stage.dividend.together : t().stage.dividend.separate(special().length)}
          </button>
        </p>
      </Show>
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
