import { check, tell } from '../../../engine/game.ts'
import { placeToken as place } from '../../../rail/board.ts'
import type { ActionOf } from '../action.ts'
import { isMajor } from '../companies.ts'
import { TOKEN_PRICE } from '../data.ts'
import { pay } from '../money.ts'
import { graphNow, reachOf } from '../network.ts'
import type { State } from '../state.ts'
import { freeSlots, hasTokenIn } from '../stations.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'

type PlaceToken = ActionOf<'placeToken'>

/** 6.11.5, 6.11.6, 6.11.11: one available token of a major, for 100, in a vacant slot on its routes. */
export function tokenPlaces(s: State): PlaceToken[] {
  const { company } = turnOf(s)
  if (!isMajor(company) || operating(s).available === 0 || operating(s).cash < TOKEN_PRICE) return []
  const { stops } = graphNow(s)
  return [...reachOf(s, company).stops]
    .map((number) => stops[number]!)
    .filter((stop) => stop.slots > 0 && freeSlots(s, stop) > 0 && !hasTokenIn(s, company, stop))
    .map(({ hex, city }) => ({ type: 'placeToken', hex, city }))
}

export function placeToken(s: State, { hex, city }: PlaceToken): void {
  const { company } = during(s, 'token')
  check(isMajor(company) && operating(s).available > 0, '6.11.5')
  check(operating(s).cash >= TOKEN_PRICE, '6.11.11', { cost: TOKEN_PRICE })
  check(!hasTokenIn(s, company, { hex, city }), '6.11.6', { hex })
  check(
    tokenPlaces(s).some((it) => it.hex === hex && it.city === city),
    '6.11.6',
    { hex },
  )
  pay(s, operating(s), s.bank, TOKEN_PRICE)
  operating(s).available -= 1
  place(s.board, hex, { company, city, kind: 'station' })
  tell(s, { type: 'token', company, hex, cost: TOKEN_PRICE })
  nextStep(s)
}
