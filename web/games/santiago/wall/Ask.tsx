import { Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Phase } from '../../../../shared/games/santiago/state.ts'
import { Chips } from '../../parts/Chips.tsx'
import { Steps } from '../../parts/Steps.tsx'
import { Rich } from '../Rich.tsx'
import { CubanPart } from './CubanPart.tsx'
import { Deliver } from './Deliver.tsx'
import { Demand } from './Demand.tsx'
import { Drive } from './Drive.tsx'
import { Gifts } from './Gifts.tsx'
import { InfoCard } from './InfoCard.tsx'
import { questionOf, stepsOf, waitingFor } from './phrases.ts'
import type { PartProps } from './Pick.tsx'
import { UsePart } from './UsePart.tsx'
import { Visit } from './Visit.tsx'

const parts = {
  demand: Demand,
  drive: Drive,
  cuban: CubanPart,
  gifts: Gifts,
  visit: Visit,
  building: UsePart,
  deliver: Deliver,
  over: () => undefined,
} satisfies Record<Phase['at'], Component<PartProps>>

function Decision(props: PartProps) {
  return (
    <>
      <h2>
        {questionOf(props.model)}
        <Steps steps={stepsOf(props.model)} tall={props.model.play.tall} />
      </h2>
      <div class="chips">
        <Dynamic component={parts[props.model.state().phase.at]} model={props.model} />
        <Chips chips={props.model.chips()} tall={props.model.play.tall} rich={Rich} />
      </div>
    </>
  )
}

export function Ask(props: PartProps) {
  return (
    <div class="ask" data-phase={props.model.state().phase.at}>
      <Show when={props.model.info()} fallback={<Question model={props.model} />}>
        {(what) => <InfoCard model={props.model} what={what()} />}
      </Show>
    </div>
  )
}

function Question(props: PartProps) {
  return (
    <Show when={props.model.deciding()} fallback={<h2 class="waiting">{waitingFor(props.model)}</h2>}>
      <Decision model={props.model} />
    </Show>
  )
}
