import { clone } from '../../../engine/diff.ts'
import type { Brought } from '../../../engine/game.ts'
import { mx1822 } from '../game.ts'
import { newCourse } from './begin.ts'
import { follow } from './follow.ts'
import { parseRecord } from './record.ts'

/** A game played elsewhere, up to where our rules refuse it. */
export function readRecord(input: unknown, upto?: number): Brought {
  const record = parseRecord(input)
  const course = newCourse(mx1822, record)
  const start = clone(course.here)
  const broken = follow(course, upto)
  const { findings } = course
  const moves = course.moves.filter(({ at }) => at !== broken?.at)
  const { compat, ...options } = start.options
  if (compat) start.options.compat = { ...compat, actions: moves.length }
  return {
    names: record.players.map(({ name }) => name),
    options,
    start,
    moves,
    findings,
    ...(broken ? { broken } : {}),
  }
}
