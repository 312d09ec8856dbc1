import { createMemo, Match, Show, Switch } from 'solid-js'
import type { PartProps } from '../model.ts'
import { outlookOf } from '../panels/forecast.ts'
import { Players } from '../panels/Players.tsx'
import { AllBoxes } from './Boxes.tsx'
import { Forecast } from './Forecast.tsx'
import { Log } from './Log.tsx'
import { MapView } from './MapView.tsx'
import { Prices } from './Prices.tsx'
import { Companies, ShownCharter, Supply, Tiles } from './Side.tsx'
import { inStock, NO_INSETS, viewOf } from './views.ts'

const BRICKS = 11 // in a row of the narrow market

/** One view at a time: phones and narrow windows. */
export function Compact(props: PartProps) {
  const outlook = createMemo(() => outlookOf(props.model.expected()))
  const view = () => viewOf(props.model)
  return (
    <div class="mx-compact">
      <Switch>
        <Match when={view() === 'map'}>
          <MapView model={props.model} insets={NO_INSETS} mini tray={!props.model.play.tall} />
        </Match>
        <Match when={view() === 'market'}>
          <div class="rs-sheet">
            <Prices model={props.model} perRow={BRICKS} />
            <Supply model={props.model} />
            <Tiles model={props.model} />
          </div>
        </Match>
        <Match when={view() === 'boxes'}>
          <div class="rs-sheet">
            <AllBoxes model={props.model} outlook={outlook()} />
            <Show when={props.model.state().round.at === 'stock'}>
              <Forecast model={props.model} outlook={outlook()} />
            </Show>
          </div>
        </Match>
        <Match when={view() === 'companies'}>
          <div class="rs-sheet">
            <ShownCharter model={props.model} />
            <Companies model={props.model} />
          </div>
        </Match>
        <Match when={view() === 'players'}>
          <div class="rs-sheet">
            <Players model={props.model} bidding={inStock(props.model)} />
          </div>
        </Match>
        <Match when={view() === 'log'}>
          <div class="rs-sheet">
            <Log model={props.model} lines={40} />
          </div>
        </Match>
      </Switch>
    </div>
  )
}
