import type { Seat } from '../../shared/engine/game.ts'
import type { Shares } from '../../shared/rail/shares.ts'
import type { Play } from '../games/ui.ts'
import type { ShareSquare } from './panels/ShareBar.tsx'
import { colourOf, nameOf } from './people.ts'

/** The players' shares of a company, the largest holder first. */
export function playerSquares(
  { players }: Shares,
  director: Seat | undefined,
  order: readonly Seat[],
  play: Pick<Play, 'names' | 'colours'>,
): ShareSquare[] {
  const held = (seat: Seat) => players[seat] ?? 0
  return order
    .toSorted((a, b) => held(b) - held(a))
    .flatMap((seat) =>
      Array.from({ length: held(seat) }, (_, i): ShareSquare => ({
        holder: nameOf(play, seat),
        mark: nameOf(play, seat).slice(0, 1),
        kind: 'player',
        colour: colourOf(play, seat),
        director: seat === director && i === 0,
      })),
    )
}
