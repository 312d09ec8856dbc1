import { For, Match, Show, Switch } from 'solid-js'
import { NUMERALS, SECTIONS, type Section, type Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import { forecastBill, type BillForecast } from '../../../../shared/games/cuba/forecast.ts'
import { Icon } from '../../../art/Icon.tsx'
import { SealIcon } from '../../../art/Seal.tsx'
import { Rich, ThingIcon } from '../Rich.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

function Cell(props: { section: Section; it: BillForecast; name: string }) {
  const { bills } = t()
  return (
    <td aria-label={bills.words(props.name, props.it)}>
      <Switch>
        <Match when={!props.it.feasible}>
          <Icon kind="close" size={13} stroke={2.6} />
        </Match>
        <Match when={props.section === 'tax'}>
          <span class="cost">{bills.pays(props.it.pesos)}</span>
        </Match>
        <Match when={props.section === 'duty'}>
          <Icon kind="check" size={14} stroke={2.6} />
        </Match>
        <Match when={props.section === 'subsidy'}>
          <span class="gain">{bills.range(props.it.points, props.it.most)}</span>
        </Match>
      </Switch>
    </td>
  )
}

const unit = { tax: 'peso', subsidy: 'point' } as const

function Row(props: PartProps & { section: Section; bill: Statute }) {
  const picked = () => props.model.pointed().bills?.includes(props.section) ?? false
  const words = () => t().statutes[props.bill]
  const open = () => props.model.choices().has(`bill:${props.section}`)
  return (
    <tr classList={{ on: picked() }}>
      <th scope="row">
        <button
          type="button"
          class="bill"
          aria-pressed={open() ? picked() : undefined}
          data-testid={open() ? `choice-bill-${props.section}` : `bill-${props.section}`}
          onClick={() =>
            open()
              ? props.model.tap(`bill:${props.section}`)
              : props.model.setInfo({ of: 'statute', statute: props.bill })
          }
        >
          <em>{NUMERALS[props.section]}</em>
          {words()[0]}
        </button>
      </th>
      <Show
        when={props.section !== 'other'}
        fallback={
          <td class="l" colSpan={props.model.play.names.length + 1}>
            {words()[1]}
          </td>
        }
      >
        <For each={forecastBill(props.model.state(), props.bill)}>
          {(it) => <Cell section={props.section} it={it} name={props.model.names()[it.seat] ?? ''} />}
        </For>
        <td class="l">
          <Show
            when={props.section === 'tax' || props.section === 'subsidy'}
            fallback={<Rich text="{point}" size={13} />}
          >
            <ThingIcon kind={unit[props.section as keyof typeof unit]} size={13} />
          </Show>
        </td>
      </Show>
    </tr>
  )
}

/** For every bill of this round what it would bring or cost each player now. */
export function BillTable(props: PartProps) {
  const bills = () =>
    SECTIONS.flatMap((section) => {
      const bill = props.model.state().bills[section]
      return bill ? [{ section, bill }] : []
    })
  return (
    <table class="bills" aria-label={t().bills.title}>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t().wall.bills}</span>
          </th>
          <For each={props.model.play.names}>
            {(name, seat) => (
              <th scope="col">
                <SealIcon colour={props.model.play.colours[seat()] ?? 'grey'} size={15} label={name} />
              </th>
            )}
          </For>
          <th />
        </tr>
      </thead>
      <tbody>
        <For each={bills()}>{({ section, bill }) => <Row model={props.model} section={section} bill={bill} />}</For>
      </tbody>
    </table>
  )
}
