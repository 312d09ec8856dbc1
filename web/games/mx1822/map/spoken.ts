import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { PHASE } from '../../../../shared/games/mx1822/phases.ts'
import { reservedAt } from '../../../../shared/games/mx1822/reserved.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { terrainCost } from '../../../../shared/games/mx1822/terrain.ts'
import { tileAt } from '../../../../shared/rail/board.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { valueAt } from '../../../../shared/rail/tile.ts'
import { t } from '../words/index.ts'

/** "D15 Ciudad Juárez, yellow 20, M2" */
export function spokenHex(s: State, hex: HexId): string {
  const words = t().stage.spoken
  const tile = tileAt(GROUND, s.board, hex)
  const [stop] = tile.stops
  const value = stop ? valueAt(stop.value, PHASE[s.phase].colour) : 0
  const colour = tile.color === 'blank' || tile.color === 'fixed' ? undefined : t().colours[tile.color]
  const tokens = (s.board.tokens[hex] ?? []).map((token) => t().company(token.company as Company)) // of this game
  const cost = terrainCost(s, hex)
  const reserved = reservedAt(s, hex)
  return [
    [hex, GROUND.map[hex]?.name].filter(Boolean).join(' '),
    [colour, value > 0 ? value : undefined].filter(Boolean).join(' '),
    tokens.join(', '),
    cost > 0 ? words.terrain(cost) : '',
    reserved ? words.reserved(reserved.by) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
