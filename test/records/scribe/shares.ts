import type { Seat } from '../../../shared/engine/game.ts'
import type { Shares } from '../../../shared/rail/shares.ts'
import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import type { Traded } from '../../../shared/games/mx1822/companies.ts'
import { NDEM } from '../../../shared/games/mx1822/companies.ts'
import { directorOf } from '../../../shared/games/mx1822/shares.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { player } from '../at.ts'
import type { Written } from '../own.ts'
import type { Place, Scribe } from './scribe.ts'

const isDirectors = (id: string): boolean => id.endsWith('_0') && !id.startsWith(NDEM)

/** Certificates that lie there, those of 10 % first. */
export const certificates = (c: Scribe, company: Traded, place: Place, count: number): string[] =>
  [...(c.shares.get(company) ?? [])]
    .filter(([, it]) => it === place)
    .map(([id]) => id)
    .sort((one, two) => Number(isDirectors(one)) - Number(isDirectors(two)))
    .slice(0, count)

/** Of a director's certificate only a part may be meant. */
export const sale = (c: Scribe, seat: Seat, { company, shares }: ActionOf<'sell'>): Written =>
  player(seat, 'sell_shares', { shares: certificates(c, company, seat, shares), percent: 10 * shares })

/** Moves certificates until everybody has as many as in the position. */
export function noteShares(c: Scribe, s: State): void {
  for (const [company, held] of Object.entries(s.shares) as [Traded, Shares][]) {
    const all = print(c, company, held)
    const director = company === NDEM ? undefined : directorOf(s, company)
    if (director !== undefined) all.set(`${company}_0`, director)
    const places: [Place, number][] = [['treasury', held.treasury], ['pool', held.pool], ...held.players.entries()]
    for (const [to, wanted] of places)
      while (worth(all, to) < wanted) {
        const [from] = places.find(([place, most]) => worth(all, place) > most)!
        const [id] = certificates(c, company, from, 1)
        all.delete(id!) // behind those that were there before
        all.set(id!, to)
      }
  }
}

const worth = (all: ReadonlyMap<string, Place>, place: Place): number =>
  [...all].filter(([, it]) => it === place).reduce((sum, [id]) => sum + (isDirectors(id) ? 2 : 1), 0)

/** The NdeM's become more as minors are removed. */
function print(c: Scribe, company: Traded, { players, treasury, pool }: Shares): Map<string, Place> {
  const all = c.shares.get(company) ?? new Map<string, Place>()
  c.shares.set(company, all)
  const total = players.reduce((sum, it) => sum + it, 0) + treasury + pool
  const count = company === NDEM ? total : total - 1
  for (let id = all.size; id < count; id++) all.set(`${company}_${id}`, company === NDEM ? 'pool' : 'treasury')
  return all
}
