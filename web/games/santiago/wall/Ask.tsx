import { For, Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Phase } from '../../../../shared/games/santiago/state.ts'
import { Chips } from './Chips.tsx'
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

function Steps(props: PartProps) {
  return (
    <Show when={!props.model.play.tall && stepsOf(props.model).length > 1}>
      <span class="steps">
        <For each={stepsOf(props.model)}>
          {(step, i) => (
            <span class={step.now ? 'now' : undefined} aria-current={step.now ? 'step' : undefined}>
              <em>{i() + 1}</em>
              {step.words}
            </span>
          )}
        </For>
      </span>
    </Show>
  )
}

function Decision(props: PartProps) {
  return (
    <>
      <h2>
        {questionOf(props.model)}
        <Steps model={props.model} />
      </h2>
      <div class="chips">
        <Dynamic component={parts[props.model.state().phase.at]} model={props.model} />
        <Chips model={props.model} />
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
