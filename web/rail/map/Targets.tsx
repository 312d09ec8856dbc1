import { For, Show } from 'solid-js'
import { corners, moved, R } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { isArrow, keyOf, nextTarget, placeOf, type Target } from './targets.ts'

const HIT = corners(R - 2)

interface TargetsProps {
  targets: readonly Target[]
  chosen: string | undefined // its key
  hex(id: string): HexView
  onPick(target: Target): void
  onFocus(target: Target): void
}

/** One stop for Tab; the arrows go from one to the next. */
export function Targets(props: TargetsProps) {
  let group: SVGGElement | undefined
  const place = (target: Target) => placeOf(target, props.hex(target.hex))
  const first = () => props.targets.find((it) => keyOf(it) === props.chosen) ?? props.targets[0]

  function press(event: KeyboardEvent, target: Target): void {
    if (event.key === 'Enter' && keyOf(target) === props.chosen) return // confirms
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      props.onPick(target)
    } else if (isArrow(event.key)) {
      const next = nextTarget(props.targets, place(target), event.key, place)
      event.preventDefault()
      event.stopPropagation()
      if (next) focusOn(group, keyOf(next))
    }
  }

  return (
    <g ref={(el) => (group = el)}>
      <For each={props.targets}>
        {(target) => (
          <g
            class="rm-target target can"
            role="button"
            tabindex={target === first() ? 0 : -1}
            aria-label={target.say}
            aria-pressed={keyOf(target) === props.chosen}
            data-testid={`hex-${keyOf(target)}`}
            data-key={keyOf(target)}
            transform={moved(place(target))}
            onClick={() => props.onPick(target)}
            onKeyDown={(event) => press(event, target)}
            onFocus={() => props.onFocus(target)}
          >
            <title>{target.say}</title>
            <Show when={target.stop !== undefined} fallback={<polygon class="hit" points={HIT} />}>
              <circle class="hit" r={0.36 * R} />
            </Show>
          </g>
        )}
      </For>
    </g>
  )
}

function focusOn(root: Element | undefined, key: string): void {
  const found = root?.querySelector(`[data-key="${CSS.escape(key)}"]`)
  if (found instanceof SVGElement) found.focus({ preventScroll: true })
}

/** To where Tab would go: the chosen one, or the first. */
export function enterTargets(root: Element | undefined): boolean {
  const found = root?.querySelector('.rm-target[tabindex="0"]')
  if (!(found instanceof SVGElement)) return false
  found.focus({ preventScroll: true })
  return true
}
