import { For } from 'solid-js'
import { Svg } from '../../art/Svg.tsx'
import { railWords } from '../words/index.ts'

const DRAWINGS = {
  map: 'M2 5l6-3 6 3 6-3v15l-6 3-6-3-6 3ZM8 2v15M14 5v15',
  market: 'M2 15h18M2 9h18M2 4h18M7 4v5M15 4v5M11 9v6',
  companies: 'M2 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0M8 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  players: 'M7 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 19c1-8 15-8 16 0',
  log: 'M4 5h14M4 11h14M4 17h9',
  boxes: 'M3 19V8a4 4 0 0 1 8 0v11M11 19V8a4 4 0 0 1 8 0v11M2 19h18',
} as const

export type TabKind = keyof typeof DRAWINGS

export interface TabItem {
  readonly kind: TabKind
  readonly label: string
}

/** The views of a phone, under the thumb. */
export function Tabs(props: { tabs: readonly TabItem[]; now: TabKind; onTab(tab: TabKind): void }) {
  return (
    <nav class="rp-tabs" aria-label={railWords().tabs.title}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            aria-current={tab.kind === props.now ? 'page' : undefined}
            data-testid={`tab-${tab.kind}`}
            onClick={() => props.onTab(tab.kind)}
          >
            <Svg class="ic" box="0 0 22 22" width={22} height={22}>
              <path d={DRAWINGS[tab.kind]} fill="none" stroke="currentColor" stroke-width="1.7" />
            </Svg>
            {tab.label}
          </button>
        )}
      </For>
    </nav>
  )
}
