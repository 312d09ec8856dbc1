import type { Use } from '../../../../shared/games/cuba/action.ts'
import type { Piece } from '../../../../shared/games/cuba/data.ts'
import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Field } from '../../../../shared/games/cuba/data/plantations.ts'
import type { Part, Target } from '../board/props.ts'
import { commandOf } from '../describe.ts'
import { t } from '../words/index.ts'
import {
  append,
  chosenOf,
  offered,
  pointing,
  sameSet,
  unique,
  type Choices,
  type Look,
  type Pointed,
  type Way,
} from './way.ts'

export type UseOf<B extends Building> = Extract<Use, { building: B }>

export const fieldOf = (look: Pick<Look, 'chosen' | 'pointed'>): Field | undefined =>
  chosenOf(look, 'use')?.field ?? look.pointed.field

/** All that the building pointed at could do. */
export function usesHere(look: Look): Use[] {
  const field = fieldOf(look)
  return offered(look.offers, 'use').filter((use) => use.field === field)
}

/** Where only a number is open, as much as possible; where more is open, nothing yet. */
function open(look: Look, field: Field): Pointed {
  const uses = offered(look.offers, 'use').filter((use) => use.field === field)
  const numbered = uses.filter((use) => 'amount' in use && !('kind' in use))
  return pointing({ field }, uses.length === 1 ? uses[0] : numbered.at(-1))
}

const given = (use: Use): readonly Piece[] => ('give' in use ? [use.give].flat() : [])
const isList = (use: Use | undefined): boolean => use !== undefined && 'give' in use && Array.isArray(use.give)

export function givesHere(look: Look): Piece[] {
  return unique(usesHere(look).flatMap(given))
}

const most = (look: Look): number => Math.max(0, ...usesHere(look).map((use) => given(use).length))

/** What has been offered to the building so far. */
export const offeredPieces = (look: Look): readonly Piece[] => {
  const use = chosenOf(look, 'use')
  return use ? given(use) : (look.pointed.pieces ?? [])
}

export function givingTo(look: Look, piece: Piece): Pointed {
  const field = fieldOf(look)
  const uses = usesHere(look)
  if (!field) return look.pointed
  if (!isList(uses[0])) {
    const taking = uses.filter((use) => given(use).includes(piece))
    return pointing({ field, pieces: [piece] }, taking.length === 1 ? taking[0] : undefined)
  }
  const pieces = append(offeredPieces(look), piece, most(look))
  const whole = uses.find((use) => sameSet(given(use), pieces)) ?? uses.find((use) => sameSet(given(use), [piece]))
  return pointing({ field }, whole)
}

/** Where else on the board a use is pointed at. */
function targetOf(use: Use): Target | undefined {
  if (use.building === 'smallBranchOffice' || use.building === 'largeBranchOffice')
    return `load:${use.dock}:${use.kind}`
  if (use.building === 'church') return `bill:${use.bill}`
  return use.building === 'lighthouse' ? `ship:${use.ship}` : undefined
}

function elsewhere(look: Look): Choices {
  const use = chosenOf(look, 'use')
  const chosen = use && targetOf(use)
  const targets = new Map(usesHere(look).flatMap((it) => (targetOf(it) ? [[targetOf(it) as Target, it] as const] : [])))
  return [...targets].map(([target, it]) => {
    const count = target === chosen && use && 'amount' in use ? { count: use.amount } : {}
    return [target, { label: commandOf(look.s, it), selected: target === chosen, ...count }] as const
  })
}

/** A tap on a ship's space loads one more; after the last it starts again with one. */
function pointElsewhere(look: Look, target: Target): Pointed {
  const found = usesHere(look).filter((use) => targetOf(use) === target)
  const now = found.findIndex((use) => use === look.chosen)
  const field = fieldOf(look)
  return pointing(field ? { field } : {}, found[(now + 1) % found.length])
}

const FOCUS = {
  smallBranchOffice: 'harbour',
  largeBranchOffice: 'harbour',
  lighthouse: 'harbour',
  church: 'parliament',
} as const satisfies Partial<Record<Building, Part>>

/** A building, and how it is used. */
export const foreman: Way = {
  focus: (look) => {
    const building = usesHere(look)[0]?.building
    return (building && (FOCUS as Partial<Record<Building, Part>>)[building]) ?? 'plantations'
  },
  choices: (look) => [
    ...unique(offered(look.offers, 'use').map((use) => use.field)).map((field) => {
      const building = offered(look.offers, 'use').find((use) => use.field === field)?.building ?? 'warehouse'
      return [`field:${field}`, { label: t().command.open(building), selected: field === fieldOf(look) }] as const
    }),
    ...givesHere(look).map((piece) => {
      const count = offeredPieces(look).filter((it) => it === piece).length
      return [`own:${piece}`, { label: t().command.give(piece), selected: count > 0, count }] as const
    }),
    ...elsewhere(look),
  ],
  point: (look, target) => {
    const field = offered(look.offers, 'use').find((use) => target === `field:${use.field}`)?.field
    if (field) return open(look, field)
    const piece = givesHere(look).find((it) => target === `own:${it}`)
    return piece ? givingTo(look, piece) : pointElsewhere(look, target)
  },
}
