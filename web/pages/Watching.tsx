import { createSignal, For, Show } from 'solid-js'
import type { Seat } from '../../shared/engine/game.ts'
import { Shutter } from '../art/Shutter.tsx'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { SitForm } from './SitForm.tsx'

export function Watching(props: { sitting: Sitting }) {
  const [asking, setAsking] = createSignal<Seat>()
  const free = () =>
    (props.sitting.wire.table?.seats ?? []).flatMap((seat, at) => (seat.free ? [{ at, name: seat.name ?? '' }] : []))
  const sit = async (name: string) => {
    if (await props.sitting.sit(name, asking())) setAsking(undefined)
  }
  return (
    <div class="hold watching" data-testid="watching">
      <div class="who">
        <Shutter height={22} />
        {words().play.watching}
        <span class="quiet hide-s">{words().play.watchingNote}</span>
      </div>
      <Show
        when={asking() !== undefined}
        fallback={
          <div class="row">
            <For each={free()}>
              {(seat) => (
                <button
                  type="button"
                  class="btn slim"
                  data-testid={`seat-${seat.at}`}
                  onClick={() => setAsking(seat.at)}
                >
                  {words().play.takeSeat(seat.name)}
                </button>
              )}
            </For>
          </div>
        }
      >
        <SitForm
          first
          busy={props.sitting.sitting()}
          onSit={(name) => void sit(name)}
          onCancel={() => setAsking(undefined)}
        />
      </Show>
    </div>
  )
}
