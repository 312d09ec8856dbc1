import { cuba18 } from '../../../../shared/games/cuba18/game.ts'
import { FEC_FROM, isMinor, type Company } from '../../../../shared/games/cuba18/companies.ts'
import { inNeed, missing, mustBuy } from '../../../../shared/games/cuba18/forced.ts'
import { FIELDS_FROM } from '../../../../shared/games/cuba18/phases.ts'
import type { Pending } from '../../../../shared/games/cuba18/pending.ts'
import { mustSell } from '../../../../shared/games/cuba18/sale.ts'
import { VERSIONS } from '../../../../shared/games/cuba18/versions.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import type { Step, Turn } from '../../../../shared/games/cuba18/turn.ts'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { nameOf } from '../../../rail/people.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

/** What is decided now, by anybody. */
export type Question = Pending['at'] | Step | State['round']['at']

export function questionNow(s: State): Question {
  const [first] = s.pending
  if (first) return first.at
  return s.round.at === 'operating' ? s.round.turn.step : s.round.at
}

function pendingWords(first: Pending): string {
  const { question } = t()
  return first.at === 'consent' ? question.consent : question.discard(first.company, first.what)
}

function stepWords(s: State, { step, company }: Turn): string {
  const { question } = t()
  if (step === 'trains' && mustBuy(s)) return inNeed(s) ? question.emergency(missing(s)) : question.forced
  if (step === 'track') return isMinor(company) ? question.trackMinor : question.track
  return question[step]
}

/** The question on the wall, in the player's words. */
export function questionWords(model: Model): string {
  const s = model.plain()
  const { question } = t()
  const [first] = s.pending
  if (first) return pendingWords(first)
  switch (s.round.at) {
    case 'auction':
      return question.auction(s.round.card)
    case 'draft':
      return question.draft
    case 'stock':
      if (mustSell(s, model.play.you ?? -1)) return question.mustSell
      return s.stockRound === 1 ? question.firstStock : s.round.sold.length > 0 ? question.buy : question.stock
    case 'operating':
      if (s.round.turn.step === 'run' && model.offered('run').length === 0) return question.noRun
      return stepWords(s, s.round.turn)
    default:
      return ''
  }
}

/** VII.6: a tile lies in the hex of the minor's only station. */
const hasMill = (s: State, company: Company): boolean =>
  tokensOf(s.board, company).some(({ hex }) => s.board.tiles[hex] !== undefined)

function stepNote(s: State, { step, company, laid }: Turn): string | undefined {
  const { note } = t()
  const minor = isMinor(company)
  switch (step) {
    case 'track':
      if (laid) return note.oneCommissioner
      if (minor) return hasMill(s, company) ? note.trackMinor : note.mill
      return s.phase < FIELDS_FROM ? note.fieldsLater : note.fields
    case 'station':
      return note.station
    case 'run':
      return minor ? note.machines : note.run
    case 'trains':
      return inNeed(s) ? t().emergency.order : minor ? note.narrow : note.sides
    case 'machines':
      return note.machineLimit
    default:
      return undefined
  }
}

/** A rule that is easily missed, where it bites. */
export function noteNow(model: Model): string | undefined {
  const s = model.plain()
  const { note } = t()
  if (s.pending.length > 0) return undefined
  switch (s.round.at) {
    case 'auction':
      return note.auction
    case 'draft':
      return note.draft(s.round.pass, VERSIONS[s.version].concessions)
    case 'stock':
      if (s.stockRound === 1) return note.firstStock
      return s.phase < FEC_FROM && VERSIONS[s.version].majors.some((it) => it === 'FEC') ? note.fec : note.stock
    case 'operating':
      if (s.round.turn.step === 'run' && model.offered('run').length === 0) return note.noRun
      return stepNote(s, s.round.turn)
    default:
      return undefined
  }
}

/** Who decides what, when it is somebody else. */
export function waitingWords(model: Model): string {
  const s = model.plain()
  const names = cuba18
    .active(s)
    .map((seat) => nameOf(model.play, seat))
    .join(', ')
  const { waiting } = t()
  if (s.round.at === 'over') return waiting.over
  const [first] = s.pending
  if (first) return waiting.turn(names, first.at === 'consent' ? waiting.consent : waiting.discard(first.company))
  if (s.round.at === 'operating') return waiting.turn(names, t().doing[s.round.turn.step](s.round.turn.company))
  return waiting.turn(names, waiting[s.round.at])
}
