import { check, tell } from '../../../engine/game.ts'
import { CUBANS } from '../data.ts'
import { gainPesos } from '../holding.ts'
import type { UseOf, Works } from './works.ts'

const pesoOnly: UseOf<'newspaper'> = { type: 'use', building: 'newspaper' }

/** 12.12, 13.4 to 13.6 */
export const newspaper: Works<'newspaper'> = {
  uses: (s) => [pesoOnly, ...CUBANS.filter((cuban) => !s.inactive[cuban]).map((cuban) => ({ ...pesoOnly, cuban }))],
  use: (s, seat, { cuban }) => {
    check(cuban === undefined || !s.inactive[cuban], '13.4')
    gainPesos(s, seat, 'newspaper', 1)
    if (cuban === undefined) return
    s.inactive[cuban] = 'turned'
    tell(s, { type: 'turned', seat, cuban })
  },
}
