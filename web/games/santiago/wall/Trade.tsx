import { For, Show } from 'solid-js'
import { DEMANDED } from '../../../../shared/games/santiago/data.ts'
import { Rich, ThingIcon } from '../Rich.tsx'
import type { Thing } from '../words/en-names.ts'
import { t } from '../words/index.ts'
import { unique, usable, usedOf } from './offered.ts'
import { owned } from './owned.ts'
import { Pick, Picks, Stepper, ThingPicks, type PartProps } from './Pick.tsx'

function Factory(props: PartProps & { at: 'distillery' | 'cigarFactory'; makes: Thing }) {
  const uses = () => usable(props.model, props.at)
  return (
    <Stepper
      label={t().thing(props.makes)}
      values={uses().map((use) => use.amount)}
      value={usedOf(props.model, props.at)?.amount ?? 0}
      onValue={(amount) => props.model.pick(uses().find((use) => use.amount === amount))}
    />
  )
}
export const Distillery = (props: PartProps) => <Factory model={props.model} at="distillery" makes="rum" />
export const CigarFactory = (props: PartProps) => <Factory model={props.model} at="cigarFactory" makes="cigar" />

export function BlackMarket(props: PartProps) {
  const uses = () => usable(props.model, 'blackMarket')
  const chosen = () => usedOf(props.model, 'blackMarket')
  const give = () => chosen()?.give ?? props.model.give()
  const takes = () => uses().filter((use) => use.give === give())
  const gives = () =>
    unique(uses().map((use) => use.give)).map((kind) => {
      const count = owned(props.model, kind)
      return { kind, count, label: t().amount(kind, count) }
    })
  const setGive = (kind: Thing) => {
    const good = DEMANDED.find((it) => it === kind)
    if (good) props.model.setGive(good)
  }
  return (
    <>
      <ThingPicks
        label={t().wall.give}
        id="give"
        shown
        choices={gives()}
        on={(kind) => give() === kind}
        onPick={setGive}
      />
      <Show when={give()}>
        <ThingPicks
          label={t().wall.take}
          id="take"
          shown
          choices={takes().map(({ take }) => ({ kind: take, label: t().thing(take, 1) }))}
          on={(kind) => chosen()?.take === kind}
          onPick={(kind) => props.model.pick(takes().find((use) => use.take === kind))}
        />
      </Show>
    </>
  )
}

export function Cafe(props: PartProps) {
  const uses = () => usable(props.model, 'cafe')
  const sold = () => usedOf(props.model, 'cafe')?.goods ?? []
  const sellable = () => unique(uses().flatMap((use) => use.goods))
  const toggle = (good: 'cigar' | 'rum') => {
    const wanted = sold().includes(good) ? sold().filter((it) => it !== good) : [...sold(), good]
    props.model.pick(
      uses().find((use) => use.goods.length === wanted.length && use.goods.every((it) => wanted.includes(it))),
    )
  }
  return (
    <Picks label={t().wall.goods}>
      <For each={sellable()}>
        {(good) => (
          <Pick on={sold().includes(good)} id={`sell-${good}`} label={t().amount(good, 1)} onPick={() => toggle(good)}>
            1 <ThingIcon kind={good} quiet />
          </Pick>
        )}
      </For>
    </Picks>
  )
}

export function Casino(props: PartProps) {
  const uses = () => usable(props.model, 'casino')
  const chosen = () => usedOf(props.model, 'casino')
  const ways = () => unique(uses().map((use) => use.into))
  const same = () => uses().filter((use) => use.into === chosen()?.into)
  return (
    <>
      <Picks label={t().wall.direction}>
        <For each={ways()}>
          {(into) => (
            <Pick
              on={chosen()?.into === into}
              id={`into-${into}`}
              onPick={() => props.model.pick(uses().find((use) => use.into === into))}
            >
              <Rich text={into === 'points' ? t().wall.buy : t().wall.sell} />
            </Pick>
          )}
        </For>
      </Picks>
      <Show when={chosen()}>
        {(use) => (
          <Stepper
            label={t().thing('point')}
            values={same().map((it) => it.points)}
            value={use().points}
            onValue={(points) => props.model.pick(same().find((it) => it.points === points))}
          />
        )}
      </Show>
    </>
  )
}
