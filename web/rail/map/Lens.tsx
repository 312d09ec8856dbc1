import { Icon } from '../../art/Icon.tsx'
import { railWords } from '../words/index.ts'
import type { Camera } from './camera.ts'

const STEP = 1.3

/** Closer, farther, the whole map, coordinates. */
export function Lens(props: { camera: Camera; coordinates: boolean; onCoordinates(on: boolean): void }) {
  const words = () => railWords().map
  return (
    <div class="rs-lens" role="group" aria-label={words().lens}>
      <button type="button" aria-label={words().closer} onClick={() => props.camera.zoom(STEP)}>
        <Icon kind="plus" />
      </button>
      <button type="button" aria-label={words().farther} onClick={() => props.camera.zoom(1 / STEP)}>
        <Icon kind="minus" />
      </button>
      <button type="button" aria-label={words().whole} title={words().whole} onClick={() => props.camera.wholeMap()}>
        <Icon kind="whole" />
      </button>
      <button
        type="button"
        aria-label={words().coordinates}
        title={words().coordinates}
        aria-pressed={props.coordinates}
        onClick={() => props.onCoordinates(!props.coordinates)}
      >
        A1
      </button>
    </div>
  )
}
