import { createMemo, createSignal, For, Show } from 'solid-js'
import { CONCESSIONS } from '../../../../shared/games/cuba18/data.ts'
import { TRADED, type Major, type Traded } from '../../../../shared/games/cuba18/companies.ts'
import { PARS } from '../../../../shared/games/cuba18/market.ts'
import type { Offer } from '../../../../shared/games/cuba18/offer.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import { holding } from '../../../../shared/games/cuba18/shares.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { VERSIONS } from '../../../../shared/games/cuba18/versions.ts'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import { ofType } from '../choice.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { whyNot } from '../why.ts'
import { t } from '../words/index.ts'
import { Gifts } from './Aside.tsx'
import { Effects } from './Effects.tsx'
import { Fold } from './Fold.tsx'
import { FoundMinor } from './FoundMinor.tsx'
import { OfferChoice } from './OfferChoice.tsx'

type Deal = Extract<Offer, { type: 'sell' | 'buy' | 'found' }>

const dealsOf = (model: Model): Deal[] => model.offers().filter(ofType('sell', 'buy', 'found'))

const dealId = (deal: Deal): string => {
  if (deal.type === 'sell') return `sell-${deal.company}-${deal.shares}`
  return deal.type === 'buy' ? `buy-${deal.company}-${deal.from}` : `found-${deal.company}-${deal.par}`
}

function dealWords(model: Model, deal: Deal): { text: string; note?: string } {
  const { wall } = t()
  const price = priceOf(model.plain(), deal.company)
  switch (deal.type) {
    case 'sell':
      return { text: wall.sell(deal.shares), note: t().money(deal.shares * price) }
    case 'buy':
      return { text: wall.buy(price), note: wall.from[deal.from] }
    case 'found':
      return { text: String(deal.par), note: t().money(2 * deal.par) }
  }
}

/** What can be done with one company; the others are one tap away. */
function Deals(props: PartProps & { company: Traded; onBack(): void }) {
  const deals = () => dealsOf(props.model).filter((deal) => deal.company === props.company)
  const founds = () => deals().some(({ type }) => type === 'found')
  const buys = () => deals().some(({ type }) => type === 'buy')
  const note = () => {
    if (founds()) return t().wall.foundNote
    return buys() ? undefined : closedWords(props.model, props.company)
  }
  return (
    <>
      <Choices label={t().stage.shares(props.company)}>
        <Choice
          id="all-companies"
          on
          livery={liveryOf(props.company)}
          text={props.company}
          note={t().wall.others}
          onPick={() => props.onBack()}
        />
        <For each={deals()}>
          {(deal) => (
            <OfferChoice model={props.model} offer={deal} id={dealId(deal)} {...dealWords(props.model, deal)} />
          )}
        </For>
      </Choices>
      <Effects model={props.model} />
      <Show when={note()}>{(said) => <p class="rp-note">{said()}</p>}</Show>
    </>
  )
}

function Concessions(props: PartProps) {
  return (
    <Show when={props.model.offered('foundMinor').length > 0}>
      <Choices label={t().wall.minors}>
        <For each={props.model.offered('foundMinor')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id={`found-minor-${offer.concession}`}
              text={t().wall.foundWith(offer.concession)}
              note={t().benefits[CONCESSIONS[offer.concession].benefit ?? 'none'].short}
            />
          )}
        </For>
      </Choices>
    </Show>
  )
}

const PLACES = ['offering', 'pool', 'treasury'] as const

/** In play, or in this version still to be founded. */
const inVersion = (s: State): Traded[] =>
  TRADED.filter((company) => s.shares[company] || (VERSIONS[s.version].majors as readonly Traded[]).includes(company))

/** Why nothing of this company can be bought. */
function closedWords(model: Model, company: Traded): string | undefined {
  const s = model.plain()
  const you = model.play.you ?? 0
  if (!s.shares[company]) return whyNot(s, you, { type: 'found', company: company as Major, par: PARS[0] })
  const from = PLACES.find((place) => holding(s, company, place) > 0) ?? 'pool'
  return whyNot(s, you, { type: 'buy', company, from })
}

/** VI.1: first the company, then what to do with its shares; or a concession turned into a minor. */
export function Stock(props: PartProps) {
  const [open, setOpen] = createSignal<Traded>()
  const companies = () => [...new Set(dealsOf(props.model).map((deal) => deal.company))]
  const closed = createMemo(() => inVersion(props.model.plain()).filter((company) => !companies().includes(company)))
  const shown = (): Traded | undefined => {
    const chosen = props.model.chosen()
    if (chosen && ofType('sell', 'buy', 'found')(chosen)) return chosen.company
    const asked = open()
    return asked && inVersion(props.model.plain()).includes(asked) ? asked : undefined
  }
  const founding = () => {
    const chosen = props.model.chosen()
    return chosen?.type === 'foundMinor' ? chosen : undefined
  }
  const pick = (company: Traded | undefined) => {
    props.model.pick(undefined)
    props.model.setShown(company)
    setOpen(company)
  }
  return (
    <>
      <Show when={!shown()}>
        <Concessions model={props.model} />
      </Show>
      <Show when={founding()}>{(offer) => <FoundMinor model={props.model} offer={offer()} />}</Show>
      <Show
        when={shown()}
        fallback={
          <Show when={!founding()}>
            <Choices label={t().wall.shares}>
              <For each={companies()}>
                {(company) => (
                  <Choice
                    id={`company-${company}`}
                    on={false}
                    livery={liveryOf(company)}
                    label={t().companyName(company)}
                    text={priceOf(props.model.state(), company) || t().wall.found}
                    onPick={() => pick(company)}
                  />
                )}
              </For>
            </Choices>
            <Fold id="closed" text={t().wall.closed} count={closed().length} most={1}>
              <Choices label={t().wall.closed}>
                <For each={closed()}>
                  {(company) => (
                    <Choice
                      id={`closed-${company}`}
                      on={false}
                      livery={liveryOf(company)}
                      label={t().companyName(company)}
                      text={company}
                      note={t().wall.why}
                      onPick={() => pick(company)}
                    />
                  )}
                </For>
              </Choices>
            </Fold>
            <Gifts model={props.model} />
          </Show>
        }
      >
        {(company) => <Deals model={props.model} company={company()} onBack={() => pick(undefined)} />}
      </Show>
    </>
  )
}
