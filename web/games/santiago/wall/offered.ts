import type { Action, Use } from '../../../../shared/games/santiago/action.ts'
import type { Building } from '../../../../shared/games/santiago/data.ts'
import type { Model } from '../model.ts'
import { isChoice } from '../targets.ts'

export type Of<T extends Action['type']> = Extract<Action, { type: T }>
export type UseOf<B extends Building> = Extract<Use, { building: B }>

/** The offers of one kind. */
export const offered = <T extends Action['type']>(model: Model, type: T): Of<T>[] =>
  model.offers().filter((offer): offer is Of<T> => offer.type === type && isChoice(offer))

export const usable = <B extends Building>(model: Model, building: B): UseOf<B>[] =>
  offered(model, 'use').filter((use): use is UseOf<B> & Of<'use'> => use.building === building)

export function chosenOf<T extends Action['type']>(model: Model, type: T): Of<T> | undefined {
  const chosen = model.chosen()
  return chosen?.type === type ? (chosen as Of<T>) : undefined
}

export function usedOf<B extends Building>(model: Model, building: B): UseOf<B> | undefined {
  const use = chosenOf(model, 'use')
  return use?.building === building ? (use as UseOf<B>) : undefined
}

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]
