import { check, tell } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { isSpecial } from '../equipment.ts'
import { charterOf, pay } from '../money.ts'
import { mailOf, mostWithMail } from '../mail.ts'
import { bestRunOf, earnedBy, hasRun, readRun, ridesOf } from '../runs.ts'
import type { RunBreach } from '../runs.ts'
import type { State } from '../state.ts'
import { PULLMAN } from '../trains.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'
import type { Earned } from '../turn.ts'

type Run = ActionOf<'run'>

/** 6.12.1: there is something to run for; a record may know routes we do not. */
export const canRun = (s: State): boolean =>
  s.options.compat?.recordedRuns ? operating(s).trains.some((train) => train !== PULLMAN) : hasRun(s, turnOf(s).company)

export function run(s: State, action: Run): void {
  during(s, 'run')
  book(s, s.options.compat?.recordedRuns && isRecorded(action) ? recorded(action) : counted(s, action))
}

/** 6.12.8 */
function book(s: State, earned: Earned): void {
  const turn = turnOf(s)
  const charter = charterOf(s, turn.company)
  turn.earned = earned
  charter.revenue = earned.normal + earned.special
  if (earned.mail > 0) pay(s, s.bank, charter, earned.mail) // 11.14
  tell(s, { type: 'ran', company: turn.company, revenue: charter.revenue, mail: earned.mail })
  nextStep(s)
}

/** 6.13.6: no train, no route, nothing earned. */
export const stayAtHome = (s: State): void => book(s, { normal: 0, special: 0, mail: 0 })

function counted(s: State, { routes }: Run): Earned {
  const { company } = turnOf(s)
  const rides = readRun(s, company, routes)
  checkRoutes(rides)
  const earned = { ...earnedBy(rides), mail: mailOf(s, company, rides) }
  const best = bestRunOf(s, company)
  const total = earned.normal + earned.special
  if (total >= best.revenue) return earned
  check(earned.mail > mailOf(s, company, ridesOf(best)), '6.12.7', { most: best.revenue, run: total })
  const most = mostWithMail(s, company, rides)
  check(total >= most, '6.12.7', { most, run: total })
  return earned
}

/** 6.4, 6.5, 6.12: what is wrong with the routes, by its rule. */
function checkRoutes<T>(rides: RunBreach | T[]): asserts rides is T[] {
  check(rides !== 'train', '6.12.2')
  check(rides !== 'route', '6.4.1')
  check(rides !== 'token', '6.12.4')
  check(rides !== 'track twice', '6.4.4')
  check(rides !== 'stop twice', '6.4.2')
  check(rides !== 'full', '6.4.4', { full: true })
  check(rides !== 'through', '6.4.5')
  check(rides !== 'least' && rides !== 'reach', '6.5.4')
  check(rides !== 'car', '6.5.6')
  check(rides !== 'end', '6.5.10')
  check(rides !== 'shared track', '6.12.2')
  check(rides !== 'claims', '6.12.3')
  check(typeof rides !== 'string', '6.12.1')
}

const isRecorded = ({ routes }: Run): boolean => routes.every(({ revenue }) => revenue !== undefined)

/** A game played elsewhere brings its own figures. */
function recorded({ routes, mail = 0 }: Run): Earned {
  const total = (special: boolean) =>
    routes.filter(({ train }) => isSpecial(train) === special).reduce((sum, { revenue = 0 }) => sum + revenue, 0)
  return { normal: total(false), special: total(true), mail }
}
