import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { counted, entries, pairs } from './amounts.ts'
import { PIECES, PRODUCTS, RESOURCES, VOTES } from './data.ts'
import type { Piece } from './data.ts'
import { OBEYED, statute } from './data/statutes.ts'
import type { Statute } from './data/statutes.ts'
import { addPesos, addPoints, buildingsOf, giveToStock, held, holds, playerAt } from './holding.ts'
import { forecastMarket } from './market.ts'
import { during, inOrder } from './phase.ts'
import { openFields } from './plantation.ts'
import { endRound } from './round.ts'
import type { Obedience, State } from './state.ts'

/** 11.1, 11.5: what this tax would cost a seat. */
export function taxOf(s: State, seat: Seat, id: Statute | undefined): number {
  const card = id && statute(id)
  if (card?.section !== 'tax') return 0
  return (card.pesos ?? 0) + (card.perBuilding ?? 0) * buildingsOf(playerAt(s, seat))
}

/** 11.2, 11.3: every way in which a seat could give this duty. */
export function duties(s: State, seat: Seat, id: Statute | undefined): Piece[][] {
  const card = id && statute(id)
  if (card?.section !== 'duty') return []
  const ways: Piece[][] = card.piece ? [[card.piece]] : pairs(RESOURCES)
  return ways.filter((pieces) => holds(s, seat, counted(pieces)))
}

/** 11.4: paying nothing at all is no question (11.5). */
export function obediences(s: State, seat: Seat): Obedience[] {
  const cost = taxOf(s, seat, s.acts.tax)
  const taxes = cost === 0 ? [true] : playerAt(s, seat).pesos >= cost ? [true, false] : [false]
  return taxes.flatMap((tax) => [...duties(s, seat, s.acts.duty), []].map((duty) => ({ tax, duty })))
}

/** 11.4: all at the same time; who has no choice is not asked. */
export function startStatutes(s: State): void {
  const waiting = inOrder(s).filter((seat) => obediences(s, seat).length > 1)
  s.phase = { at: 'obey', waiting }
  if (waiting.length === 0) settle(s)
}

const inPieceOrder = (pieces: readonly Piece[]): Piece[] => PIECES.flatMap((kind) => pieces.filter((it) => it === kind))

export function obey(s: State, seat: Seat, { tax, duty }: Obedience): void {
  const phase = during(s, 'obey')
  const given = inPieceOrder(duty)
  const possible = obediences(s, seat)
  check(
    possible.some((it) => it.tax === tax),
    '11.1',
    { pesos: taxOf(s, seat, s.acts.tax) },
  )
  check(
    possible.some((it) => it.duty.join() === given.join()),
    '11.2',
  )
  s.secret.obedience[seat] = { tax, duty: given }
  phase.waiting = phase.waiting.filter((it) => it !== seat)
  if (phase.waiting.length === 0) settle(s)
}

/** 11.1 to 11.7, in the order of the sections. */
function settle(s: State): void {
  s.revealed = true
  for (const seat of inOrder(s)) {
    const [only = { tax: false, duty: [] }] = obediences(s, seat)
    comply(s, seat, s.secret.obedience[seat] ?? only)
    s.secret.obedience[seat] = null
  }
  subsidise(s)
  moveMarket(s)
  endRound(s)
}

function comply(s: State, seat: Seat, { tax, duty }: Obedience): void {
  const pesos = tax ? taxOf(s, seat, s.acts.tax) : 0
  const gave = duty.length > 0
  const points = OBEYED.each * (Number(tax) + Number(gave)) + (tax && gave ? OBEYED.both : 0)
  addPesos(s, seat, -pesos)
  for (const [piece, amount] of entries(counted(duty))) giveToStock(s, seat, piece, amount)
  addPoints(s, seat, points, 'laws')
  tell(s, { type: 'obeyed', seat, tax, duty: gave, pesos, pieces: counted(duty), points })
}

/** 11.6 */
export function subsidyOf(s: State, seat: Seat, id: Statute | undefined): number {
  const card = id && statute(id)
  if (card?.section !== 'subsidy') return 0
  const points = Math.floor(subsidised(s, seat)[card.for] / (card.per ?? 1))
  return Math.min(points, card.max ?? points)
}

function subsidised(s: State, seat: Seat) {
  const player = playerAt(s, seat)
  const { resources, products } = openFields(s, seat)
  return {
    buildings: buildingsOf(player),
    resourceFields: resources.length,
    productFields: products.length,
    water: held(s, seat, 'water'),
    votes: player.parliament ? VOTES[player.parliament] : 0,
    pesos: player.pesos,
  }
}

function subsidise(s: State): void {
  const act = s.acts.subsidy
  if (!act) return
  for (const seat of inOrder(s)) {
    const points = subsidyOf(s, seat, act)
    addPoints(s, seat, points, 'subsidies')
    tell(s, { type: 'subsidised', seat, statute: act, points })
  }
}

/** 11.7 */
function moveMarket(s: State): void {
  const act = s.acts.other
  if (act !== 'marketMinus' && act !== 'marketPlus') return
  const change = forecastMarket(s, act)
  for (const product of PRODUCTS) {
    s.market[product] += change[product] ?? 0
    s.stock[product] -= change[product] ?? 0
  }
  tell(s, { type: 'marketMoved', statute: act, change })
}
