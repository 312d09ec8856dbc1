import { For, Show } from 'solid-js'
import type { Action } from '../../../../shared/games/santiago/action.ts'
import type { Flag } from '../../../../shared/games/santiago/data.ts'
import { effectOf } from '../effect.ts'
import { Rich, ThingIcon } from '../Rich.tsx'
import { t } from '../words/index.ts'
import { usable } from './offered.ts'
import { OfferPick, Picks, type PartProps } from './Pick.tsx'

export function Customs(props: PartProps) {
  return <Dice model={props.model} at="customs" />
}

export function Office(props: PartProps) {
  return <Dice model={props.model} at="office" />
}

function Dice(props: PartProps & { at: 'customs' | 'office' }) {
  return (
    <Picks label={t().wall.goods}>
      <For each={usable(props.model, props.at)}>
        {(use) => (
          <OfferPick
            model={props.model}
            offer={use}
            id={`${props.at}-${use.good}`}
            label={t().command.use(use, 'port')}
          >
            <ThingIcon kind={use.good} quiet />
            {props.model.state().dice[use.good]}
          </OfferPick>
        )}
      </For>
    </Picks>
  )
}

const flagWords = (flag: Flag | undefined): string => (flag ? t().wall.flagTo(flag) : t().wall.flagOff)

export function Harbormaster(props: PartProps) {
  const flagAfter = (use: Action): Flag | undefined => {
    const { you } = props.model.play
    return you === null ? undefined : effectOf(props.model.state(), you, use).flag?.[1]
  }
  return (
    <Picks label={t().wall.direction}>
      <For each={usable(props.model, 'harbormaster').toSorted((a, b) => a.by - b.by)}>
        {(use) => (
          <OfferPick model={props.model} offer={use} id={`flag-${use.by === 1 ? 'up' : 'down'}`}>
            <Rich text={flagWords(flagAfter(use))} />
          </OfferPick>
        )}
      </For>
    </Picks>
  )
}

/** Whom to turn down is chosen on the board. */
export function Newspaper(props: PartProps) {
  return (
    <>
      <Picks label={t().buildings.newspaper}>
        <For each={usable(props.model, 'newspaper').filter((use) => use.cuban === undefined)}>
          {(use) => (
            <OfferPick model={props.model} offer={use} id="turn-nobody">
              <Rich text={t().wall.onlyPeso} />
            </OfferPick>
          )}
        </For>
      </Picks>
      <Show when={!props.model.chosen()}>
        <span class="small quiet">{t().wall.pickCuban}</span>
      </Show>
    </>
  )
}
