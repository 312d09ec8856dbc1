import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { onTop, takeCard, takeTrain } from '../../../rail/depot.ts'
import type { ActionOf, Directed } from '../action.ts'
import { MAJORS, MINORS, isMinor } from '../companies.ts'
import { askingFrom, mustAsk } from '../consent.ts'
import { isForced, salesOfBank } from '../forced.ts'
import { charterOf, pay } from '../money.ts'
import type { Offer } from '../offer.ts'
import { counted, trainLimit, trainTaken } from '../phase.ts'
import { from } from '../phases.ts'
import { directorOf } from '../shares.ts'
import type { State } from '../state.ts'
import type { BankTrain, Train } from '../trains.ts'
import { CARDS, SIDES, TRAIN, UPGRADE_L, isBankTrain } from '../trains.ts'
import { during, inTurn, nextStep, operating, turnOf } from '../turn.ts'
import { emergencySales, help } from './emergency.ts'

type BuyTrain = ActionOf<'buyTrain'>
type Sale = Extract<Offer, { type: 'buyTrain' }>

/** 6.14.7, 6.5.12 */
const hasRoomFor = (s: State, train: Train): boolean =>
  counted(operating(s)).length < trainLimit(s, turnOf(s).company) &&
  !(train === 'E' && operating(s).trains.includes('E'))

/** 6.14.4: in phases 1 and 2, also at the limit: the number of trains does not grow. */
const canUpgrade = (s: State): boolean =>
  !from('3', s) && operating(s).trains.includes('L') && operating(s).cash >= UPGRADE_L

/** 6.14.1, 6.14.2 */
const sellers = (s: State): Directed[] =>
  from('3', s) ? [...MINORS, ...MAJORS].filter((id) => id !== turnOf(s).company && directorOf(s, id) !== undefined) : []

function salesOfCompanies(s: State): Sale[] {
  const { cash } = operating(s)
  if (cash < 1 || turnOf(s).raised) return []
  return sellers(s)
    .flatMap((seller) =>
      [...new Set(counted(charterOf(s, seller)))].map((train) => ({
        type: 'buyTrain' as const,
        train,
        from: seller,
        low: askingFrom(s, { train, from: seller }),
        high: cash,
      })),
    )
    .filter(({ low, high }) => low <= high)
}

export function trainSales(s: State): Sale[] {
  const upgrade: Sale[] = canUpgrade(s)
    ? [{ type: 'buyTrain', train: '2', from: 'bank', price: UPGRADE_L, upgrade: true }]
    : []
  const raising = emergencySales(s, directorOf(s, turnOf(s).company) ?? 0).length > 0
  const sales = [...(raising ? [] : salesOfBank(s)), ...salesOfCompanies(s)]
  return [...upgrade, ...sales.filter((sale) => hasRoomFor(s, sale.train))]
}

/** 6.6.3: an L in a minor's first turn. */
export const firstTrains = (s: State): BuyTrain[] =>
  isMinor(turnOf(s).company) && operating(s).cash >= TRAIN.L.price
    ? (['bank', 'pool'] as const)
        .filter((place) => isForSale(s, 'L', place))
        .map((place) => ({ type: 'buyTrain', train: 'L', from: place, price: TRAIN.L.price }))
    : []

/** 6.14.3: the next card of the bank, either side, or anything in the pool. */
function isForSale(s: State, train: Train, place: 'bank' | 'pool'): boolean {
  if (place === 'pool') return s.depot.pool.includes(train)
  const card = onTop(CARDS, s.depot)
  return card !== undefined && (SIDES[card] as readonly Train[]).includes(train)
}

export function buyTrain(s: State, seat: Seat, action: BuyTrain, agreed = false): void {
  if (inTurn(s).step === 'housekeeping') return buyFirst(s, action)
  const { company } = during(s, 'trains')
  if (action.upgrade) return upgradeTrain(s, action)
  check(counted(operating(s)).length < trainLimit(s, company), '6.14.7')
  check(hasRoomFor(s, action.train), '6.5.12')
  if (action.from === 'bank' || action.from === 'pool') return buyFromBank(s, seat, action)
  buyFromCompany(s, seat, { ...action, from: action.from }, agreed)
}

function buyFirst(s: State, { train, from: place, price, upgrade }: BuyTrain): void {
  check(
    !upgrade && firstTrains(s).some((it) => it.train === train && it.from === place && it.price === price),
    '6.6.3',
    { train },
  )
  acquire(s, 'L', place === 'pool' ? 'pool' : 'bank')
  nextStep(s)
}

function buyFromBank(s: State, seat: Seat, { train, from: place, price }: BuyTrain): void {
  check(isBankTrain(train) && (place === 'bank' || place === 'pool') && isForSale(s, train, place), '6.14.3', { train })
  check(price === TRAIN[train].price, '6.14.3', { price: TRAIN[train].price })
  if (price > operating(s).cash) {
    check(isForced(s), '6.14.3', { cash: operating(s).cash })
    check(
      salesOfBank(s).some((it) => it.train === train && it.from === place),
      '6.15.3',
      { train },
    )
    help(s, seat, price)
  }
  acquire(s, train, place)
}

/** 6.14.6: effects at once. */
function acquire(s: State, train: BankTrain, place: 'bank' | 'pool'): void {
  const { company } = turnOf(s)
  pay(s, operating(s), s.bank, TRAIN[train].price)
  if (place === 'pool') takeTrain(s.depot.pool, train)
  else takeCard(s.depot, onTop(CARDS, s.depot)!) // isForSale found it
  operating(s).trains.push(train)
  tell(s, { type: 'boughtTrain', company, train, from: place, price: TRAIN[train].price })
  if (place === 'bank') trainTaken(s, train)
}

function buyFromCompany(s: State, seat: Seat, action: BuyTrain & { from: Directed }, agreed: boolean): void {
  const { train, from: seller, price } = action
  check(from('3', s), '6.14.1')
  check(!turnOf(s).raised, '6.16.1', { raised: true })
  check(sellers(s).includes(seller), '6.14.2', { seller })
  check(isBankTrain(train) && charterOf(s, seller).trains.includes(train), '6.14.2', { train })
  check(price >= 1 && price <= operating(s).cash, '6.14.2', { most: operating(s).cash })
  if (!agreed && mustAsk(s, seat, directorOf(s, seller), action)) return
  pay(s, operating(s), charterOf(s, seller), price)
  takeTrain(charterOf(s, seller).trains, train)
  operating(s).trains.push(train)
  tell(s, { type: 'boughtTrain', company: turnOf(s).company, train, from: seller, price })
}

/** 6.5.8, 6.14.4: the card is flipped; that counts as a purchase. */
function upgradeTrain(s: State, { train, price }: BuyTrain): void {
  check(canUpgrade(s) && train === '2' && price === UPGRADE_L, '6.14.4')
  pay(s, operating(s), s.bank, UPGRADE_L)
  takeTrain(operating(s).trains, 'L')
  operating(s).trains.push('2')
  tell(s, { type: 'upgradedTrain', company: turnOf(s).company, price: UPGRADE_L })
  trainTaken(s, '2')
}
