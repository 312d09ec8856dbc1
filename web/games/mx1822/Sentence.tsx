import type { JSX } from 'solid-js'
import type { Seat } from '../../../shared/engine/game.ts'
import type { News } from '../../../shared/games/mx1822/news.ts'
import { clean, Said } from '../../rail/Said.tsx'
import { t } from './words/index.ts'

/** The log comes from our own server: what it holds is news of this game. */
const asNews = (news: unknown): News => news as News

export function sentence(told: unknown, names: readonly string[]): JSX.Element | undefined {
  const news = asNews(told)
  const line = t().log[news.type] as ((news: News, name: (seat: Seat) => string) => string | undefined) | undefined
  const text = line?.(news, (seat) => clean(names[seat] ?? ''))
  return text === undefined ? undefined : <Said text={text} />
}

export function isChapter(told: unknown): boolean {
  const { type } = asNews(told)
  return type === 'stockRound' || type === 'operatingRound' || type === 'phase' || type === 'over'
}

export function seatOf(told: unknown): Seat | undefined {
  const news = asNews(told)
  if (news.type === 'asked' || news.type === 'answered' || news.type === 'withdrew') return news.by
  return 'seat' in news ? news.seat : undefined
}
