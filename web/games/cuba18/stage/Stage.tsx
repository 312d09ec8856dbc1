import { createSignal, Match, Show, Switch, untrack } from 'solid-js'
import { VERSIONS } from '../../../../shared/games/cuba18/versions.ts'
import type { MapName } from '../../../../shared/games/cuba18/map.ts'
import { createMedia } from '../../../lib/media.ts'
import { Seg } from '../../../lib/Seg.tsx'
import type { Insets } from '../../../rail/map/camera.ts'
import { Tabs, type TabKind } from '../../../rail/panels/Tabs.tsx'
import type { PartProps, View } from '../model.ts'
import { Players } from '../panels/Players.tsx'
import { isDealing, tabsOf, viewOf } from '../views.ts'
import { t } from '../words/index.ts'
import { Cards, Purses } from './Cards.tsx'
import { MapView } from './MapView.tsx'
import { Companies, IfOver, LastNews, SeaWall, ShownCharter, Supplies, Tiles, Trains } from './parts.tsx'
import { isRunning, RunCards } from './RunCard.tsx'

const COMPACT = '(max-width: 1099px)'
const ROOMY = '(min-width: 1440px) and (max-width: 1599px)' // wider, the stream lies beside the sea
const LOW = '(max-height: 839px)' // the sea wall and the players take turns
const ALL_ROUND: Insets = { top: 8, right: 8, bottom: 8, left: 8 }
const BRICKS = 9 // in a row of the narrow market

/** Where each map leaves water for the panels. */
const INSETS: Readonly<Record<MapName, Insets>> = {
  full: { top: -8, right: 0, bottom: 102, left: 0 },
  west: { top: 0, right: 352, bottom: 318, left: 0 },
  east: { top: 0, right: 0, bottom: 102, left: 560 },
  medium: { top: -8, right: 0, bottom: 102, left: 392 },
}

const LOW_INSETS: Readonly<Record<MapName, Insets>> = {
  full: { top: -8, right: 176, bottom: 102, left: 0 },
  west: { top: 0, right: 392, bottom: 178, left: 0 },
  east: INSETS.east,
  medium: INSETS.medium,
}

export function ViewTabs(props: PartProps) {
  const tabs = () => tabsOf(props.model).map((kind) => ({ kind, label: t().stage.tabs[kind] }))
  const now = () => viewOf(props.model)
  return (
    <Tabs
      tabs={tabs()}
      now={now() === 'tiles' ? 'market' : (now() as TabKind)}
      onTab={(tab) => props.model.setView(tab)}
    />
  )
}

type Wide = 'map' | 'companies' | 'tiles'
const wideOf = (view: View): Wide =>
  view === 'tiles' ? 'tiles' : view === 'companies' || view === 'players' ? 'companies' : 'map'

function Switcher(props: PartProps) {
  const choices = () =>
    (['map', 'companies', 'tiles'] as const).map((value) => ({
      value,
      label: t().stage.views[value],
      testid: `view-${value}`,
    }))
  return (
    <div class="cu-switch">
      <Seg<Wide>
        label={t().stage.views.title}
        choices={choices()}
        value={wideOf(viewOf(props.model))}
        onChoose={(view) => props.model.setView(view === 'map' ? undefined : view)}
      />
    </div>
  )
}

function WallAndPlayers(props: PartProps) {
  return (
    <>
      <SeaWall model={props.model} />
      <Players model={props.model} />
    </>
  )
}

const CORNER = ['market', 'players'] as const

/** Where a low window has no room for both. */
function Corner(props: PartProps) {
  const [asked, setAsked] = createSignal<(typeof CORNER)[number]>()
  const shown = () => asked() ?? (props.model.state().round.at === 'stock' ? 'players' : 'market')
  return (
    <>
      <Seg
        label={t().stage.corner}
        choices={CORNER.map((value) => ({ value, label: t().stage.tabs[value], testid: `corner-${value}` }))}
        value={shown()}
        onChoose={setAsked}
      />
      <Show when={shown() === 'market'} fallback={<Players model={props.model} />}>
        <SeaWall model={props.model} />
      </Show>
    </>
  )
}

/** South-west of the island: the sea wall and the players, or what the trains bring. */
function West(props: PartProps) {
  const low = createMedia(LOW)
  return (
    <div class="cu-west">
      <Switch
        fallback={
          <Show when={low()} fallback={<WallAndPlayers model={props.model} />}>
            <Corner model={props.model} />
          </Show>
        }
      >
        <Match when={isDealing(props.model)}>
          <Cards model={props.model} />
        </Match>
        <Match when={isRunning(props.model)}>
          <div class="cu-runs">
            <RunCards model={props.model} />
          </div>
          <Show when={!low()}>
            <SeaWall model={props.model} />
          </Show>
        </Match>
      </Switch>
    </div>
  )
}

