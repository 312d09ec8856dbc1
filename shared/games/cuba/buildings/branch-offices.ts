import { upTo } from '../amounts.ts'
import { MERCHANDISE } from '../data.ts'
import { DOCKS } from '../data/ships.ts'
import { loadable, supply } from '../harbor.ts'
import type { Works } from './works.ts'

/** 8.8 */
export const smallBranchOffice: Works<'smallBranchOffice'> = {
  ways: (s, seat) =>
    DOCKS.flatMap((dock) =>
      MERCHANDISE.filter((kind) => loadable(s, seat, dock, kind) > 0).map((kind) => ({ dock, kind })),
    ),
  use: (s, seat, { building, dock, kind }) => supply(s, seat, { dock, cargo: { [kind]: 1 }, by: building }),
}

/** 8.9 */
export const largeBranchOffice: Works<'largeBranchOffice'> = {
  ways: (s, seat) =>
    DOCKS.flatMap((dock) =>
      MERCHANDISE.flatMap((kind) => upTo(loadable(s, seat, dock, kind)).map((amount) => ({ dock, kind, amount }))),
    ),
  use: (s, seat, { building, dock, kind, amount }) =>
    supply(s, seat, { dock, cargo: { [kind]: amount }, by: building }),
}
