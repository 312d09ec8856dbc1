import type { JSX } from 'solid-js'
import type { Seat } from '../../../shared/engine/game.ts'
import type { News } from '../../../shared/games/cuba/news.ts'
import { clean } from '../parts/Rich.tsx'
import { Rich } from './Rich.tsx'
import { t } from './words/index.ts'

/** The log comes from our own server: what it holds is news of this game. */
const asNews = (news: unknown): News => news as News

const nothing = (news: News): boolean =>
  (news.type === 'subsidised' && news.points === 0) || (news.type === 'finalBuildings' && news.points === 0)

export function sentence(told: unknown, names: readonly string[]): JSX.Element | undefined {
  const news = asNews(told)
  if (nothing(news)) return undefined
  const line = t().log[news.type] as ((news: News, name: (seat: Seat) => string) => string) | undefined
  return line && <Rich text={line(news, (seat) => clean(names[seat] ?? ''))} />
}

export function isChapter(told: unknown): boolean {
  const { type } = asNews(told)
  return type === 'proposed' || type === 'roundEnded' || type === 'over'
}

export function seatOf(told: unknown): Seat | undefined {
  const news = asNews(told)
  if (news.type === 'started') return news.start
  if (news.type === 'tied') return news.seats[0]
  return 'seat' in news ? news.seat : undefined
}
