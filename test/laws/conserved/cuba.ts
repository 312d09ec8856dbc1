import assert from 'node:assert/strict'
import type { State as AnyState } from '../../../shared/engine/game.ts'
import { CHARACTERS, COPIES, isProduct, MERCHANDISE, PIECES, PRICES } from '../../../shared/games/cuba/data.ts'
import type { Piece } from '../../../shared/games/cuba/data.ts'
import { BUILDINGS, TILES } from '../../../shared/games/cuba/data/buildings.ts'
import { WAREHOUSE_FIELD } from '../../../shared/games/cuba/data/plantations.ts'
import { SHIPS } from '../../../shared/games/cuba/data/ships.ts'
import { DECKS, SECTIONS } from '../../../shared/games/cuba/data/statutes.ts'
import { freeSpaces } from '../../../shared/games/cuba/harbor.ts'
import type { Player, State } from '../../../shared/games/cuba/state.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isCount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0
const numbers = (list: readonly (number | null)[]): number[] => list.map((it) => it!).toSorted((a, b) => a - b)

export function cuba(state: AnyState, earlier: AnyState): void {
  const [s, before] = [state as State, earlier as State]
  for (const piece of PIECES) pieces(s, piece)
  const built = s.players.flatMap((player) => Object.values(player.built))
  for (const building of BUILDINGS)
    assert.equal(s.tiles[building] + built.filter((it) => it === building).length, TILES[building].count, building)
  for (const player of s.players) belongings(player, s)
  harbor(s)
  statutes(s)
  s.players.forEach((player, seat) => assert(player.points >= before.players[seat]!.points, 'points are never lost'))
  assert(s.round - before.round <= 1 && s.round >= before.round, 'one round after the other')
}

function pieces(s: State, piece: Piece): void {
  const kind = MERCHANDISE.find((it) => it === piece)
  const stored = isProduct(piece) ? sum(s.players.map((player) => player.store[piece])) : 0
  const shipped = kind ? sum(Object.values(s.docks).map((berth) => berth.cargo[kind])) : 0
  const market = kind ? s.market[kind] : 0
  assert.equal(s.stock[piece] + market + stored + shipped + sum(s.players.map((it) => it.lot[piece])), COPIES[piece])
  assert(isCount(s.stock[piece]) && isCount(market), piece)
  if (kind) assert(market <= PRICES[kind].length, `${piece} on the market`)
}

function belongings(player: Player, s: State): void {
  const { pesos, points, lot, store, from, curve, built, played } = player
  for (const amount of [pesos, points, ...Object.values(lot), ...Object.values(store)]) assert(isCount(amount))
  assert.equal(sum(Object.values(from)), points, 'where the points came from')
  assert.equal(curve.length, s.phase.at === 'over' ? 6 : s.round - 1, 'one entry for each round')
  assert(built[WAREHOUSE_FIELD] === undefined, 'the printed warehouse')
  assert.equal(new Set(played).size, played.length, 'no card twice')
  assert(played.length <= 4 && played.every((card) => CHARACTERS.includes(card)), 'four cards')
  assert(player.parliament === undefined || !played.includes(player.parliament), 'the fifth card')
}

function harbor(s: State): void {
  const berths = Object.values(s.docks)
  assert.deepEqual(numbers([s.sea, ...berths.map((berth) => berth.ship), ...s.secret.pile]), SHIPS, 'fifteen ships')
  assert.equal(berths.length, s.round === 1 ? 2 : 3, 'ships in the docks')
  for (const berth of berths) for (const kind of MERCHANDISE) assert(freeSpaces(berth, kind) >= 0, 'room on the ship')
}

function statutes(s: State): void {
  for (const section of SECTIONS) {
    const all = [...s.proposed[section], ...s.secret.statutes[section].map((it) => it!)]
    assert.deepEqual(all.toSorted(), [...DECKS[section]].toSorted(), section)
    const bill = s.bills[section]
    assert(bill === undefined || bill === s.proposed[section].at(-1), 'the bill turned up last')
  }
  const sealed = [...s.secret.bids, ...s.secret.obedience].filter((it) => it !== null)
  assert(sealed.length === 0 || s.phase.at === 'bid' || s.phase.at === 'obey', 'nothing sealed is left over')
}
