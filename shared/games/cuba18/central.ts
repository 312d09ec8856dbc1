import { tell } from '../../engine/game.ts'
import { onTop, takeCard } from '../../rail/depot.ts'
import { valueAt } from '../../rail/tile.ts'
import { FC, MINORS } from './companies.ts'
import { CUBE_LEFT } from './data.ts'
import { UP } from './market.ts'
import { pay, playerOf } from './money.ts'
import { tokensOf } from '../../rail/board.ts'
import { graphNow } from './network.ts'
import { finish } from './over.ts'
import { trainTaken } from './phase.ts'
import { PHASE_KINDS } from './phases.ts'
import { movePrice } from './price.ts'
import { startOperatingRound, startStockRound } from './rounds.ts'
import { isSoldOut, stockOf } from './shares.ts'
import type { State } from './state.ts'
import { CARDS, FC_RANGES, FC_START } from './trains.ts'
import { noteWealth } from './wealth.ts'

/** VII.16, R62: the number on its newest train. */
export function centralRange({ central }: State): number {
  const card = central.stack.at(-1)
  return card ? FC_RANGES[card] : FC_START
}

/** VII.15: the best cities with its tokens, as many as its train counts. */
function cityIncome(s: State): number {
  const { color } = PHASE_KINDS[s.phase]
  const values = tokensOf(s.board, FC).flatMap(({ hex, city }) => {
    const stop = graphNow(s).stops.find((it) => it.hex === hex && it.city === city)
    return stop ? [valueAt(stop.value, color)] : []
  })
  return values
    .toSorted((a, b) => b - a)
    .slice(0, centralRange(s))
    .reduce((sum, value) => sum + value, 0)
}

const cubesLeft = (s: State): number => MINORS.reduce((sum, minor) => sum + (s.companies[minor]?.cubes ?? 0), 0)

/** VII.15: what it would pay if its turn came now. */
export function centralForecast(s: State) {
  const [cities, rentals, cubes] = [cityIncome(s), s.central.cash, CUBE_LEFT * cubesLeft(s)]
  return { cities, rentals, cubes, perShare: (cities + rentals + cubes) / 10, steps: isSoldOut(s, FC) ? 2 : 1 }
}

/** VII.15: last in each operating round. */
export function centralTurn(s: State): void {
  const { cities, rentals, cubes, perShare, steps } = centralForecast(s)
  pay(s, s.bank, s.central, cities + cubes)
  for (const minor of MINORS) {
    const charter = s.companies[minor]
    if (charter) charter.cubes = 0
  }
  for (const [seat, shares] of stockOf(s, FC).players.entries()) pay(s, s.central, playerOf(s, seat), shares * perShare)
  pay(s, s.central, s.bank, s.central.cash)
  const { from, to } = movePrice(s, FC, UP * steps) // R43
  tell(s, { type: 'central', cities, rentals, cubes, perShare, from, to })
  endRound(s)
}

/** R84 */
function endRound(s: State): void {
  if (s.set.round < s.set.of) {
    noteWealth(s)
    return startOperatingRound(s)
  }
  if (s.end) return finish(s, s.end)
  exportTrain(s)
}

/** VII.16, IX.1: the second of the last kind ends the game at once. */
function exportTrain(s: State): void {
  const card = onTop(CARDS, s.depot)
  if (!card) throw new Error('the last trains never run out')
  takeCard(s.depot, card)
  s.central.stack.push(card)
  const count = s.central.stack.filter((it) => it === card).length
  tell(s, { type: 'exported', card, count })
  if (card === '8' && count === 2) return finish(s, 'export')
  s.round = { at: 'exported' }
  trainTaken(s, card)
}

/** The discards after the export are done. */
export function afterExport(s: State): void {
  noteWealth(s)
  startStockRound(s)
}
