import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { gifts, handOver, held } from './holding.ts'
import type { Item, State } from './state.ts'
import { after, during } from './turn.ts'
import { toVisit } from './visit.ts'

function others(s: State, seat: Seat): Seat[] {
  const out: Seat[] = []
  for (let at = after(s, seat); at !== seat; at = after(s, at)) out.push(at)
  return out
}

/** 5.1, 5.2, 5.6: who has a choice is asked, all at once; who is asked shows something about what they own. */
export function rob(s: State, seat: Seat): void {
  if (!s.options.open) s.revealed = true
  const waiting: Seat[] = []
  for (const giver of others(s, seat)) {
    const possible = gifts(held(s, giver))
    if (possible.length > 1) waiting.push(giver)
    else s.secret.gifts[giver] = possible[0] ?? null
  }
  s.phase = { at: 'gifts', seat, waiting }
  if (waiting.length === 0) settle(s, seat)
}

export function give(s: State, seat: Seat, item: Item): void {
  const phase = during(s, 'gifts')
  check(gifts(held(s, seat)).includes(item), '5.1', { item })
  s.secret.gifts[seat] = item
  phase.waiting = phase.waiting.filter((giver) => giver !== seat)
  if (phase.waiting.length === 0) settle(s, phase.seat)
}

/** 5.3: all gifts are shown together. */
function settle(s: State, seat: Seat): void {
  s.revealed = true
  for (const giver of others(s, seat)) {
    const item = s.secret.gifts[giver]
    s.secret.gifts[giver] = null
    if (!item) continue
    handOver(s, giver, seat, item)
    tell(s, { type: 'gave', seat: giver, to: seat, item })
  }
  toVisit(s, seat, 'zorro')
}
