import { For, Show } from 'solid-js'
import { GOODS, type Demanded, type Good } from '../../../../shared/games/santiago/data.ts'
import { Rich, ThingIcon } from '../Rich.tsx'
import { t } from '../words/index.ts'
import { chosenOf, offered, unique } from './offered.ts'
import { owned } from './owned.ts'
import { Pick, Picks, Stepper, type PartProps } from './Pick.tsx'

export function Deliver(props: PartProps) {
  const chosen = () => chosenOf(props.model, 'deliver')
  const all = () => offered(props.model, 'deliver')
  const goods = () => GOODS.filter((good) => all().some((offer) => offer.good === good))
  const amounts = () => same().map((offer) => offer.amount)
  const same = () => all().filter((offer) => offer.good === chosen()?.good && offer.as === chosen()?.as)
  const dice = () => unique(all().flatMap((offer) => (offer.good === chosen()?.good ? [offer.as] : [])))
  const points = (good: Good) => (good === 'wood' ? 1 : props.model.state().flag)

  /** As many as possible, but for another die no more than before. */
  function choose(good: Good, as: Demanded | undefined, most: number): void {
    const found = all().filter((offer) => offer.good === good && (as === undefined || offer.as === as))
    const fitting = found.filter((offer) => offer.amount <= most).toSorted((a, b) => b.amount - a.amount)
    props.model.pick(fitting[0])
  }

  return (
    <>
      <Picks label={t().wall.goods}>
        <For each={goods()}>
          {(good) => (
            <button
              type="button"
              class="btn pick"
              aria-pressed={chosen()?.good === good}
              aria-label={t().wall.goodWith(good, owned(props.model, good))}
              data-testid={`deliver-${good}`}
              onClick={() => choose(good, undefined, Infinity)}
            >
              <ThingIcon kind={good} quiet />
              {owned(props.model, good)}
              <Show when={!props.model.play.tall}>
                <span class="small quiet">
                  <Rich text={t().wall.perGood(points(good))} />
                </span>
              </Show>
            </button>
          )}
        </For>
      </Picks>
      <Show when={chosen()}>
        {(offer) => (
          <>
            <Stepper
              label={t().thing(offer().good)}
              values={amounts()}
              value={offer().amount}
              onValue={(amount) => props.model.pick(same().find((it) => it.amount === amount))}
            />
            <Show when={offer().good === 'wood'}>
              <Picks label={t().wall.instead} shown>
                <For each={dice()}>
                  {(as) => (
                    <Pick
                      on={offer().as === as}
                      id={`as-${as}`}
                      label={t().wall.insteadOf(as, props.model.state().dice[as] ?? 0)}
                      onPick={() => choose('wood', as, offer().amount)}
                    >
                      <ThingIcon kind={as} quiet />
                      {props.model.state().dice[as]}
                    </Pick>
                  )}
                </For>
              </Picks>
            </Show>
          </>
        )}
      </Show>
    </>
  )
}
