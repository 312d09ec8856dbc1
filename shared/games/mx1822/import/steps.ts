import { Illegal } from '../../../engine/game.ts'
import { clone } from '../../../engine/diff.ts'
import { NDEM, isMajor } from '../companies.ts'
import type { Company } from '../companies.ts'
import { operate } from '../operating.ts'
import { isTrainless } from '../forced.ts'
import { operatingOrder } from '../rounds.ts'
import { directorOf, stockOf } from '../shares.ts'
import type { Step } from '../turn.ts'
import { operating, turnOf } from '../turn.ts'
import { companyOf, isBefore, isTalk, operatorOf, stepOf } from './acts.ts'
import { passAuction } from './auction.ts'
import type { Course } from './course.ts'
import type { Act } from './deed.ts'
import { note, unreadable } from './finding.ts'
import { seatNamed } from './names.ts'
import { settle } from './settle.ts'
import { asksForToken, stopIn } from './stops.ts'
import { play, tellCourse } from './tables.ts'

/** Leaves a step in which nobody did anything. */
function leave(c: Course): void {
  const { step } = turnOf(c.there)
  if (stopIn(c) === 'CashOutNdem') cashOut(c)
  else if (step !== 'run' && step !== 'dividend') play(c, { type: 'pass' })
  else operate(c.there, () => false)
  tellCourse(c)
  settle(c)
}

/** On to the company and the step the record speaks of, past what it had nothing to say about. */
export function arrive(c: Course, act: Act): void {
  const company = operatorOf(c, act)
  while (c.there.round.at === 'operating' && c.there.pending.length === 0) {
    if (act.entity_type === 'player') {
      if (act.type === 'sell_shares' ? raises(c, act) : !lingers(c)) return
      leave(c)
      continue
    }
    const now = turnOf(c.there).company
    if (company !== undefined && company !== now && !isToCome(c, company)) throw new Illegal('6.2.2', { company })
    if ((company === undefined || company === now) && !isBehind(c, act)) return
    leave(c)
  }
}

function isBehind(c: Course, act: Act): boolean {
  const { company, step } = turnOf(c.there)
  if (company === NDEM && ['remove_token', 'bid', 'merge'].includes(act.type))
    return c.there.companies[NDEM] !== undefined
  const wanted = stepOf(act)
  return wanted !== undefined && isBefore(step, wanted) && !(act.type === 'buy_train' && step === 'housekeeping')
}

function isToCome({ there: s }: Course, company: Company): boolean {
  if (s.round.at !== 'operating') return false
  const { done, turn } = s.round
  const left = operatingOrder(s).filter((id) => !done.includes(id) && id !== turn.company)
  return left.includes(company) || (left.length === 0 && s.set.round < s.set.of) // the last one of the round lingers
}

/** 6.16.1: a director sells in the train step of a company without a train. */
function raises({ there: s, record }: Course, act: Act): boolean {
  const { company, step } = turnOf(s)
  if (company === NDEM || step !== 'trains' || !isTrainless(s)) return false
  return directorOf(s, company) === seatNamed(record.players, act.entity)
}

/** Nothing but steps that may be passed keeps the stock round from coming. */
function lingers({ there: s }: Course): boolean {
  if (s.round.at !== 'operating' || s.set.round < s.set.of) return false
  const { done, turn } = s.round
  const left = operatingOrder(s).filter((id) => !done.includes(id) && id !== turn.company && id !== NDEM)
  return isBefore('dividend', turn.step) && left.length === 0
}

/** A pass does not say what is passed. */
export function passStep(c: Course, act: Act): void {
  const company = companyOf(act)
  if (c.there.pending[0]?.at === 'auction' || (company === NDEM && !c.there.companies[NDEM])) return passAuction(c)
  if (act.entity_type === 'company') return void (c.memo.extraDone = true) // P9
  if (company === undefined || c.there.round.at !== 'operating') throw unreadable(act)
  if (turnOf(c.there).company !== company && isToCome(c, company)) arrive(c, act)
  if (turnOf(c.there).company !== company || belongsBefore(c, company)) return
  const stop = stopIn(c)
  if (stop === 'Track' && waitsForDestination(c, company)) c.memo.trackDone = true
  else if (stop === 'CashOutNdem') cashOut(c)
  else leaveTrack(c, company)
}

/** There the NdeM lies on the table until its tokens are auctioned. */
function cashOut(c: Course): void {
  c.ndem = clone({ charter: operating(c.there), market: c.there.market, shares: stockOf(c.there, NDEM) })
  operate(c.there, () => false)
}

const waitsForDestination = ({ there: s }: Course, company: Company): boolean =>
  isMajor(company) && !operating(s).destination

function leaveTrack(c: Course, company: Company): void {
  const before = c.there.companies[company]?.destination
  play(c, { type: 'pass' })
  if (c.there.companies[company]?.destination !== before) note(c, 'bring.destination', { company })
}

/** What comes next in the same turn needs the step we are in, so an earlier one was passed. */
function belongsBefore(c: Course, company: Company): boolean {
  if (company === NDEM) return false
  const { step } = turnOf(c.there)
  const next = stepNeeded(c, company)
  return step === 'run' || step === 'dividend' || (next !== undefined && !isBefore(step, next))
}

function stepNeeded(c: Course, company: Company): Step | undefined {
  for (let at = c.next; at < c.acts.length; at++) {
    const act = c.acts[at]!
    if (isTalk(act)) continue
    if (operatorOf(c, act) !== company) return undefined
    const step = stepOf(act)
    if (step) return step
  }
  return undefined
}

/** 6.10.1: ours goes by itself. */
export function placeDestination(c: Course, act: Act): void {
  const company = companyOf(act)
  c.memo.asksForToken = asksForToken(c.there)
  play(c, { type: 'pass' })
  if (company && !c.there.companies[company]?.destination) throw new Illegal('6.10.1', { hex: act.hex ?? '' })
}
