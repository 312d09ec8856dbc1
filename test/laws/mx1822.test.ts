import { mx1822 } from '../../shared/games/mx1822/game.ts'
import { lawsHold } from './hold.ts'

lawsHold(mx1822)
