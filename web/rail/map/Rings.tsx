import { For, Show } from 'solid-js'
import { add, centreOf, corners, moved, R, type Point } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { placeOf, type Target } from './targets.ts'

const LEGAL = corners(R - 6.8)
const CHOSEN = corners(R + 2)

/** Under tokens and names: white ring with coral dashes. */
export function LegalRings(props: { targets: readonly Target[]; hex(id: string): HexView }) {
  return (
    <g class="rm-legal">
      <For each={props.targets}>
        {(target) => (
          <Show
            when={target.stop !== undefined}
            fallback={
              <g transform={moved(centreOf(target.hex))}>
                <polygon class="under" points={LEGAL} />
                <polygon class="dashes" points={LEGAL} />
              </g>
            }
          >
            <g transform={moved(placeOf(target, props.hex(target.hex)))}>
              <circle class="under" r={0.34 * R} />
              <circle class="dashes" r={0.34 * R} />
            </g>
          </Show>
        )}
      </For>
    </g>
  )
}

export function ChosenRing(props: { hex: string }) {
  return (
    <g class="rm-chosen" transform={moved(centreOf(props.hex))}>
      <polygon class="under" points={CHOSEN} />
      <polygon class="line" points={CHOSEN} />
    </g>
  )
}

const HANDLE = 26

function Handle(props: { at: Point; left: boolean; label: string; onTurn(): void }) {
  return (
    <g
      class="rm-handle"
      role="button"
      tabindex="0"
      aria-label={props.label}
      data-testid={props.left ? 'turn-left' : 'turn-right'}
      transform={moved(props.at)}
      onClick={(event) => {
        event.stopPropagation()
        props.onTurn()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        props.onTurn()
      }}
    >
      <title>{props.label}</title>
      <circle class="hit" r={40} />
      <circle class="face" r={HANDLE} />
      <g transform={`scale(${props.left ? 2 : -2} 2)`}>
        <path d="M-5.5 2.5A6 6 0 1 1 2 5.8M-8.5-.5l3 4 3.8-3.2" />
      </g>
    </g>
  )
}

/** Two handles on the top corner of the chosen hex; they go only through legal turns. */
export function TurnHandles(props: { hex: string; words: { left: string; right: string }; onTurn(by: 1 | -1): void }) {
  const top = (x: number): Point => add(centreOf(props.hex), [x, -R - 4])
  return (
    <>
      <Handle at={top(-54)} left label={props.words.left} onTurn={() => props.onTurn(-1)} />
      <Handle at={top(54)} left={false} label={props.words.right} onTurn={() => props.onTurn(1)} />
    </>
  )
}
