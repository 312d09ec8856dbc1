import type { Seat } from '../../shared/engine/game.ts'
import type { PlayerColour } from '../art/players.ts'
import type { Play } from '../games/ui.ts'

export const nameOf = ({ names }: Pick<Play, 'names'>, seat: Seat): string => names[seat] ?? ''
export const colourOf = ({ colours }: Pick<Play, 'colours'>, seat: Seat): PlayerColour => colours[seat] ?? 'grey'
export const personOf = (play: Pick<Play, 'names' | 'colours'>, seat: Seat) => ({
  name: nameOf(play, seat),
  colour: colourOf(play, seat),
})
