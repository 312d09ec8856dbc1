import type { Building } from '../../../../shared/games/santiago/data.ts'
import type { GoodKind } from '../../../art/Good.tsx'

export type Token = { good: GoodKind } | { sign: 'arrow' | 'flag' | 'die' | 'shutter' } | { text: string }

const good = (kind: GoodKind): Token => ({ good: kind })
const text = (words: string): Token => ({ text: words })
const arrow: Token = { sign: 'arrow' }

/** What a building does, without words. */
export const FUNCTIONS = {
  bank: [text('+2'), good('coin')],
  distillery: [good('sugar'), arrow, good('rum')],
  cafe: [good('cigar'), good('rum'), text('2'), good('vp')],
  blackMarket: [text('1'), arrow, text('1')],
  cigarFactory: [good('tobacco'), arrow, good('cigar')],
  church: [text('+1'), good('vp')],
  harbormaster: [{ sign: 'flag' }, text('±1')],
  sawmill: [good('wood'), arrow, good('vp'), good('coin')],
  newspaper: [text('+1'), good('coin'), { sign: 'shutter' }],
  customs: [{ sign: 'die' }, arrow, text('0')],
  casino: [text('3'), good('coin'), text('='), good('vp')],
  office: [text('1'), arrow, text('2'), good('vp')],
} as const satisfies Record<Building, readonly Token[]>
