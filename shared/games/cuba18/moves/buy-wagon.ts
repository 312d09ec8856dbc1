import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { takeTrain } from '../../../rail/depot.ts'
import type { ActionOf } from '../action.ts'
import { isMajor, MAJORS } from '../companies.ts'
import type { Major } from '../companies.ts'
import { isDenied, mustAsk } from '../consent.ts'
import { mustBuy } from '../forced.ts'
import { cheapest, limitOf, wagonsForSale } from '../market-of-trains.ts'
import { charterOf, pay } from '../money.ts'
import { firstBigWagon } from '../phase.ts'
import { DEALING_FROM } from '../phases.ts'
import { directorOf } from '../shares.ts'
import type { State } from '../state.ts'
import { WAGON_KINDS } from '../trains.ts'
import { during, operating, turnOf } from '../turn.ts'

type BuyWagon = ActionOf<'buyWagon'>
const isOwner = (seller: 'bank' | 'pool' | Major): seller is Major => seller !== 'bank' && seller !== 'pool'

/** VII.12, R71: never with money the train that must be bought needs. */
function checkWagon(s: State, { wagon, from }: BuyWagon): void {
  const { company, raising } = during(s, 'trains')
  check(isMajor(company), 'VII.12i')
  check(operating(s).wagons.length < limitOf(s, company), 'VII.12j', { limit: limitOf(s, company) })
  if (isOwner(from)) {
    check(s.phase >= DEALING_FROM, 'VII.12d')
    check(from !== company && s.companies[from]?.wagons.includes(wagon), 'VII.12e', { from })
  } else
    check(
      wagonsForSale(s).some((it) => it.wagon === wagon && it.from === from),
      'VII.12a',
      { wagon },
    )
  const { price } = WAGON_KINDS[wagon]
  const kept = mustBuy(s) ? (cheapest(s, company) ?? 0) : 0
  check(!raising && price + kept <= operating(s).cash, kept > 0 ? 'VII.12k' : 'VII.12b', {
    price,
    cash: operating(s).cash,
  })
}

export function wagonOffers(s: State): BuyWagon[] {
  if (!isMajor(turnOf(s).company)) return []
  const owned = MAJORS.flatMap((from) => [...new Set(s.companies[from]?.wagons)].map((wagon) => ({ wagon, from })))
  return [...wagonsForSale(s), ...owned]
    .map((it): BuyWagon => ({ type: 'buyWagon', ...it }))
    .filter((it) => allows(() => checkWagon(s, it)) && !isDenied(s, it))
}

export function buyWagon(s: State, seat: Seat, action: BuyWagon, agreed = false): void {
  checkWagon(s, action)
  const { wagon, from } = action
  const { price } = WAGON_KINDS[wagon]
  if (isOwner(from) && !agreed && mustAsk(s, seat, directorOf(s, from), action)) return
  pay(s, operating(s), isOwner(from) ? charterOf(s, from) : s.bank, price)
  const first = from === 'bank' && wagon === '3w' && s.wagons.left['3w'] === WAGON_KINDS['3w'].count
  if (isOwner(from)) takeTrain(charterOf(s, from).wagons, wagon)
  else if (from === 'pool') takeTrain(s.wagons.pool, wagon)
  else s.wagons.left[wagon] -= 1
  operating(s).wagons.push(wagon)
  tell(s, { type: 'boughtWagon', company: turnOf(s).company as Major, wagon, from, price })
  if (first) firstBigWagon(s)
}
