import { clone } from '../../shared/engine/diff.ts'
import type { Finding } from '../../shared/engine/game.ts'
import { advance } from '../../shared/games/mx1822/advance.ts'
import type { Company } from '../../shared/games/mx1822/companies.ts'
import { mx1822 } from '../../shared/games/mx1822/game.ts'
import { newCourse } from '../../shared/games/mx1822/import/begin.ts'
import type { Course } from '../../shared/games/mx1822/import/course.ts'
import { follow } from '../../shared/games/mx1822/import/follow.ts'
import { parseRecord } from '../../shared/games/mx1822/import/record.ts'
import { stopIn } from '../../shared/games/mx1822/import/stops.ts'
import type { Charter, State } from '../../shared/games/mx1822/state.ts'
import { CARDS, SIDES } from '../../shared/games/mx1822/trains.ts'
import type { Train } from '../../shared/games/mx1822/trains.ts'
import type { Mexico } from '../games/mx1822/position.ts'
import type { Written } from './own.ts'

/** Players of these positions are called by their seats. */
export const player = (entity: number, type: string, more: object = {}): Written => ({
  entity,
  entity_type: 'player',
  type,
  ...more,
})
export const company = (entity: string, type: string, more: object = {}): Written => ({
  entity,
  entity_type: 'corporation',
  type,
  ...more,
})
export const owned = (entity: string, type: string, more: object = {}): Written => ({
  entity,
  entity_type: 'company',
  type,
  ...more,
})

export interface Played {
  readonly course: Course
  readonly broken: Finding | undefined
  readonly stops: readonly string[] // what was waited for after each action
}

/** Goes on from a position as a record would. */
export function playedFrom({ state }: Mexico, ...actions: Written[]): Played {
  const record = parseRecord({
    players: state.players.map((_, seat) => ({ id: seat })),
    settings: { seed: 1 },
    actions: actions.map((action, at) => ({ id: at + 1, ...action })),
  })
  const course = newCourse(mx1822, record)
  const { compat } = course.there.options
  const start = { ...clone(state), options: { ...state.options, compat } } as State
  Object.assign(course.there, clone(start))
  Object.assign(course.here, start)
  advance(course.here)
  nameTrains(course)
  const stops: string[] = []
  const broken = follow(course, undefined, () => stops.push(waiting(course)))
  return { course, broken, stops }
}

/** Cards get their numbers in the order in which companies stand in the position. */
function nameTrains({ there, trains }: Course): void {
  for (const [company_, { trains: all }] of Object.entries(there.companies) as [Company, Charter][])
    trains.of[company_] = all.map((side) => ({ id: nameOf(trains.taken, side), side }))
  trains.of.pool = there.depot.pool.map((side) => ({ id: nameOf(trains.taken, side), side }))
}

function nameOf(taken: Course['trains']['taken'], side: Train): string {
  const kind = CARDS.find((card) => (SIDES[card] as readonly Train[]).includes(side))
  if (!kind) return `${side}-0`
  const number = taken[kind] ?? 0
  taken[kind] = number + 1
  return `${kind}-${number}`
}

function waiting(course: Course): string {
  const { round, pending } = course.there
  const [first] = pending
  if (first) return first.at === 'auction' ? 'auction' : `${first.at} of ${'company' in first ? first.company : ''}`
  return round.at === 'operating' ? `${round.turn.company} ${stopIn(course)}` : round.at
}
