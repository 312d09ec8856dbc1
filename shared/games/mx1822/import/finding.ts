import { Illegal } from '../../../engine/game.ts'
import type { Facts } from '../../../engine/game.ts'
import type { Course } from './course.ts'
import type { Act } from './deed.ts'

/** An action of the record that says nothing to us. */
export const unreadable = ({ type }: Act): Illegal => new Illegal('bring.action', { type })

/** Something our rules would not have allowed, and which the record brings all the same. */
export function note(c: Course, rule: string, facts: Facts): void {
  c.findings.push({ at: c.at, rule, facts })
}
