import type { Seat } from '../../shared/engine/game.ts'
import { tileAt } from '../../shared/rail/board.ts'
import { spaceOf } from '../../shared/rail/market.ts'
import { exitsOfStop } from '../../shared/rail/tile.ts'
import { certificates } from '../../shared/games/mx1822/certificates.ts'
import type { Company, Traded } from '../../shared/games/mx1822/companies.ts'
import { LOT, MAJORS, NDEM, isMajor } from '../../shared/games/mx1822/companies.ts'
import type { Course } from '../../shared/games/mx1822/import/course.ts'
import { nameOf } from '../../shared/games/mx1822/import/names.ts'
import { hasExtraLeft, stopIn } from '../../shared/games/mx1822/import/stops.ts'
import { cardsOf } from '../../shared/games/mx1822/import/train-ids.ts'
import { GROUND, MEXICO_CITY } from '../../shared/games/mx1822/map.ts'
import { PRICES } from '../../shared/games/mx1822/market.ts'
import { active } from '../../shared/games/mx1822/offers.ts'
import { priceOf } from '../../shared/games/mx1822/price.ts'
import { directorOf, holding, minorsOf } from '../../shared/games/mx1822/shares.ts'
import type { Charter, Item } from '../../shared/games/mx1822/state.ts'
import { tokensOf } from '../../shared/rail/board.ts'
import { STEPS } from '../../shared/games/mx1822/turn.ts'
import { wealthOf } from '../../shared/games/mx1822/wealth.ts'
import type { Watch } from './watch.ts'

export type Keys = Record<string, unknown>
const sorted = (names: readonly string[]) => [...names].sort()

/** The position in the words of a trace. */
export function snapshot(c: Course, w: Watch): Keys {
  return { ...clock(c, w), ...players(c, w), ...companies(c, w), ...market(c), ...cards(c), ...board(c) }
}

/** There the NdeM stays until its tokens are auctioned. */
const isCashedIn = ({ there: s, ndem }: Course): boolean =>
  ndem !== undefined && s.ndem === 'closing' && s.companies[NDEM] === undefined

function cashedIn(c: Course, w: Watch): Keys {
  if (!c.ndem || !isCashedIn(c)) return {}
  const { charter, market: spaces, shares } = c.ndem
  const total = shares.pool + shares.players.reduce((sum, held) => sum + held, 0)
  return {
    ...companyKeys(c, w, NDEM, charter),
    'c.NDEM.price': PRICES[spaceOf(spaces, NDEM)],
    'c.NDEM.pool': 10 * total,
    'c.NDEM.ops': charter.turns + 1,
  }
}

const idOf = (c: Course, seat: Seat) => c.record.players[seat]!.id

function clock(c: Course, w: Watch): Keys {
  const { there: s } = c
  const finished = w.ended || s.round.at === 'over'
  const waiting = finished ? { step: null, entity: null, actors: [] } : waitingFor(c)
  return {
    round: s.set.round > 0 ? 'OR' : s.round.at === 'double' ? 'CH' : 'SR',
    turn: s.stockRound,
    round_num: Math.max(1, s.set.round),
    phase: s.phase,
    finished,
    ...waiting,
    ...order(c, w),
    bank: s.bank.cash + (s.round.at === 'operating' ? mailAhead(c, s.round.turn.company) : 0),
    broken: w.broken,
    order: s.order.map((seat) => idOf(c, seat)),
    ndem_state: s.ndem,
  }
}

/** At the end of the game it is still the last company's turn. */
function order({ there: s }: Course, w: Watch): Keys {
  if (s.round.at === 'over' && s.set.round > 0) return { or_order: w.order, or_index: w.order.length - 1 }
  if (s.round.at !== 'operating') return { or_order: null, or_index: null }
  const all = (s.round.order ?? []).map(nameOf)
  w.order = all
  return { or_order: all, or_index: all.indexOf(nameOf(s.round.turn.company)) }
}

