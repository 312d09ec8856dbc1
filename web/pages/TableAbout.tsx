import { For, Show } from 'solid-js'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { playedOptions } from '../words/option.ts'

/** What is played here: the options, and what of this edition is our own choice. */
export function TableAbout(props: { sitting: Sitting }) {
  const table = () => props.sitting.wire.table
  const played = () => playedOptions(table()?.game ?? '', table()?.options ?? {}, table()?.seats.length ?? 0)
  return (
    <div class="about" data-testid="about-table">
      <h3>{words().menu.plays}</h3>
      <Show when={played().length > 0} fallback={<p class="quiet">{words().menu.plain}</p>}>
        <dl>
          <For each={played()}>
            {(option) => (
              <div>
                <dt>{option.label}</dt>
                <dd>
                  <b>{option.name}</b>
                  <br />
                  <span class="small quiet">{option.note}</span>
                </dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      {props.sitting.ui()?.about()}
    </div>
  )
}
