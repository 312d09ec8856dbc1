import { createMemo, For, Match, Show, Switch } from 'solid-js'
import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import { MEXICO_CITY_PRICE } from '../../../../shared/games/mx1822/data.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import { forecastLay, forecastReach } from '../../../../shared/games/mx1822/operating-forecast.ts'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { ofType, placeOfOffer, turnsOf } from '../choice.ts'
import { tileNow } from '../map/preview.ts'
import type { Model, PartProps } from '../model.ts'
import { railWords } from '../../../rail/words/index.ts'
import { t } from '../words/index.ts'
import { placesOf } from './phrases.ts'
import { OfferChoice } from './OfferChoice.tsx'
import { RunAfter } from './RunAfter.tsx'
import { TileTray } from './TileTray.tsx'

type Lay = ActionOf<'layTile'>
const useKey = (lay: Lay): string => (lay.using ?? []).join('+')

/** Other things to do in the hex: the same tile with a private, a cube, a port. */
function othersAt(model: Model, hex: string): Offer[] {
  const all = model.offersAt(hex)
  const lays = all.filter(ofType('layTile'))
  const ways = lays.filter((lay, i) => lays.findIndex((other) => useKey(other) === useKey(lay)) === i)
  return [...(ways.length > 1 ? ways : []), ...all.filter(ofType('placeCube', 'upgradeMexicoCity', 'layPort'))]
}

function wordsFor(offer: Offer): { id: string; text: string; note?: string } {
  const { wall } = t()
  switch (offer.type) {
    case 'layTile':
      return { id: `lay-${useKey(offer)}`, text: offer.using ? wall.withPrivate(offer.using) : wall.ordinaryLay }
    case 'placeCube': {
      const text = offer.using ? wall.cubeOf[offer.using] : wall.cube
      return {
        id: `cube-${offer.using ?? ''}-${offer.from ?? ''}`,
        text,
        note: offer.from && wall.cubeFrom(offer.from),
      }
    }
    case 'layPort':
      return { id: `port-${offer.private}`, text: wall.port, note: t().privates[offer.private].short }
    default:
      return { id: 'mexico', text: wall.mexicoCity(MEXICO_CITY_PRICE) }
  }
}

const isOn = (chosen: Offer | undefined, offer: Offer): boolean =>
  chosen === offer ||
  (chosen?.type === 'layTile' &&
    offer.type === 'layTile' &&
    useKey(chosen) === useKey(offer) &&
    chosen.hex === offer.hex)

/** "Santa Clara: 5 → 15, free" */
function LayWords(props: PartProps & { lay: Lay }) {
  const cost = () => forecastLay(props.model.plain(), props.lay.hex)
  const ways = () => turnsOf(props.model.offers(), props.lay)
  const asked = () => cost().asks
  const reached = createMemo(() => forecastReach(props.model.plain(), props.lay))
  return (
    <p class="mx-say">
      <b>
        {GROUND.map[props.lay.hex]?.name ?? props.lay.hex}:{' '}
        {t().wall.laid(tileNow(props.model.plain(), props.lay.hex), props.lay.tile)}
      </b>{' '}
      {t().wall.cost(cost().cost)}
      <Show when={ways().length > 1}> · {railWords().tray.way(ways().indexOf(props.lay) + 1, ways().length)}</Show>
      <Show when={asked() !== undefined && asked() !== props.model.play.you}>
        {' '}
        · {t().wall.asks(props.model.play.names[asked() ?? 0] ?? '')}
      </Show>
      <Show when={reached().length > 0}> · {t().wall.reaches(placesOf(props.model.plain(), reached()))}</Show>
      <RunAfter model={props.model} build={props.lay} />
    </p>
  )
}

export function Track(props: PartProps) {
  const place = () => {
    const chosen = props.model.chosen()
    return chosen && placeOfOffer(props.model.plain(), chosen)?.hex
  }
  const lay = () => {
    const chosen = props.model.chosen()
    return chosen?.type === 'layTile' ? chosen : undefined
  }
  const others = () => {
    const hex = place()
    const all = hex ? othersAt(props.model, hex) : []
    return all.length === 1 && !lay() ? [] : all
  }
  return (
    <>
      <Switch fallback={<p class="rp-note">{t().wall.tapHex}</p>}>
        <Match when={lay()}>{(it) => <LayWords model={props.model} lay={it()} />}</Match>
        <Match when={place()}>{(hex) => <p class="mx-say">{GROUND.map[hex()]?.name ?? hex()}</p>}</Match>
      </Switch>
      <Show when={props.model.play.tall && lay() && place()}>
        {(hex) => <TileTray model={props.model} hex={hex()} size={66} />}
      </Show>
      <Show when={others().length > 0}>
        <Choices label={t().wall.alsoHere}>
          <For each={others()}>
            {(offer) => (
              <OfferChoice
                model={props.model}
                offer={isOn(props.model.chosen(), offer) ? (props.model.chosen() ?? offer) : offer}
                {...wordsFor(offer)}
              />
            )}
          </For>
        </Choices>
      </Show>
      <For each={props.model.offered('closePrivate')}>
        {(offer) => (
          <OfferChoice model={props.model} offer={offer} id={`close-${offer.private}`} text={t().command(offer, 0)} />
        )}
      </For>
    </>
  )
}
