import { For } from 'solid-js'
import { exitsOf } from '../../../shared/rail/tile.ts'
import { R } from './geometry.ts'
import { groundOf, type HexView } from './hex-view.ts'
import { byPhase, isRing } from './Stops.tsx'

const LONG = 11
const LINE = 19

/** Two lines if long, cut at the space nearest to the middle. */
function nameLines(name: string): readonly string[] {
  if (name.length <= LONG) return [name]
  const spaces = [...name.matchAll(/ /g)].map((found) => found.index)
  const half = name.length / 2
  const cut = spaces.toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half))[0]
  if (cut === undefined) return [name]
  return [name.slice(0, cut), name.slice(cut + 1).replace(/^\/ /, '')]
}

/** At the bottom, or at the top if more track leaves below. */
export function nameAbove(hex: HexView): boolean {
  const exits = exitsOf(hex.tile)
  const low = exits.filter((edge) => edge === 0 || edge === 5).length
  const high = exits.filter((edge) => edge === 2 || edge === 3).length
  return low > high
}

export function Name(props: { hex: HexView }) {
  const lines = () => (isRing(props.hex.tile) ? (props.hex.name ?? '').split(' ') : nameLines(props.hex.name ?? ''))
  const above = () => nameAbove(props.hex)
  const strip = () => (byPhase(props.hex.tile) ? 24 : 0)
  const small = () => props.hex.tile.stops.length > 1 && !props.hex.nameOutside
  const top = () => {
    if (isRing(props.hex.tile)) return -13
    if (props.hex.nameOutside) return -1.1 * R
    const rest = lines().length - 1
    if (strip() && above()) return -0.3 * R
    if (small()) return above() || rest === 0 ? -0.66 * R : 0.68 * R - rest * 9
    return above() ? -0.56 * R - rest * 9 + strip() : 0.68 * R - rest * 9 - strip()
  }
  return (
    <For each={lines()}>
      {(line, i) => (
        <text
          class="rm-name"
          classList={{ outside: props.hex.nameOutside, small: small() }}
          data-ground={groundOf(props.hex)}
          y={top() + i() * (small() ? 15 : LINE)}
        >
          {line}
        </text>
      )}
    </For>
  )
}
