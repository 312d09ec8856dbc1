import { Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Phase } from '../../../../shared/games/cuba/state.ts'
import { Chips } from '../../parts/Chips.tsx'
import { Steps } from '../../parts/Steps.tsx'
import { Rich } from '../Rich.tsx'
import { Bid } from './Bid.tsx'
import { BillTable } from './BillTable.tsx'
import { Build } from './Build.tsx'
import { Choose } from './Choose.tsx'
import { Foreman } from './Foreman.tsx'
import { InfoCard } from './InfoCard.tsx'
import { Load } from './Load.tsx'
import { Obey } from './Obey.tsx'
import type { PartProps } from './part.ts'
import { questionOf, sealedBy, stepsOf, waitingFor } from './phrases.ts'
import { Trade } from './Trade.tsx'
import { Worker } from './Worker.tsx'

const none = () => undefined

const parts = {
  choose: Choose,
  lay: none,
  play: none,
  worker: Worker,
  tradeswoman: Trade,
  architect: Build,
  foreman: Foreman,
  mayor: Load,
  bid: Bid,
  enact: none,
  obey: Obey,
  over: none,
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
      <Show when={['bid', 'enact'].includes(props.model.state().phase.at)}>
        <BillTable model={props.model} />
      </Show>
    </>
  )
}

function Waiting(props: PartProps) {
  return (
    <>
      <h2 class="waiting">{waitingFor(props.model)}</h2>
      <Show when={sealedBy(props.model)}>{(words) => <p class="quiet">{words()}</p>}</Show>
    </>
  )
}

export function Ask(props: PartProps) {
  return (
    <div class="ask" data-phase={props.model.state().phase.at}>
      <Show
        when={props.model.info()}
        fallback={
          <Show when={props.model.deciding()} fallback={<Waiting model={props.model} />}>
            <Decision model={props.model} />
          </Show>
        }
      >
        {(what) => <InfoCard model={props.model} what={what()} />}
      </Show>
    </div>
  )
}
