import assert from 'node:assert/strict'
import type { State as AnyState } from '../../../shared/engine/game.ts'
import { committed } from '../../../shared/games/mx1822/bids.ts'
import { certificateLimit, certificatesWithBids } from '../../../shared/games/mx1822/certificates.ts'
import type { Company } from '../../../shared/games/mx1822/companies.ts'
import { CONCESSIONS, LOT, MAJORS, MINORS, NDEM, isMajor } from '../../../shared/games/mx1822/companies.ts'
import { BANK, BOXES, CUBES, tableFor } from '../../../shared/games/mx1822/data.ts'
import { counted, isOverLimit } from '../../../shared/games/mx1822/phase.ts'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import { inPlayersHands } from '../../../shared/games/mx1822/shares.ts'
import type { Charter, State } from '../../../shared/games/mx1822/state.ts'
import { freeSlots } from '../../../shared/games/mx1822/stations.ts'
import { roomForCubes } from '../../../shared/games/mx1822/terrain.ts'
import { tokensOf } from '../../../shared/rail/board.ts'
import { PIECES } from '../../../shared/games/mx1822/tiles.ts'
import { PULLMAN, SIDES, SPECIAL, SUPPLY } from '../../../shared/games/mx1822/trains.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isCount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0
const charters = (s: State) => Object.entries(s.companies) as [Company, Charter][]

export function mx1822(state: AnyState, earlier: AnyState): void {
  const [s, before] = [state as State, earlier as State]
  money(s, before)
  for (const [company, charter] of charters(s)) inPlay(s, company, charter)
  cards(s)
  certificatesKept(s, before)
  ndem(s, before)
  pieces(s)
  slots(s)
  trains(s)
  if (s.pending.length === 0) trainLimits(s)
  trainOwned(s, before)
  assert(s.phase >= before.phase, 'phases only come')
  assert.equal(s.round.at === 'closing' && s.pending.length === 0, false, 'a closing waits only for discards')
}

const moneyIn = (s: State): number =>
  s.bank.cash + sum(s.players.map((player) => player.cash)) + sum(charters(s).map(([, charter]) => charter.cash))

/** 12,000 in all, but for what was lent from outside and not repaid (5.4.4). */
function money(s: State, before: State): void {
  assert.equal(moneyIn(s), moneyIn(before) + lent(s, before), 'money')
  if (sum([...s.players, ...before.players].map((player) => player.loan)) === 0 && moneyIn(before) === BANK)
    assert.equal(moneyIn(s), BANK)
  for (const purse of [...s.players, ...charters(s).map(([, charter]) => charter)]) assert(isCount(purse.cash), 'cash')
  s.players.forEach((player, seat) => assert(committed(s, seat) <= player.cash, 'bids are covered'))
}

/** Debt grows by interest when a stock round ends, is repaid during one, and is half as much again as what was lent in an operating round. */
function lent(s: State, before: State): number {
  const more = s.players.map((player, seat) => player.loan - before.players[seat]!.loan)
  if (before.round.at === 'operating') return sum(more.map((debt) => Math.floor((2 * debt) / 3)))
  return s.round.at === 'stock' ? sum(more) : 0
}

function inPlay(s: State, company: Company, charter: Charter): void {
  assert.equal(s.market.flat().filter((id) => id === company).length, 1, `the price of ${company}`)
  assert.equal(charter.director === undefined, company === NDEM, `the director of ${company}`)
  if (!isMajor(company)) return
  const shares = s.shares[company]!
  assert.equal(inPlayersHands(s, company) + shares.treasury + shares.pool, 10, `shares of ${company}`)
  for (const held of [...shares.players, shares.treasury, shares.pool]) assert(isCount(held), `shares of ${company}`)
  assert(shares.pool <= 5, 'the pool limit')
  assert.equal(
    shares.players[charter.director!],
    Math.max(...shares.players),
    `${company} has its largest holder as director`,
  )
  assert(shares.players[charter.director!]! >= 2, 'the director’s certificate')
  const toCome =
    (charter.turns === 0 && !tokensOf(s.board, company).some((it) => it.kind === 'home') ? 1 : 0) +
    (charter.destination ? 0 : 1)
  assert.equal(
    tokensOf(s.board, company).length + charter.available + charter.exchange + toCome,
    6,
    `tokens of ${company}`,
  )
}

function once(cards: readonly string[], all: readonly string[]): void {
  assert.equal(new Set(cards).size, cards.length, 'every card is in one place')
  for (const card of cards) assert(all.includes(card), card)
}

