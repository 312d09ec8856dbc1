import { tell } from '../../engine/game.ts'
import { PRODUCTS, ROUNDS } from './data.ts'
import { DECKS, SECTIONS } from './data/statutes.ts'
import type { Section, Statute } from './data/statutes.ts'
import { finish } from './end.ts'
import { sailOn } from './harbor.ts'
import { playerAt } from './holding.ts'
import { inOrder } from './phase.ts'
import type { State } from './state.ts'

/** 2.2, then 13.1 or 2.3. */
export function startRound(s: State): void {
  for (const section of SECTIONS) turnUp(s, section)
  s.revealed = true
  tell(s, { type: 'proposed', round: s.round, bills: { ...s.bills } })
  s.phase = s.options.faceDown ? { at: 'lay', waiting: inOrder(s) } : { at: 'play', seat: s.start }
}

function turnUp(s: State, section: Section): void {
  const bill = s.secret.statutes[section].shift()
  if (!bill) return
  s.bills[section] = bill
  s.proposed[section].push(bill)
}

/** 14.2: the statutes still to come, known by elimination; their order is not. */
export function statutesInPile(s: State, section: Section): Statute[] {
  const left: Statute[] = [...DECKS[section]]
  for (const seen of s.proposed[section]) left.splice(left.indexOf(seen), 1)
  return left
}

/** 12; 12.6: after the last round there is nothing to put in order. */
export function endRound(s: State): void {
  for (const player of s.players) player.curve.push(player.points)
  tell(s, { type: 'roundEnded', round: s.round, points: s.players.map((player) => player.points) })
  if (s.round === ROUNDS) return finish(s)
  perish(s)
  sailOn(s)
  s.markers = {}
  for (const player of s.players) {
    player.played = []
    delete player.parliament
  }
  s.round += 1
  startRound(s)
}

/** 12.1, 12.2 */
function perish(s: State): void {
  for (const seat of inOrder(s)) {
    const { lot } = playerAt(s, seat)
    const lost = PRODUCTS.filter((product) => lot[product] > 0).map((product) => [product, lot[product]] as const)
    for (const [product, amount] of lost) {
      s.stock[product] += amount
      lot[product] = 0
    }
    if (lost.length > 0) tell(s, { type: 'perished', seat, products: Object.fromEntries(lost) })
  }
}
