import assert from 'node:assert/strict'
import type { State as AnyState } from '../../../shared/engine/game.ts'
import { tileAt } from '../../../shared/rail/board.ts'
import type { Company, Traded } from '../../../shared/games/cuba18/companies.ts'
import { FC, isMajor, isMinor, MINORS, sharesIn } from '../../../shared/games/cuba18/companies.ts'
import {
  BROWN_MILLS,
  COMMISSIONER_IDS,
  CONCESSION_IDS,
  CUBES,
  cubesFor,
  MACHINE_IDS,
  MACHINES,
  MACHINES_EACH,
} from '../../../shared/games/cuba18/data.ts'
import { groundOf } from '../../../shared/games/cuba18/ground.ts'
import { FC_HEXES, HABANA } from '../../../shared/games/cuba18/map.ts'
import { limitOf } from '../../../shared/games/cuba18/market-of-trains.ts'
import { tokensOf } from '../../../shared/rail/board.ts'
import type { Charter, State } from '../../../shared/games/cuba18/state.ts'
import { PIECES } from '../../../shared/games/cuba18/tiles.ts'
import { KINDS, WAGON_KINDS, WAGONS } from '../../../shared/games/cuba18/trains.ts'
import { VERSIONS } from '../../../shared/games/cuba18/versions.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isCount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0
const charters = (s: State) => Object.entries(s.companies) as [Company, Charter][]

export function cuba18(state: AnyState, earlier: AnyState): void {
  const [s, before] = [state as State, earlier as State]
  money(s)
  for (const [company, charter] of charters(s)) inPlay(s, company, charter)
  for (const company of [...charters(s).map(([id]) => id), FC] as Traded[]) shares(s, company)
  cards(s)
  pieces(s)
  trains(s)
  stations(s)
  cubes(s, before)
  nothingLost(s, before)
  ending(s, before)
  assert(s.phase >= before.phase, 'phases only come')
  assert(s.round.at !== 'central', 'the FC waits for nobody')
  assert(s.round.at !== 'exported' || s.pending.length > 0, 'an export waits only for discards')
}

/** II.1: all of it is paid in and out of one bank; only the bank goes below 0. */
function money(s: State): void {
  const purses = [...s.players, ...charters(s).map(([, charter]) => charter), s.central]
  for (const { cash } of purses) assert(isCount(cash), `${cash} is no cash`)
  assert.equal(s.bank.cash + sum(purses.map(({ cash }) => cash)), VERSIONS[s.version].bank, 'money')
  assert(s.bank.cash > 0 || s.end !== undefined, 'a broken bank is noticed')
}

function inPlay(s: State, company: Company, charter: Charter): void {
  assert.equal(s.market.flat().filter((id) => id === company).length, 1, `the price of ${company}`)
  assert(isCount(charter.cubes) && charter.cubes <= (isMinor(company) ? 3 : 0), `cubes of ${company}`)
  assert(charter.machines.length <= (isMinor(company) ? MACHINES_EACH : 0), `machines of ${company}`)
  for (const train of charter.trains) assert.equal(isMinor(company), train.endsWith('n'), `${company} owns a ${train}`)
  if (s.pending.some((it) => it.at === 'discard')) return
  assert(charter.trains.length <= limitOf(s, company), `trains of ${company}`)
  assert(charter.wagons.length <= (isMajor(company) ? limitOf(s, company) : 0), `wagons of ${company}`)
}

function shares(s: State, company: Traded): void {
  const { players, treasury, pool, offering = 0 } = s.shares[company]!
  const all = [...players, treasury, pool, offering]
  for (const held of all) assert(isCount(held), `shares of ${company}`)
  assert.equal(sum(all), sharesIn(company), `100 % of ${company}`)
  assert(pool <= (isMinor(company) ? 3 : 5), `the pool of ${company}`)
  if (company === FC) return
  const { director } = s.companies[company]!
  assert.equal(players[director], Math.max(...players), `the director of ${company}`)
  assert(players[director]! >= 2, `the director’s certificate of ${company}`)
}

function once<T>(found: readonly T[], all: readonly T[]): void {
  assert.equal(new Set(found).size, found.length, 'every card is in one place')
  for (const card of found) assert(all.includes(card), String(card))
}

function cards(s: State): void {
  const auctioned = s.round.at === 'auction' ? [s.round.card] : []
  once([...s.commissioners, ...auctioned, ...s.players.flatMap((player) => player.commissioners)], COMMISSIONER_IDS)
  once([...s.concessions, ...s.players.flatMap((player) => player.concessions)], CONCESSION_IDS)
  for (const kind of MACHINE_IDS) {
    const owned = charters(s).flatMap(([, charter]) => charter.machines.filter((it) => it === kind))
    assert.equal(s.machines[kind].length + owned.length, MACHINES[kind].spaces.length, `machines +${kind}`)
  }
  for (const wagon of WAGONS) {
    const owned = [...s.wagons.pool, ...charters(s).flatMap(([, charter]) => charter.wagons)]
    const extra = wagon === '1w' ? 1 : 0 // R47
    assert(s.wagons.left[wagon] + owned.filter((it) => it === wagon).length <= WAGON_KINDS[wagon].count + extra, wagon)
  }
}

