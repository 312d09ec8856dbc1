import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import { Facade } from '../../../art/Facade.tsx'
import { Svg } from '../../../art/Svg.tsx'
import { LOOKS } from './looks.ts'

/** A house with its sign; it stands on the lower edge of its box. */
export function BuildingDrawing(props: { of: Building; class?: string }) {
  return (
    <Svg class={props.class ?? 'c-house'} box="-4 -20 120 80" fit="xMidYMax meet">
      <Facade
        {...LOOKS[props.of]}
        x={0}
        ground={60}
        width={112}
        height={66}
        windows={false}
        emblem={props.of}
        emblemScale={1.2}
      />
    </Svg>
  )
}
