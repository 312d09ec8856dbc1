import type { Action } from '../../../shared/games/santiago/action.ts'
import { STOPS, type Building, type Cuban, type Demanded } from '../../../shared/games/santiago/data.ts'
import type { State } from '../../../shared/games/santiago/state.ts'

/** The part of the board an offer is tapped on. */
export interface Target {
  readonly stop?: number
  readonly building?: Building
  readonly cuban?: Cuban
  readonly die?: Demanded
}

export function targetOf(s: State, action: Action): Target {
  switch (action.type) {
    case 'drive':
      return { stop: (s.car + action.stops) % STOPS }
    case 'seize':
    case 'reuse':
    case 'visit':
      return { building: action.building }
    case 'demand':
      return { die: action.aside }
    case 'deliver':
      return { die: action.as }
    case 'use':
      if (action.building === 'newspaper') return action.cuban ? { cuban: action.cuban } : {}
      return action.building === 'customs' || action.building === 'office' ? { die: action.good } : {}
    default:
      return {}
  }
}

const isDeclining = (action: Action): boolean => 'decline' in action && action.decline === true

/** Offers one can point at; declining and passing have buttons of their own. */
export const isChoice = (action: Action): boolean => action.type !== 'pass' && !isDeclining(action)

/** The best first guess comes first: the shortest way, the good itself before wood, as many as possible. */
export function preferred(a: Action, b: Action): number {
  if (a.type === 'drive' && b.type === 'drive') return a.stops - b.stops
  if (a.type === 'deliver' && b.type === 'deliver')
    return Number(a.good === 'wood') - Number(b.good === 'wood') || b.amount - a.amount
  return 0
}

/** The same without using what waits there. */
export function decliningOf(offers: readonly Action[], chosen: Action | undefined): Action | undefined {
  if (chosen?.type === 'drive')
    return offers.find((it) => it.type === 'drive' && it.stops === chosen.stops && isDeclining(it))
  if (chosen?.type === 'visit')
    return offers.find((it) => it.type === 'visit' && it.building === chosen.building && isDeclining(it))
  return undefined
}

/** By key, in the order offered. */
export function byTarget<K extends keyof Target>(
  s: State,
  offers: readonly Action[],
  key: K,
): Map<NonNullable<Target[K]>, Action[]> {
  const out = new Map<NonNullable<Target[K]>, Action[]>()
  for (const offer of offers.filter(isChoice)) {
    const at = targetOf(s, offer)[key]
    if (at === undefined) continue
    out.set(at, [...(out.get(at) ?? []), offer])
  }
  for (const found of out.values()) found.sort(preferred)
  return out
}
