import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import { DISCS, MEXICO_CITY } from '../../../shared/games/mx1822/map.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { turnOf } from '../../../shared/games/mx1822/turn.ts'
import { company, owned } from '../at.ts'
import type { Written } from '../own.ts'
import type { Scribe } from './scribe.ts'

interface Laid {
  readonly hex: string
  readonly tile: string
  readonly turn: number
  readonly using?: readonly string[] | undefined
}

/** What a private does is its own deed, others used with it are named beside it. */
export function laid(c: Scribe, by: string, { hex, tile, turn, using = [] }: Laid): Written {
  const piece = `${tile}-${c.laid}`
  c.laid += 1
  c.pieces.set(hex, piece)
  const [first, ...others] = using
  const more = { hex, tile: piece, rotation: turn, ...(others.length > 0 ? { combo_entities: others } : {}) }
  return first === undefined ? company(by, 'lay_tile', more) : owned(first, 'lay_tile', more)
}

export const nextDisc = (s: State): string =>
  DISCS[DISCS.findIndex((disc) => disc === s.board.tiles[MEXICO_CITY]?.tile) + 1]!

export function cube(c: Scribe, s: State, by: string, { hex, using }: ActionOf<'placeCube'>): Written {
  const more = { hex, tile: 'BC-0', rotation: 0 }
  if (using === 'charter') return owned(c.cubes.get(turnOf(s).company)!.shift()!, 'lay_tile', more)
  return using ? owned(using, 'lay_tile', more) : company(by, 'lay_tile', more)
}

export const cityName = (c: Scribe, hex: string, city: number): string => `${c.pieces.get(hex) ?? `${hex}-7`}-${city}`
