import type { Confidence, Piece } from '../data.ts'

/** I to IV. */
export const SECTIONS = ['tax', 'duty', 'subsidy', 'other'] as const
export type Section = (typeof SECTIONS)[number]
export const NUMERALS = { tax: 'I', duty: 'II', subsidy: 'III', other: 'IV' } as const satisfies Record<Section, string>

interface Tax {
  readonly section: 'tax'
  readonly pesos?: number
  readonly perBuilding?: number
}
interface Duty {
  readonly section: 'duty'
  readonly piece?: Piece
  readonly resources?: number // of the player's choice
}
interface Subsidy {
  readonly section: 'subsidy'
  readonly for: 'buildings' | 'resourceFields' | 'productFields' | 'water' | 'votes' | 'pesos'
  readonly per?: number
  readonly max?: number
}
interface Other {
  readonly section: 'other'
  readonly market?: number // pieces of each product
}
type Card = (Tax | Duty | Subsidy | Other) & { readonly confidence: Confidence }

export const STATUTES = {
  tax1: { section: 'tax', pesos: 1, confidence: 'likely' },
  tax2: { section: 'tax', pesos: 2, confidence: 'likely' },
  tax3: { section: 'tax', pesos: 3, confidence: 'likely' },
  tax4: { section: 'tax', pesos: 4, confidence: 'likely' },
  tax5: { section: 'tax', pesos: 5, confidence: 'likely' },
  taxBuildings: { section: 'tax', perBuilding: 1, confidence: 'likely' },
  dutyCitrus: { section: 'duty', piece: 'citrus', confidence: 'our choice' },
  dutySugar: { section: 'duty', piece: 'sugar', confidence: 'likely' },
  dutyTobacco: { section: 'duty', piece: 'tobacco', confidence: 'likely' },
  dutyWater: { section: 'duty', piece: 'water', confidence: 'likely' },
  dutyResources: { section: 'duty', resources: 2, confidence: 'our choice' },
  subsidyBuildings: { section: 'subsidy', for: 'buildings', confidence: 'certain' },
  subsidyResourceFields: { section: 'subsidy', for: 'resourceFields', confidence: 'certain' },
  subsidyProductFields: { section: 'subsidy', for: 'productFields', confidence: 'certain' },
  subsidyWater: { section: 'subsidy', for: 'water', max: 7, confidence: 'certain' },
  subsidyVotes: { section: 'subsidy', for: 'votes', confidence: 'certain' },
  subsidyPesos: { section: 'subsidy', for: 'pesos', per: 3, max: 7, confidence: 'certain' },
  marketMinus: { section: 'other', market: -2, confidence: 'certain' },
  marketPlus: { section: 'other', market: 2, confidence: 'certain' },
  drought: { section: 'other', confidence: 'certain' },
  building: { section: 'other', confidence: 'certain' },
  harbor: { section: 'other', confidence: 'certain' },
  corruption: { section: 'other', confidence: 'certain' },
} as const satisfies Record<string, Card>
export type Statute = keyof typeof STATUTES

/** Six of each. That "2 resources" comes twice, and that citrus comes at all, is our choice. */
export const DECKS = {
  tax: ['tax1', 'tax2', 'tax3', 'tax4', 'tax5', 'taxBuildings'],
  duty: ['dutyCitrus', 'dutySugar', 'dutyTobacco', 'dutyWater', 'dutyResources', 'dutyResources'],
  subsidy: [
    'subsidyBuildings',
    'subsidyResourceFields',
    'subsidyProductFields',
    'subsidyWater',
    'subsidyVotes',
    'subsidyPesos',
  ],
  other: ['marketMinus', 'marketPlus', 'drought', 'building', 'harbor', 'corruption'],
} as const satisfies Record<Section, readonly Statute[]>

/** Printed on the board. */
export const FIRST_ACTS = { tax: 'tax2', duty: 'dutyCitrus' } as const satisfies Partial<Record<Section, Statute>>

export const OBEYED = { each: 2, both: 1 } as const // points for tax or duty, and the extra one for both
export const BUILDING_ACT_PESOS = 2

export const statute = (id: Statute): Card => STATUTES[id]
