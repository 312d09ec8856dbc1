import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { freeCash } from '../bids.ts'
import { MAJOR, majorOf } from '../companies.ts'
import { FACE } from '../data.ts'
import { float, openMajor } from '../float.ts'
import { MAJOR_STARTS } from '../market.ts'
import { pay, playerOf } from '../money.ts'
import { disturb } from '../orders.ts'
import { from } from '../phases.ts'
import type { State } from '../state.ts'
import { endStockTurn, mainAction } from '../stock-turn.ts'

type Convert = ActionOf<'convert'>

/** 5.7: allowed at the certificate limit, one card is changed for another. */
function checkConversion(s: State, seat: Seat, { company, price }: Convert): void {
  check(from('2', s), '5.7.1')
  check(playerOf(s, seat).concessions.includes(MAJOR[company].concession), '5.7.2', { company })
  check(2 * price - FACE <= freeCash(s, seat), '5.7.3', { price: 2 * price - FACE, cash: freeCash(s, seat) })
}

export const conversions = (s: State, seat: Seat): Convert[] =>
  playerOf(s, seat)
    .concessions.flatMap((concession) =>
      MAJOR_STARTS.map((price): Convert => ({ type: 'convert', company: majorOf(concession), price })),
    )
    .filter((it) => allows(() => checkConversion(s, seat, it)))

export function convert(s: State, seat: Seat, action: Convert): void {
  const { company, price } = action
  check(mainAction(s, seat).bids === 0, '5.1.3')
  checkConversion(s, seat, action)
  const player = playerOf(s, seat)
  player.concessions = player.concessions.filter((concession) => concession !== MAJOR[company].concession)
  const charter = openMajor(s, seat, company, price)
  const paid = 2 * price - FACE
  pay(s, s.bank, charter, FACE)
  pay(s, player, charter, paid)
  tell(s, { type: 'converted', seat, company, price, paid })
  float(s, company)
  disturb(s, seat)
  endStockTurn(s, seat, false)
}
