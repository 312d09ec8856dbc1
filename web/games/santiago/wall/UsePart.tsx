import { Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Building } from '../../../../shared/games/santiago/data.ts'
import { Customs, Harbormaster, Newspaper, Office } from './Harbour.tsx'
import type { PartProps } from './Pick.tsx'
import { BlackMarket, Cafe, Casino, CigarFactory, Distillery } from './Trade.tsx'

/** Nothing to settle: the only way to use it is chosen already. */
const Plain = () => undefined

const parts = {
  bank: Plain,
  church: Plain,
  sawmill: Plain,
  distillery: Distillery,
  cigarFactory: CigarFactory,
  blackMarket: BlackMarket,
  cafe: Cafe,
  casino: Casino,
  customs: Customs,
  harbormaster: Harbormaster,
  office: Office,
  newspaper: Newspaper,
} satisfies Record<Building, Component<PartProps>>

export function UsePart(props: PartProps) {
  const building = () => {
    const { phase } = props.model.state()
    return phase.at === 'building' ? phase.building : undefined
  }
  return <Show when={building()}>{(at) => <Dynamic component={parts[at()]} model={props.model} />}</Show>
}
