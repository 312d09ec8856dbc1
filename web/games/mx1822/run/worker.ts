import { clone } from '../../../../shared/engine/diff.ts'
import { Illegal, type Seat } from '../../../../shared/engine/game.ts'
import { placeDestination } from '../../../../shared/games/mx1822/destination.ts'
import { layTile } from '../../../../shared/games/mx1822/moves/lay-tile.ts'
import { placeToken } from '../../../../shared/games/mx1822/moves/place-token.ts'
import { bestRunOf, proposedRun } from '../../../../shared/games/mx1822/runs.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { turnOf } from '../../../../shared/games/mx1822/turn.ts'
import type { Ask, Build, Found, Sought } from './protocol.ts'

/** The search for routes may take a second or two, so it has a thread of its own. */
function answer(ask: Ask): Found {
  if (ask.kind === 'builds') {
    const now = bestRunOf(ask.view, turnOf(ask.view).company).revenue
    const after = ask.builds.map((build) => runAfter(ask.view, ask.seat, build))
    return { id: ask.id, kind: 'builds', found: { now, after } }
  }
  const tell = ({ revenue: found, bound }: Sought) =>
    postMessage({ id: ask.id, kind: 'sought', found: { revenue: found, bound } } satisfies Found)
  const { revenue, proved } = bestRunOf(ask.view, ask.company, tell)
  const { routes } = proposedRun(ask.view, ask.company)
  return { id: ask.id, kind: 'run', found: { routes, revenue, proved } }
}

function make(draft: State, seat: Seat, build: Build): void {
  if (build.type === 'placeToken') return placeToken(draft, build)
  layTile(draft, seat, build, true)
  placeDestination(draft)
}

function runAfter(view: State, seat: Seat, build: Build): number | undefined {
  const draft = clone(view)
  try {
    make(draft, seat, build)
  } catch (error) {
    if (error instanceof Illegal) return undefined
    throw error
  }
  return bestRunOf(draft, turnOf(draft).company).revenue
}

self.addEventListener('message', (event: MessageEvent<Ask>) => postMessage(answer(event.data)))
