import type { Seat } from '../../../shared/engine/game.ts'
import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import { NDEM } from '../../../shared/games/mx1822/companies.ts'
import { seatsAfter } from '../../../shared/games/mx1822/shares.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { company } from '../at.ts'
import type { Written } from '../own.ts'
import { cityName } from './pieces.ts'
import type { Scribe } from './scribe.ts'

const ndem = (type: string, more: object = {}): Written => company(NDEM, type, more)

/** There everybody is asked, those who cannot bid too. */
export function noteAuction(c: Scribe, s: State, privatised: boolean): void {
  if (privatised) {
    c.deeds.push(ndem('pass')) // cashed in
    c.asked = { start: s.order[0]!, next: [...s.order] }
  }
  if (!c.asked || s.pending[0]?.at === 'auction') return
  c.deeds.push(...c.asked.next.map(() => ndem('pass')))
  delete c.asked
}

const askedOf = ({ asked }: Scribe) => {
  if (!asked) throw new Error('no auction')
  return asked
}

function passesUpTo(c: Scribe, seat: Seat): Written[] {
  const { next } = askedOf(c)
  return next.splice(0, next.indexOf(seat)).map(() => ndem('pass'))
}

export function passed(c: Scribe, seat: Seat): Written[] {
  const before = passesUpTo(c, seat)
  askedOf(c).next.shift()
  return [...before, ndem('pass')]
}

export function offered(c: Scribe, s: State, seat: Seat, { hex, city, amount }: ActionOf<'offerToken'>): Written[] {
  const before = passesUpTo(c, seat)
  askedOf(c).next = [...seatsAfter(s, seat), seat]
  return [...before, ndem('remove_token', { city: cityName(c, hex, city), slot: 0 }), ndem('bid', { price: amount })]
}

export function raised(c: Scribe, seat: Seat, { amount }: ActionOf<'raise'>): Written[] {
  const before = passesUpTo(c, seat)
  const asked = askedOf(c)
  asked.next = [...asked.next.slice(1), seat]
  return [...before, ndem('bid', { price: amount })]
}

export function taken(c: Scribe, s: State, seat: Seat, major: string): Written[] {
  const before = passesUpTo(c, seat)
  const start = seatsAfter(s, askedOf(c).start)[0]!
  c.asked = { start, next: [start, ...seatsAfter(s, start)] }
  return [...before, ndem('merge', { corporation: major })]
}
