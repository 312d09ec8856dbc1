import { createMemo, For, Show } from 'solid-js'
import { inNeed } from '../../../../shared/games/cuba18/forced.ts'
import { forSale } from '../../../../shared/games/cuba18/market-of-trains.ts'
import { directorOf } from '../../../../shared/games/cuba18/shares.ts'
import { KINDS, TRADE_INS, WAGON_KINDS, type NarrowTrain } from '../../../../shared/games/cuba18/trains.ts'
import { DISCOUNT } from '../../../../shared/games/cuba18/data.ts'
import type { Company } from '../../../../shared/games/cuba18/companies.ts'
import type { Livery } from '../../../rail/livery.ts'
import { Amount, type Preset } from '../../../rail/panels/Amount.tsx'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { nameOf } from '../../../rail/people.ts'
import type { Open, OfferOf } from '../choice.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { whyNot } from '../why.ts'
import { t } from '../words/index.ts'
import { Gifts } from './Aside.tsx'
import { Effects } from './Effects.tsx'
import { Emergency } from './Emergency.tsx'
import { Fold } from './Fold.tsx'
import { OfferChoice } from './OfferChoice.tsx'

type Purchase = OfferOf<'buyTrain' | 'tradeIn' | 'buyWagon'>
interface Words {
  readonly id: string
  readonly text: string
  readonly note?: string
  readonly livery?: Livery
}

const isShop = (from: string): from is 'bank' | 'pool' => from === 'bank' || from === 'pool'

/** Whose consent a deal needs, unless it is one's own company. */
function consentNote(model: Model, from: Company): string {
  const seat = directorOf(model.state(), from)
  return seat === undefined || seat === model.play.you ? t().wall.ownCompany : t().wall.asks(nameOf(model.play, seat))
}

function trainWords(model: Model, offer: OfferOf<'buyTrain'>): Words {
  const { wall } = t()
  const name = t().trainName(offer.train)
  const id = `train-${offer.from}-${offer.train}${offer.discount ? '-less' : ''}`
  if (!('price' in offer)) {
    const from = offer.from as Company // only companies leave the price open
    return { id, text: `${name} ${wall.upTo(offer.high)}`, note: consentNote(model, from), livery: liveryOf(from) }
  }
  const range = wall.range(
    KINDS[offer.train].range,
    KINDS[offer.train].plus ?? false,
    KINDS[offer.train].times !== undefined,
  )
  return {
    id,
    text: `${name} ${t().money(offer.price)}`,
    note: offer.discount ? wall.less : offer.from === 'pool' ? wall.pool : range,
  }
}

function wordsFor(model: Model, offer: Purchase): Words {
  const { wall } = t()
  switch (offer.type) {
    case 'buyTrain':
      return trainWords(model, offer)
    case 'tradeIn': {
      const price = Math.max(0, (TRADE_INS[offer.train as NarrowTrain]?.price ?? 0) - (offer.discount ? DISCOUNT : 0))
      return {
        id: `trade-${offer.train}-${offer.to}${offer.discount ? '-less' : ''}`,
        text: wall.trade(offer.train, offer.to),
        note: t().money(price),
      }
    }
    case 'buyWagon':
      return {
        id: `wagon-${offer.from}-${offer.wagon}`,
        text: `${t().wagonName(offer.wagon)} ${t().money(WAGON_KINDS[offer.wagon].price)}`,
        note: isShop(offer.from)
          ? offer.from === 'pool'
            ? wall.pool
            : t().cubes(WAGON_KINDS[offer.wagon].carries)
          : consentNote(model, offer.from),
        ...(isShop(offer.from) ? {} : { livery: liveryOf(offer.from) }),
      }
  }
}

/** What is agreed on most: the printed price, or all the treasury has. */
function presetsOf(offer: OfferOf<'buyTrain'>, range: Open): Preset[] {
  const printed = KINDS[offer.train].price
  return [
    ...(printed < range.to ? [{ amount: printed, text: t().wall.printed }] : []),
    ...(range.to > range.from ? [{ amount: range.to, text: t().wall.most }] : []),
  ]
}

function Price(props: PartProps & { offer: OfferOf<'buyTrain'> }) {
  return (
    <Show when={props.model.open()}>
      {(range) => (
        <Amount
          label={t().wall.price}
          value={props.model.amount()}
          from={range().from}
          to={range().to}
          step={range().step}
          presets={presetsOf(props.offer, range())}
          onValue={(value) => props.model.setAmount(value)}
        />
      )}
    </Show>
  )
}

function Purchases(props: PartProps & { offers: readonly Purchase[] }) {
  return (
    <Show when={props.offers.length > 0}>
      <Choices label={t().question.trains}>
        <For each={props.offers}>
          {(offer) => <OfferChoice model={props.model} offer={offer} {...wordsFor(props.model, offer)} />}
        </For>
      </Choices>
    </Show>
  )
}

/** VII.12: trains that are for sale, but not to this company now, and why. */
function closedTrains(model: Model): { trains: string; why: string }[] {
  const s = model.plain()
  const company = model.turn()?.company
  if (!company || model.play.you === null) return []
  const closed = new Map<string, string[]>()
  for (const { train, from, price } of forSale(s, company)) {
    const why = whyNot(s, model.play.you, { type: 'buyTrain', train, from, price })
    if (why) closed.set(why, [...new Set([...(closed.get(why) ?? []), t().trainName(train)])])
  }
  return [...closed].map(([why, trains]) => ({ trains: trains.join(', '), why }))
}

function Closed(props: PartProps) {
  const lines = createMemo(() => closedTrains(props.model))
  return (
    <For each={lines()}>
      {(line) => (
        <p class="rp-note">
          <b>{line.trains}</b>: {line.why}
        </p>
      )}
    </For>
  )
}

const isDeal = (offer: Purchase): boolean => offer.type !== 'tradeIn' && !isShop(offer.from)

/** VII.12: trains with their sides, trade-ins, wagons, deals with other companies; or the money for a train that must be bought. */
export function Trains(props: PartProps) {
  const offers = () => props.model.offered('buyTrain', 'tradeIn', 'buyWagon')
  const deals = () => offers().filter(isDeal)
  const dealing = () => {
    const offer = props.model.chosen()
    return offer?.type === 'buyTrain' && !('price' in offer) ? offer : undefined
  }
  const need = () => props.model.turn()?.step === 'trains' && inNeed(props.model.plain())
  return (
    <>
      <Show when={need()}>
        <Emergency model={props.model} />
      </Show>
      <Purchases model={props.model} offers={offers().filter((offer) => !isDeal(offer))} />
      <Show when={!need() && props.model.chosen() === undefined}>
        <Closed model={props.model} />
      </Show>
      <Fold id="deals" text={t().wall.deals} count={deals().length} most={3}>
        <Purchases model={props.model} offers={deals()} />
      </Fold>
      <Show when={dealing()}>{(offer) => <Price model={props.model} offer={offer()} />}</Show>
      <Effects model={props.model} />
      <Gifts model={props.model} />
    </>
  )
}
