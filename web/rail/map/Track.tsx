import { For, Show } from 'solid-js'
import type { Layout } from './layout.ts'

const joined = (layout: Layout, gauge: 'standard' | 'narrow') =>
  layout.track
    .filter((it) => it.gauge === gauge)
    .map((it) => it.d)
    .join('')

/** Casing, ink, core each in one pass, so switches flow together; standard over narrow; a crossing is a bridge. */
export function Track(props: { layout: Layout }) {
  const standard = () => joined(props.layout, 'standard')
  const narrow = () => joined(props.layout, 'narrow')
  return (
    <>
      <Show when={narrow()}>
        <path class="rm-narrow-casing" d={narrow()} />
        <For each={props.layout.track.filter((it) => it.gauge === 'narrow')}>
          {(it) => <path class="rm-sleepers" d={it.d} />}
        </For>
        <path class="rm-narrow" d={narrow()} />
      </Show>
      <Show when={standard()}>
        <path class="rm-casing" d={standard()} />
        <path class="rm-rails" d={standard()} />
        <path class="rm-core" d={standard()} />
      </Show>
      <For each={props.layout.bridges}>
        {(d) => (
          <g class="rm-bridge">
            <path class="rm-casing" d={d} pathLength="1" />
            <path class="rm-rails" d={d} pathLength="1" />
            <path class="rm-core" d={d} pathLength="1" />
          </g>
        )}
      </For>
    </>
  )
}
