import { cuba } from '../../shared/games/cuba/game.ts'
import { lawsHold } from './hold.ts'

lawsHold(cuba)