function waitingFor(c: Course): { step: string; entity: unknown; actors: unknown[] } {
  const { there: s } = c
  const [pending] = s.pending
  const actors = active(s).map((seat) => idOf(c, seat))
  if (s.round.at === 'stock') return { step: 'BuySellParShares', entity: actors[0], actors }
  if (s.round.at === 'double') return { step: 'Choose', entity: actors[0], actors }
  if (s.round.at !== 'operating') throw new Error(`nothing to wait for at ${s.round.at}`)
  const company = nameOf(s.round.turn.company)
  if (c.asked || pending?.at === 'auction')
    return { step: 'AuctionNdemTokens', entity: NDEM, actors: c.asked ? [idOf(c, c.asked.seat)] : actors }
  if (pending?.at === 'discard' || pending?.at === 'scrap')
    return { step: 'DiscardTrain', entity: nameOf(pending.company), actors }
  const step = stopIn(c) ?? `our ${s.round.turn.step}`
  return { step, entity: step === 'SpecialTrack' ? 'P9' : company, actors }
}

function players(c: Course, w: Watch): Keys {
  const { there: s } = c
  return Object.assign(
    {},
    ...s.players.map((player, seat) => {
      const key = `p.${idOf(c, seat)}`
      const minors = minorsOf(s, seat)
      const shares = Object.fromEntries([
        ...minors.map((minor) => [nameOf(minor), 100]),
        ...[...MAJORS, NDEM as Traded]
          .map((id) => [id, 10 * holding(s, id, seat)] as const)
          .filter(([, percent]) => percent > 0),
      ])
      const directs = MAJORS.filter((id) => directorOf(s, id) === seat)
      return {
        [`${key}.cash`]: player.cash,
        [`${key}.loan`]: player.loan,
        [`${key}.certs`]: certificates(s, seat),
        [`${key}.value`]: wealthOf(s, seat).total,
        [`${key}.shares`]: shares,
        [`${key}.dir`]: sorted([...minors.map(nameOf), ...directs]),
        [`${key}.privates`]: sorted(player.privates),
        [`${key}.concessions`]: sorted(player.concessions),
        ...(s.set.round > 0 ? {} : { [`${key}.passed`]: s.round.at === 'stock' && w.passed.has(seat) }),
      }
    }),
  ) as Keys
}

function companies(c: Course, w: Watch): Keys {
  const all = Object.entries(c.there.companies) as [Company, Charter][]
  return Object.assign(cashedIn(c, w), ...all.map(([company, charter]) => companyKeys(c, w, company, charter))) as Keys
}

function companyKeys(c: Course, w: Watch, company: Company, charter: Charter): Keys {
  const { there: s } = c
  const key = `c.${nameOf(company)}`
  const now = s.round.at === 'operating' && s.round.turn.company === company ? s.round.turn : undefined
  const operated = now && STEPS.indexOf(now.step) > STEPS.indexOf('dividend') ? 1 : 0
  const cubes = Object.values(c.cubes[company] ?? {}).reduce((sum, left) => sum + left, 0)
  const major = isMajor(company)
  return {
    [`${key}.cash`]: charter.cash - mailAhead(c, company),
    [`${key}.price`]: priceOf(s, company),
    [`${key}.owner`]: charter.director === undefined ? null : idOf(c, charter.director),
    [`${key}.floated`]: charter.floated,
    [`${key}.trains`]: sorted(trainNames(c, company, charter)),
    [`${key}.tids`]: cardsOf(c.trains, company).map(({ id }) => id),
    [`${key}.tokens`]: tokens(c, company),
    [`${key}.privates`]: sorted(privatesOf(c, company, charter)),
    [`${key}.ops`]: charter.turns + operated,
    [`${key}.rev`]: w.revenue.get(company) ?? null,
    ...(major ? { [`${key}.avail`]: charter.available, [`${key}.exch`]: charter.exchange } : {}),
    ...(major ? { [`${key}.treasury`]: 10 * holding(s, company, 'treasury') } : {}),
    ...(major || company === NDEM ? { [`${key}.pool`]: 10 * holding(s, company as Traded, 'pool') } : {}),
    ...(cubes > 0 ? { [`${key}.cubes`]: cubes } : {}),
  }
}

