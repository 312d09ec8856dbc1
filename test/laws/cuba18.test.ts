import { cuba18 } from '../../shared/games/cuba18/game.ts'
import { lawsHold } from './hold.ts'

lawsHold(cuba18)
