import { createMemo, Match, Show, Switch } from 'solid-js'
import { MINOR } from '../../../../shared/games/mx1822/companies.ts'
import { cityNow } from '../../../../shared/games/mx1822/stations.ts'
import { Seg, type Choice } from '../../../lib/Seg.tsx'
import type { Pin } from '../../../rail/map/Pins.tsx'
import { Market } from '../../../rail/panels/Market.tsx'
import { Tabs, type TabKind } from '../../../rail/panels/Tabs.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { dividendGhosts } from '../panels/dividend.ts'
import { outlookOf } from '../panels/forecast.ts'
import { marketSpaces } from '../panels/market.ts'
import { Players } from '../panels/Players.tsx'
import { t } from '../words/index.ts'
import { AllBoxes } from './Boxes.tsx'
import { Forecast } from './Forecast.tsx'
import { Log } from './Log.tsx'
import { MapView } from './MapView.tsx'
import { Companies, ShownCharter, Side, Supply, Tiles } from './Side.tsx'

const NO_INSETS = { top: 8, right: 8, bottom: 8, left: 8 }
const BRICKS = 11 // in a row of the narrow market

const inStock = (model: Model): boolean => model.state().round.at !== 'operating' && model.state().round.at !== 'over'

/** Which view is open; the round decides unless somebody chose. */
export const viewOf = (model: Model): TabKind => model.tab() ?? (inStock(model) ? 'boxes' : 'map')

function WallOfPrices(props: PartProps & { perRow?: number }) {
  const outlook = createMemo(() =>
    props.model.state().round.at === 'stock' ? outlookOf(props.model.expected()) : undefined,
  )
  const current = () => {
    const { round } = props.model.state()
    return round.at === 'operating' ? round.turn.company : undefined
  }
  return (
    <Market
      courses={1}
      spaces={marketSpaces(props.model.state())}
      perRow={props.perRow}
      current={current()}
      ghosts={outlook()?.ghosts ?? dividendGhosts(props.model)}
    />
  )
}

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

function Bidding(props: PartProps) {
  const outlook = createMemo(() => outlookOf(props.model.expected()))
  return (
    <div class="mx-stock">
      <div class="mx-left">
        <AllBoxes model={props.model} outlook={outlook()} />
        <Players model={props.model} bidding />
      </div>
      <div class="mx-right">
        <MapView model={props.model} insets={NO_INSETS} still pins={pinsOf(props.model)} />
        <ShownCharter model={props.model} />
        <Show when={props.model.state().round.at === 'stock'}>
          <Forecast model={props.model} outlook={outlook()} />
        </Show>
      </div>
      <WallOfPrices model={props.model} />
    </div>
  )
}

function Operating(props: PartProps) {
  return (
    <div class="mx-operating">
      <MapView model={props.model} insets={NO_INSETS} tray />
      <Side model={props.model} />
      <div class="mx-shelf">
        <WallOfPrices model={props.model} />
      </div>
    </div>
  )
}

function Switcher(props: PartProps) {
  const choices = (): Choice<'map' | 'boxes'>[] => [
    { value: 'map', label: t().wall.map },
    { value: 'boxes', label: t().wall.boxes },
  ]
  return (
    <div class="mx-switch">
      <Seg<'map' | 'boxes'>
        label={t().wall.map}
        choices={choices()}
        value={viewOf(props.model) === 'boxes' ? 'boxes' : 'map'}
        onChoose={(tab) => props.model.setTab(tab)}
      />
    </div>
  )
}

export function tabsOf(model: Model) {
  const kinds: readonly TabKind[] = inStock(model)
    ? ['map', 'market', 'boxes', 'companies', 'players', 'log']
    : ['map', 'market', 'companies', 'players', 'boxes', 'log']
  return kinds.map((kind) => ({ kind, label: t().stage.tabs[kind] }))
}

export function ViewTabs(props: PartProps) {
  return <Tabs tabs={tabsOf(props.model)} now={viewOf(props.model)} onTab={(tab) => props.model.setTab(tab)} />
}

/** One view at a time: phones and narrow windows. */
function Compact(props: PartProps) {
  const outlook = createMemo(() => outlookOf(props.model.expected()))
  const view = () => viewOf(props.model)
  return (
    <div class="mx-compact">
      <Switch>
        <Match when={view() === 'map'}>
          <MapView model={props.model} insets={NO_INSETS} mini tray={!props.model.play.tall} />
        </Match>
        <Match when={view() === 'market'}>
          <div class="mx-sheet">
            <WallOfPrices model={props.model} perRow={BRICKS} />
            <Supply model={props.model} />
            <Tiles model={props.model} />
          </div>
        </Match>
        <Match when={view() === 'boxes'}>
          <div class="mx-sheet">
            <AllBoxes model={props.model} outlook={outlook()} />
            <Show when={props.model.state().round.at === 'stock'}>
              <Forecast model={props.model} outlook={outlook()} />
            </Show>
          </div>
        </Match>
        <Match when={view() === 'companies'}>
          <div class="mx-sheet">
            <ShownCharter model={props.model} />
            <Companies model={props.model} />
          </div>
        </Match>
        <Match when={view() === 'players'}>
          <div class="mx-sheet">
            <Players model={props.model} bidding={inStock(props.model)} />
          </div>
        </Match>
        <Match when={view() === 'log'}>
          <div class="mx-sheet">
            <Log model={props.model} lines={40} />
          </div>
        </Match>
      </Switch>
    </div>
  )
}

export function Stage(props: PartProps) {
  return (
    <div class="mx-stage">
      <Show
        when={props.model.compact()}
        fallback={
          <>
            <Switcher model={props.model} />
            <Show when={viewOf(props.model) === 'boxes'} fallback={<Operating model={props.model} />}>
              <Bidding model={props.model} />
            </Show>
          </>
        }
      >
        <Show when={!props.model.play.tall}>
          <ViewTabs model={props.model} />
        </Show>
        <Compact model={props.model} />
      </Show>
    </div>
  )
}
