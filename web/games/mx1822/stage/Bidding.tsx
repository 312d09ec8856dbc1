import { createMemo, Show } from 'solid-js'
import { MINOR } from '../../../../shared/games/mx1822/companies.ts'
import { cityNow } from '../../../../shared/games/mx1822/stations.ts'
import type { Pin } from '../../../rail/map/Pins.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { companiesIn } from '../panels/companies.ts'
import { outlookOf } from '../panels/forecast.ts'
import { Players } from '../panels/Players.tsx'
import { t } from '../words/index.ts'
import { AllBoxes } from './Boxes.tsx'
import { Forecast } from './Forecast.tsx'
import { MapView } from './MapView.tsx'
import { Prices } from './Prices.tsx'
import { Companies, ShownCharter } from './Side.tsx'
import { NO_INSETS } from './views.ts'

/** Where the minors in the boxes are at home. */
function pinsOf(model: Model): Pin[] {
  const chosen = model.chosen()
  const item = chosen?.type === 'bid' || chosen?.type === 'bidUpTo' ? chosen.item : undefined
  const { boxes } = model.state().minors
  return boxes.map((minor, i) => {
    const { hex, city } = cityNow(model.plain(), MINOR[minor])
    const { place } = t().minors[minor]
    const first = boxes.findIndex((it) => t().minors[it].place === place) === i
    return { hex, stop: city, livery: liveryOf(minor), name: first ? place : '', chosen: minor === item }
  })
}

/** The stock round as one screen: boxes, players, map, prices, outlook. */
export function Bidding(props: PartProps) {
  const outlook = createMemo(() => outlookOf(props.model.expected()))
  return (
    <div class="mx-stock">
      <div class="mx-left">
        <AllBoxes model={props.model} outlook={outlook()} />
        <Players model={props.model} bidding />
        <Show when={companiesIn(props.model.state()).length > 1}>
          <Companies model={props.model} />
        </Show>
      </div>
      <div class="mx-right">
        <MapView model={props.model} insets={NO_INSETS} still pins={pinsOf(props.model)} />
        <ShownCharter model={props.model} />
        <Show when={props.model.state().round.at === 'stock'}>
          <Forecast model={props.model} outlook={outlook()} />
        </Show>
      </div>
      <Prices model={props.model} />
    </div>
  )
}
