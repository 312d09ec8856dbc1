import { onTop } from '../../rail/depot.ts'
import type { ActionOf } from './action.ts'
import { playerOf } from './money.ts'
import { counted } from './phase.ts'
import type { State } from './state.ts'
import { CARDS, SIDES, TRAIN, isBankTrain } from './trains.ts'
import { operating } from './turn.ts'

type FromBank = ActionOf<'buyTrain'> & { from: 'bank' | 'pool' }

/** 6.15.1: special trains and Pullmans do not help. */
export const isTrainless = (s: State): boolean => counted(operating(s)).length === 0

/** 6.14.3: the next card of the bank, either side, and everything in the pool, at face value. */
function bankTrains(s: State): FromBank[] {
  const card = onTop(CARDS, s.depot)
  const sale = (place: 'bank' | 'pool') => (train: keyof typeof TRAIN) =>
    ({ type: 'buyTrain', train, from: place, price: TRAIN[train].price }) as const
  return [
    ...(card ? SIDES[card].map(sale('bank')) : []),
    ...[...new Set(s.depot.pool.filter(isBankTrain))].map(sale('pool')),
  ]
}

const affordable = (s: State): FromBank[] => bankTrains(s).filter(({ price }) => price <= operating(s).cash)

/** 6.15.3: without a train, and none of the bank or the pool within the company's means. */
export const isForced = (s: State): boolean => isTrainless(s) && affordable(s).length === 0

/** 6.15.2, 6.15.3: what the company can pay for; if it must have help, the cheapest. */
export function salesOfBank(s: State): FromBank[] {
  if (!isForced(s)) return affordable(s)
  const all = bankTrains(s)
  const least = Math.min(...all.map(({ price }) => price))
  return all.filter(({ price }) => price === least)
}

/** 6.15.5: what company and director together lack for the train they must have. */
export function missingMoney(s: State): number {
  const { cash, director } = operating(s)
  if (director === undefined || !isForced(s)) return 0
  return Math.max(0, (salesOfBank(s)[0]?.price ?? 0) - cash - playerOf(s, director).cash)
}
