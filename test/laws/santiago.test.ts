import { santiago } from '../../shared/games/santiago/game.ts'
import { lawsHold } from './hold.ts'

lawsHold(santiago)
