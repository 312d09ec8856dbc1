import { gainPoints } from '../holding.ts'
import type { Works } from './works.ts'

/** 12.2 */
export const church: Works<'church'> = {
  plain: true,
  uses: () => [{ type: 'use', building: 'church' }],
  use: (s, seat) => gainPoints(s, seat, 'church', 1),
}
