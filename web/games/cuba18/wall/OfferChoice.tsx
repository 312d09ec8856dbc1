import type { JSX } from 'solid-js'
import type { Offer } from '../../../../shared/games/cuba18/offer.ts'
import type { Livery } from '../../../rail/livery.ts'
import { Choice } from '../../../rail/panels/Choices.tsx'
import type { PartProps } from '../model.ts'

/** One button for an offer. */
export function OfferChoice(
  props: PartProps & { offer: Offer; id: string; text: JSX.Element; note?: string; livery?: Livery },
) {
  return (
    <Choice
      id={props.id}
      on={props.model.chosen() === props.offer}
      text={props.text}
      note={props.note}
      livery={props.livery}
      onPick={() => props.model.pick(props.offer)}
    />
  )
}
