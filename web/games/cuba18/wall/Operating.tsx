import { For, Show } from 'solid-js'
import { sharesIn, type Company, type Minor } from '../../../../shared/games/cuba18/companies.ts'
import type { Machine } from '../../../../shared/games/cuba18/data.ts'
import { forecastMachine } from '../../../../shared/games/cuba18/forecast.ts'
import { incomeOf, perShare } from '../../../../shared/games/cuba18/moves/pay.ts'
import { holding } from '../../../../shared/games/cuba18/shares.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { machinePrice } from '../../../../shared/games/cuba18/moves/buy-machine.ts'
import { stationCost } from '../../../../shared/games/cuba18/moves/place-station.ts'
import { graphNow, reachWith } from '../../../../shared/games/cuba18/network.ts'
import { Choices } from '../../../rail/panels/Choices.tsx'
import type { Model, PartProps } from '../model.ts'
import { Income, Ran, Run } from '../stage/RunCard.tsx'
import { t } from '../words/index.ts'
import { Aside, Gifts } from './Aside.tsx'
import { Effects } from './Effects.tsx'
import { OfferChoice } from './OfferChoice.tsx'

export function Home(props: PartProps) {
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'home' ? offer : undefined
  }
  return (
    <>
      <Show when={chosen()}>
        {(home) => (
          <p class="cu-say">
            <b>{t().place(home().hex)}</b>
          </p>
        )}
      </Show>
      <Show when={!chosen()}>
        <Aside model={props.model} />
      </Show>
    </>
  )
}

/** How many more stops the company reaches once the station stands. */
function opens(model: Model): number {
  const company = model.turn()?.company
  const after = model.outlook()?.after
  if (!company || !after) return 0
  const rented = model.turn()?.rented ?? []
  const count = (s: typeof after) =>
    new Set([...reachWith(s, company, rented).stops].map((it) => graphNow(s).stops[it]!.id)).size
  return count(after) - count(model.plain())
}

export function Station(props: PartProps) {
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'placeStation' ? offer : undefined
  }
  return (
    <>
      <Show when={chosen()}>
        {(offer) => (
          <p class="cu-say">
            <b>{t().wall.stationIn(t().place(offer().hex), stationCost(props.model.plain()) ?? 0)}</b>
            <Show when={opens(props.model) > 0}> · {t().wall.opensStops(opens(props.model))}</Show>
          </p>
        )}
      </Show>
      <Effects model={props.model} />
      <Show when={!chosen()}>
        <Aside model={props.model} />
      </Show>
    </>
  )
}

export function RunPart(props: PartProps) {
  return (
    <>
      <Show when={props.model.play.tall && !props.model.stays() && props.model.turn()}>
        {(turn) => <Run model={props.model} company={turn().company} />}
      </Show>
      <Effects model={props.model} />
      <Aside model={props.model} />
    </>
  )
}

/** "60 ÷ 10 shares = 6", and what that means for whoever decides. */
function Shared(props: PartProps & { company: Company }) {
  const s = () => props.model.plain()
  const you = () => props.model.play.you ?? 0
  return (
    <p class="cu-say">
      <b>{t().wall.divided(incomeOf(s()), sharesIn(props.company), perShare(s()))}</b> ·{' '}
      {t().wall.yours(holding(s(), props.company, you()) * perShare(s()))}
    </p>
  )
}

export function IncomePart(props: PartProps) {
  return (
    <Show when={props.model.turn()}>
      {(turn) => (
        <Show when={props.model.play.tall} fallback={<Shared model={props.model} company={turn().company} />}>
          <Show when={props.model.shownRoutes().length > 0}>
            <Ran model={props.model} company={turn().company} />
          </Show>
          <Income model={props.model} company={turn().company} />
        </Show>
      )}
    </Show>
  )
}

/** VII.14: its price, and what the last run would have brought with it. */
function machineNote(s: State, company: Minor, machine: Machine): string {
  const { income, cubes } = forecastMachine(s, company, machine)
  return t().wall.machine(machinePrice(s, machine) ?? 0, income, cubes)
}

export function Machines(props: PartProps) {
  return (
    <>
      <Choices label={t().question.machines}>
        <For each={props.model.offered('buyMachine')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id={`machine-${offer.machine}`}
              text={t().machine(offer.machine)}
              note={machineNote(props.model.plain(), props.model.turn()?.company as Minor, offer.machine)}
            />
          )}
        </For>
      </Choices>
      <Effects model={props.model} />
      <Gifts model={props.model} />
    </>
  )
}
