import type { Seat } from '../../../../shared/engine/game.ts'
import type { PlayerColour } from '../../../art/players.ts'
import type { Model } from '../model.ts'

export const nameOf = (model: Model, seat: Seat): string => model.play.names[seat] ?? ''
export const colourOf = (model: Model, seat: Seat): PlayerColour => model.play.colours[seat] ?? 'grey'
export const personOf = (model: Model, seat: Seat) => ({ name: nameOf(model, seat), colour: colourOf(model, seat) })
