import type { Action } from '../../../shared/games/cuba/action.ts'
import { crossOf } from '../../../shared/games/cuba/data/plantations.ts'
import { alternative } from '../../../shared/games/cuba/alternatives.ts'
import { isResource, PIECES, PRODUCTS } from '../../../shared/games/cuba/data.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { forecastWork } from '../../../shared/games/cuba/worker.ts'
import type { Preview } from './board/props.ts'
import type { Effect } from './effect.ts'
import type { Pointed } from './ways/way.ts'

/** What the board shows of a move that is being considered. */
export function previewOf(
  s: State,
  pointed: Pointed,
  chosen: Action | undefined,
  effect: Effect | undefined,
): Preview | undefined {
  const half = halfway(pointed)
  if (!chosen || !effect) return half
  return { ...half, ...shown(s, chosen), ...owned(s, effect, chosen) }
}

function halfway({ building, field }: Pointed): Preview | undefined {
  return building ? { build: { building, ...(field ? { field } : {}) } } : undefined
}

function owned(s: State, { after }: Effect, chosen: Action): Preview {
  if (chosen.type === 'play' || chosen.type === 'lay' || chosen.type === 'enact') return {}
  const lot = Object.fromEntries(PIECES.map((piece) => [piece, after.lot[piece]]))
  const store = Object.fromEntries(PRODUCTS.map((piece) => [piece, after.store[piece]]))
  const market =
    chosen.type === 'buy' || chosen.type === 'sell'
      ? { [chosen.kind]: Math.max(0, s.market[chosen.kind] + (chosen.type === 'buy' ? -1 : 1)) }
      : undefined
  return { lot, store, pesos: after.pesos, points: after.points, ...(market ? { market } : {}) }
}

function shown(s: State, action: Action): Preview {
  switch (action.type) {
    case 'lay':
    case 'play':
      return { card: action.card }
    case 'work':
      return worked(s, action)
    case 'take':
      return { space: isResource(action.piece) ? 'resource' : 'product' }
    case 'build':
      return { build: { building: action.building, field: action.field } }
    case 'load':
      return { load: { dock: action.dock, cargo: action.cargo } }
    case 'enact':
      return { enact: action.bills }
    case 'use':
      return usedOn(action)
    case 'done': {
      const { at } = s.phase
      const it = at === 'architect' || at === 'mayor' ? alternative(s, at) : undefined
      return it ? { space: it.space } : {}
    }
    default:
      return {}
  }
}

function worked(s: State, { to, harvest }: Extract<Action, { type: 'work' }>): Preview {
  const given = s.phase.at === 'worker' ? forecastWork(s, s.phase.seat, to).resources.map(({ field }) => field) : []
  return { worker: to, cross: crossOf(to), harvest: [...given, ...harvest] }
}

function usedOn(use: Extract<Action, { type: 'use' }>): Preview {
  const at = { use: use.field }
  if (use.building === 'church') return { ...at, veto: use.bill }
  if (use.building === 'lighthouse') return { ...at, sea: use.ship }
  if (use.building === 'smallBranchOffice') return { ...at, load: { dock: use.dock, cargo: { [use.kind]: 1 } } }
  if (use.building === 'largeBranchOffice')
    return { ...at, load: { dock: use.dock, cargo: { [use.kind]: use.amount } } }
  return at
}