function cards(s: State): void {
  const minors = MINORS.filter((minor) => s.companies[minor])
  once([...minors, ...s.minors.boxes, ...s.minors.pile], MINORS)
  const started = MAJORS.filter((major) => s.companies[major])
  const concessions = [
    ...s.concessions.boxes,
    ...s.concessions.pile,
    ...s.players.flatMap((player) => player.concessions),
  ]
  once(concessions, CONCESSIONS)
  if (s.phase < '5') assert.equal(concessions.length + started.length, CONCESSIONS.length, 'concessions')
  const held = [...s.players, ...charters(s).map(([, charter]) => charter)].flatMap((owner) => owner.privates)
  once([...held, ...s.privates.boxes, ...s.privates.pile], PRIVATES)
  for (const row of ['minors', 'concessions', 'privates'] as const) assert(s[row].boxes.length <= BOXES[row], 'boxes')
}

function pieces(s: State): void {
  const laid = Object.values(s.board.tiles).map((it) => it.tile)
  for (const [piece, count] of Object.entries(PIECES))
    assert.equal(s.board.supply[piece]! + laid.filter((tile) => tile === piece).length, count, `tile ${piece}`)
  const cubes = s.cubes.pool + sum(Object.values(s.cubes.on)) + sum(charters(s).map(([, charter]) => charter.cubes))
  assert.equal(cubes + s.players.length * tableFor(s.players.length).biddingCubes, CUBES, 'cubes')
}

/** Rusted and discarded trains leave the game, so there are never more than printed. */
function trains(s: State): void {
  const owned: string[] = [...s.depot.pool, ...charters(s).flatMap(([, charter]) => charter.trains)]
  for (const [card, count] of Object.entries(SUPPLY) as [keyof typeof SUPPLY, number][]) {
    const sides: readonly string[] = SIDES[card]
    const extra = String(card) === '5' ? 1 : 0 // P1
    assert(isCount(s.depot.left[card]!), `${card} cards`)
    assert(
      s.depot.left[card]! + owned.filter((train) => sides.includes(train)).length <= count + extra,
      `${card} cards`,
    )
  }
}

const counts = (s: State): number[] => s.players.map((_, seat) => certificatesWithBids(s, seat))
const directs = (s: State, seat: number): number =>
  MAJORS.filter((major) => s.companies[major]?.director === seat).length

/** 5.6.7, 5.10.8: in a stock round nobody comes above the limit, but for a directorship lost to another. */
function certificatesKept(s: State, before: State): void {
  if (s.round.at !== 'stock' || before.round.at !== 'stock') return
  const limit = certificateLimit(s)
  const earlier = counts(before)
  for (const [seat, count] of counts(s).entries()) {
    const lost = Math.max(0, directs(before, seat) - directs(s, seat))
    assert(count <= Math.max(limit, earlier[seat]! + lost), `certificates of seat ${seat}`)
  }
}

const minorsLeft = (s: State): number =>
  MINORS.filter((minor) => s.companies[minor] || s.minors.boxes.includes(minor) || s.minors.pile.includes(minor))
    .length + (s.concessions.boxes.includes(LOT.concession) ? 1 : 0)
const ndemShares = ({ shares }: State): number => sum([...shares[NDEM]!.players, shares[NDEM]!.pool])

/** 4.4.2: a share for each minor that the game removes, and only then. */
function ndem(s: State, before: State): void {
  if (!s.shares[NDEM] || !before.shares[NDEM]) return
  const removed = before.round.at === 'stock' ? minorsLeft(before) - minorsLeft(s) : 0
  assert.equal(ndemShares(s), ndemShares(before) + removed, 'shares of the NdeM')
  for (const held of s.shares[NDEM].players) assert(isCount(held) && held <= 10, 'shares of the NdeM')
}

/** 6.11.6: no more tokens than slots, one of a company in a city, and the slots kept for others are there. */
function slots(s: State): void {
  for (const [hex, tokens] of Object.entries(s.board.tokens)) {
    assert.equal(
      new Set(tokens.map(({ company, city }) => `${company} ${city}`)).size,
      tokens.length,
      `tokens in ${hex}`,
    )
    for (const { city } of tokens) assert(freeSlots(s, { hex, city }) >= 0, `slots of ${hex}`)
  }
  for (const hex of Object.keys(s.cubes.on)) assert(roomForCubes(s, hex) >= 0, `cubes in ${hex}`)
}

/** 6.14.7, 6.14.8, 6.5.7, 6.5.12, 6.5.15 */
function trainLimits(s: State): void {
  for (const [company, charter] of charters(s)) {
    const some = (kinds: readonly Train[]) => charter.trains.filter((train) => kinds.includes(train)).length
    assert(!isOverLimit(s, company), `trains of ${company}`)
    for (const kinds of [SPECIAL, [PULLMAN], ['E']] as const) assert(some(kinds) <= 1, `${kinds} of ${company}`)
  }
}

/** 6.15.1: whoever has had a turn owns a train. */
function trainOwned(s: State, before: State): void {
  if (before.round.at !== 'operating') return
  const { company } = before.round.turn
  const goesOn = s.round.at === 'operating' && s.round.turn.company === company && s.set.round === before.set.round
  const charter = s.companies[company]
  if (company !== NDEM && charter && !goesOn && s.phase === before.phase)
    assert(counted(charter).length > 0, `${company} has no train`)
}
