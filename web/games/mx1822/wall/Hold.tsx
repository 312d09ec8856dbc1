import { Show } from 'solid-js'
import { freeCash } from '../../../../shared/games/mx1822/bids.ts'
import { isMajor, NDEM, type Company } from '../../../../shared/games/mx1822/companies.ts'
import { STEPS, type Step } from '../../../../shared/games/mx1822/turn.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { TokenIcon } from '../../../rail/map/Token.tsx'
import { StepLine } from '../../../rail/panels/StepLine.tsx'
import { liveryOf, strongColour } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { colourOf, nameOf } from '../../../rail/people.ts'
import { t } from '../words/index.ts'

/** The steps this kind of company can have. */
function stepsFor(company: Company): readonly Step[] {
  if (company === NDEM) return ['track', 'run']
  return isMajor(company) ? STEPS : STEPS.filter((step) => step !== 'token' && step !== 'minor' && step !== 'stock')
}

function Turn(props: PartProps & { company: Company; step: Step }) {
  const steps = () => stepsFor(props.company)
  const now = () => (steps().includes(props.step) ? steps().indexOf(props.step) : steps().length)
  return (
    <div class="hold mx-turn">
      <Show when={!props.model.play.tall}>
        <TokenIcon livery={liveryOf(props.company)} size={40} />
      </Show>
      <StepLine
        steps={steps().map((step) => t().steps[step])}
        now={now()}
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
    <div class="hold mx-purse">
      <SealIcon colour={colourOf(props.model.play, seat())} size={18} />
      <span>
        <b>{nameOf(props.model.play, seat())}</b>
        <br />
        {t().wall.purse(cash(), freeCash(props.model.ahead(), seat()))}
      </span>
    </div>
  )
}

/** Whose turn it is in the company's steps, or in a stock round one's own money. */
export function Hold(props: PartProps) {
  const turn = () => {
    const { round } = props.model.state()
    return round.at === 'operating' ? round.turn : undefined
  }
  return (
    <Show when={turn()} fallback={<Purse model={props.model} />}>
      {(now) => <Turn model={props.model} company={now().company} step={now().step} />}
    </Show>
  )
}
