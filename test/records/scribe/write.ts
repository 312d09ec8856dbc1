import type { Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/mx1822/action.ts'
import { CHARTER_CUBES, MAX_BIDS } from '../../../shared/games/mx1822/data.ts'
import type { Major } from '../../../shared/games/mx1822/companies.ts'
import { nameOf } from '../../../shared/games/mx1822/import/names.ts'
import { noteTrains } from '../../../shared/games/mx1822/import/train-ids.ts'
import { MEXICO_CITY } from '../../../shared/games/mx1822/map.ts'
import type { News } from '../../../shared/games/mx1822/news.ts'
import { PRIVATE } from '../../../shared/games/mx1822/privates.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { turnOf } from '../../../shared/games/mx1822/turn.ts'
import { company as corporation, owned, player } from '../at.ts'
import type { Written } from '../own.ts'
import { noteAuction, offered, passed, raised, taken } from './auction.ts'
import { cityName, cube, laid, nextDisc } from './pieces.ts'
import type { Scribe } from './scribe.ts'
import { certificates, noteShares, sale } from './shares.ts'
import { bought, discarded, ran } from './trains.ts'

export interface Played {
  readonly seat: Seat
  readonly action: Action
  readonly before: State
  readonly after: State
  readonly news: readonly News[]
}

export function write(c: Scribe, { seat, action, before, after, news }: Played): void {
  const late = action.type === 'discard' && before.round.at !== 'operating'
  const list = late ? c.late : c.deeds
  list.push(...deedsOf(c, before, seat, action))
  for (const it of news) noteNews(c, it)
  if (after.round.at === 'operating') c.deeds.push(...c.late.splice(0))
  noteShares(c, after)
  noteAuction(
    c,
    after,
    news.some(({ type }) => type === 'privatised'),
  )
}

function noteNews(c: Scribe, news: News): void {
  noteTrains(c.trains, news)
  const cubes = (company: Parameters<typeof c.cubes.get>[0]) => c.cubes.get(company) ?? []
  if (news.type === 'destination') c.deeds.push(corporation(news.company, 'hex_token', { hex: news.hex }))
  if (news.type === 'acquired') c.cubes.set(news.company, [...cubes(news.company), ...cubes(news.minor)])
  if (news.type === 'acquiredPrivate' && PRIVATE[news.private].power.does === 'cubes')
    c.cubes.set(news.company, [...cubes(news.company), ...Array<string>(CHARTER_CUBES).fill(news.private)])
}

const PAID = { full: 'payout', half: 'half', none: 'withhold' } as const
const TOKEN = { place: 'replace', available: 'exchange', none: 'remove' } as const

function deedsOf(c: Scribe, s: State, seat: Seat, action: Action): Written[] {
  const by = s.round.at === 'operating' ? nameOf(turnOf(s).company) : ''
  const company = (type: string, more: object = {}) => corporation(by, type, more)
  switch (action.type) {
    case 'bid': {
      const bids = action.bids.map(({ item, amount }) => player(seat, 'bid', { company: item, price: amount }))
      const before = s.round.at === 'stock' ? s.round.turn.bids : 0
      return action.done && before + bids.length < MAX_BIDS ? [...bids, player(seat, 'pass')] : bids
    }
    case 'sell':
      return [sale(c, seat, action)]
    case 'repay':
      return [player(seat, 'payoff_player_debt_partial', { amount: action.amount })]
    case 'buy':
      return [player(seat, 'buy_shares', { shares: certificates(c, action.company, action.from, 1), percent: 10 })]
    case 'convert':
    case 'form':
      return [player(seat, 'par', { corporation: action.company, share_price: `${action.price},0,9` })]
    case 'double':
      return [action.yes ? player(seat, 'choose', { choice: 'double' }) : player(seat, 'pass')]
    case 'acquirePrivate':
      return [company('acquire_company', { company: action.private })]
    case 'closePrivate':
      return [owned(action.private, 'choose_ability', { choice: 'close_p16' })]
    case 'layTile':
      return [laid(c, by, action)]
    case 'placeCube':
      return [cube(c, s, by, action)]
    case 'upgradeMexicoCity':
      return [laid(c, by, { hex: MEXICO_CITY, tile: nextDisc(s), turn: 0, using: action.using && [action.using] })]
    case 'layPort': {
      const { power } = PRIVATE[action.private]
      return [
        laid(c, by, { ...action, tile: power.does === 'port' ? power.tile : '', turn: 0, using: [action.private] }),
      ]
    }
    case 'placeToken':
      return [company('place_token', { city: cityName(c, action.hex, action.city), slot: 0, tokener: by })]
    case 'run':
      return ran(c, s, by, action)
    case 'dividend':
      return [
        ...(action.special ? [company('choose', { choice: PAID[action.special] })] : []),
        company('dividend', { kind: PAID[action.pay] }),
      ]
    case 'buyTrain':
      return [company('buy_train', bought(c, s, action))]
    case 'discard':
      return discarded(c, s, action)
    case 'acquireMinor':
      return [
        company('merge', { corporation: nameOf(action.minor) }),
        company('choose', { choice: ['money', 'one_share', 'two_shares'][action.shares] }),
        company('choose', { choice: TOKEN[action.token] }),
      ]
    case 'issue':
      return [company('sell_shares', { shares: certificates(c, by as Major, 'treasury', action.shares) })]
    case 'redeem':
      return [company('buy_shares', { shares: certificates(c, by as Major, 'pool', action.shares) })]
    case 'offerToken':
      return offered(c, s, seat, action)
    case 'raise':
      return raised(c, seat, action)
    case 'takeToken':
      return taken(c, s, seat, action.company)
    case 'pass':
      if (s.round.at === 'stock') return [player(seat, 'pass')]
      if (s.pending[0]?.at === 'auction') return passed(c, seat)
      return turnOf(s).traded ? [] : [company('pass')] // there issuing ends the turn
    default:
      throw new Error(`no record knows ${action.type}`)
  }
}
