import type { Seat } from '../../engine/game.ts'
import type { Company } from './companies.ts'

/** 6.3.1: a company's turn; `build` is the NdeM's track step, shared among its shareholders (6.21.4). */
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

export interface Turn {
  company: Company
  step: Step
  yellow: number // yellow actions taken
  upgrades: number
  advanced: boolean // P8 took the place of the allowance
  extra?: { yellow: number; upgrades: number } // P9, while its block is open
  builders?: Seat[] // NdeM: shareholders still to build, the first is at it
  earned?: { normal: number; special: number; mail: number }
  last?: true // NdeM: its final operation (6.22)
}

export const newTurn = (company: Company): Turn => ({
  company,
  step: 'housekeeping',
  yellow: 0,
  upgrades: 0,
  advanced: false,
})
