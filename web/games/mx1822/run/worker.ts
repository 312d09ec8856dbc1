import { clone } from '../../../../shared/engine/diff.ts'
import { Illegal, type Seat } from '../../../../shared/engine/game.ts'
import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import { placeDestination } from '../../../../shared/games/mx1822/destination.ts'
import { layTile } from '../../../../shared/games/mx1822/moves/lay-tile.ts'
import { bestRunOf, proposedRun } from '../../../../shared/games/mx1822/runs.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { turnOf } from '../../../../shared/games/mx1822/turn.ts'
import type { Ask, Found, Sought } from './protocol.ts'

/** The search for routes may take a second or two, so it has a thread of its own. */
function answer(ask: Ask): Found {
  if (ask.kind === 'lays') {
    const { company } = turnOf(ask.view)
    const now = bestRunOf(ask.view, company).revenue
    return { id: ask.id, kind: 'lays', found: { now, after: ask.lays.map((lay) => runAfter(ask.view, ask.seat, lay)) } }
  }
  const tell = ({ revenue: found, bound }: Sought) =>
    postMessage({ id: ask.id, kind: 'sought', found: { revenue: found, bound } } satisfies Found)
  const { revenue, proved } = bestRunOf(ask.view, ask.company, tell)
  const { routes } = proposedRun(ask.view, ask.company)
  return { id: ask.id, kind: 'run', found: { routes, revenue, proved } }
}

function runAfter(view: State, seat: Seat, lay: ActionOf<'layTile'>): number | undefined {
  const draft = clone(view)
  try {
    layTile(draft, seat, lay, true)
    placeDestination(draft)
  } catch (error) {
    if (error instanceof Illegal) return undefined
    throw error
  }
  return bestRunOf(draft, turnOf(draft).company).revenue
}

self.addEventListener('message', (event: MessageEvent<Ask>) => postMessage(answer(event.data)))
