import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../shared/games/mx1822/companies.ts'
import { nameOf } from '../../../shared/games/mx1822/import/names.ts'
import { cardsOf } from '../../../shared/games/mx1822/import/train-ids.ts'
import { mailOf } from '../../../shared/games/mx1822/mail.ts'
import { readRun } from '../../../shared/games/mx1822/runs.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { CARDS, PULLMAN, SIDES } from '../../../shared/games/mx1822/trains.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { turnOf } from '../../../shared/games/mx1822/turn.ts'
import { company } from '../at.ts'
import type { Written } from '../own.ts'
import type { Scribe } from './scribe.ts'

const idOf = (c: Scribe, holder: Company | 'pool', side: Train): string =>
  cardsOf(c.trains, holder).find((card) => card.side === side)!.id

/** The card on top; in a minor's first turn the record always names the same. */
export function bought(c: Scribe, s: State, { train: side, from, price, upgrade }: ActionOf<'buyTrain'>): object {
  const { company: buyer, step } = turnOf(s)
  if (upgrade) return { train: idOf(c, buyer, 'L'), price, variant: '2', exchange: idOf(c, buyer, 'L') }
  if (step === 'housekeeping') return { train: 'L-0', price, variant: 'L' }
  if (from !== 'bank') return { train: idOf(c, from, side), price, variant: side }
  const card = CARDS.find((it) => (SIDES[it] as readonly Train[]).includes(side))!
  return { train: `${card}-${c.trains.taken[card] ?? 0}`, price, variant: side }
}

export function discarded(c: Scribe, s: State, { train: side }: ActionOf<'discard'>): Written[] {
  const [first] = s.pending
  if (first?.at !== 'discard' && first?.at !== 'scrap') throw new Error('nothing to discard')
  return [company(nameOf(first.company), 'discard_train', { train: idOf(c, first.company, side) })]
}

const CARRIES_NONE: readonly Train[] = [PULLMAN, 'L', 'LP', 'E']

/** A card of its own for each route; a Pullman is attached first. */
export function ran(c: Scribe, s: State, by: string, { routes }: ActionOf<'run'>): Written[] {
  const { company: runner } = turnOf(s)
  const rides = readRun(s, runner, routes)
  if (typeof rides === 'string') throw new Error(rides)
  const left = [...cardsOf(c.trains, runner)]
  const cards = routes.map(
    ({ train }) =>
      left.splice(
        left.findIndex(({ side }) => side === train),
        1,
      )[0]!,
  )
  const able = cardsOf(c.trains, runner).filter(({ side }) => !CARRIES_NONE.includes(side))
  const pullman = cards[routes.findIndex((route) => route.pullman)]
  const written = routes.map(({ stops, links }, at) => {
    const hexes = stops.map((stop) => stop.split('.')[0]!)
    const connections = links.length > 0 ? links : [['local', hexes[0]]]
    const nodes = stops.map((stop) => stop.replace('.', '-'))
    return { train: cards[at]!.id, connections, hexes, nodes, revenue: rides[at]!.revenue }
  })
  return [
    ...(pullman ? [company(by, 'choose', { choice: String(able.indexOf(pullman)) })] : []),
    company(by, 'run_routes', { routes: written, subsidy: mailOf(s, runner, rides) }),
  ]
}
