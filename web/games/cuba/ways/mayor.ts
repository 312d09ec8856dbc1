import { MERCHANDISE, type Merchandise } from '../../../../shared/games/cuba/data.ts'
import { DOCKS, type Dock } from '../../../../shared/games/cuba/data/ships.ts'
import type { Cargo } from '../../../../shared/games/cuba/action.ts'
import { t } from '../words/index.ts'
import { chosenOf, offered, pointing, unique, type Look, type Of, type Pointed, type Way } from './way.ts'

const pieces = (cargo: Cargo): number => MERCHANDISE.reduce((sum, kind) => sum + (cargo[kind] ?? 0), 0)

const loadsAt = ({ offers }: Pick<Look, 'offers'>, dock: Dock): Of<'load'>[] =>
  offered(offers, 'load').filter((offer) => offer.dock === dock)

export const docksOffered = ({ offers }: Pick<Look, 'offers'>): Dock[] =>
  unique(offered(offers, 'load').map((offer) => offer.dock))

/** The kinds that fit on this ship, and how many at most. */
export const kindsAt = (look: Pick<Look, 'offers'>, dock: Dock): { kind: Merchandise; most: number }[] =>
  MERCHANDISE.map((kind) => ({
    kind,
    most: Math.max(0, ...loadsAt(look, dock).map((it) => it.cargo[kind] ?? 0)),
  })).filter(({ most }) => most > 0)

/** Everything that fits. */
export function supplyAll(look: Pick<Look, 'offers'>, dock: Dock): Pointed {
  const [most] = loadsAt(look, dock).toSorted((a, b) => pieces(b.cargo) - pieces(a.cargo))
  return pointing({ dock }, most)
}

export function supply(look: Look, dock: Dock, kind: Merchandise, amount: number): Pointed {
  const now = chosenOf(look, 'load')
  const before: Cargo = now?.dock === dock ? now.cargo : {}
  const wanted = { ...before, [kind]: amount }
  const whole = loadsAt(look, dock).find((it) =>
    MERCHANDISE.every((other) => (it.cargo[other] ?? 0) === (wanted[other] ?? 0)),
  )
  return pointing({ dock }, whole)
}

export const aboard = (look: Pick<Look, 'chosen'>, dock: Dock, kind: Merchandise): number => {
  const now = chosenOf(look, 'load')
  return now?.dock === dock ? (now.cargo[kind] ?? 0) : 0
}

/** A ship and its cargo: a tap on the ship loads all that fits, a tap on a space one more of a kind. */
export const mayor: Way = {
  focus: () => 'harbour',
  choices: (look) =>
    docksOffered(look).flatMap((dock) => [
      [`dock:${dock}`, { label: t().command.ship(dock), selected: chosenOf(look, 'load')?.dock === dock }] as const,
      ...kindsAt(look, dock).map(({ kind }) => {
        const count = aboard(look, dock, kind)
        return [`load:${dock}:${kind}`, { label: t().command.piece(kind, dock), selected: count > 0, count }] as const
      }),
    ]),
  point: (look, target) => {
    const dock = DOCKS.find((it) => target === `dock:${it}`)
    if (dock) return supplyAll(look, dock)
    for (const at of docksOffered(look)) {
      const found = kindsAt(look, at).find(({ kind }) => target === `load:${at}:${kind}`)
      if (found) return supply(look, at, found.kind, (aboard(look, at, found.kind) + 1) % (found.most + 1))
    }
    return look.pointed
  },
}
