import { clone } from '../../../shared/engine/diff.ts'
import type { Seat } from '../../../shared/engine/game.ts'
import type { Action, Use } from '../../../shared/games/santiago/action.ts'
import { isPlain, useBuilding, usesOf } from '../../../shared/games/santiago/buildings/index.ts'
import { DEMANDED, GOODS, SHIPS, type Building, type Demanded, type Flag } from '../../../shared/games/santiago/data.ts'
import { forecastDrive, type DriveForecast } from '../../../shared/games/santiago/drive.ts'
import { isOver } from '../../../shared/games/santiago/end.ts'
import type { Holding, State } from '../../../shared/games/santiago/state.ts'
import type { Thing } from './words/en-names.ts'

export type Changes = Partial<Record<Thing, number>>
export interface DieChange {
  readonly good: Demanded
  readonly from: number
  readonly to: number
}

/** What an action would do at once, as far as it is certain. */
export interface Effect {
  readonly changes: Changes
  readonly dice: readonly DieChange[]
  readonly flag?: readonly [from: Flag, to: Flag]
  readonly leaves: boolean
  readonly over: boolean
  readonly drive?: DriveForecast
}

const nothing: Effect = { changes: {}, dice: [], leaves: false, over: false }

export function effectOf(s: State, seat: Seat, action: Action): Effect {
  switch (action.type) {
    case 'drive':
      return driven(s, seat, action.stops, action.decline === true)
    case 'take':
      return { ...nothing, changes: { [action.good]: 1 } }
    case 'give':
      return { ...nothing, changes: { [action.item]: -1 } }
    case 'visit':
      return action.decline ? nothing : entered(s, seat, action.building)
    case 'reuse':
      return entered(s, seat, action.building)
    case 'use':
      return used(s, seat, action)
    case 'deliver': {
      const { good, amount, as } = action
      const from = s.dice[as] ?? 0
      const left = DEMANDED.reduce((sum, kind) => sum + (s.dice[kind] ?? 0), 0) - amount
      return {
        changes: { [good]: -amount, point: amount * (good === 'wood' ? 1 : s.flag) },
        dice: [{ good: as, from, to: from - amount }],
        leaves: left === 0,
        over: left === 0 && s.ship === SHIPS,
      }
    }
    default:
      return nothing
  }
}

function driven(s: State, seat: Seat, stops: number, decline: boolean): Effect {
  const drive = forecastDrive(s, seat, stops)
  const { gain } = drive
  const changes: Changes = { peso: -drive.cost }
  if (gain && !decline && !drive.over) {
    changes.peso = (changes.peso ?? 0) + (gain.pesos ?? 0)
    if (gain.points) changes.point = gain.points
    if (gain.good) changes[gain.good] = gain.amount ?? 0
  }
  return { changes, dice: [], leaves: drive.leaves, over: drive.over, drive }
}

function entered(s: State, seat: Seat, building: Building): Effect {
  const [only] = usesOf(s, seat, building)
  return isPlain(building) && only ? used(s, seat, only) : nothing
}

function used(s: State, seat: Seat, how: Use): Effect {
  const draft = clone(s)
  draft.news = []
  useBuilding(draft, seat, how)
  const leaves = draft.ship > s.ship
  const dice = leaves ? [] : DEMANDED.map((good) => ({ good, from: s.dice[good] ?? 0, to: draft.dice[good] ?? 0 }))
  return {
    changes: difference(s.secret.holdings[seat], draft.secret.holdings[seat]),
    dice: dice.filter((die) => die.from !== die.to),
    leaves,
    over: isOver(draft),
    ...(leaves || s.flag === draft.flag ? {} : { flag: [s.flag, draft.flag] as const }),
  }
}

function difference(before: Holding | null | undefined, after: Holding | null | undefined): Changes {
  if (!before || !after) return {}
  const changes: Changes = {}
  for (const good of GOODS) changes[good] = after.goods[good] - before.goods[good]
  return { ...changes, peso: after.pesos - before.pesos, point: after.points - before.points }
}
