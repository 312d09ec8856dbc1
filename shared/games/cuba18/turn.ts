import { check } from '../../engine/game.ts'
import type { HexId } from '../../rail/hex.ts'
import type { Agreed } from './action.ts'
import type { Company, Traded } from './companies.ts'
import { isMinor } from './companies.ts'
import { charterOf } from './money.ts'
import type { Charter, State } from './state.ts'

/** VII.3: the steps of a company's turn. Mail comes by itself before them. */
const MAJOR_STEPS = ['home', 'track', 'station', 'run', 'income', 'trains'] as const
const MINOR_STEPS = ['track', 'run', 'income', 'trains', 'machines'] as const
export type Step = (typeof MAJOR_STEPS)[number] | (typeof MINOR_STEPS)[number]
const stepsOf = (company: Company): readonly Step[] => (isMinor(company) ? MINOR_STEPS : MAJOR_STEPS)

/** What the trains of this turn earned, until it is paid or kept. */
export interface Earned {
  revenue: number // of the trains
  machines: number
}

export interface Turn {
  company: Company
  step: Step
  laid: boolean // the ordinary tile
  commissioner: boolean // one of them has laid his tile
  placed: boolean // a station was bought (VII.8)
  traded?: 'issue' | 'redeem' // VII.5
  rented: HexId[] // FC tokens paid for in this step (VII.15)
  earned?: Earned
  tradedIn: boolean
  raising: boolean // money for the train that must be bought (VII.13)
  sold: Traded[] // by the director, to raise it
  denied?: Agreed[] // what somebody said no to (VII.12f)
}

export const newTurn = (company: Company): Turn => ({
  company,
  step: stepsOf(company)[0] as Step, // there are steps
  laid: false,
  commissioner: false,
  placed: false,
  rented: [],
  tradedIn: false,
  raising: false,
  sold: [],
})

export function turnOf(s: State): Turn {
  if (s.round.at !== 'operating') throw new Error('no company operates')
  return s.round.turn
}

/** VII.3: the turn, unless something has to be decided first. */
export function inTurn(s: State): Turn {
  check(s.round.at === 'operating', 'VII.3a', { now: s.round.at })
  check(s.pending.length === 0, 'VII.3b', { now: s.pending[0]?.at ?? '' })
  return s.round.turn
}

/** VII.3: the turn, if one of these steps is on. */
export function during(s: State, ...steps: Step[]): Turn {
  const turn = inTurn(s)
  check(steps.includes(turn.step), 'VII.3a', { now: turn.step })
  return turn
}

export const operating = (s: State): Charter => charterOf(s, turnOf(s).company)

export const isLastStep = (s: State): boolean => turnOf(s).step === stepsOf(turnOf(s).company).at(-1)

/** VII.15: a rental holds for one step. */
export function nextStep(s: State): void {
  const turn = turnOf(s)
  const steps = stepsOf(turn.company)
  const next = steps[steps.indexOf(turn.step) + 1]
  if (!next) throw new Error('no step after the last')
  turn.rented = []
  turn.step = next
}
