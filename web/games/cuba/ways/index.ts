import type { Phase } from '../../../../shared/games/cuba/state.ts'
import { architect } from './architect.ts'
import { cards } from './cards.ts'
import { choose } from './choose.ts'
import { foreman } from './foreman.ts'
import { mayor } from './mayor.ts'
import { bid, enact, obey } from './parliament.ts'
import { trade } from './trade.ts'
import type { Way } from './way.ts'
import { worker } from './worker.ts'

const over: Way = { focus: () => 'plantations', choices: () => [], point: ({ pointed }) => pointed }

export const ways: Readonly<Record<Phase['at'], Way>> = {
  choose,
  lay: cards,
  play: cards,
  worker,
  tradeswoman: trade,
  architect,
  foreman,
  mayor,
  bid,
  enact,
  obey,
  over,
}
