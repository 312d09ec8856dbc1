import { Show } from 'solid-js'
import { Seg, type Choice } from '../../../lib/Seg.tsx'
import { Tabs } from '../../../rail/panels/Tabs.tsx'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { Bidding } from './Bidding.tsx'
import { Compact } from './Compact.tsx'
import { MapView } from './MapView.tsx'
import { Prices } from './Prices.tsx'
import { Side, Supply } from './Side.tsx'
import { NO_INSETS, tabsOf, viewOf } from './views.ts'

/** The operating round: map, what lies on the water beside it, the trains for sale, the wall of prices. */
function Operating(props: PartProps) {
  return (
    <div class="mx-operating">
      <MapView model={props.model} insets={NO_INSETS} tray />
      <Side model={props.model} />
      <Supply model={props.model} />
      <div class="mx-shelf">
        <Prices model={props.model} />
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

export function ViewTabs(props: PartProps) {
  return <Tabs tabs={tabsOf(props.model)} now={viewOf(props.model)} onTab={(tab) => props.model.setTab(tab)} />
}

export function Stage(props: PartProps) {
  return (
    <div class="rs-stage mx-stage">
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
