import { tileAt, tokensIn } from '../../rail/board.ts'
import type { HexId } from '../../rail/hex.ts'
import type { Gauge, Tile } from '../../rail/tile.ts'
import type { Company } from './companies.ts'
import { isMinor } from './companies.ts'
import { groundOf } from './ground.ts'
import { FIELDS_FROM } from './phases.ts'
import type { State } from './state.ts'

/** What a hex is: a city with a mill is a mill from the founding on. */
export function kindOf(s: State, hex: HexId): string {
  const { kind } = tileAt(groundOf(s), s.board, hex)
  return kind === 'city' && hasMill(s, hex) ? 'mill' : kind
}

const hasMill = (s: State, hex: HexId): boolean =>
  tokensIn(s.board, hex).some(({ company }) => isMinor(company as Company))
const ownsMill = (s: State, company: Company, hex: HexId): boolean =>
  tokensIn(s.board, hex).some((token) => token.company === company)
const track = (tile: Tile, gauge: Gauge): number => tile.segments.filter((it) => it.gauge === gauge).length

/** VII.6, VII.7: what kind of tile a company may put on a hex, apart from colour, supply and reach. */
export function mayLay(s: State, company: Company, hex: HexId, tile: Tile): boolean {
  const before = tileAt(groundOf(s), s.board, hex)
  return isMinor(company) ? minorMay(s, company, hex, before, tile) : majorMay(s, hex, before, tile)
}

/** VII.6, VII.7: its mill, sugar fields, narrow track; on a plain tile new narrow track. */
function minorMay(s: State, company: Company, hex: HexId, before: Tile, tile: Tile): boolean {
  const kind = kindOf(s, hex)
  if (kind !== tile.kind) return false
  if (kind === 'mill') return ownsMill(s, company, hex)
  if (kind === 'field') return true
  return kind === 'plain' && track(tile, 'narrow') > track(before, 'narrow') && isUsualPlain(before, tile, 'narrow')
}

/** VII.6, VII.7: cities and mills, standard track; on a plain tile new standard track. A blank mill waits for its minor. */
function majorMay(s: State, hex: HexId, before: Tile, tile: Tile): boolean {
  const kind = kindOf(s, hex)
  if (kind === 'field')
    return before.color === 'blank' && s.phase >= FIELDS_FROM && isUsualPlain(before, tile, 'standard')
  if (kind !== tile.kind) return false
  if (kind === 'mill') return before.color !== 'blank'
  if (kind !== 'plain') return true
  return track(tile, 'standard') > track(before, 'standard') && isUsualPlain(before, tile, 'standard')
}

/** VII.6: a blank hex gets track of the company's own gauge only. */
const isUsualPlain = (before: Tile, tile: Tile, gauge: Gauge): boolean =>
  tile.kind === 'plain' && (before.color !== 'blank' || tile.segments.every((it) => it.gauge === gauge))
