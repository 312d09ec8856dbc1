import type { Seat } from '../../../shared/engine/game.ts'
import { affordable } from '../../../shared/games/cuba/architect.ts'
import { MERCHANDISE, type Merchandise } from '../../../shared/games/cuba/data.ts'
import { SECTIONS, statute, type Statute } from '../../../shared/games/cuba/data/statutes.ts'
import { forecastBill } from '../../../shared/games/cuba/forecast.ts'
import { buyPrice, onOffer, sellPrice } from '../../../shared/games/cuba/market.ts'
import { votes } from '../../../shared/games/cuba/parliament.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { nextStart } from '../../../shared/games/cuba/turn.ts'
import type { Glance } from './board/props.ts'

const byKind = <T>(of: (kind: Merchandise) => T): Record<Merchandise, T> =>
  Object.fromEntries(MERCHANDISE.map((kind) => [kind, of(kind)])) as Record<Merchandise, T>

/** What the rules say about the position, for a board that knows none. */
export function glance(s: State, you: Seat | null): Glance {
  const bought = s.phase.at === 'bid' || s.phase.at === 'enact' ? s.phase.bought : []
  const shown = SECTIONS.flatMap((section) => [s.acts[section], s.bills[section]]).filter((it) => it !== undefined)
  const subsidies = shown.filter((id) => statute(id).section === 'subsidy')
  return {
    buy: byKind((kind) => (onOffer(s).includes(kind) ? buyPrice(s, kind) : undefined)),
    sell: byKind((kind) => sellPrice(s, kind)),
    affordable: new Set(you === null ? [] : affordable(s, you)),
    nextStart: s.players.some((player) => player.parliament) ? undefined : nextStart(s)?.seat,
    votes: votes(s, bought),
    subsidy: Object.fromEntries(subsidies.map((id: Statute) => [id, forecastBill(s, id).map((it) => it.points)])),
  }
}
