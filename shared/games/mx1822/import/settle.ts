import { closeBooks } from '../closing.ts'
import { NDEM } from '../companies.ts'
import type { Company } from '../companies.ts'
import { operate } from '../operating.ts'
import { active } from '../offers.ts'
import { DOUBLE_CASH } from '../privates.ts'
import { mayDouble, setOrder } from '../player-order.ts'
import { endStockRound, startSet } from '../rounds.ts'
import type { State } from '../state.ts'
import { STEPS, turnOf } from '../turn.ts'
import type { Step } from '../turn.ts'
import type { Course } from './course.ts'
import { play, tellCourse } from './course.ts'
import type { Act } from './deed.ts'
import { companyNamed, seatNamed } from './names.ts'
import { stopIn } from './stops.ts'

/** Standing orders and talk change nothing. */
export const isTalk = ({ type }: Act): boolean => /^(?:program_.*|log|message|end_game)$/.test(type)
export const nextAct = (c: Course): Act | undefined => c.ahead.find((act) => !isTalk(act))

/** Goes on by itself to where the recorded game waited. */
export function settle(c: Course): void {
  while (c.there.pending.length === 0 && goesOn(c)) tellCourse(c)
  tellCourse(c)
}

function goesOn(c: Course): boolean {
  const { there: s } = c
  switch (s.round.at) {
    case 'stock':
      if (s.round.passes === s.players.length) endStockRound(s)
      else return passesOver(c)
      return true
    case 'closing':
      closeBooks(s)
      return startsSet(c)
    case 'operating':
      return operates(c)
    case 'double':
    case 'over':
      return false
  }
}

/** A player who could do nothing is not in the record. */
function passesOver(c: Course): boolean {
  const next = nextAct(c)
  if (!next || next.type.startsWith('undo')) return false
  const [seat] = active(c.there)
  if (next.entity_type === 'player' && seatNamed(c.record.players, next.entity) === seat) return false
  play(c, { type: 'pass' })
  return true
}

/** P7 was asked where the record has the answer; at its end, where it matters. */
function startsSet(c: Course): boolean {
  const { there: s } = c
  const next = nextAct(c)
  const holder = s.players.findIndex(({ privates }) => privates.includes(DOUBLE_CASH))
  const answers = next?.entity_type === 'player' && ['choose', 'pass'].includes(next.type)
  const seat = next ? (answers && holder >= 0 ? holder : undefined) : mayDouble(s)
  if (seat !== undefined) {
    s.round = { at: 'double', seat }
    return false
  }
  setOrder(s)
  startSet(s)
  return true
}

function operates(c: Course): boolean {
  const { there: s } = c
  const key = turnKey(s)
  if (c.memoOf !== key) Object.assign(c, { memo: {}, memoOf: key })
  if (isAuctioned(c)) return false
  delete c.asked
  return operate(s, () => stopIn(c) !== undefined || isWantedHere(c))
}

/** Our auction is over as soon as nobody can bid; there, everybody passed. */
const isAuctioned = (c: Course): boolean => {
  const next = nextAct(c)
  return !c.there.companies[NDEM] && turnOf(c.there).company === NDEM && next !== undefined && companyOf(next) === NDEM
}

const turnKey = ({ stockRound, set, round }: State): string =>
  round.at === 'operating' ? `${stockRound} ${set.round} ${round.done.length} ${round.turn.company}` : ''

/** The step of a company's turn to which a recorded action belongs; a pass may belong to any. */
export function stepOf({ type, choice, entity_type: kind }: Act): Step | undefined {
  switch (type) {
    case 'acquire_company':
      return 'privates'
    case 'lay_tile':
    case 'hex_token':
      return 'track'
    case 'place_token':
      return 'token'
    case 'run_routes':
      return 'run'
    case 'dividend':
      return 'dividend'
    case 'buy_train':
      return 'trains'
    case 'merge':
      return 'minor'
    case 'sell_shares':
      return kind === 'player' ? 'trains' : 'stock'
    case 'buy_shares':
      return 'stock'
    case 'choose':
      return stepOfChoice(String(choice))
    default:
      return undefined
  }
}

function stepOfChoice(choice: string): Step {
  if (/^\d+$/.test(choice)) return 'run'
  return ['payout', 'half', 'withhold'].includes(choice) ? 'dividend' : 'minor'
}

/** Whose turn it is in, if the action names it: privates and sales do not. */
export const companyOf = ({ entity, entity_type: kind }: Act): Company | undefined =>
  kind === 'corporation' ? companyNamed(entity) : undefined

function isWantedHere(c: Course): boolean {
  const next = nextAct(c)
  if (!next) return false
  const { company, step } = turnOf(c.there)
  if (next.auto && next.type === 'pass' && step === 'minor') return companyOf(next) === company
  const wanted = stepOf(next)
  if (next.type === 'buy_train' && step === 'housekeeping') return false
  return wanted === step && (company !== NDEM || step === 'run') && (companyOf(next) ?? company) === company
}

export const isBefore = (one: Step, two: Step): boolean => STEPS.indexOf(one) < STEPS.indexOf(two)
