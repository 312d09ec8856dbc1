import { clone } from '../../../../shared/engine/diff.ts'
import { Illegal } from '../../../../shared/engine/game.ts'
import type { ActionOf } from '../../../../shared/games/cuba18/action.ts'
import { isMajor } from '../../../../shared/games/cuba18/companies.ts'
import { layTile } from '../../../../shared/games/cuba18/moves/lay-tile.ts'
import { rentedRuns, type RentedRun } from '../../../../shared/games/cuba18/rented-runs.ts'
import { basisOf, runningOf } from '../../../../shared/games/cuba18/run-forms.ts'
import { bestRunOf, tripWords } from '../../../../shared/games/cuba18/runs.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { turnOf } from '../../../../shared/games/cuba18/turn.ts'
import { bestRun } from '../../../../shared/rail/route-best.ts'
import { answerWith } from '../../../rail/run/runner.ts'
import type { Part, Question } from './protocol.ts'

type Say = (part: Part) => void

function withoutRentals({ view, company, spared }: Extract<Question, { kind: 'run' }>, say: Say): RentedRun {
  const running = runningOf(basisOf(view, company, spared), [])
  const { trips, revenue } = bestRun(running, {
    tell: ({ revenue: now, bound }) => say({ kind: 'progress', done: bound > 0 ? now / bound : 0 }),
  })
  const routes = trips.map((trip) => tripWords(running, trip))
  const left = Object.keys(spared).length > 0 ? { spared } : {}
  return { rentals: 0, fee: 0, revenue, run: { type: 'run', routes, ...left } }
}

function findRuns(question: Extract<Question, { kind: 'run' }>, say: Say): void {
  const first = withoutRentals(question, say)
  const { view, company, spared } = question
  const major = isMajor(company)
  say({ kind: 'runs', runs: [first], all: !major })
  if (major) say({ kind: 'runs', runs: [first, ...rentedRuns(view, company, spared).slice(1)], all: true })
}

function bestAfter(view: State, lay: ActionOf<'layTile'>): number | undefined {
  const draft = clone(view)
  try {
    layTile(draft, lay)
  } catch (error) {
    if (error instanceof Illegal) return undefined
    throw error
  }
  return bestRunOf(draft, turnOf(draft).company).revenue
}

function compareLays({ view, lays }: Extract<Question, { kind: 'lays' }>, say: Say): void {
  say({ kind: 'now', revenue: bestRunOf(view, turnOf(view).company).revenue })
  for (const [lay, action] of lays.entries()) {
    const revenue = bestAfter(view, action)
    if (revenue !== undefined) say({ kind: 'after', lay, revenue })
  }
}

/** The search for routes may take seconds, so it has a thread of its own. */
answerWith<Question, Part>((question, say) =>
  question.kind === 'run' ? findRuns(question, say) : compareLays(question, say),
)
