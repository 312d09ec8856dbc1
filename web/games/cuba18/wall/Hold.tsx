import { Show } from 'solid-js'
import { isMinor, type Company } from '../../../../shared/games/cuba18/companies.ts'
import type { Step } from '../../../../shared/games/cuba18/turn.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { TokenIcon } from '../../../rail/map/Token.tsx'
import { StepLine } from '../../../rail/panels/StepLine.tsx'
import { colourOf, nameOf } from '../../../rail/people.ts'
import { liveryOf, strongColour } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { Owned } from '../panels/Owned.tsx'
import { t } from '../words/index.ts'

const MAJOR: readonly Step[] = ['home', 'track', 'station', 'run', 'income', 'trains']
const MINOR: readonly Step[] = ['track', 'run', 'income', 'trains', 'machines']

function Turn(props: PartProps & { company: Company; step: Step }) {
  const steps = () => (isMinor(props.company) ? MINOR : MAJOR)
  return (
    <div class="hold cu-turn">
      <TokenIcon livery={liveryOf(props.company)} size={props.model.play.tall ? 26 : 40} />
      <Show when={props.model.play.tall}>
        <b>{t().money(props.model.state().companies[props.company]?.cash ?? 0)}</b>
      </Show>
      <StepLine
        steps={steps().map((step) => t().steps[step])}
        now={steps().indexOf(props.step)}
        colour={strongColour(props.company)}
        bare={props.model.play.tall}
      />
    </div>
  )
}

function Purse(props: PartProps) {
  const seat = () => props.model.play.you ?? 0
  const cash = () => props.model.state().players[seat()]?.cash ?? 0
  return (
    <div class="hold cu-purse">
      <SealIcon colour={colourOf(props.model.play, seat())} size={18} />
      <span>
        <b>{nameOf(props.model.play, seat())}</b>
        <br />
        {t().money(cash())}
      </span>
      <Owned model={props.model} seat={seat()} />
    </div>
  )
}

/** The company's steps, or in a stock round one's own money. */
export function Hold(props: PartProps) {
  return (
    <Show when={props.model.turn()} fallback={<Purse model={props.model} />}>
      {(turn) => <Turn model={props.model} company={turn().company} step={turn().step} />}
    </Show>
  )
}
