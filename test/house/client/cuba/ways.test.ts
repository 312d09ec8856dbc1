import { describe, expect, test } from 'vitest'
import { randomGame } from '../../../../shared/bots/random.ts'
import type { Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/cuba/action.ts'
import { cuba } from '../../../../shared/games/cuba/game.ts'
import type { State } from '../../../../shared/games/cuba/state.ts'
import { chipsOf } from '../../../../web/games/cuba/describe.ts'
import { effectOf } from '../../../../web/games/cuba/effect.ts'
import { previewOf } from '../../../../web/games/cuba/preview.ts'
import { ways } from '../../../../web/games/cuba/ways/index.ts'
import type { Look, Pointed } from '../../../../web/games/cuba/ways/way.ts'

/** Positions of random games, as the seat that decides sees them. */
function positions(seed: number): { view: State; seat: Seat; action: Action; after: State }[] {
  const found: { view: State; seat: Seat; action: Action; after: State }[] = []
  const options = { side: 'own', faceDown: seed % 2 === 0 }
  randomGame(cuba, {
    seats: 3,
    options,
    seed,
    watch: (before, { seat, action }, after) =>
      found.push({ view: cuba.view(before as State, seat), seat, action: action as Action, after: after as State }),
  })
  return found
}

/** Every offer that pointing at the board leads to, from nothing. */
function reachable(view: State, seat: Seat, offers: readonly Action[]): { found: Set<Action>; strays: Pointed[] } {
  const way = ways[view.phase.at]
  const found = new Set<Action>()
  const strays: Pointed[] = []
  const seen = new Set<string>()
  const queue: Pointed[] = [{}]
  for (let pointed = queue.pop(); pointed; pointed = queue.pop()) {
    const key = JSON.stringify(pointed)
    if (seen.has(key)) continue
    seen.add(key)
    if (pointed.action && !offers.includes(pointed.action)) strays.push(pointed)
    if (pointed.action) found.add(pointed.action)
    const look: Look = { s: view, you: seat, offers, pointed, chosen: pointed.action }
    for (const [target, choice] of way.choices(look)) {
      expect(choice.label).not.toBe('')
      queue.push(way.point(look, target))
    }
  }
  return { found, strays }
}

/** Bids, the tax, amounts and what the Black market gives are settled there. */
const onTheWall = (action: Action): boolean =>
  ['bid', 'obey', 'done'].includes(action.type) ||
  (action.type === 'use' && ('amount' in action || action.building === 'blackMarket'))

describe('pointing at the board of Cuba', () => {
  test('leads to offers only, and to every one that is not settled on the wall', () => {
    const games = [1, 2].flatMap(positions)
    const kinds = new Set<string>()
    for (const { view, seat } of games.filter((_, at) => at % 3 === 0)) {
      const offers = cuba.offers(view, seat)
      const { found, strays } = reachable(view, seat, offers)
      expect(strays).toEqual([])
      const missed = offers.filter((offer) => !found.has(offer) && !onTheWall(offer))
      expect({ phase: view.phase.at, missed }).toEqual({ phase: view.phase.at, missed: [] })
      for (const action of found) kinds.add(action.type)
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['choose', 'lay', 'play', 'work', 'buy', 'sell', 'take', 'build', 'use', 'load', 'enact']),
    )
  })
})

describe('what the wall foretells', () => {
  const settledLater = new Set(['play', 'bid', 'obey', 'enact', 'lay'])

  test('is what happens: pesos, points and pieces after every action of a card', () => {
    for (const { view, seat, action, after } of positions(5)) {
      if (settledLater.has(action.type) || after.round !== view.round) continue
      const foretold = effectOf(view, seat, action).after
      const then = after.players[seat]!
      expect({
        action,
        pesos: foretold.pesos,
        points: foretold.points,
        lot: foretold.lot,
        store: foretold.store,
      }).toEqual({
        action,
        pesos: then.pesos,
        points: then.points,
        lot: then.lot,
        store: then.store,
      })
    }
  })

  test('has words and a picture for every offer', () => {
    for (const { view, seat } of positions(6).filter((_, at) => at % 4 === 0)) {
      for (const offer of cuba.offers(view, seat)) {
        const chips = chipsOf(view, seat, offer, ['Ana', 'Ben', 'Cy'])
        expect(chips.every((chip) => chip.text !== '' && !/undefined|NaN/.test(chip.text))).toBe(true)
        expect(previewOf(view, { action: offer }, offer, effectOf(view, seat, offer))).toBeDefined()
      }
    }
  })
})
