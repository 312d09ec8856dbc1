import type { Phase } from './phases.ts'

export const PRIVATES = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'P7',
  'P8',
  'P9',
  'P10',
  'P11',
  'P12',
  'P13',
  'P14',
  'P15',
  'P16',
  'P17',
  'P18',
] as const
export type Private = (typeof PRIVATES)[number]

export type Power =
  | { readonly does: 'train'; readonly train: '5' | '2P' | '3/2' | 'LP' | 'P+' } // becomes it
  | { readonly does: 'cubes' } // becomes three builder cubes
  | { readonly does: 'doubleCash' | 'advancedTile' | 'extraLay' | 'removeTown' | 'mail' | 'promissoryNotes' }
  | { readonly does: 'port'; readonly tile: 'P1' | 'P2' }

export interface PrivateFigures {
  readonly revenue: number // for a player, at the start of every operating round
  readonly companyRevenue: number // for a company, until it closes; P7: doubleCashRevenue
  readonly minors: boolean // green: a minor may acquire it too
  readonly phase: Phase // the first in which a company may acquire it
  readonly power: Power
}

/** 11 */
export const PRIVATE = {
  P1: { revenue: 5, companyRevenue: 0, minors: false, phase: '5', power: { does: 'train', train: '5' } },
  P2: { revenue: 0, companyRevenue: 0, minors: false, phase: '2', power: { does: 'train', train: '2P' } },
  P3: { revenue: 0, companyRevenue: 0, minors: true, phase: '1', power: { does: 'train', train: '3/2' } },
  P4: { revenue: 0, companyRevenue: 0, minors: true, phase: '1', power: { does: 'train', train: 'LP' } },
  P5: { revenue: 10, companyRevenue: 0, minors: true, phase: '3', power: { does: 'train', train: 'P+' } },
  P6: { revenue: 10, companyRevenue: 0, minors: true, phase: '3', power: { does: 'train', train: 'P+' } },
  P7: { revenue: 10, companyRevenue: 0, minors: false, phase: '3', power: { does: 'doubleCash' } },
  P8: { revenue: 10, companyRevenue: 10, minors: true, phase: '1', power: { does: 'advancedTile' } },
  P9: { revenue: 10, companyRevenue: 10, minors: true, phase: '3', power: { does: 'extraLay' } },
  P10: { revenue: 10, companyRevenue: 0, minors: true, phase: '1', power: { does: 'cubes' } },
  P11: { revenue: 10, companyRevenue: 0, minors: true, phase: '1', power: { does: 'cubes' } },
  P12: { revenue: 10, companyRevenue: 10, minors: true, phase: '1', power: { does: 'removeTown' } },
  P13: { revenue: 10, companyRevenue: 10, minors: true, phase: '1', power: { does: 'removeTown' } },
  P14: { revenue: 10, companyRevenue: 0, minors: false, phase: '3', power: { does: 'mail' } },
  P15: { revenue: 10, companyRevenue: 0, minors: false, phase: '3', power: { does: 'mail' } },
  P16: { revenue: 10, companyRevenue: -10, minors: false, phase: '2', power: { does: 'promissoryNotes' } },
  P17: { revenue: 10, companyRevenue: 10, minors: true, phase: '2', power: { does: 'port', tile: 'P1' } },
  P18: { revenue: 10, companyRevenue: 10, minors: false, phase: '3', power: { does: 'port', tile: 'P2' } },
} as const satisfies Record<Private, PrivateFigures>

/** P7 with a company. */
export const DOUBLE_CASH_REVENUE = { 1: 0, 2: 0, 3: 20, 4: 20, 5: 40, 6: 40, 7: 60 } as const satisfies Record<
  Phase,
  number
>
export const FIRST_PRIVATE = 'P1' // 2.1.8
export const DOUBLE_CASH = 'P7'
export const PROMISSORY_NOTES = 'P16'
export const isPrivate = (id: string): id is Private => Object.hasOwn(PRIVATE, id)
