import type { Seat } from '../../../engine/game.ts'
import { closeBooks } from '../closing.ts'
import { NDEM } from '../companies.ts'
import { operate } from '../operating.ts'
import { offers } from '../offers.ts'
import { DOUBLE_CASH } from '../privates.ts'
import { mayDouble, setOrder } from '../player-order.ts'
import { endStockRound, startSet } from '../rounds.ts'
import type { State } from '../state.ts'
import { turnOf } from '../turn.ts'
import { companyOf, isOfNdem, nextAct, operatorOf, stepOf } from './acts.ts'
import type { Course } from './course.ts'
import type { Act } from './deed.ts'
import { seatNamed } from './names.ts'
import { stopIn } from './stops.ts'
import { decider, play, tellCourse } from './tables.ts'

/** Goes on by itself to where the recorded game waited. */
export function settle(c: Course): void {
  arrange(c)
  while (c.there.pending.length === 0 && goesOn(c)) {
    tellCourse(c)
    arrange(c)
  }
  tellCourse(c)
}

/** There discards wait for an operating round, and come in the order of the record. */
function arrange(c: Course): void {
  const { there: s } = c
  const excess = [...c.excess, ...s.pending.filter((it) => it.at === 'discard' || it.at === 'scrap')]
  if (excess.length === 0) return
  const next = nextAct(c)
  const waits = s.round.at !== 'operating' || (next !== undefined && next.type !== 'discard_train')
  const company = next && companyOf(next)
  const first = excess.filter((it) => it.company === company)
  const others = s.pending.filter((it) => it.at !== 'discard' && it.at !== 'scrap')
  c.excess = waits ? excess : []
  s.pending = waits ? others : [...first, ...excess.filter((it) => !first.includes(it)), ...others]
}

const DOINGS: readonly string[] = ['sell', 'repay', 'buy', 'convert', 'form', 'bid']

function goesOn(c: Course): boolean {
  const { there: s } = c
  switch (s.round.at) {
    case 'stock':
      if (s.round.passes < s.players.length) return passesOver(c)
      endStockRound(s)
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

/** A minor may be called like a player. */
const seatOf = ({ record }: Course, { entity, entity_type: kind }: Act): Seat | undefined =>
  kind === 'player' ? seatNamed(record.players, entity) : undefined

/** A player who can do nothing is not in the record. */
function passesOver(c: Course): boolean {
  const next = nextAct(c)
  const seat = decider(c.there)
  if (!next || seatOf(c, next) === seat) return false
  if (offers(c.there, seat).some(({ type }) => DOINGS.includes(type))) return false
  play(c, { type: 'pass' })
  return true
}

/** P7 was asked where the record has the answer; at its end, where it matters. */
function startsSet(c: Course): boolean {
  const { there: s } = c
  const next = nextAct(c)
  const holder = s.players.findIndex(({ privates }) => privates.includes(DOUBLE_CASH))
  const answers = next && ['choose', 'pass'].includes(next.type) && seatOf(c, next) === holder
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
const isAuctioned = (c: Course): boolean =>
  !c.there.companies[NDEM] && turnOf(c.there).company === NDEM && isOfNdem(nextAct(c))

const turnKey = ({ stockRound, set, round }: State): string =>
  round.at === 'operating' ? `${stockRound} ${set.round} ${round.done.length} ${round.turn.company}` : ''

/** The record goes on in this step, so it was waited in. */
function isWantedHere(c: Course): boolean {
  const next = nextAct(c)
  if (!next) return false
  const { company, step, traded } = turnOf(c.there)
  if ((operatorOf(c, next) ?? company) !== company) return false
  if (next.type === 'choose_ability') return true // 11.16: at any time
  if (traded) return false // there issuing ends the turn
  if (next.auto && next.type === 'pass') return step === 'minor' && companyOf(next) === company
  if (company === NDEM && step !== 'run') return false
  return stepOf(next) === step && !(next.type === 'buy_train' && step === 'housekeeping')
}
