import type { Phase } from './phases.ts'

/** IV.1: each lays one more tile of these, once, and is paid for it. */
export const COMMISSIONERS = {
  1: { name: 'Juan Tirry y Lacy', funding: 30, color: 'yellow', kinds: ['plain', 'field'] },
  2: { name: 'José A. Ferrety', funding: 35, color: 'yellow', kinds: ['city', 'mill'] },
  3: { name: 'Carlos Pedroso', funding: 40, color: 'green', kinds: ['plain', 'field'] },
  4: { name: 'Domingo Herrera', funding: 50, color: 'green', kinds: ['city', 'mill'] },
  5: { name: 'Andrés de Zayas', funding: 70, color: 'brown', kinds: ['plain', 'field'] },
  6: { name: 'Francisco Romero', funding: 80, color: 'brown', kinds: ['city', 'mill'] },
} as const
export type Commissioner = keyof typeof COMMISSIONERS
export const COMMISSIONER_IDS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Commissioner[]

export const CONCESSION_IDS = [1, 2, 3, 4, 5, 6] as const
export type Concession = (typeof CONCESSION_IDS)[number]
/** Kept after the founding and used later (R6, R69). */
export type Benefit = 'wagon' | 'machine' | 'mail' | 'discount'
interface ConcessionCard {
  readonly name: string
  readonly cost: number
  readonly benefit?: Benefit | 'fcShare'
}

/** IV.2: what each costs in the draft and brings when a minor is founded with it. */
export const CONCESSIONS: Readonly<Record<Concession, ConcessionCard>> = {
  1: { name: 'Claudio Martínez de Pinillos', cost: 120 },
  2: { name: 'Wenceslao de Villaurrutia', cost: 140, benefit: 'wagon' },
  3: { name: 'Antonio M. de Escobedo', cost: 150, benefit: 'machine' },
  4: { name: 'Joaquín de Uriarte', cost: 170, benefit: 'fcShare' },
  5: { name: 'Miguel A. Herrera', cost: 180, benefit: 'mail' },
  6: { name: 'Alfred Cruger', cost: 200, benefit: 'discount' },
}
export const CONCESSION_WORTH = 210 // VI.7
export const DISCOUNT = 80
export const MAIL: Readonly<Record<Phase, number>> = { 1: 10, 2: 10, 3: 20, 4: 20, 5: 30, 6: 30, 7: 40 } // our choice (R46)

/** VII.14: machines from the cheapest space on. */
export const MACHINES = {
  10: { from: 1, spaces: [25, 30, 35, 40, 40, 40, 40, 40, 40, 40] },
  20: { from: 3, spaces: [45, 50, 55, 60, 60, 60, 60, 60] },
  40: { from: 5, spaces: [65, 70, 75, 80] },
} as const
export type Machine = keyof typeof MACHINES
export const MACHINE_IDS = [10, 20, 40] as const satisfies readonly Machine[]
export const MACHINES_EACH = 3

export const CUBES = 18
export const CUBE_DELIVERED = 30
export const CUBE_LEFT = 10 // for the FC
export const RENTAL = 20 // half to the bank, half to the FC (VII.15)
export const FIELD_COST = 10 // a major's tile on a sugar field (VII.6)
export const POOL_SHARE = 50 // percent
export const BID_STEP = 5

/** VII.11: cubes for an income. */
export const cubesFor = (income: number): number => (income > 150 ? 3 : income >= 80 ? 2 : income >= 30 ? 1 : 0)

export const BROWN_MILLS = 'L72/L73' // one piece fewer than minors founded (R41)
