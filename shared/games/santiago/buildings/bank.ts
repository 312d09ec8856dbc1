import { gainPesos } from '../holding.ts'
import type { Works } from './works.ts'

/** 12.1 */
export const bank: Works<'bank'> = {
  plain: true,
  uses: () => [{ type: 'use', building: 'bank' }],
  use: (s, seat) => gainPesos(s, seat, 'bank', 2),
}
