import { For, Show } from 'solid-js'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'

export interface OrderEntry {
  readonly livery: Livery
  readonly state: 'done' | 'now' | 'next'
}

/** Who operates in which order: done faded, the current one in an ink pill. */
export function OrderBar(props: {
  groups: readonly (readonly OrderEntry[])[]
  label: string
  onPick?(company: string): void
}) {
  return (
    <ol class="rp-order" aria-label={railWords().order.title}>
      <For each={props.groups.filter((group) => group.length > 0)}>
        {(group, i) => (
          <>
            <Show when={i() > 0}>
              <li class="sep" aria-hidden="true" />
            </Show>
            <For each={group}>
              {(entry) => (
                <li class={entry.state} aria-current={entry.state === 'now' ? 'step' : undefined}>
                  <button
                    type="button"
                    class="rp-plain"
                    onClick={() => props.onPick?.(entry.livery.id)}
                    aria-label={
                      entry.state === 'done'
                        ? `${entry.livery.short}: ${railWords().order.done}`
                        : entry.state === 'now'
                          ? props.label
                          : entry.livery.short
                    }
                  >
                    <TokenIcon livery={entry.livery} size={entry.state === 'now' ? 26 : 24} label="" />
                    <Show when={entry.state === 'now'}>
                      <span>{props.label}</span>
                    </Show>
                  </button>
                </li>
              )}
            </For>
          </>
        )}
      </For>
    </ol>
  )
}
