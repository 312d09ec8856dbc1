import { For, Show } from 'solid-js'
import { DEMANDED, type Demanded } from '../../../../shared/games/santiago/data.ts'
import { ThingIcon } from '../Rich.tsx'
import { t } from '../words/index.ts'
import { offered } from './offered.ts'
import { Pick, Picks, type PartProps } from './Pick.tsx'

function DieFace(props: { good: Demanded; value: number }) {
  return (
    <span class="die-face num" style={{ background: `var(--g-${props.good})`, color: `var(--on-g-${props.good})` }}>
      {props.value}
    </span>
  )
}

export function Demand(props: PartProps) {
  const roll = () => {
    const { phase } = props.model.state()
    return phase.at === 'demand' ? phase.roll : undefined
  }
  const offer = (good: Demanded) => offered(props.model, 'demand').find((it) => it.aside === good)
  const refused = () => DEMANDED.some((good) => !offer(good))
  return (
    <Show when={roll()}>
      {(dice) => (
        <>
          <Picks label={t().wall.aside}>
            <For each={DEMANDED}>
              {(good) => (
                <Pick
                  on={offer(good) !== undefined && props.model.chosen() === offer(good)}
                  id={`aside-${good}`}
                  label={t().wall.asideOf(good, dice()[good])}
                  disabled={!offer(good)}
                  why={offer(good) ? undefined : t().wall.mustWant}
                  onPick={() => props.model.pick(offer(good))}
                >
                  <DieFace good={good} value={dice()[good]} />
                  <ThingIcon kind={good} size={17} quiet />
                </Pick>
              )}
            </For>
          </Picks>
          <Show when={refused()}>
            <span class="small quiet">{t().wall.mustWant}</span>
          </Show>
        </>
      )}
    </Show>
  )
}
