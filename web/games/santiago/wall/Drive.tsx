import { For, Show } from 'solid-js'
import { Rich } from '../Rich.tsx'
import { byTarget, targetOf } from '../targets.ts'
import { t } from '../words/index.ts'
import { chosenOf, type Of } from './offered.ts'
import { OfferPick, Picks, type PartProps } from './Pick.tsx'

/** The stop itself is chosen on the board; here only how many laps. */
export function Drive(props: PartProps) {
  const ways = (): Of<'drive'>[] => {
    const chosen = chosenOf(props.model, 'drive')
    if (!chosen) return []
    const state = props.model.state()
    const found = byTarget(state, props.model.offers(), 'stop').get(targetOf(state, chosen).stop ?? -1) ?? []
    return found.filter((offer): offer is Of<'drive'> => offer.type === 'drive')
  }
  return (
    <Show when={ways().length > 1}>
      <Picks label={t().wall.lapsGroup}>
        <For each={ways()}>
          {(way) => (
            <OfferPick model={props.model} offer={way} id={`stops-${way.stops}`}>
              <Rich text={t().wall.laps(way.stops, way.stops - 1)} />
            </OfferPick>
          )}
        </For>
      </Picks>
    </Show>
  )
}
