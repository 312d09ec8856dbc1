import type { Seat } from '../../../engine/game.ts'
import type { Company } from '../companies.ts'
import { MAJORS, MINORS, NDEM } from '../companies.ts'
import type { PlayerId } from './record.ts'

/** Minors are bare numbers in a record. */
export function companyNamed(name: string | number | undefined): Company | undefined {
  return [...MINORS, ...MAJORS, NDEM].find((id) => id === name || id === `M${name}`) as Company | undefined
}

export const nameOf = (company: string): string => company.replace(/^M(?=\d)/, '')

export function seatNamed(players: readonly { readonly id: PlayerId }[], id: PlayerId | undefined): Seat | undefined {
  const seat = players.findIndex((player) => String(player.id) === String(id))
  return seat < 0 ? undefined : seat
}
