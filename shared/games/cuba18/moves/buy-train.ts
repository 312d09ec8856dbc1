import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { takeCard, takeTrain } from '../../../rail/depot.ts'
import type { ActionOf, Directed } from '../action.ts'
import { COMPANIES, isMinor } from '../companies.ts'
import { askingFrom, mustAsk } from '../consent.ts'
import { DISCOUNT } from '../data.ts'
import { cheapest, forSale, isNarrow, limitOf, suits } from '../market-of-trains.ts'
import { charterOf, pay, playerOf } from '../money.ts'
import type { Offer } from '../offer.ts'
import { trainTaken } from '../phase.ts'
import { DEALING_FROM } from '../phases.ts'
import { directorOf } from '../shares.ts'
import type { State } from '../state.ts'
import { KINDS } from '../trains.ts'
import { during, operating, turnOf } from '../turn.ts'

type BuyTrain = ActionOf<'buyTrain'>
export const hasDiscount = (s: State): boolean =>
  isMinor(turnOf(s).company) && playerOf(s, operating(s).director).benefits.includes('discount')
export const reduced = (price: number, discount: boolean | undefined): number =>
  Math.max(0, price - (discount ? DISCOUNT : 0))

function checkRoom(s: State): void {
  check(operating(s).trains.length < limitOf(s, turnOf(s).company), 'VII.12c', { limit: limitOf(s, turnOf(s).company) })
}

/** VII.12, VII.13: with money raised only the cheapest. */
function checkBank(s: State, { train, from, price, discount }: BuyTrain): void {
  const { company, raising } = turnOf(s)
  check(suits(company, train), 'VII.12i')
  checkRoom(s)
  const sale = forSale(s, company).find((it) => it.train === train && it.from === from)
  check(sale, 'VII.12a', { train })
  check(!discount || (hasDiscount(s) && from === 'bank' && isNarrow(train)), 'IV.2g')
  check(price === reduced(sale.price, discount), 'VII.12a', { price: reduced(sale.price, discount) })
  check(!raising || sale.price === cheapest(s, company), 'VII.13g', { price: cheapest(s, company) ?? 0 })
  check(price <= operating(s).cash, 'VII.12b', { price, cash: operating(s).cash })
}

const sellers = (s: State): Directed[] => {
  const { company, raising } = turnOf(s)
  if (s.phase < DEALING_FROM || raising) return []
  return COMPANIES.filter((it) => it !== company && isMinor(it) === isMinor(company) && s.companies[it])
}

export function trainOffers(s: State): Offer[] {
  if (operating(s).trains.length >= limitOf(s, turnOf(s).company)) return []
  const bank = forSale(s, turnOf(s).company).flatMap((sale) =>
    (hasDiscount(s) ? [false, true] : [false]).map((discount): BuyTrain => ({
      type: 'buyTrain',
      train: sale.train,
      from: sale.from,
      price: reduced(sale.price, discount),
      ...(discount ? { discount: true } : {}),
    })),
  )
  const affordable = bank.filter(({ price }) => price <= operating(s).cash)
  return [...affordable.filter((it) => allows(() => checkBank(s, it))), ...dealOffers(s)]
}

function dealOffers(s: State): Offer[] {
  const { cash } = operating(s)
  return sellers(s)
    .flatMap((from) =>
      [...new Set(charterOf(s, from).trains)].map(
        (train) => ({ type: 'buyTrain', train, from, low: askingFrom(s, { train, from }), high: cash }) as const,
      ),
    )
    .filter(({ low, high }) => low <= high)
}

export function buyTrain(s: State, seat: Seat, action: BuyTrain, agreed = false): void {
  during(s, 'trains')
  if (action.from !== 'bank' && action.from !== 'pool') return buyFromCompany(s, seat, action, action.from, agreed)
  checkBank(s, action)
  const { train, from, price, discount } = action
  const { company } = turnOf(s)
  pay(s, operating(s), s.bank, price)
  if (discount) useDiscount(s)
  if (from === 'pool') takeTrain(s.depot.pool, train)
  else takeCard(s.depot, KINDS[train].card)
  operating(s).trains.push(train)
  turnOf(s).raising = false
  tell(s, { type: 'boughtTrain', company, train, from: action.from, price })
  if (from === 'bank') trainTaken(s, KINDS[train].card, company)
}

export function useDiscount(s: State): void {
  const player = playerOf(s, operating(s).director)
  player.benefits = player.benefits.filter((it) => it !== 'discount')
}

/** VII.12, R59, R77: same kind, treasury money only, both directors agree. */
function buyFromCompany(s: State, seat: Seat, action: BuyTrain, from: Directed, agreed: boolean): void {
  const { train, price } = action
  const { company, raising } = turnOf(s)
  check(s.phase >= DEALING_FROM, 'VII.12d')
  check(!raising, 'VII.13g', { price: cheapest(s, company) ?? 0 })
  check(sellers(s).includes(from) && suits(company, train) && !action.discount, 'VII.12e', { from })
  check(charterOf(s, from).trains.includes(train), 'VII.12e', { train })
  checkRoom(s)
  check(price >= 1, 'VII.12e', { price })
  check(price <= operating(s).cash, 'VII.12b', { price, cash: operating(s).cash })
  if (!agreed && mustAsk(s, seat, directorOf(s, from), action)) return
  pay(s, operating(s), charterOf(s, from), price)
  takeTrain(charterOf(s, from).trains, train)
  operating(s).trains.push(train)
  tell(s, { type: 'boughtTrain', company, train, from, price })
}
