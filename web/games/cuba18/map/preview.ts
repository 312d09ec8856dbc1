import { clone } from '../../../../shared/engine/diff.ts'
import { groundOf } from '../../../../shared/games/cuba18/ground.ts'
import type { Offer } from '../../../../shared/games/cuba18/offer.ts'
import { admitCentral, settleExtras } from '../../../../shared/games/cuba18/slots.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { layTile, placeToken, tileAt } from '../../../../shared/rail/board.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import type { HexView } from '../../../rail/map/hex-view.ts'
import type { Founding } from '../choice.ts'
import { hexView } from './hexes.ts'

/** The hex with something changed on it. */
function seen(s: State, hex: HexId, change: (draft: State) => void): { hex: HexId; view: HexView } {
  const draft = { ...s, news: [], board: clone(s.board), central: clone(s.central) }
  change(draft)
  return { hex, view: hexView(draft, hex) }
}

const operatingOf = ({ round }: State) => (round.at === 'operating' ? round.turn.company : undefined)

/** The hex as it would be. */
export function previewOf(s: State, offer: Offer, founding: Founding): { hex: HexId; view: HexView } | undefined {
  switch (offer.type) {
    case 'layTile':
      return seen(s, offer.hex, (draft) => {
        layTile(groundOf(s), draft.board, offer)
        admitCentral(draft, offer.hex)
        settleExtras(draft, offer.hex)
      })
    case 'home':
    case 'placeStation': {
      const company = operatingOf(s)
      const token = company && { company, city: offer.city, kind: 'station' as const }
      return token && seen(s, offer.hex, (draft) => placeToken(draft.board, offer.hex, token))
    }
    case 'foundMinor': {
      const { company, hex } = founding
      if (!company || !hex) return undefined
      return seen(s, hex, (draft) => placeToken(draft.board, hex, { company, city: 0, kind: 'home' }))
    }
    default:
      return undefined
  }
}

/** The tile that lies there now, for "5 → 15". */
export const tileNow = (s: State, hex: HexId): string => tileAt(groundOf(s), s.board, hex).id
