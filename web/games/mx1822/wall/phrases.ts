import { mustSell } from '../../../../shared/games/mx1822/sale.ts'
import { isTrainless, missingMoney } from '../../../../shared/games/mx1822/forced.ts'
import { NDEM } from '../../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import type { Pending } from '../../../../shared/games/mx1822/pending.ts'
import { mx1822 } from '../../../../shared/games/mx1822/game.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import type { Step } from '../../../../shared/games/mx1822/turn.ts'
import type { Model } from '../model.ts'
import { stopName } from '../run/routes.ts'
import { t } from '../words/index.ts'

const placeName = (hex: string): string => GROUND.map[hex]?.name ?? hex

function pendingWords(first: Pending, chosen: Offer | undefined): string {
  const { question } = t()
  switch (first.at) {
    case 'consent':
      return t().consent.title
    case 'discard':
      return question.discard(first.company)
    case 'scrap':
      return question.scrap(first.company)
    case 'auction':
      if (!first.lot)
        return chosen?.type === 'offerToken' ? question.offerToken(placeName(chosen.hex)) : question.auction
      return first.lot.bidders.length === 1
        ? question.takeToken(placeName(first.lot.hex))
        : question.raiseToken(placeName(first.lot.hex))
  }
}

function stepWords(s: State, step: Step, ndem: boolean, raising: boolean): string {
  const { question } = t()
  if (step === 'track') return ndem ? question.trackNdem : question.track
  if (step === 'trains' && isTrainless(s)) {
    const missing = missingMoney(s)
    return raising ? question.raise(missing) : question.forced
  }
  return step === 'stock' ? question.stockStep : question[step]
}

/** The question on the wall, in the player's words. */
export function questionWords(model: Model): string {
  const s = model.plain()
  const [first] = s.pending
  if (first) return pendingWords(first, model.chosen())
  if (s.round.at === 'operating')
    return stepWords(s, s.round.turn.step, s.round.turn.company === NDEM, model.offered('sell').length > 0)
  if (s.round.at === 'double') return t().question.double
  const chosen = model.chosen()
  if (chosen?.type === 'bid') return t().wall.bidOn(t().item(chosen.item))
  return mustSell(s, model.play.you ?? -1) ? t().question.mustSell : t().question.stock
}

const MOST_NAMED = 3

/** The names of stops, each once. */
export const placesOf = (s: State, stops: readonly string[]): string[] => {
  const names = [...new Set(stops.map((stop) => stopName(s, stop)))]
  return names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names
}

/** Who decides what, when it is somebody else. */
export function waitingWords(model: Model): string {
  const s = model.plain()
  const names = mx1822.active(s).map((seat) => model.play.names[seat] ?? '')
  if (s.round.at === 'over') return t().waiting.over
  const [first] = s.pending
  if (first) return t().waiting.turn(names.join(', '), t().waiting[first.at])
  if (s.round.at === 'operating')
    return t().waiting.turn(names.join(', '), t().doing[s.round.turn.step](s.round.turn.company))
  if (s.round.at === 'closing') return t().waiting.closing
  return t().waiting.turn(names.join(', '), t().waiting[s.round.at])
}
