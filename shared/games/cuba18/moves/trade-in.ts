import { allows, check, tell } from '../../../engine/game.ts'
import { takeCard, takeTrain } from '../../../rail/depot.ts'
import type { ActionOf } from '../action.ts'
import { isMinor } from '../companies.ts'
import { narrowOnSale } from '../market-of-trains.ts'
import { pay } from '../money.ts'
import type { State } from '../state.ts'
import { TRADE_INS } from '../trains.ts'
import type { NarrowTrain } from '../trains.ts'
import { during, operating, turnOf } from '../turn.ts'
import { hasDiscount, reduced, useDiscount } from './buy-train.ts'

type TradeIn = ActionOf<'tradeIn'>

/** VII.12, R61: once a turn, also at the limit. */
function checkTrade(s: State, { train, to, discount }: TradeIn): number {
  const turn = during(s, 'trains')
  const trade = TRADE_INS[train as NarrowTrain]
  check(isMinor(turn.company) && operating(s).trains.includes(train), 'VII.12g', { train })
  check(!turn.tradedIn, 'VII.12h')
  check(trade?.to === to, 'VII.12g', { train, to })
  check(narrowOnSale(s).includes(to), 'VII.12a', { train: to })
  check(!discount || hasDiscount(s), 'IV.2g')
  const price = reduced(trade.price, discount)
  check(price <= operating(s).cash, 'VII.12b', { price, cash: operating(s).cash })
  return price
}

export function tradeIns(s: State): TradeIn[] {
  const trains = [...new Set(operating(s).trains)]
  return trains
    .flatMap((train) => {
      const to = TRADE_INS[train as NarrowTrain]?.to
      if (!to || turnOf(s).tradedIn) return []
      const plain = { type: 'tradeIn', train, to } as const
      return hasDiscount(s) ? [plain, { ...plain, discount: true as const }] : [plain]
    })
    .filter((it) => allows(() => checkTrade(s, it)))
}

export function tradeIn(s: State, action: TradeIn): void {
  const price = checkTrade(s, action)
  const { company } = turnOf(s)
  const { train, to, discount } = action
  pay(s, operating(s), s.bank, price)
  if (discount) useDiscount(s)
  takeTrain(operating(s).trains, train)
  takeCard(s.depot, to)
  operating(s).trains.push(to)
  turnOf(s).tradedIn = true
  if (isMinor(company)) tell(s, { type: 'tradedIn', company, train, to, price })
}
