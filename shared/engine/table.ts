import * as v from 'valibot'
import { diff, equal, patch, clone } from './diff.ts'
import type { Op } from './diff.ts'
import { act, check, Illegal } from './game.ts'
import type { AnyGame, Rng, Seat, State } from './game.ts'
import type { LogLine, Proposal, TableInfo } from './protocol.ts'

export interface Chair {
  name?: string
  hash?: string // of the seat's token
  stand?: { name: string; hash: string } // sits in for a player whose seat the host has freed
  free?: boolean
}

export interface Table {
  id: string
  game: string
  title: string
  options: Record<string, unknown>
  phase: 'lobby' | 'play' | 'over'
  chairs: Chair[]
  host: Seat
  created: number
  proposal?: Proposal
}

/** One row of history; `back` leads from the state after it to the state before. */
export interface Entry extends LogLine {
  readonly id: string
  readonly action?: unknown
  readonly back: readonly Op[]
}

/** An action that still stands, newest last. */
export interface Step {
  readonly seq: number
  readonly seat: Seat
  readonly revealed: boolean
}

export interface Play {
  table: Table
  state?: State
  seq: number
  stack: Step[]
}

export function newTable(
  game: AnyGame,
  plan: { id: string; title: string; seats: number; options: unknown; now: number },
): Table {
  const [min, max] = game.seats
  check(plan.seats >= min && plan.seats <= max, 'table.seats', { min, max })
  return {
    id: plan.id,
    game: game.id,
    title: plan.title,
    options: parseOptions(game, plan.options),
    phase: 'lobby',
    chairs: Array.from({ length: plan.seats }, () => ({})),
    host: 0,
    created: plan.now,
  }
}

function parseOptions(game: AnyGame, input: unknown): Record<string, unknown> {
  const parsed = v.safeParse(game.options, input)
  check(parsed.success, 'table.options', { issue: parsed.issues?.[0].message ?? '' })
  return parsed.output as Record<string, unknown>
}

export function info({ chairs, ...open }: Table): TableInfo {
  const seats = chairs.map((chair) => ({
    ...(chair.name === undefined ? {} : { name: chair.stand?.name ?? chair.name }),
    ...(chair.free && !chair.stand ? { free: true } : {}),
  }))
  return { ...open, seats }
}

/** Two players called Ana become "Ana" and "Ana 2". */
function toldApart(table: Table, name: string): string {
  const taken = new Set(table.chairs.flatMap((chair) => [chair.name, chair.stand?.name]).map((n) => n?.toLowerCase()))
  let out = name
  for (let n = 2; taken.has(out.toLowerCase()); n++) out = `${name} ${n}`
  return out
}

const isTaken = (chair: Chair | undefined): boolean =>
  chair?.name !== undefined && (!chair.free || chair.stand !== undefined)

export function sit(table: Table, name: string, hash: string, wish?: Seat): Seat {
  const free = (seat: Seat) => table.chairs[seat] !== undefined && !isTaken(table.chairs[seat])
  if (wish !== undefined) check(free(wish), 'table.taken', { seat: wish })
  const seat = wish ?? table.chairs.findIndex((_, at) => free(at))
  const chair = table.chairs[seat]
  check(chair, 'table.full', {})
  if (!isTaken(table.chairs[table.host])) table.host = seat // all had left, or nobody has come yet
  const told = toldApart(table, name)
  if (chair.name === undefined) Object.assign(chair, { name: told, hash })
  else chair.stand = { name: told, hash }
  return seat
}

export function seatOf(table: Table, hash: string): Seat | null {
  const seat = table.chairs.findIndex((chair) => chair.hash === hash || chair.stand?.hash === hash)
  return seat < 0 ? null : seat
}

/** The player who returns with the seat's own token gets a freed seat back. Says whether anything changed. */
export function comeBack(table: Table, hash: string): boolean {
  const chair = table.chairs.find((it) => it.hash === hash)
  if (!chair?.free) return false
  delete chair.free
  delete chair.stand
  return true
}

function empty(table: Table, seat: Seat): void {
  table.chairs[seat] = {}
  if (table.host === seat)
    table.host = Math.max(
      0,
      table.chairs.findIndex((chair) => chair.name !== undefined),
    )
}

export function leave(table: Table, seat: Seat): void {
  check(table.phase === 'lobby', 'table.leave')
  empty(table, seat)
}

export function free(table: Table, by: Seat, seat: Seat): void {
  check(by === table.host, 'table.host')
  const chair = table.chairs[seat]
  check(chair?.name !== undefined && seat !== by, 'table.free')
  if (table.phase === 'lobby') empty(table, seat)
  else {
    chair.free = true
    delete chair.stand
    forgetVote(table, seat)
  }
}

/** A yes counts only for the person who said it. */
function forgetVote(table: Table, seat: Seat): void {
  if (table.proposal) table.proposal = { ...table.proposal, yes: table.proposal.yes.filter((at) => at !== seat) }
}

export function setOptions(game: AnyGame, table: Table, by: Seat, options: unknown): void {
  check(table.phase === 'lobby', 'table.started')
  check(by === table.host, 'table.host')
  table.options = parseOptions(game, options)
}

