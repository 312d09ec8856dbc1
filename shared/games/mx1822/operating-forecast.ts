import { clone } from '../../engine/diff.ts'
import type { Seat } from '../../engine/game.ts'
import { placeToken as place } from '../../rail/board.ts'
import type { Lay } from '../../rail/board.ts'
import type { ActionOf } from './action.ts'
import type { Company, Home } from './companies.ts'
import { charterOf } from './money.ts'
import { buyTrain } from './moves/buy-train.ts'
import { dividend } from './moves/dividend.ts'
import { asked, put } from './moves/lay-tile.ts'
import { graphNow, reachOf } from './network.ts'
import type { News } from './news.ts'
import { priceOf } from './price.ts'
import type { State } from './state.ts'
import { terrainCost } from './terrain.ts'
import { turnOf } from './turn.ts'

/** What it is now and what it would be. */
export interface Change {
  readonly before: number
  readonly after: number
}

const draftOf = (s: State): State => clone({ ...s, news: [], pending: [] })

/** 6.8.13 to 6.8.15, 6.9.2: what laying a tile in a hex costs, the cubes it takes off the board, and who must agree. */
export function forecastLay(s: State, hex: string): { cost: number; cubes: number; asks?: Seat } {
  const seat = asked(s, hex)
  return { cost: terrainCost(s, hex), cubes: s.cubes.on[hex] ?? 0, ...(seat === undefined ? {} : { asks: seat }) }
}

/** 6.8.9: the stops the company would reach with this tile and does not reach yet. */
export function forecastReach(s: State, lay: Lay): string[] {
  const draft = draftOf(s)
  put(draft, lay)
  return newlyReached(s, draft)
}

function newlyReached(s: State, draft: State): string[] {
  const { company } = turnOf(s)
  const before = new Set(stopsReached(s, company))
  return stopsReached(draft, company).filter((stop) => !before.has(stop))
}

const stopsReached = (s: State, company: Company): string[] => {
  const { stops } = graphNow(s)
  return [...reachOf(s, company).stops].map((stop) => stops[stop]!.id)
}

export interface DividendForecast {
  readonly seats: readonly Change[]
  readonly treasury: Change
  readonly price: Change
}

/** 6.13: a dividend before and after, for every player, the treasury and the price. */
export function forecastDividend(s: State, action: ActionOf<'dividend'>): DividendForecast {
  const { company } = turnOf(s)
  const draft = draftOf(s)
  dividend(draft, action)
  const change = (of: (state: State) => number): Change => ({ before: of(s), after: of(draft) })
  return {
    seats: s.players.map((_, seat) => change((state) => state.players[seat]!.cash)),
    treasury: change((state) => charterOf(state, company).cash),
    price: change((state) => priceOf(state, company)),
  }
}

/** 6.11.6: the stops a token would add to what the company reaches. */
export function forecastToken(s: State, { hex, city }: Home): string[] {
  const draft = draftOf(s)
  place(draft.board, hex, { company: turnOf(s).company, city, kind: 'station' })
  return newlyReached(s, draft)
}

export interface TrainForecast {
  readonly news: readonly News[] // the phase it opens, what rusts, what the NdeM gives up
  readonly discards: readonly Company[] // companies that would be over the limit
  readonly privatisation: boolean
}

/** 6.14.6: what buying a train sets off. */
export function forecastTrain(s: State, seat: Seat, action: ActionOf<'buyTrain'>): TrainForecast {
  const draft = draftOf(s)
  buyTrain(draft, seat, action, true)
  return {
    news: draft.news,
    discards: draft.pending.flatMap((it) => (it.at === 'discard' ? [it.company] : [])),
    privatisation: s.ndem === 'open' && draft.ndem === 'closing',
  }
}
