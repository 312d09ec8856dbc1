import type { ParentProps } from 'solid-js'

const RING_GAP = 2

export interface Hit {
  x: number
  y: number
  width: number
  height: number
  radius?: number
}

export interface TargetProps {
  part: string
  name: string
  can: boolean
  hit: Hit
  selected?: boolean
  sea?: boolean
  onPick(): void
}

/** A part of the board that answers to a tap; in the tab order only while it can be chosen. */
export function Target(props: ParentProps<TargetProps>) {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    props.onPick()
  }
  return (
    <g
      data-part={props.part}
      class="target"
      classList={{ can: props.can, 'sea-target': props.sea ?? false }}
      role="button"
      tabindex={props.can ? 0 : -1}
      aria-label={props.name}
      aria-pressed={props.can ? (props.selected ?? false) : undefined}
      onClick={() => props.onPick()}
      onKeyDown={key}
    >
      {props.children}
      <rect class="hit" x={props.hit.x} y={props.hit.y} width={props.hit.width} height={props.hit.height} />
      <rect
        class="ring"
        x={props.hit.x - RING_GAP}
        y={props.hit.y - RING_GAP}
        width={props.hit.width + 2 * RING_GAP}
        height={props.hit.height + 2 * RING_GAP}
        rx={props.hit.radius ?? 10}
      />
    </g>
  )
}
