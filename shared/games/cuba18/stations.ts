import type { Company } from './companies.ts'
import { isMajor, STATION_COSTS } from './companies.ts'
import { charterOf } from './money.ts'
import { percentHeld } from './shares.ts'
import type { State } from './state.ts'

/** VI.8, VII.8: the third marker at 30 % in the treasury, the fourth at none; once open, open for good. */
export function openStations(s: State, company: Company): void {
  const charter = charterOf(s, company)
  if (!isMajor(company) || !charter.floated) return
  const treasury = percentHeld(s, company, 'treasury')
  const open = treasury === 0 ? STATION_COSTS.length : treasury <= 30 ? 3 : 2
  charter.available = Math.max(charter.available, open)
}