function East(props: PartProps) {
  const roomy = createMedia(ROOMY)
  return (
    <aside class="cu-east">
      <Show when={isDealing(props.model)} fallback={<ShownCharter model={props.model} />}>
        <Purses model={props.model} />
      </Show>
      <Show when={roomy()} fallback={<IfOver model={props.model} />}>
        <LastNews model={props.model} lines={3} />
      </Show>
    </aside>
  )
}

/** All on one sea: nothing scrolls. */
function Sea(props: PartProps) {
  const map = untrack(() => VERSIONS[props.model.plain().version].map)
  const low = createMedia(LOW)
  return (
    <div class="rs-stage cu-stage" data-map={map} data-players={props.model.state().players.length}>
      <MapView model={props.model} insets={low() ? LOW_INSETS[map] : INSETS[map]} />
      <Switcher model={props.model} />
      <Show
        when={wideOf(viewOf(props.model)) === 'map'}
        fallback={
          <div class="rs-sheet cu-over">
            <Show when={viewOf(props.model) === 'tiles'} fallback={<Sheets model={props.model} />}>
              <Tiles model={props.model} />
            </Show>
          </div>
        }
      >
        <West model={props.model} />
        <East model={props.model} />
        <div class="cu-south">
          <Supplies model={props.model} />
          <Trains model={props.model} />
        </div>
      </Show>
    </div>
  )
}

/** Everything in numbers. */
function Sheets(props: PartProps) {
  return (
    <>
      <Players model={props.model} />
      <IfOver model={props.model} />
      <Companies model={props.model} />
      <div class="cu-row">
        <ShownCharter model={props.model} />
        <div class="cu-south still">
          <Supplies model={props.model} />
          <Trains model={props.model} />
        </div>
      </div>
    </>
  )
}

/** One view at a time: phones; and, with the map above it, narrow windows. */
function Views(props: PartProps & { map: boolean }) {
  const view = () => viewOf(props.model)
  return (
    <Switch
      fallback={
        <Show when={props.map}>
          <MapView model={props.model} insets={ALL_ROUND} small />
        </Show>
      }
    >
      <Match when={view() === 'boxes'}>
        <div class="rs-sheet">
          <Cards model={props.model} />
          <Purses model={props.model} />
        </div>
      </Match>
      <Match when={view() === 'market' || view() === 'tiles'}>
        <div class="rs-sheet">
          <SeaWall model={props.model} perRow={props.model.play.tall ? BRICKS : undefined} />
          <Show when={props.model.state().round.at === 'stock'}>
            <Players model={props.model} />
            <IfOver model={props.model} />
          </Show>
          <Trains model={props.model} />
          <Supplies model={props.model} />
          <Tiles model={props.model} />
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
          <Players model={props.model} />
        </div>
      </Match>
      <Match when={view() === 'log'}>
        <div class="rs-sheet">
          <LastNews model={props.model} lines={60} />
        </div>
      </Match>
    </Switch>
  )
}

function Between(props: PartProps) {
  const open = () => (viewOf(props.model) === 'map' ? 'market' : viewOf(props.model))
  return (
    <div class="rs-stage cu-between">
      <MapView model={props.model} insets={ALL_ROUND} small />
      <div class="cu-below">
        <Tabs
          tabs={tabsOf(props.model)
            .filter((kind) => kind !== 'map')
            .map((kind) => ({ kind, label: t().stage.tabs[kind] }))}
          now={open() as TabKind}
          onTab={(tab) => props.model.setView(tab)}
        />
        <div class="cu-panel">
          <Show
            when={viewOf(props.model) !== 'map'}
            fallback={
              <div class="rs-sheet">
                <Show when={isRunning(props.model)} fallback={<ShownCharter model={props.model} />}>
                  <RunCards model={props.model} />
                </Show>
                <SeaWall model={props.model} />
                <Trains model={props.model} />
                <Supplies model={props.model} />
              </div>
            }
          >
            <Views model={props.model} map={false} />
          </Show>
        </div>
      </div>
    </div>
  )
}

export function Stage(props: PartProps) {
  const compact = createMedia(COMPACT)
  return (
    <Show when={compact()} fallback={<Sea model={props.model} />}>
      <Show when={props.model.play.tall} fallback={<Between model={props.model} />}>
        <div class="rs-stage cu-phone">
          <Views model={props.model} map />
        </div>
      </Show>
    </Show>
  )
}
