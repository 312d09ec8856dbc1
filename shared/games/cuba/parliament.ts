import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { CHARACTERS, TOWN_HALL_VOTES, VOTES } from './data.ts'
import type { Character } from './data.ts'
import { SECTIONS } from './data/statutes.ts'
import type { Section } from './data/statutes.ts'
import { addPesos, playerAt } from './holding.ts'
import { during, inOrder } from './phase.ts'
import type { Player, State } from './state.ts'
import { startStatutes } from './statutes.ts'

export const BILLS_TO_PASS = 2

/** 10.1, 13.2: the fifth cards are shown. */
export function openParliament(s: State): void {
  for (const seat of inOrder(s)) {
    const player = playerAt(s, seat)
    player.parliament = fifthCard(player)
    tell(s, { type: 'showed', seat, card: player.parliament, townHall: player.townHall })
  }
  if (s.options.faceDown) s.revealed = true
  s.secret.laid = s.secret.laid.map(() => null)
  const none = s.players.map(() => 0)
  if (s.acts.other === 'corruption') elect(s, none) // 10.7
  else startBids(s, { among: inOrder(s), bought: none, second: false })
}

const fifthCard = ({ played }: Player): Character => CHARACTERS.find((card) => !played.includes(card)) as Character // four of five are played

/** 10.1, 10.7: what a seat has without buying. */
export function ownVotes({ parliament, townHall }: Player): number {
  return (parliament ? VOTES[parliament] : 0) + (townHall ? TOWN_HALL_VOTES : 0)
}

export const votes = (s: State, bought: readonly number[]): number[] =>
  s.players.map((player, seat) => ownVotes(player) + (bought[seat] ?? 0))

type Ballot = Pick<Extract<State['phase'], { at: 'bid' }>, 'among' | 'bought' | 'second'>

/** 10.3: who has no pesos is entered with none. */
function startBids(s: State, ballot: Ballot): void {
  const waiting = ballot.among.filter((seat) => playerAt(s, seat).pesos > 0)
  s.phase = { at: 'bid', waiting, ...ballot }
  if (waiting.length === 0) settleBids(s)
}

/** 10.2, 10.3: final once sent. */
export function bid(s: State, seat: Seat, pesos: number): void {
  const phase = during(s, 'bid')
  check(pesos <= playerAt(s, seat).pesos, '10.2', { pesos: playerAt(s, seat).pesos })
  s.secret.bids[seat] = pesos
  s.revealed = true
  phase.waiting = phase.waiting.filter((it) => it !== seat)
  if (phase.waiting.length === 0) settleBids(s)
}

/** 10.2: everybody pays, win or lose. */
function settleBids(s: State): void {
  const { among, second, ...phase } = during(s, 'bid')
  const bought = [...phase.bought]
  for (const seat of among) {
    const pesos = s.secret.bids[seat] ?? 0
    s.secret.bids[seat] = null
    addPesos(s, seat, -pesos)
    bought[seat] = (bought[seat] ?? 0) + pesos
    tell(s, { type: 'bid', seat, pesos, second })
  }
  const tied = leaders(s, bought)
  if (second || tied.length === 1) return elect(s, bought)
  tell(s, { type: 'tied', seats: tied, votes: Math.max(...votes(s, bought)) })
  startBids(s, { among: tied, bought, second: true }) // 10.4
}

/** 10.5: in the order in which a tie is decided. */
function leaders(s: State, bought: readonly number[]): Seat[] {
  const all = votes(s, bought)
  return inOrder(s).filter((seat) => all[seat] === Math.max(...all))
}

function elect(s: State, bought: number[]): void {
  const [seat = s.start, ...tied] = leaders(s, bought)
  tell(s, { type: 'won', seat, votes: votes(s, bought)[seat] ?? 0, tied })
  s.phase = { at: 'enact', seat, bought }
}

/** 10.6: every pair of this round's bills. */
export function billPairs(s: State): Section[][] {
  const open = SECTIONS.filter((section) => s.bills[section])
  return open.flatMap((one, at) => open.slice(at + 1).map((other) => [one, other]))
}

export function enact(s: State, seat: Seat, bills: readonly Section[]): void {
  during(s, 'enact')
  check(new Set(bills).size === BILLS_TO_PASS && bills.length === BILLS_TO_PASS, '10.6')
  check(
    bills.every((section) => s.bills[section]),
    '10.6',
  )
  for (const section of SECTIONS) if (bills.includes(section)) putInForce(s, seat, section)
  const rest = SECTIONS.flatMap((section) => s.bills[section] ?? [])
  tell(s, { type: 'rejected', statutes: rest })
  s.bills = {}
  for (const player of s.players) player.townHall = false
  startStatutes(s)
}

function putInForce(s: State, seat: Seat, section: Section): void {
  const statute = s.bills[section]
  if (!statute) return
  const replaced = s.acts[section]
  delete s.bills[section]
  s.acts[section] = statute
  tell(s, { type: 'enacted', seat, section, statute, ...(replaced ? { replaced } : {}) })
}
