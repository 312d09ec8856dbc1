import type { Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import type { EmblemKind } from '../../../art/Emblem.tsx'
import type { GoodKind } from '../../../art/Good.tsx'
import type { IconKind } from '../../../art/Icon.tsx'

export type Sign = { good: GoodKind } | { emblem: EmblemKind } | { icon: IconKind } | { text: string }

const good = (kind: GoodKind): Sign => ({ good: kind })
const emblem = (kind: EmblemKind): Sign => ({ emblem: kind })
const text = (words: string): Sign => ({ text: words })
const tax = (pesos: number): readonly Sign[] => [text(String(pesos)), good('coin')]

/** What a statute is about, without words. */
export const STATUTE_SIGNS = {
  tax1: tax(1),
  tax2: tax(2),
  tax3: tax(3),
  tax4: tax(4),
  tax5: tax(5),
  taxBuildings: [text('1'), good('coin'), text('/'), { icon: 'house' }],
  dutyCitrus: [good('citrus')],
  dutySugar: [good('sugar')],
  dutyTobacco: [good('tobacco')],
  dutyWater: [good('water')],
  dutyResources: [text('2'), good('stone')],
  subsidyBuildings: [good('vp'), text('/'), { icon: 'house' }],
  subsidyResourceFields: [good('vp'), text('/'), good('stone')],
  subsidyProductFields: [good('vp'), text('/'), good('citrus')],
  subsidyWater: [good('vp'), text('/'), good('water')],
  subsidyVotes: [good('vp'), text('/'), emblem('townHall')],
  subsidyPesos: [good('vp'), text('/'), good('coin')],
  marketMinus: [text('−2'), emblem('productHouse')],
  marketPlus: [text('+2'), emblem('productHouse')],
  drought: [{ icon: 'sun' }],
  building: [text('+2'), good('coin'), text('/'), { icon: 'house' }],
  harbor: [emblem('harbormaster')],
  corruption: [emblem('largeBank'), { icon: 'close' }],
} as const satisfies Record<Statute, readonly Sign[]>
