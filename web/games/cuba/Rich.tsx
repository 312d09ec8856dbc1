import type { GoodKind } from '../../art/Good.tsx'
import { richWords } from '../parts/Rich.tsx'
import type { Thing } from './words/en-names.ts'
import { t } from './words/index.ts'

const drawings = {
  stone: 'stone',
  wood: 'wood',
  water: 'water',
  citrus: 'citrus',
  sugar: 'sugar',
  tobacco: 'tobacco',
  rum: 'rum',
  cigar: 'cigar',
  peso: 'coin',
  point: 'vp',
} as const satisfies Record<Thing, GoodKind>

export const { ThingIcon, Rich, plain } = richWords<Thing>({
  drawings,
  name: (kind, amount) => t().thing(kind, amount),
})
