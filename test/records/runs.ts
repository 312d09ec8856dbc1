import type { Course, Ran } from '../../shared/games/mx1822/import/course.ts'
import { bestRunOf } from '../../shared/games/mx1822/runs.ts'
import { percentile, rounded } from '../bench/figures.ts'

/** Our own maximum beside every recorded run. */
export interface Runs {
  readonly below: Ran[] // ours is less than the record: it must not be
  readonly above: Ran[] // somebody ran for less than possible
  readonly differs: Ran[] // the same routes count otherwise here
  readonly unproved: Ran[]
  readonly times: number[] // ms
  count: number
}

export const newRuns = (): Runs => ({ below: [], above: [], differs: [], unproved: [], times: [], count: 0 })

export function watchRun(runs: Runs, { there }: Course, ran: Ran, search: boolean): void {
  runs.count += 1
  if (ran.counted !== ran.recorded) runs.differs.push(ran)
  if (!search) return
  const start = performance.now()
  const { revenue, proved } = bestRunOf(there, ran.company)
  runs.times.push(performance.now() - start)
  if (!proved) runs.unproved.push(ran)
  if (revenue < ran.recorded) runs.below.push(ran)
  if (revenue > ran.recorded) runs.above.push(ran)
}

export const runFigures = ({ below, above, differs, unproved, times, count }: Runs) => ({
  count,
  belowRecorded: below.length,
  aboveRecorded: above.length,
  valueDiffers: differs.length,
  p50: rounded(percentile(times, 0.5)),
  p99: rounded(percentile(times, 0.99)),
  unproved: unproved.length,
})
