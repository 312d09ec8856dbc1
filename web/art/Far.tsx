import { For } from 'solid-js'
import { Facade, type Paint } from './Facade.tsx'
import type { RoofKind } from './Roof.tsx'
import { Svg } from './Svg.tsx'

const ROW = [
  [70, 'aqua', 'flat'],
  [84, 'rose', 'curve'],
  [62, 'cream', 'balus'],
  [92, 'ochre', 'step'],
  [70, 'sky', 'flat'],
  [86, 'coral', 'gable'],
  [60, 'lime', 'saw'],
  [80, 'lilac', 'step'],
  [96, 'cream', 'tower'],
  [72, 'aqua', 'balus'],
  [88, 'ochre', 'curve'],
  [64, 'rose', 'flat'],
  [90, 'sky', 'step'],
  [74, 'coral', 'chimney'],
  [84, 'cream', 'gable'],
  [66, 'lilac', 'balus'],
  [82, 'lime', 'curve'],
] as const satisfies readonly (readonly [number, Paint, RoofKind])[]

const PITCH = 86
const HOUSES = [...ROW, ...ROW.slice(0, 14)]

/** The city across the bay. */
export function Far() {
  return (
    <Svg class="far" box={`0 0 ${HOUSES.length * PITCH} 150`} fit="xMidYMax slice">
      <For each={HOUSES}>
        {([height, paint, roof], i) => (
          <Facade x={i() * PITCH} ground={150} width={80} height={height + 36} paint={paint} roof={roof} arches={3} />
        )}
      </For>
    </Svg>
  )
}
