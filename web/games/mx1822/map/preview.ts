import { clone } from '../../../../shared/engine/diff.ts'
import { DISCS, GROUND, MEXICO_CITY } from '../../../../shared/games/mx1822/map.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import { PRIVATE } from '../../../../shared/games/mx1822/privates.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { layTile, placeToken, tileAt } from '../../../../shared/rail/board.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { exitsOf } from '../../../../shared/rail/tile.ts'
import type { HexView } from '../../../rail/map/hex-view.ts'
import { hexView } from './hexes.ts'

const withBoard = (s: State, change: (draft: State) => void): State => {
  const draft = { ...s, board: clone(s.board), cubes: clone(s.cubes) }
  change(draft)
  return draft
}

function portTurn(hex: HexId, tile: string): number {
  const [way = 0] = GROUND.map[hex]?.open ?? []
  const [exit = 0] = exitsOf(GROUND.tiles[tile]!) // a port has one
  return (way - exit + 6) % 6
}

const nextDisc = (s: State): string => {
  const now = s.board.tiles[MEXICO_CITY]?.tile
  return DISCS[now ? (DISCS as readonly string[]).indexOf(now) + 1 : 0] ?? DISCS[0]
}

/** The hex as it would be. */
export function previewOf(s: State, offer: Offer): { hex: HexId; view: HexView } | undefined {
  const seen = (hex: HexId, change: (draft: State) => void) => ({ hex, view: hexView(withBoard(s, change), hex) })
  switch (offer.type) {
    case 'layTile':
      return seen(offer.hex, (draft) => layTile(GROUND, draft.board, offer))
    case 'upgradeMexicoCity':
      return seen(MEXICO_CITY, (draft) =>
        layTile(GROUND, draft.board, { hex: MEXICO_CITY, tile: nextDisc(s), turn: 0 }),
      )
    case 'layPort': {
      const { power } = PRIVATE[offer.private]
      if (power.does !== 'port') return undefined
      const turn = portTurn(offer.hex, power.tile)
      return seen(offer.hex, (draft) => layTile(GROUND, draft.board, { hex: offer.hex, tile: power.tile, turn }))
    }
    case 'placeCube':
      return seen(offer.hex, (draft) => {
        draft.cubes.on[offer.hex] = (draft.cubes.on[offer.hex] ?? 0) + 1
      })
    case 'placeToken': {
      if (s.round.at !== 'operating') return undefined
      const { company } = s.round.turn
      return seen(offer.hex, (draft) =>
        placeToken(draft.board, offer.hex, { company, city: offer.city, kind: 'station' }),
      )
    }
    default:
      return undefined
  }
}

/** The tile that lies there now, for "5 → 15". */
export const tileNow = (s: State, hex: HexId): string => tileAt(GROUND, s.board, hex).id
