import type { ActionOf } from '../action.ts'
import { MEXICO_CITY } from '../map.ts'
import { PRIVATE, isPrivate } from '../privates.ts'
import type { Private } from '../privates.ts'
import { turnOf } from '../turn.ts'
import type { Course } from './course.ts'
import { play } from './tables.ts'
import type { Act } from './deed.ts'
import { unreadable } from './finding.ts'
import { cityNamed, notePiece, tileOfPiece } from './pieces.ts'

const CUBE = 'BC'

export function layTile(c: Course, act: Act): void {
  const { hex, tile: piece, rotation: turn = 0 } = act
  if (hex === undefined || piece === undefined) throw unreadable(act)
  const tile = tileOfPiece(piece)
  const using = privatesOf(act)
  if (tile === CUBE) return placeCube(c, hex, using)
  const [only] = using
  if (only && PRIVATE[only].power.does === 'port') play(c, { type: 'layPort', private: only, hex })
  else if (hex === MEXICO_CITY)
    play(c, { type: 'upgradeMexicoCity', ...(using.includes('P9') ? { using: 'P9' as const } : {}) })
  else {
    play(c, { type: 'layTile', hex, tile, turn, ...(using.length > 0 ? { using } : {}) })
    if (using.length > 1) c.memo.extraCombined = true
  }
  notePiece(c.pieces, hex, piece, turn)
}

const privatesOf = ({ entity, combo_entities: others = [] }: Act): Private[] =>
  [String(entity), ...others].filter(isPrivate)

function placeCube(c: Course, hex: string, using: readonly Private[]): void {
  const [id] = using
  const charter = id === 'P10' || id === 'P11'
  const way: ActionOf<'placeCube'>['using'] = charter ? 'charter' : id === 'P9' ? 'P9' : undefined
  const { company } = turnOf(c.there)
  play(c, { type: 'placeCube', hex, ...(way ? { using: way } : {}) })
  if (!charter) return
  const left = (c.cubes[company] ??= {})
  left[id] = (left[id] ?? 0) - 1
}

export function placeToken(c: Course, act: Act): void {
  const city = cityNamed(c.pieces, act.city ?? '')
  if (!city) throw unreadable(act)
  play(c, { type: 'placeToken', ...city })
}
