import { For } from 'solid-js'
import { t } from '../words/index.ts'
import { offered } from './offered.ts'
import { OfferPick, Picks, type PartProps } from './Pick.tsx'

export function Visit(props: PartProps) {
  return (
    <Picks label={t().wall.houses}>
      <For each={offered(props.model, 'visit')}>
        {(offer) => (
          <OfferPick model={props.model} offer={offer} id={`visit-${offer.building}`}>
            {t().buildings[offer.building]}
          </OfferPick>
        )}
      </For>
    </Picks>
  )
}
