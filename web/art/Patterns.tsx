import { For, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { COLOURS_OF_SEATS, type PlayerColour } from './players.ts'

const SOFT = { stroke: 'var(--surface)', 'stroke-opacity': 0.5, fill: 'none' } as const

const MOTIFS = {
  red: () => null,
  blue: () => <path d="M0 4h8" {...SOFT} stroke-width="2.4" />,
  green: () => <circle cx="4" cy="4" r="1.7" fill="var(--surface)" fill-opacity=".55" />,
  yellow: () => <path d="M0 0h4v4h-4zM4 4h4v4h-4z" fill="var(--surface)" fill-opacity=".42" />,
  violet: () => <path d="M0 4h8M4 0v8" {...SOFT} stroke-width="1.6" />,
  grey: () => <path d="M0 4q2-3 4 0t4 0" {...SOFT} stroke-width="1.8" />,
} as const satisfies Record<PlayerColour, () => JSX.Element>

/** Put once into the page; areas then use `fill={areaOf(colour)}`. */
export const areaOf = (colour: PlayerColour) => `url(#pat-${colour})`

export function Patterns() {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <For each={COLOURS_OF_SEATS}>
          {(colour) => (
            <pattern
              id={`pat-${colour}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform={colour === 'blue' || colour === 'violet' ? 'rotate(45)' : undefined}
            >
              <rect width="8" height="8" fill={`var(--p-${colour})`} />
              <Dynamic component={MOTIFS[colour]} />
            </pattern>
          )}
        </For>
      </defs>
    </svg>
  )
}
