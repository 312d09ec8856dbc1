import { check } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Agreed } from './action.ts'
import type { Company, Traded } from './companies.ts'
import { charterOf } from './money.ts'
import type { Charter, State } from './state.ts'

/** 6.3.1: the steps of a company's turn in their order; the NdeM only builds and runs (6.21.3). */
export const STEPS = [
  'housekeeping',
  'privates',
  'track',
  'token',
  'run',
  'dividend',
  'trains',
  'minor',
  'stock',
] as const
export type Step = (typeof STEPS)[number]

/** Build actions taken. */
export interface Built {
  yellow: number // tiles and cubes
  upgrades: number
}

export interface Earned {
  normal: number
  special: number
  mail: number
}

export interface Turn {
  company: Company
  step: Step
  built: Built
  builtOut?: true // P8 took the place of the allowance, or P9 came after it (11.8, 11.9)
  extra?: Built // P9's block (11.9)
  extraOut?: true
  builders?: Seat[] // NdeM: shareholders still to build, the first is at it (6.21.4)
  earned?: Earned
  raised?: Traded[] // 6.16.1: what the director sold shares of for a train
  traded?: true // issued or redeemed (6.20.1)
  denied?: Agreed[] // what somebody said no to (6.3.2)
  last?: true // NdeM: its final operation (6.22)
}

export const newTurn = (company: Company): Turn => ({
  company,
  step: 'housekeeping',
  built: { yellow: 0, upgrades: 0 },
})

export function turnOf(s: State): Turn {
  if (s.round.at !== 'operating') throw new Error('no company operates')
  return s.round.turn
}

/** 6.3.1, 6.3.2: the turn, unless something has to be decided first. */
export function inTurn(s: State): Turn {
  check(s.round.at === 'operating', '6.3.1', { now: s.round.at })
  check(s.pending.length === 0, '6.3.2', { now: s.pending[0]?.at ?? '' })
  return s.round.turn
}

/** 6.3.1: the turn, if this step is on. */
export function during(s: State, step: Step): Turn {
  const turn = inTurn(s)
  check(turn.step === step, '6.3.1', { now: turn.step })
  return turn
}

export const operating = (s: State): Charter => charterOf(s, turnOf(s).company)

export function nextStep(s: State): void {
  const turn = turnOf(s)
  const next = STEPS[STEPS.indexOf(turn.step) + 1]
  if (!next) throw new Error('no step after the last')
  turn.step = next
}
