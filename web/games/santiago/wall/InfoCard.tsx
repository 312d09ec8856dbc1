import { Show } from 'solid-js'
import { FLOWERS, type Building, type Cuban } from '../../../../shared/games/santiago/data.ts'
import { colourOf } from '../../../../shared/games/santiago/visit.ts'
import { FlowerIcon } from '../../../art/Flower.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Rich } from '../Rich.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './Pick.tsx'

const isCuban = (what: Building | Cuban): what is Cuban => what in FLOWERS

/** The rule of a house or a Cuban, on the wall and not over the board. */
export function InfoCard(props: PartProps & { what: Building | Cuban }) {
  const flower = () => (isCuban(props.what) ? FLOWERS[props.what].colour : colourOf(props.model.state(), props.what))
  const flowerWords = () => {
    const colour = flower()
    return colour === 'none' ? t().wall.noFlower : t().wall.flower(colour)
  }
  const note = () => {
    if (isCuban(props.what)) return props.model.state().inactive[props.what] ? t().wall.off : undefined
    const owner = props.model.state().owners[props.what]
    return owner === undefined ? t().wall.free : t().wall.ownedBy(props.model.names()[owner] ?? '')
  }
  return (
    <section class="info-card" data-testid="info">
      <h2>
        <FlowerIcon kind={flower()} size={20} label={flowerWords()} />
        {t().nameOf(props.what)}
        <Show when={note()}>{(words) => <span class="small quiet info-note">{words()}</span>}</Show>
        <button
          type="button"
          class="btn soft icon"
          aria-label={t().wall.close}
          data-testid="info-close"
          onClick={() => props.model.setInfo(undefined)}
        >
          <Icon kind="close" />
        </button>
      </h2>
      <p>
        <Rich text={isCuban(props.what) ? t().cubanInfo[props.what] : t().buildingInfo[props.what]} size={17} />
      </p>
    </section>
  )
}
