import { createMemo, For } from 'solid-js'
import type { Camera } from './camera.ts'
import { boxOf, centreOf, corners, moved, R } from './geometry.ts'
import { groundOf, type HexView, type MapSheet } from './hex-view.ts'

const HEX = corners(R)

/** The whole map in a corner; a tap moves the view there. */
export function MiniMap(props: { camera: Camera; sheet: MapSheet; hex(id: string): HexView; label: string }) {
  const box = createMemo(() => boxOf(props.sheet.land))
  const wide = () => box().right - box().left
  const high = () => box().bottom - box().top
  const seen = () => props.camera.seen()
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const frame = event.currentTarget.getBoundingClientRect()
    props.camera.centre([
      box().left + ((event.clientX - frame.left) / frame.width) * wide(),
      box().top + ((event.clientY - frame.top) / frame.height) * high(),
    ])
  }
  return (
    <button type="button" class="rm-mini" aria-label={props.label} onClick={() => props.camera.wholeMap()}>
      <svg
        class="rm"
        viewBox={`${box().left} ${box().top} ${wide()} ${high()}`}
        onClick={(event) => {
          event.stopPropagation()
          go(event)
        }}
      >
        <For each={props.sheet.land}>
          {(id) => (
            <polygon
              class="rm-ground"
              data-ground={groundOf(props.hex(id))}
              transform={moved(centreOf(id))}
              points={HEX}
            />
          )}
        </For>
        <rect
          class="rm-seen"
          x={seen().left}
          y={seen().top}
          width={seen().right - seen().left}
          height={seen().bottom - seen().top}
        />
      </svg>
    </button>
  )
}
