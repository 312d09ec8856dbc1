import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { isResource, MERCHANDISE, RESOURCES } from './data.ts'
import type { Merchandise, Product, Resource, Space } from './data.ts'
import { addPesos, gain, held, playerAt, spend } from './holding.ts'
import { buyPrice, cheapest, onOffer, putOnMarket, sellPrice, takeFromMarket } from './market.ts'
import { during } from './phase.ts'
import type { State } from './state.ts'
import { endTurn } from './turn.ts'

/** 4.1, 4.3 */
export const buyable = (s: State, seat: Seat): Merchandise[] =>
  onOffer(s).filter((kind) => playerAt(s, seat).pesos >= buyPrice(s, kind))

export const sellable = (s: State, seat: Seat): Merchandise[] => MERCHANDISE.filter((kind) => held(s, seat, kind) > 0)

export function buy(s: State, seat: Seat, kind: Merchandise): void {
  const phase = during(s, 'tradeswoman')
  const price = buyPrice(s, kind)
  check(onOffer(s).includes(kind), '4.3', { kind })
  check(playerAt(s, seat).pesos >= price, '4.2', { price, pesos: playerAt(s, seat).pesos })
  takeFromMarket(s, kind)
  playerAt(s, seat).lot[kind] += 1 // 4.6
  addPesos(s, seat, -price)
  phase.traded = true
  tell(s, { type: 'bought', seat, kind, price })
}

export function sell(s: State, seat: Seat, kind: Merchandise): void {
  const phase = during(s, 'tradeswoman')
  const price = sellPrice(s, kind)
  check(held(s, seat, kind) > 0, '4.1', { kind })
  spend(s, seat, kind, 1)
  putOnMarket(s, kind)
  addPesos(s, seat, price)
  phase.traded = true
  tell(s, { type: 'sold', seat, kind, price })
}

const spaceFor = (piece: Resource | Product): Space => (isResource(piece) ? 'resource' : 'product')

/** 4.7 to 4.9: what the tradeswoman may take instead of trading. */
export function takeable(s: State): (Resource | Product)[] {
  const pieces = [...RESOURCES, ...cheapest(s)]
  return pieces.filter((piece) => s.stock[piece] > 0 && s.markers[spaceFor(piece)] === undefined)
}

export function take(s: State, seat: Seat, piece: Resource | Product): void {
  const phase = during(s, 'tradeswoman')
  const space = spaceFor(piece)
  check(!phase.traded, '4.7')
  check(s.markers[space] === undefined, '4.9', { space })
  check(isResource(piece) || cheapest(s).includes(piece), '4.8', { lowest: cheapest(s) })
  check(s.stock[piece] > 0, '2.9', { piece })
  s.markers[space] = seat
  gain(s, seat, piece, 1)
  tell(s, { type: 'took', seat, piece, space })
  endTurn(s, seat)
}

export function endTrade(s: State, seat: Seat): void {
  if (!during(s, 'tradeswoman').traded) tell(s, { type: 'forwent', seat, card: 'tradeswoman' })
  endTurn(s, seat)
}
