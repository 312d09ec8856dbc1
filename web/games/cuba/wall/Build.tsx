import { Show } from 'solid-js'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

/** Tile and field are chosen on the board, in either order. */
export function Build(props: PartProps) {
  const pointed = () => props.model.pointed()
  return (
    <Show when={!props.model.chosen()}>
      <span class="small quiet">{t().wall.tapTile(pointed().building, pointed().field)}</span>
    </Show>
  )
}
