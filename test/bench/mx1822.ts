import { randomGame } from '../../shared/bots/random.ts'
import type { Move } from '../../shared/bots/random.ts'
import { clone, diff } from '../../shared/engine/diff.ts'
import { act } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { line, move } from '../../shared/engine/table.ts'
import type { Play } from '../../shared/engine/table.ts'
import type { Action } from '../../shared/games/mx1822/action.ts'
import { mx1822 } from '../../shared/games/mx1822/game.ts'
import { readRecord } from '../../shared/games/mx1822/import/read.ts'
import type { Options } from '../../shared/games/mx1822/options.ts'
import { mailOf } from '../../shared/games/mx1822/mail.ts'
import { bestRunOf, readRun } from '../../shared/games/mx1822/runs.ts'
import type { State } from '../../shared/games/mx1822/state.ts'
import { turnOf } from '../../shared/games/mx1822/turn.ts'
import { FOLDER, recordedFile } from '../records/folder.ts'
import { percentile, rounded } from './figures.ts'
import type { Figures } from './figures.ts'

interface Game {
  readonly start: State
  readonly moves: readonly Move[] // runs bring their own figures, so that no route is searched
}

const RECORD = '123055.json'
const WARM = 20
const TIMES = 15
const OPTIONS: Options = { twoPlayers: false, higherLimit: false, mailOnLocal: true, pullmanOnLocal: false }

function recorded(): Game {
  const { start, moves } = readRecord(recordedFile(RECORD))
  const state = { ...clone(start), news: [] } as unknown as State // it is of this game
  delete state.options.compat?.actions
  return { start: state, moves }
}

/** A game by lot, where there is no record. */
function drawn(seed = 4): Game {
  const moves: Move[] = []
  randomGame(mx1822, {
    seats: 3,
    options: OPTIONS,
    seed,
    watch: (before, { seat, action }) => moves.push({ seat, action: counted(before as State, action as Action) }),
  })
  const start = mx1822.setup(3, { ...OPTIONS, compat: { recordedRuns: true } }, seeded([seed]))
  return { start: { ...start, news: [], revealed: false }, moves }
}

function counted(s: State, action: Action): Action {
  if (action.type !== 'run') return action
  const { company } = turnOf(s)
  const rides = readRun(s, company, action.routes)
  if (typeof rides === 'string') throw new Error(rides)
  const routes = action.routes.map((route, at) => ({ ...route, revenue: rides[at]!.revenue }))
  return { type: 'run', routes, mail: mailOf(s, company, rides) }
}

function replayed({ start, moves }: Game, watch: (before: State, at: Move) => void = () => {}): State {
  let state = start
  for (const at of moves) {
    watch(state, at)
    const outcome = act(mx1822, state, at.seat, at.action)
    if (!outcome.ok) throw new Error(outcome.rule)
    state = outcome.state
  }
  return state
}

function milliseconds(work: () => void): number {
  for (let warm = 0; warm < WARM; warm++) work()
  const times = Array.from({ length: TIMES }, () => timed(work))
  return rounded(percentile(times, 0.5), 1)
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** What every seat of the table would be sent. */
function patchSizes({ start, moves }: Game): number[] {
  const chairs = start.players.map((_, seat) => ({ name: `Player ${seat}` }))
  const table = { id: '', game: 'mx1822', title: '', options: {}, phase: 'play' as const, chairs, host: 0, created: 0 }
  const play: Play = { table, state: start, seq: 1, stack: [] }
  return moves.flatMap(({ seat, action }) => {
    const before = play.state as State
    const entry = move(mx1822, play, seat, { id: 'bench-00', action, now: 1_800_000_000_000 })
    return chairs.map((_, at) => {
      const ops = diff(mx1822.view(before, at), mx1822.view(play.state as State, at))
      return JSON.stringify({ t: 'patch', from: entry.seq - 1, seq: entry.seq, ops, log: [line(entry)] }).length
    })
  })
}

/** A whole game through act() without searching routes, beside clones of its states; offers, routes and patches on the way. */
export function railFigures(): Figures {
  const game = FOLDER ? recorded() : drawn()
  const states: State[] = []
  const [offers, routes]: [number[], number[]] = [[], []]
  replayed(game, (before, { seat, action }) => {
    states.push(before)
    const view = mx1822.view(before, seat)
    offers.push(timed(() => mx1822.offers(view, seat)))
    if ((action as Action).type === 'run') routes.push(timed(() => bestRunOf(before, turnOf(before).company)))
  })
  const sizes = patchSizes(game)
  return {
    'engine.1822mx.actions': game.moves.length,
    'engine.1822mx.replayMs': milliseconds(() => replayed(game)),
    'engine.1822mx.structuredClonesMs': milliseconds(() => states.forEach((state) => structuredClone(state))),
    'offers.1822mx.p50': rounded(percentile(offers, 0.5)),
    'offers.1822mx.p99': rounded(percentile(offers, 0.99)),
    'routes.1822mx.p50': rounded(percentile(routes, 0.5)),
    'routes.1822mx.p99': rounded(percentile(routes, 0.99)),
    'wire.1822mx.median': percentile(sizes, 0.5),
    'wire.1822mx.p99': percentile(sizes, 0.99),
  }
}
