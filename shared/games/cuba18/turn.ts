import type { HexId } from '../../rail/hex.ts'
import type { Company } from './companies.ts'

/** VII.3: the steps of a company's turn. Minors have no station, majors no machines; mail and the home come by themselves. */
export const STEPS = ['home', 'track', 'station', 'run', 'income', 'trains', 'machines'] as const
export type Step = (typeof STEPS)[number]

/** What the trains of this turn earned, until it is paid or kept. */
export interface Earned {
  revenue: number // of the trains
  machines: number
}

/** VII.13: what has been done to raise money for the train that must be bought. */
export interface Raising {
  issued: boolean // the one issue that must come first
  paid: number // by the director
}

export interface Turn {
  company: Company
  step: Step
  laid: boolean // the ordinary tile
  commissioner: boolean // one of them has laid his tile
  issue?: 'issued' | 'redeemed' // once per turn, until the income is calculated (VII.5)
  rented: HexId[] // FC tokens ignored in this step, already paid for (VII.15)
  placed: boolean // a station besides the home
  earned?: Earned
  tradedIn: boolean
  raising?: Raising
}

export const newTurn = (company: Company): Turn => ({
  company,
  step: 'home',
  laid: false,
  commissioner: false,
  rented: [],
  placed: false,
  tradedIn: false,
})