const PIECE_OF = new Map(Object.keys(PIECES).flatMap((piece) => piece.split('/').map((tile) => [tile, piece])))

/** Every piece of the box is in the supply or on the map. */
function pieces(s: State): void {
  const all: Record<string, number> = { ...s.board.supply }
  for (const { tile } of Object.values(s.board.tiles)) all[PIECE_OF.get(tile)!]! += 1
  const founded = MINORS.filter((minor) => s.companies[minor]).length
  const mills = s.stockRound + s.set.round > 1 ? Math.max(0, founded - 1) : PIECES[BROWN_MILLS]
  assert.deepEqual(all, { ...PIECES, [BROWN_MILLS]: mills }, 'pieces')
}

/** Scrapped and traded trains leave the game, so there are never more than printed. */
function trains(s: State): void {
  const all: Record<string, number> = { ...s.depot.left, 8: 0 }
  for (const train of [...s.depot.pool, ...charters(s).flatMap(([, charter]) => charter.trains)])
    all[KINDS[train].card]! += 1
  for (const card of s.central.stack) all[card]! += 1
  const { standard, narrow } = VERSIONS[s.version]
  for (const [card, count] of Object.entries({ ...standard, ...narrow })) assert(all[card]! <= count, `${card} cards`)
  assert(Object.values(s.depot.left).every(isCount), 'cards')
}

/** VII.10, VII.15: a minor's run makes them, deliveries and the FC take them. */
function cubes(s: State, before: State): void {
  const all = sum(charters(s).map(([, charter]) => charter.cubes))
  assert(all <= CUBES, 'cubes')
  if (s.end === 'bankrupt') return
  if (s.round.at !== 'operating') return assert.equal(all, 0, 'the FC took what was left')
  for (const [company, charter] of charters(s)) {
    if (charter.cubes <= (before.companies[company]?.cubes ?? 0)) continue
    assert(before.round.at === 'operating' && before.round.turn.company === company, `cubes of ${company}`)
    assert.equal(charter.cubes, cubesFor(charter.revenue ?? 0), `cubes of ${company}`)
  }
}

const cardsIn = (s: State): number => {
  const owned = charters(s).flatMap(([, charter]) => charter.trains)
  const all = [...s.depot.pool, ...owned].filter((train) => KINDS[train].card !== '8').length
  return all + sum(Object.values(s.depot.left)) + s.central.stack.filter((card) => card !== '8').length
}
const wagonsIn = (s: State): number =>
  s.wagons.pool.length + sum(Object.values(s.wagons.left)) + sum(charters(s).map(([, { wagons }]) => wagons.length))

/** A minor that has as many trains as before, but others. */
const hasTraded = (s: State, before: State): boolean =>
  charters(s).some(([company, { trains: now }]) => {
    const old = before.companies[company]?.trains ?? []
    return isMinor(company) && now.length === old.length && now.join() !== old.join()
  })

/** Cards leave the game by a phase or a trade-in, wagons by the first 3-wagon; the promised wagon comes. */
function nothingLost(s: State, before: State): void {
  if (s.phase === before.phase) {
    assert.equal(cardsIn(s), cardsIn(before) - (hasTraded(s, before) ? 1 : 0), 'train cards')
  }
  if (s.wagons.left['3w'] < before.wagons.left['3w']) return
  const promised = (state: State) => state.players.filter(({ benefits }) => benefits.includes('wagon')).length
  const given = Math.max(0, promised(before) - promised(s))
  assert.equal(wagonsIn(s), wagonsIn(before) + given, 'wagons')
}

/** IX.1: a broken bank ends the game with a set, the second 8+/4D at once; else nobody could pay. */
function ending(s: State, before: State): void {
  if (s.round.at !== 'over') return assert(s.end === undefined || s.end === 'bank', 'the game goes on')
  if (s.end === 'bank') assert(s.bank.cash <= 0 || before.end === 'bank', 'the bank broke')
  if (s.end !== 'bankrupt') assert.equal(s.set.round, s.set.of, 'the set is complete')
  assert.equal(s.end === 'export', s.central.stack.filter((card) => card === '8').length === 2, 'the second 8+/4D')
}

/** No city has more stations than slots, but for a blank one with a mill at home and what lies beside. */
function stations(s: State): void {
  for (const [company, charter] of charters(s)) {
    assert.equal(tokensOf(s.board, company).length, charter.stations, `stations of ${company}`)
    assert(charter.stations <= Math.max(charter.available, 0), `markers of ${company}`)
  }
  const ground = groundOf(s)
  const markers = FC_HEXES.filter((hex) => hex === HABANA || ground.map[hex]?.fixed === false)
  const [standing, out] = [tokensOf(s.board, FC).length, HABANA in ground.map ? 0 : 1]
  assert.equal(standing + s.central.waiting.length, markers.length - out, 'markers of the FC')
  for (const [hex, tokens] of Object.entries(s.board.tokens)) {
    const tile = tileAt(ground, s.board, hex)
    if (tile.color === 'blank' || tile.color === 'fixed') continue
    for (const [city, { slots }] of tile.stops.entries()) {
      const here = tokens.filter((token) => token.city === city && !token.extra)
      assert(here.length <= slots, `slots of ${hex}`)
    }
  }
}
