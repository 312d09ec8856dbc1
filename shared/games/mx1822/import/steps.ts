import { Illegal } from '../../../engine/game.ts'
import { clone } from '../../../engine/diff.ts'
import { NDEM } from '../companies.ts'
import type { Company } from '../companies.ts'
import { operate } from '../operating.ts'
import { operatingOrder } from '../rounds.ts'
import { stockOf } from '../shares.ts'
import type { Step } from '../turn.ts'
import { operating, turnOf } from '../turn.ts'
import { passAuction } from './auction.ts'
import type { Course } from './course.ts'
import { play, tellCourse } from './course.ts'
import type { Act } from './deed.ts'
import { companyOf, isBefore, isTalk, settle, stepOf } from './settle.ts'
import { asksForToken, stopIn } from './stops.ts'

/** Leaves a step in which nobody did anything. */
function leave(c: Course): void {
  const { step } = turnOf(c.there)
  if (step !== 'run' && step !== 'dividend') play(c, { type: 'pass' })
  else {
    operate(c.there, () => false)
    tellCourse(c)
  }
  settle(c)
}

/** On to the company and the step the record speaks of, past what it had nothing to say about. */
export function arrive(c: Course, act: Act): void {
  const wanted = stepOf(act)
  const company = companyOf(act)
  while (c.there.round.at === 'operating' && c.there.pending.length === 0) {
    const { company: now, step } = turnOf(c.there)
    if (company !== undefined && company !== now) {
      if (!isToCome(c, company)) throw new Illegal('6.2.2', { company })
    } else if (!wanted || !isBefore(step, wanted) || (act.type === 'buy_train' && step === 'housekeeping')) return
    leave(c)
  }
}

function isToCome({ there: s }: Course, company: Company): boolean {
  if (s.round.at !== 'operating') return false
  const { done, turn } = s.round
  const left = operatingOrder(s).filter((id) => !done.includes(id) && id !== turn.company)
  return left.includes(company) || (left.length === 0 && s.set.round < s.set.of) // the last one of the round stays behind
}

/** A pass does not say what is passed. */
export function passStep(c: Course, act: Act): void {
  const company = companyOf(act)
  if (c.there.pending[0]?.at === 'auction' || (company === NDEM && !c.there.companies[NDEM])) return passAuction(c)
  if (act.entity_type === 'company') return void (c.memo.extraDone = true) // P9
  if (company === undefined || c.there.round.at !== 'operating') throw new Illegal('bring.action', { type: act.type })
  if (turnOf(c.there).company !== company && isToCome(c, company)) arrive(c, act)
  if (turnOf(c.there).company !== company || belongsBefore(c, company)) return
  const stop = stopIn(c)
  if (stop === 'Track' && waitsForDestination(c, company)) c.memo.trackDone = true
  else if (stop === 'CashOutNdem') cashOut(c)
  else play(c, { type: 'pass' })
}

/** There the NdeM lies on the table until its tokens are auctioned. */
function cashOut(c: Course): void {
  c.ndem = clone({ charter: operating(c.there), market: c.there.market, shares: stockOf(c.there, NDEM) })
  operate(c.there, () => false)
}

const waitsForDestination = ({ there: s }: Course, company: Company): boolean =>
  company !== NDEM && !company.startsWith('M') && !operating(s).destination

/** What comes next in the same turn needs the step we are in, so an earlier one was passed. */
function belongsBefore(c: Course, company: Company): boolean {
  if (company === NDEM) return false
  const { step } = turnOf(c.there)
  const next = stepNeeded(c.ahead, company)
  return step === 'run' || step === 'dividend' || (next !== undefined && !isBefore(step, next))
}

function stepNeeded(ahead: readonly Act[], company: Company): Step | undefined {
  for (const act of ahead) {
    if (isTalk(act)) continue
    if (act.entity_type !== 'company' && companyOf(act) !== company) return undefined
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
