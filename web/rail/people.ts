import type { Seat } from '../../shared/engine/game.ts'
import type { PlayerColour } from '../art/players.ts'
import type { Play } from '../games/ui.ts'

type Faces = Pick<Play, 'names' | 'colours'>

export const nameOf = (play: Faces, seat: Seat): string => play.names[seat] ?? ''
export const colourOf = (play: Faces, seat: Seat): PlayerColour => play.colours[seat] ?? 'grey'
export const personOf = (play: Faces, seat: Seat) => ({ name: nameOf(play, seat), colour: colourOf(play, seat) })
