import { check, tell } from '../../../engine/game.ts'
import type { Flag } from '../data.ts'
import { raiseFlag } from '../ship.ts'
import type { UseOf, Works } from './works.ts'

const right: UseOf<'harbormaster'> = { type: 'use', building: 'harbormaster', by: 1 }
const left: UseOf<'harbormaster'> = { type: 'use', building: 'harbormaster', by: -1 }

/** 12.10 */
export const harbormaster: Works<'harbormaster'> = {
  uses: (s) => (s.flag === 2 ? [right] : [right, left]),
  use: (s, seat, { by }) => {
    check(by === 1 || s.flag > 2, '12.10')
    if (by === -1) s.flag = (s.flag - 1) as Flag // above 2
    else if (raiseFlag(s, seat)) return
    tell(s, { type: 'flagMoved', seat, flag: s.flag })
  },
}
