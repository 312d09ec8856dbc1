import { For, Show } from 'solid-js'
import { incomeOf, perShare } from '../../../../shared/games/cuba18/moves/pay.ts'
import type { Action } from '../../../../shared/games/cuba18/action.ts'
import { WAGON_KINDS } from '../../../../shared/games/cuba18/trains.ts'
import { directorOf } from '../../../../shared/games/cuba18/shares.ts'
import { nameOf } from '../../../rail/people.ts'
import { railWords } from '../../../rail/words/index.ts'
import { isOff, MainButton } from '../../parts/MainButton.tsx'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'

function passWords(model: Model): string {
  const { round } = model.state()
  const { skip } = t()
  if (round.at === 'operating')
    return round.turn.step === 'track' && round.turn.laid ? skip.laid : skip[round.turn.step]
  if (round.at === 'stock') return round.sold.length > 0 ? skip.sold : skip.stock
  return round.at === 'draft' ? skip.draft : skip.auction
}

/** What is still missing before anything can be sent. */
function missingWords(model: Model): string {
  const { choose } = t().wall
  const chosen = model.chosen()
  if (chosen?.type === 'run') return railWords().routes.searching
  if (chosen?.type === 'foundMinor') {
    const { company, par } = model.founding()
    return !company ? choose.minor : !par ? choose.par : choose.city
  }
  const step = model.turn()?.step
  if (step === 'track') return choose.hex
  return step === 'station' || step === 'home' ? choose.city : choose.any
}

/** What becomes of the income, on the two buttons. */
const payWords = (model: Model, out: boolean): string =>
  out ? t().wall.payEach(perShare(model.plain())) : t().wall.keepAll(incomeOf(model.plain()))

/** VII.12: what somebody else has to agree to before it is bought. */
function askWords(model: Model, action: Action): string | undefined {
  if (action.type !== 'buyTrain' && action.type !== 'buyWagon') return undefined
  if (action.from === 'bank' || action.from === 'pool') return undefined
  const seat = directorOf(model.state(), action.from)
  if (seat === undefined || seat === model.play.you) return undefined
  const name = nameOf(model.play, seat)
  return action.type === 'buyTrain'
    ? t().wall.askFor(name, t().trainName(action.train), action.price)
    : t().wall.askFor(name, t().wagonName(action.wagon), WAGON_KINDS[action.wagon].price)
}

function mainWords(model: Model): string {
  const chosen = model.chosen()
  const action = model.action()
  if (!chosen || !action) return missingWords(model)
  if (chosen.type === 'run') return t().wall.runFor(model.bestRun()?.revenue ?? 0)
  if (chosen.type === 'pay') return payWords(model, chosen.out)
  if (chosen.type === 'pass') return passWords(model)
  return askWords(model, action) ?? t().command(action, model.amount())
}

/** The one coral button, and beside it what else may be done at once. */
export function Act(props: PartProps) {
  const off = () => isOff(props.model.play)
  const passes = () => props.model.chosen()?.type === 'pass'
  return (
    <Show when={props.model.deciding()}>
      <Show when={!passes() && props.model.passing()}>
        {(pass) => (
          <button
            type="button"
            class="btn"
            data-testid="pass"
            disabled={off()}
            onClick={() => props.model.send(pass())}
          >
            {passWords(props.model)}
          </button>
        )}
      </Show>
      <For each={props.model.offered('pay', 'answer').filter((offer) => offer !== props.model.chosen())}>
        {(offer) => (
          <button
            type="button"
            class="btn"
            data-testid={offer.type === 'pay' ? (offer.out ? 'pay' : 'keep') : offer.yes ? 'agree' : 'refuse'}
            disabled={off()}
            onClick={() => props.model.send(offer)}
          >
            {offer.type === 'pay' ? payWords(props.model, offer.out) : t().command(offer, 0)}
          </button>
        )}
      </For>
      <MainButton
        play={props.model.play}
        ready={props.model.ready()}
        testid={passes() ? 'pass' : 'confirm'}
        onPress={() => props.model.confirm()}
      >
        {mainWords(props.model)}
      </MainButton>
    </Show>
  )
}
