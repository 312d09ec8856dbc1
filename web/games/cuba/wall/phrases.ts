import { buildingAt } from '../../../../shared/games/cuba/foreman.ts'
import { cuba } from '../../../../shared/games/cuba/game.ts'
import { playerAt } from '../../../../shared/games/cuba/holding.ts'
import { numbered, type Step } from '../../parts/Steps.tsx'
import { commandOf } from '../describe.ts'
import type { Model } from '../model.ts'
import { fieldOf } from '../ways/foreman.ts'
import { t } from '../words/index.ts'

/** The question on the wall. */
export function questionOf(model: Model): string {
  const chosen = model.chosen()
  return chosen ? t().asked(commandOf(model.state(), chosen)) : promptOf(model)
}

function promptOf(model: Model): string {
  const { prompt } = t()
  const s = model.state()
  const { phase } = s
  const { building, field, bills } = model.pointed()
  switch (phase.at) {
    case 'play':
      return prompt.play(playerAt(s, phase.seat).played.length + 1)
    case 'tradeswoman':
      return prompt.tradeswoman(phase.traded)
    case 'architect':
      return prompt.architect(building, field)
    case 'foreman': {
      const at = fieldOf(model.look())
      const house = at && buildingAt(s, phase.seat, at)
      return house ? prompt.use(house) : prompt.foreman(phase.used)
    }
    case 'bid':
      return prompt.bid(phase.second)
    case 'enact':
      return prompt.enact(2 - (bills?.length ?? 0))
    default:
      return prompt[phase.at]
  }
}

/** Who decides what, and what one has sealed oneself. */
export function waitingFor(model: Model): string {
  const s = model.state()
  const names = cuba.active(s).map((seat) => model.names()[seat] ?? '')
  return t().waiting[s.phase.at](names)
}

export function sealedBy(model: Model): string | undefined {
  const { you } = model.play
  const { phase, secret } = model.state()
  if (you === null) return undefined
  const [bid, laid, obedience] = [secret.bids[you], secret.laid[you], secret.obedience[you]]
  if (phase.at === 'bid' && typeof bid === 'number') return t().wall.bidSealed(bid)
  if (phase.at === 'lay' && laid) return t().wall.laid(laid)
  return phase.at === 'obey' && obedience ? t().wall.obeyed(obedience.tax, obedience.duty) : undefined
}

/** The second button: ends what may be ended, with what that brings. */
export function finishWords(model: Model): string {
  const { finish } = t()
  const { phase } = model.state()
  if (phase.at === 'tradeswoman') return finish.tradeswoman(phase.traded)
  if (phase.at === 'foreman') return finish.foreman(phase.used)
  return phase.at === 'architect' ? finish.architect : finish.mayor
}

/** The steps of a decision that has several. */
export function stepsOf(model: Model): Step[] {
  const { steps } = t()
  const { pointed, chosen } = model.look()
  switch (model.state().phase.at) {
    case 'worker':
      return numbered(steps.worker, chosen ? 1 : 0)
    case 'architect':
      return numbered(steps.architect, pointed.building ? 1 : 0)
    case 'foreman':
      return numbered(steps.foreman, pointed.field || chosen ? 1 : 0)
    case 'mayor':
      return numbered(steps.mayor, chosen ? 1 : 0)
    case 'bid':
      return numbered(steps.parliament, 0)
    case 'enact':
      return numbered(steps.parliament, 1)
    case 'obey':
      return numbered(steps.parliament, 2)
    default:
      return []
  }
}
