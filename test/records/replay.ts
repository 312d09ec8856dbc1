import type { Finding } from '../../shared/engine/game.ts'
import { equal } from '../../shared/engine/diff.ts'
import type { Course } from '../../shared/games/mx1822/import/course.ts'
import type { Deed } from '../../shared/games/mx1822/import/deed.ts'
import { newCourse } from '../../shared/games/mx1822/import/begin.ts'
import { follow } from '../../shared/games/mx1822/import/follow.ts'
import { parseRecord } from '../../shared/games/mx1822/import/record.ts'
import { mx1822 } from '../../shared/games/mx1822/game.ts'
import { wealthOf } from '../../shared/games/mx1822/wealth.ts'
import { compare } from './compare.ts'
import type { Mismatch } from './compare.ts'
import { newRuns, watchRun } from './runs.ts'
import type { Runs } from './runs.ts'
import { snapshot } from './snapshot.ts'
import { apply } from './trace.ts'
import type { Trace } from './trace.ts'
import { newWatch, watchNews } from './watch.ts'

export interface Replay {
  readonly actions: number
  readonly mismatches: readonly Mismatch[]
  readonly result: Readonly<Record<string, number>>
  readonly broken?: Finding
  readonly findings: readonly Finding[]
  readonly runs: Runs
  readonly brought: boolean // what is brought ends where the record does
  readonly course: Course
}

/** Plays a record through our rules and compares every position with its trace, if there is one. */
export function replay(input: unknown, trace?: Trace, search = true): Replay {
  const record = parseRecord(input)
  const course = newCourse(mx1822, record)
  const runs = newRuns()
  course.onRun = (ran) => watchRun(runs, course, ran, search)
  const checker = trace && checkerOf(course, trace)
  let actions = 0
  const broken = follow(course, undefined, (deed) => {
    actions += 1
    checker?.after(deed)
  })
  const result = Object.fromEntries(record.players.map(({ id }, seat) => [id, wealthOf(course.there, seat).total]))
  const mismatches = [...(checker?.found ?? []), ...atEnd(course, result, actions, broken), ...(checker?.left() ?? [])]
  return {
    actions,
    mismatches,
    result,
    ...(broken ? { broken } : {}),
    findings: course.findings,
    runs,
    brought: sameTables(course),
    course,
  }
}

function checkerOf(course: Course, { initial, steps }: Trace) {
  const watch = newWatch()
  const keys = { ...initial }
  const found: Mismatch[] = compare(0, keys, snapshot(course, watch))
  let next = 0
  const after = ({ id, type }: Deed) => {
    const step = steps[next]
    next += 1
    if (type === 'end_game') watch.ended = true
    watchNews(watch, course)
    if (step?.a !== id) found.push({ at: id, key: 'action', trace: step?.a ?? null, ours: id })
    apply(keys, step?.d ?? {})
    found.push(...compare(id, keys, snapshot(course, watch)))
  }
  const left = (): Mismatch[] =>
    next < steps.length ? [{ at: steps[next]!.a, key: 'actions', trace: steps.length, ours: next }] : []
  return { found, after, left }
}

function atEnd(course: Course, result: Replay['result'], at: number, broken?: Finding): Mismatch[] {
  const found: Mismatch[] = []
  const recorded = course.record.result
  if (broken)
    found.push({ at: broken.at, key: 'broken', trace: null, ours: { rule: broken.rule, facts: broken.facts } })
  else if (recorded && Object.keys(recorded).length > 0 && !equal(sorted(recorded), sorted(result)))
    found.push({ at, key: 'result', trace: recorded, ours: result })
  return found
}

const sorted = (result: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)))

const sameTables = ({ here, there }: Course): boolean =>
  equal({ ...here, news: [], revealed: false }, { ...there, news: [], revealed: false })