export function start(game: AnyGame, play: Play, by: Seat, how: { id: string; rng: Rng; now: number }): Entry {
  const { table } = play
  check(table.phase === 'lobby', 'table.started')
  check(by === table.host, 'table.host')
  const seated = table.chairs.filter((chair) => chair.name !== undefined)
  check(seated.length >= game.seats[0], 'table.few', { min: game.seats[0] })
  const state = game.setup(seated.length, table.options, how.rng) as State // may refuse; nothing has changed yet
  const host = table.chairs[by]
  table.chairs = seated
  table.host = seated.findIndex((chair) => chair === host)
  table.phase = 'play'
  const news = state.news
  Object.assign(state, { news: [], revealed: false })
  play.state = state
  play.seq = 1
  return { seq: 1, id: how.id, at: how.now, seat: table.host, kind: 'start', news, back: [] }
}

export function move(game: AnyGame, play: Play, seat: Seat, how: { id: string; action: unknown; now: number }): Entry {
  const before = play.state
  check(before, 'table.lobby')
  const outcome = act(game, before, seat, how.action)
  if (!outcome.ok) throw new Illegal(outcome.rule, outcome.facts)
  play.state = outcome.state as State
  play.seq += 1
  play.stack.push({ seq: play.seq, seat, revealed: outcome.revealed })
  delete play.table.proposal
  if (game.active(outcome.state).length === 0) play.table.phase = 'over'
  return {
    seq: play.seq,
    id: how.id,
    at: how.now,
    seat,
    kind: 'act',
    action: how.action,
    news: outcome.news,
    back: diff(outcome.state, before),
    ...(outcome.revealed ? { revealed: true } : {}),
  }
}

/** Own last action, as long as it showed nobody anything and nobody acted since. */
export function undo(play: Play, seat: Seat, how: { id: string; now: number; rows: readonly Entry[] }): Entry {
  const last = play.stack.at(-1)
  check(play.table.phase === 'play', 'undo.over')
  check(last?.seat === seat, 'undo.others')
  check(!last.revealed, 'undo.revealed')
  return takeBack(play, seat, last.seq, how)
}

export function propose(play: Play, by: Seat, upto: number): void {
  check(play.table.phase === 'play', 'undo.over')
  check(
    play.stack.some((step) => step.seq === upto),
    'undo.gone',
  )
  check((play.table.proposal?.by ?? by) === by, 'undo.asked')
  play.table.proposal = { by, upto, yes: [by] }
}

/** True once everybody who sits at the table has said yes. A no ends the question. */
export function answer(table: Table, seat: Seat, upto: number, yes: boolean): boolean {
  const { proposal } = table
  check(proposal, 'undo.none')
  check(proposal.upto === upto, 'undo.gone')
  if (!yes) {
    delete table.proposal
    return false
  }
  table.proposal = { ...proposal, yes: [...new Set([...proposal.yes, seat])] }
  return agreed(table)
}

export function agreed(table: Table): boolean {
  const yes = new Set(table.proposal?.yes)
  return (
    table.proposal !== undefined &&
    table.chairs.every((chair, at) => yes.has(at) || (chair.free === true && !chair.stand))
  )
}

/** `rows` reach back at least to the entry `upto`. */
export function takeBack(
  play: Play,
  by: Seat,
  upto: number,
  how: { id: string; now: number; rows: readonly Entry[] },
): Entry {
  const now = play.state
  check(now, 'table.lobby')
  const then = stateBefore(now, upto, how.rows)
  // Dice already seen must not fall the same way again.
  then.secret.rng = [...now.secret.rng]
  play.state = then
  play.seq += 1
  play.stack = play.stack.filter((step) => step.seq < upto)
  delete play.table.proposal
  return { seq: play.seq, id: how.id, at: how.now, seat: by, kind: 'undo', upto, news: [], back: diff(then, now) }
}

/** The state as it stood before entry `seq`, rebuilt from what each later entry changed. */
export function stateBefore<S>(state: S, seq: number, rows: readonly Entry[]): S {
  const later = rows.filter((row) => row.seq >= seq).sort((a, b) => b.seq - a.seq)
  return later.reduce((at, row) => patch(at, row.back), clone(state))
}

/**
 * Whether this seat still faces the decision it faced at `seq`: only others have acted since, nothing was taken back, and its
 * choices are exactly the same. Equal choices alone may mean another place on the board.
 */
export function sameChoice(game: AnyGame, play: Play, seat: Seat, seq: number, rows: readonly Entry[]): boolean {
  if (rows.some((row) => row.seq > seq && (row.seat === seat || row.kind === 'undo'))) return false
  const then = stateBefore(play.state, seq + 1, rows)
  const deciding = (state: unknown) => game.active(state).includes(seat)
  const choices = game.offers(play.state, seat)
  return choices.length > 0 && deciding(then) === deciding(play.state) && equal(game.offers(then, seat), choices)
}

/** The actions still standing after these rows (oldest first). */
export function stackOf(rows: readonly Pick<LogLine, 'seq' | 'seat' | 'kind' | 'upto' | 'revealed'>[]): Step[] {
  let stack: Step[] = []
  for (const { seq, seat, kind, upto, revealed } of rows) {
    if (kind === 'undo') stack = stack.filter((step) => step.seq < (upto ?? seq))
    else if (kind === 'act') stack.push({ seq, seat, revealed: revealed === true })
  }
  return stack
}

export const line = ({ id: _id, action: _action, back: _back, ...open }: Entry): LogLine => open
