import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/mx1822/action.ts'
import type { Model, PartProps } from '../model.ts'
import { changesOf, type Change } from '../panels/changes.ts'
import { t } from '../words/index.ts'

/** Runs, dividends and bids have panels of their own, standing orders change nothing yet. */
const APART: readonly Action['type'][] = ['run', 'dividend', 'bid', 'bidUpTo', 'passUntil']

function labelOf(model: Model, change: Change): string {
  const { changes, company } = t()
  switch (change.of) {
    case 'purse':
      return change.seat === model.play.you ? changes.you : (model.play.names[change.seat] ?? '')
    case 'treasury':
      return company(change.company)
    case 'price':
      return changes.price(change.company)
    case 'holding':
      return changes.holding(change.company)
    case 'certificates':
      return changes.certificates
  }
}

function amountOf(change: Change, amount: number): string {
  if (change.of === 'purse' || change.of === 'treasury') return t().money(amount)
  return change.of === 'holding' ? t().changes.percent(amount) : String(amount)
}

/** What is chosen, or what one is asked to agree to. */
function deedOf(model: Model): { by: Seat; action: Action } | undefined {
  const [first] = model.plain().pending
  if (first?.at === 'consent') return first
  const action = model.action()
  const { you } = model.play
  return action && you !== null && !APART.includes(action.type) ? { by: you, action } : undefined
}

/** What the chosen action would do to money, prices and holdings. */
export function Changes(props: PartProps) {
  const changes = createMemo(() => {
    const { you } = props.model.play
    const deed = deedOf(props.model)
    return deed && you !== null ? changesOf(props.model.plain(), deed, you) : undefined
  })
  return (
    <Show when={changes()}>
      {(all) => (
        <ul class="mx-changes">
          <For each={all().figures}>
            {(change) => (
              <li>
                {labelOf(props.model, change)} {amountOf(change, change.before)} →{' '}
                <b>{amountOf(change, change.after)}</b>
              </li>
            )}
          </For>
          <For each={all().directors}>
            {({ company, seat }) => (
              <li class="warn">
                {seat === props.model.play.you
                  ? t().changes.youDirect(company)
                  : t().changes.director(props.model.play.names[seat] ?? '', company)}
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  )
}
