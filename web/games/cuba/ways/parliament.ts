import type { Piece } from '../../../../shared/games/cuba/data.ts'
import { SECTIONS } from '../../../../shared/games/cuba/data/statutes.ts'
import { t } from '../words/index.ts'
import {
  append,
  offered,
  pointing,
  sameSet,
  toggled,
  unique,
  type Look,
  type Of,
  type Pointed,
  type Way,
} from './way.ts'

const BILLS = 2

/** A sealed bid is settled on the wall; it is final, so nothing is assumed. */
export const bid: Way = { focus: () => 'parliament', choices: () => [], point: ({ pointed }) => pointed }

/** Two bills to pass. */
export const enact: Way = {
  focus: () => 'parliament',
  choices: ({ offers, pointed }) =>
    SECTIONS.filter((section) => offered(offers, 'enact').some((it) => it.bills.includes(section))).map(
      (section) =>
        [
          `bill:${section}`,
          { label: t().command.bill(section), selected: pointed.bills?.includes(section) ?? false },
        ] as const,
    ),
  point: ({ offers, pointed }, target) => {
    const section = SECTIONS.find((it) => target === `bill:${it}`)
    if (!section) return pointed
    const bills = toggled(pointed.bills ?? [], section, BILLS)
    return pointing(
      { bills },
      offered(offers, 'enact').find((it) => sameSet(it.bills, bills)),
    )
  },
}

export const obeying = (
  { offers }: Pick<Look, 'offers'>,
  tax: boolean,
  duty: readonly Piece[],
): Of<'obey'> | undefined => offered(offers, 'obey').find((it) => it.tax === tax && sameSet(it.duty, duty))

/** What could be given as duty, piece by piece. */
export const dutyPieces = ({ offers }: Pick<Look, 'offers'>): Piece[] =>
  unique(offered(offers, 'obey').flatMap((it) => it.duty))

const dutySize = ({ offers }: Pick<Look, 'offers'>): number =>
  Math.max(0, ...offered(offers, 'obey').map((it) => it.duty.length))

/** One piece more; when the duty is whole it is given. */
export function giving(look: Look, piece: Piece): Pointed {
  const now = look.chosen?.type === 'obey' ? look.chosen : undefined
  const before = look.pointed.pieces ?? []
  const size = dutySize(look)
  const pieces =
    size === 1 ? (now?.duty.includes(piece) ? [] : [piece]) : append(before.length < size ? before : [], piece, size)
  const whole = obeying(look, now?.tax ?? false, pieces.length === size ? pieces : [])
  return pointing({ pieces }, whole ?? now)
}

/** Tax and duty in one question; whoever says nothing else pays what can be paid. */
export const obey: Way = {
  focus: () => 'plantations',
  choices: (look) =>
    dutyPieces(look).map((piece) => {
      const given = look.pointed.pieces ?? (look.chosen?.type === 'obey' ? look.chosen.duty : [])
      const count = given.filter((it) => it === piece).length
      return [`own:${piece}`, { label: t().command.give(piece), selected: count > 0, count }] as const
    }),
  point: (look, target) => {
    const piece = dutyPieces(look).find((it) => target === `own:${it}`)
    return piece ? giving(look, piece) : look.pointed
  },
  assumed: ({ offers }) => {
    const obedient = offered(offers, 'obey')
    const worth = (it: Of<'obey'>) => Number(it.tax) + Number(it.duty.length > 0)
    return obedient.toSorted((a, b) => worth(b) - worth(a))[0]
  },
}
