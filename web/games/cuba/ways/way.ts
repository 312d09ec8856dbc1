import type { Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/cuba/action.ts'
import type { Piece, Space } from '../../../../shared/games/cuba/data.ts'
import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Field } from '../../../../shared/games/cuba/data/plantations.ts'
import type { Dock } from '../../../../shared/games/cuba/data/ships.ts'
import type { Section } from '../../../../shared/games/cuba/data/statutes.ts'
import type { State } from '../../../../shared/games/cuba/state.ts'
import type { Choice, Part, Target } from '../board/props.ts'

export type Of<T extends Action['type']> = Extract<Action, { type: T }>

/** What has been pointed at: a whole offer, or as much of one as is clear yet. */
export interface Pointed {
  readonly action?: Action
  readonly pieces?: readonly Piece[] // in the order tapped
  readonly building?: Building
  readonly field?: Field
  readonly space?: Space
  readonly dock?: Dock
  readonly bills?: readonly Section[]
}

export interface Look {
  readonly s: State
  readonly you: Seat
  readonly offers: readonly Action[]
  readonly pointed: Pointed
  readonly chosen: Action | undefined // an offer, always
}

export type Choices = readonly (readonly [Target, Choice])[]

/** How one kind of decision is pointed at. Only offers can come out of it, so it needs to know no rule. */
export interface Way {
  focus(look: Look): Part
  choices(look: Look): Choices
  point(look: Look, target: Target): Pointed
  assumed?(look: Pick<Look, 's' | 'you' | 'offers'>): Action | undefined // chosen until something else is
}

export const offered = <T extends Action['type']>(offers: readonly Action[], type: T): Of<T>[] =>
  offers.filter((offer): offer is Of<T> => offer.type === type)

export const chosenOf = <T extends Action['type']>({ chosen }: Pick<Look, 'chosen'>, type: T): Of<T> | undefined =>
  chosen?.type === type ? (chosen as Of<T>) : undefined

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

export const sameSet = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.toSorted().join() === b.toSorted().join()

/** One more, and where only so many fit the oldest goes. */
export const append = <T>(items: readonly T[], item: T, most: number): T[] => [...items, item].slice(-most)

/** One more, or one less if it was there. */
export const toggled = <T>(items: readonly T[], item: T, most: number): T[] =>
  items.includes(item) ? items.filter((it) => it !== item) : append(items, item, most)

/** Without an action unless it is a real one. */
export const pointing = (rest: Omit<Pointed, 'action'>, action: Action | undefined): Pointed =>
  action ? { ...rest, action } : rest
