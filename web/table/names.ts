import type { Seat } from '../../shared/engine/game.ts'
import { tableInfo } from '../lib/api.ts'

/** The second Ana at a table is called "Ana 2": the table knows. */
export async function freshName(table: string, seat: Seat, wished: string): Promise<string> {
  const answer = await tableInfo(table)
  return (answer.ok && answer.value.table.seats[seat]?.name) || wished
}
