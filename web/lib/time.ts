import { words } from '../words/index.ts'

/** "2 minutes ago", "yesterday": in the reader's language. */
export function ago(when: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words().language, { numeric: 'auto' })
  const minutes = Math.round((now - when) / 60_000)
  if (minutes < 1) return words().justNow
  if (minutes < 60) return format.format(-minutes, 'minute')
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), 'hour')
  return format.format(-Math.round(minutes / 1440), 'day')
}