/** There the mail is paid with the dividend, here with the run. */
function mailAhead({ there: { round } }: Course, company: Company): number {
  if (round.at !== 'operating' || round.turn.company !== company || round.turn.step !== 'dividend') return 0
  return round.turn.earned?.mail ?? 0
}

const NAMES: Readonly<Record<string, string>> = { '3/2': '3/2P' }

/** Our own trains, with the names a record gives those that were privates. */
function trainNames(c: Course, holder: Company | 'pool', { trains }: Pick<Charter, 'trains'>): string[] {
  const ids = cardsOf(c.trains, holder)
  if (sorted(ids.map(({ side }) => side)).join() !== sorted(trains).join()) return trains.map((it) => `our ${it}`)
  const attached = (id: string) => (c.memo.pullman === id && !c.memo.ran ? '+' : '')
  return ids.map(({ id, side }) => (id.startsWith('5P') ? '5P' : (NAMES[side] ?? side)) + attached(id))
}

/** There P10 and P11 stay until their cubes are placed, P9 until its block is done. */
function privatesOf(c: Course, company: Company, { privates }: Charter): string[] {
  const left = Object.entries(c.cubes[company] ?? {}).flatMap(([id, cubes]) => (cubes > 0 ? [id] : []))
  const { round } = c.there
  const extra = round.at === 'operating' && round.turn.company === company && hasExtraLeft(c)
  return [...privates, ...left, ...(extra ? ['P9'] : [])]
}

const KINDS = { home: 'h', destination: 'd', station: 'n' } as const

function tokens(c: Course, company: Company): string[] {
  const { there: s, pieces } = c
  return sorted(
    tokensOf(s.board, company).map(({ hex, city, kind, extra }) => {
      const exits = exitsOfStop(tileAt(GROUND, s.board, hex), city).toSorted()
      const number = hex === MEXICO_CITY ? (city - pieces.disc + 6) % 6 : city
      return `${hex}/${number}/${exits.join('')}/${KINDS[kind]}${extra ? '+' : ''}`
    }),
  )
}

function market(c: Course): Keys {
  const spaces = c.ndem && isCashedIn(c) ? c.ndem.market : c.there.market
  return Object.fromEntries(
    spaces.flatMap((stack, at) => (stack.length > 0 ? [[`m.${PRICES[at]}`, stack.map(nameOf)]] : [])),
  )
}

function cards(c: Course): Keys {
  const { minors, concessions, privates, bids, depot } = c.there
  const lot = [...concessions.boxes, ...concessions.pile].includes(LOT.concession) ? [LOT.minor] : []
  const all = Object.entries(bids) as [Item, NonNullable<(typeof bids)[Item]>][]
  return {
    'pile.M': [...minors.boxes, ...minors.pile, ...lot],
    'pile.C': [...concessions.boxes, ...concessions.pile],
    'pile.P': [...privates.boxes, ...privates.pile],
    'box.M': minors.boxes,
    'box.C': concessions.boxes,
    'box.P': privates.boxes,
    ...Object.fromEntries(
      all.map(([item, them]) => [`bid.${item}`, them.map(({ seat, amount }) => [idOf(c, seat), amount])]),
    ),
    ...Object.fromEntries((['L', '3', '4', '5', '6'] as const).map((card) => [`d.${card}`, depot.left[card]])),
    'd.7': -1,
    'd.pool': sorted(trainNames(c, 'pool', { trains: depot.pool })),
  }
}

function board({ there: s, pieces }: Course): Keys {
  return Object.fromEntries([
    ...Object.entries(s.board.tiles).map(([hex, { tile, turn }]) => [
      `t.${hex}`,
      `${tile}/${hex === MEXICO_CITY ? pieces.disc : turn}`,
    ]),
    ...Object.entries(s.cubes.on).map(([hex, count]) => [`q.${hex}`, count]),
  ])
}
