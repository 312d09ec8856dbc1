import { For, Show } from 'solid-js'
import type { Use } from '../../../../shared/games/cuba/action.ts'
import { Pick, Picks, Stepper } from '../../parts/Pick.tsx'
import { commandOf } from '../describe.ts'
import { ThingIcon } from '../Rich.tsx'
import { fieldOf, givesHere, givingTo, offeredPieces, usesHere } from '../ways/foreman.ts'
import { chosenOf } from '../ways/way.ts'
import { t } from '../words/index.ts'
import { Loads, Vetoes } from './Elsewhere.tsx'
import { PiecePicks } from './Things.tsx'
import type { PartProps } from './part.ts'

function Amount(props: PartProps & { uses: readonly Use[] }) {
  const values = () => props.uses.flatMap((use) => ('amount' in use ? [use.amount] : []))
  const value = () => {
    const use = chosenOf(props.model.look(), 'use')
    return use && 'amount' in use ? use.amount : undefined
  }
  return (
    <Stepper
      label={t().wall.amount}
      values={values()}
      value={value()}
      onValue={(n) => props.model.pick(props.uses.find((use) => 'amount' in use && use.amount === n))}
    />
  )
}

function Gives(props: PartProps) {
  const given = () => offeredPieces(props.model.look())
  return (
    <PiecePicks
      label={t().wall.give}
      id="give"
      shown
      choices={givesHere(props.model.look()).map((piece) => {
        const count = given().filter((it) => it === piece).length
        return { piece, label: t().command.give(piece), on: count > 0, ...(count > 1 ? { count } : {}) }
      })}
      onPick={(piece) => props.model.point(givingTo(props.model.look(), piece))}
    />
  )
}

/** The Black market's other half. */
function Takes(props: PartProps) {
  const swaps = () =>
    usesHere(props.model.look()).flatMap((use) =>
      use.building === 'blackMarket' && offeredPieces(props.model.look()).includes(use.give) ? [use] : [],
    )
  return (
    <Show when={swaps().length > 0}>
      <Picks label={t().wall.take} shown>
        <For each={swaps()}>
          {(use) => (
            <Pick
              on={props.model.chosen() === use}
              id={`take-${use.take}`}
              label={commandOf(props.model.state(), use)}
              onPick={() => props.model.pick(use)}
            >
              <ThingIcon kind={use.take} quiet />
            </Pick>
          )}
        </For>
      </Picks>
    </Show>
  )
}

/** How the building pointed at is used, where that is open. */
function How(props: PartProps) {
  const uses = () => usesHere(props.model.look())
  const building = () => (uses().length > 1 || 'give' in (uses()[0] ?? {}) ? uses()[0]?.building : undefined)
  const numbered = () => uses().every((use) => 'amount' in use && !('kind' in use)) && uses().length > 1
  return (
    <>
      <Show when={numbered()}>
        <Amount model={props.model} uses={uses()} />
      </Show>
      <Show when={givesHere(props.model.look()).length > 0}>
        <Gives model={props.model} />
        <Takes model={props.model} />
      </Show>
      <Show when={building() === 'smallBranchOffice' || building() === 'largeBranchOffice'}>
        <Loads model={props.model} />
      </Show>
      <Show when={building() === 'church'}>
        <Vetoes model={props.model} />
      </Show>
      <Show when={building() === 'lighthouse'}>
        <span class="small quiet">{t().wall.tapShip}</span>
      </Show>
    </>
  )
}

/** The building is chosen on the board. */
export function Foreman(props: PartProps) {
  const used = () => {
    const { phase } = props.model.state()
    return phase.at === 'foreman' && phase.used
  }
  return (
    <>
      <Show when={!fieldOf(props.model.look())}>
        <span class="small quiet">{t().wall.tapHouse(used())}</span>
      </Show>
      <How model={props.model} />
    </>
  )
}
