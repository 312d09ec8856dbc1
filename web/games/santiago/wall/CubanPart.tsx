import { For, Show } from 'solid-js'
import { t } from '../words/index.ts'
import { chosenOf, offered } from './offered.ts'
import { OfferPick, Picks, ThingPicks, type PartProps } from './Pick.tsx'

function Pablo(props: PartProps) {
  const choices = () =>
    offered(props.model, 'take').map(({ good }) => {
      const count = props.model.state().supply[good]
      return { kind: good, count, label: t().wall.inSupply(good, count) }
    })
  return (
    <ThingPicks
      label={t().wall.goods}
      id="take"
      choices={choices()}
      on={(kind) => chosenOf(props.model, 'take')?.good === kind}
      onPick={(kind) => props.model.pick(offered(props.model, 'take').find((it) => it.good === kind))}
    />
  )
}

function Alonso(props: PartProps) {
  return (
    <>
      <Show when={offered(props.model, 'reuse').length > 0}>
        <Picks label={t().wall.own}>
          <For each={offered(props.model, 'reuse')}>
            {(offer) => (
              <OfferPick
                model={props.model}
                offer={offer}
                id={`reuse-${offer.building}`}
                label={t().command.reuse(offer, 'alonso')}
              >
                {t().buildings[offer.building]}
              </OfferPick>
            )}
          </For>
        </Picks>
      </Show>
      <Show when={!props.model.chosen() && offered(props.model, 'seize').length > 0}>
        <span class="small quiet">{t().wall.seizeHint}</span>
      </Show>
    </>
  )
}

export function CubanPart(props: PartProps) {
  const isPablo = () => {
    const { phase } = props.model.state()
    return phase.at === 'cuban' && phase.cuban === 'pablo'
  }
  return (
    <Show when={isPablo()} fallback={<Alonso model={props.model} />}>
      <Pablo model={props.model} />
    </Show>
  )
}
