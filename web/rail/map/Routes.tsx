import { For, Show } from 'solid-js'
import { add, centreOf, moved, type Point } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { cornerPoint, type Corner } from './Marks.tsx'
import { legPath, type RouteDrawing } from './routes.ts'

interface RoutesProps {
  routes: readonly RouteDrawing[]
  hex(id: string): HexView
}

function Line(props: RoutesProps & { route: RouteDrawing; class: string }) {
  return (
    <g class={props.class} data-pattern={props.route.pattern}>
      <For each={props.route.legs}>
        {(leg) => <path transform={moved(centreOf(leg.hex))} d={legPath(props.hex(leg.hex), leg)} />}
      </For>
    </g>
  )
}

/** Paper casing under all, then each in its colour with its pattern. */
export function Routes(props: RoutesProps) {
  return (
    <g class="rm-routes">
      <For each={props.routes}>{(route) => <Line {...props} route={route} class="casing" />}</For>
      <For each={props.routes}>
        {(route) => (
          <>
            <Line {...props} route={route} class="colour" />
            <Line {...props} route={route} class="core" />
          </>
        )}
      </For>
    </g>
  )
}

interface Tag {
  readonly at: Point
  readonly text: string
  readonly note: string | undefined
  readonly pattern: number
}

const AT_SEA: Point = [0, 50]
const ORDER: readonly Corner[] = ['ne', 'se', 'sw', 'nw']

/** The first route of a stop takes the corner of the printed value, others the next free one. */
function tagsOf({ routes, hex }: RoutesProps): Tag[] {
  const used = new Map<string, number>()
  return routes.flatMap((route) =>
    route.stops.map((stop) => {
      const n = used.get(stop.hex) ?? 0
      used.set(stop.hex, n + 1)
      const corner = hex(stop.hex).coast ? AT_SEA : cornerPoint(ORDER[n % ORDER.length] ?? 'ne')
      return { at: add(centreOf(stop.hex), corner), text: stop.text, note: stop.note, pattern: route.pattern }
    }),
  )
}

export function RouteTags(props: RoutesProps) {
  return (
    <For each={tagsOf(props)}>
      {(tag) => {
        const width = () => tag.text.length * 14.5 + (tag.note ? tag.note.length * 11 + 12 : 0) + 24
        return (
          <g class="rm-tag" data-pattern={tag.pattern} transform={moved(tag.at)}>
            <rect x={-width() / 2} y={-18} width={width()} height={36} rx={18} />
            <text y={8.6}>
              {tag.text}
              <Show when={tag.note}>
                <tspan class="note"> {tag.note}</tspan>
              </Show>
            </text>
          </g>
        )
      }}
    </For>
  )
}
