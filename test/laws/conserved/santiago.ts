import assert from 'node:assert/strict'
import type { State as AnyState } from '../../../shared/engine/game.ts'
import { COPIES, FLAGS, GOODS } from '../../../shared/games/santiago/data.ts'
import type { Holding, State } from '../../../shared/games/santiago/state.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isCount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0

export function santiago(state: AnyState, earlier: AnyState): void {
  const [s, before] = [state as State, earlier as State]
  for (const good of GOODS) {
    assert.equal(s.supply[good] + sum(s.secret.holdings.map((it) => it!.goods[good])), COPIES, good)
    assert(isCount(s.supply[good]), good)
  }
  for (const holding of s.secret.holdings) behindTheScreen(holding!, s)
  const pieces = s.players.flatMap((player) => player.piece ?? [])
  assert.equal(new Set(pieces).size, pieces.length, 'one piece per building')
  s.players.forEach((player, seat) => {
    const owned = Object.values(s.owners).filter((owner) => owner === seat).length
    assert.equal(player.markers + owned, 3, 'property markers')
  })
  port(s, before)
}

function behindTheScreen({ pesos, points, goods, from, curve }: Holding, s: State): void {
  for (const amount of [pesos, points, ...Object.values(goods)]) assert(isCount(amount), String(amount))
  assert.equal(sum(Object.values(from)), points, 'where the points came from')
  assert.equal(curve.length, s.ship - 1, 'one entry for each ship that left')
}

function port(s: State, before: State): void {
  assert(FLAGS.includes(s.flag), 'the flag')
  assert(s.ship >= before.ship, 'ships only come')
  assert.equal(s.ship === 8, s.phase.at === 'over', 'over with the seventh ship')
  const dice = Object.values(s.dice)
  const empty = s.departed || s.phase.at === 'demand' || s.phase.at === 'over'
  assert.equal(dice.length, empty ? 0 : 4, 'dice on the ship')
  if (empty) return
  assert(
    dice.some((value) => value > 0),
    'a ship in port wants something',
  )
  assert(s.dice[s.aside!.good] === undefined, 'the die set aside')
}
