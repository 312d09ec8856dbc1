import { clone } from '../../../shared/engine/diff.ts'
import type { Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/cuba/action.ts'
import { alternative } from '../../../shared/games/cuba/alternatives.ts'
import { counted, entries } from '../../../shared/games/cuba/amounts.ts'
import { surcharge } from '../../../shared/games/cuba/architect.ts'
import { useBuilding } from '../../../shared/games/cuba/buildings/index.ts'
import { PIECES, PRODUCTS, type Piece, type Product } from '../../../shared/games/cuba/data.ts'
import { TILES, type Tile } from '../../../shared/games/cuba/data/buildings.ts'
import { OBEYED } from '../../../shared/games/cuba/data/statutes.ts'
import { forecastLoad } from '../../../shared/games/cuba/harbor.ts'
import { held, playerAt, spend } from '../../../shared/games/cuba/holding.ts'
import { buyPrice, sellPrice } from '../../../shared/games/cuba/market.ts'
import type { Player, State } from '../../../shared/games/cuba/state.ts'
import { taxOf } from '../../../shared/games/cuba/statutes.ts'
import { forecastWork } from '../../../shared/games/cuba/worker.ts'
import type { Thing } from './words/en-names.ts'

export type Changes = Partial<Record<Thing, number>>

/** What an action would do at once to the one who does it. */
export interface Effect {
  readonly changes: Changes
  readonly after: Player
}

type Delta = Partial<Record<Piece, number>> & { pesos?: number; points?: number }

const minus = (amounts: Partial<Record<Piece, number>>): Delta =>
  Object.fromEntries(entries(amounts).map(([piece, n]) => [piece, -n]))

function worked(s: State, seat: Seat, { to, harvest }: Extract<Action, { type: 'work' }>): Delta {
  const { resources, products, free } = forecastWork(s, seat, to)
  const got = [...resources, ...products.filter(({ field }) => harvest.includes(field))].map(({ piece }) => piece)
  const pieces: Delta = counted<Piece>(got)
  return { ...pieces, water: (pieces.water ?? 0) - Math.max(0, harvest.length - free) }
}

function obeyed(s: State, seat: Seat, { tax, duty }: Extract<Action, { type: 'obey' }>): Delta {
  const each = OBEYED.each * (Number(tax) + Number(duty.length > 0))
  const points = each + (tax && duty.length > 0 ? OBEYED.both : 0)
  return { ...minus(counted(duty)), pesos: tax ? -taxOf(s, seat, s.acts.tax) : 0, points }
}

function forgone(s: State): Delta {
  const { at } = s.phase
  const it = at === 'architect' || at === 'mayor' ? alternative(s, at) : undefined
  return it ? { points: it.points, pesos: it.pesos } : {}
}

function deltaOf(s: State, seat: Seat, action: Action): Delta {
  switch (action.type) {
    case 'choose':
      return counted<Piece>([...action.resources, ...action.products])
    case 'work':
      return worked(s, seat, action)
    case 'buy':
      return { [action.kind]: 1, pesos: -buyPrice(s, action.kind) }
    case 'sell':
      return { [action.kind]: -1, pesos: sellPrice(s, action.kind) }
    case 'take':
      return { [action.piece]: 1 }
    case 'build': {
      const { cost }: Tile = TILES[action.building]
      return { ...minus(cost), pesos: -surcharge(s) }
    }
    case 'load':
      return { ...minus(action.cargo), points: forecastLoad(s, action.dock, action.cargo).points }
    case 'bid':
      return { pesos: -action.pesos }
    case 'obey':
      return obeyed(s, seat, action)
    case 'done':
      return forgone(s)
    default:
      return {}
  }
}

/** On a copy, which a masked view is enough for; the turn does not go on. */
function playerAfter(s: State, seat: Seat, action: Action): Player {
  const draft = clone(s)
  const player = playerAt(draft, seat)
  if (action.type === 'use') {
    draft.news = []
    useBuilding(draft, seat, action)
    return player
  }
  const { pesos = 0, points = 0, ...pieces } = deltaOf(s, seat, action)
  player.pesos += pesos
  player.points += points
  for (const [piece, n] of entries(pieces)) {
    if (n < 0) spend(draft, seat, piece, -n)
    else player.lot[piece] += n
  }
  return player
}

const total = (player: Player, piece: Piece): number =>
  player.lot[piece] + ((PRODUCTS as readonly Piece[]).includes(piece) ? player.store[piece as Product] : 0)

export function effectOf(s: State, seat: Seat, action: Action): Effect {
  const after = playerAfter(s, seat, action)
  const before = playerAt(s, seat)
  const changes: Changes = { peso: after.pesos - before.pesos, point: after.points - before.points }
  for (const piece of PIECES) changes[piece] = total(after, piece) - held(s, seat, piece)
  return { changes, after }
}
