import type { AnyGame, Brought } from './game.ts'
import { move } from './table.ts'
import type { Entry, Play, Table } from './table.ts'

export interface Plan {
  readonly id: string
  readonly title: string
  readonly live: boolean // seats may be taken and the game goes on; otherwise it is only looked through
  readonly now: number
}

/** The table it would be if it had been played here, with its whole history. */
export function bring(game: AnyGame, brought: Brought, plan: Plan): { play: Play; entries: Entry[] } {
  const { id, title, now } = plan
  const chairs = brought.names.map((name) => ({ name, ...(plan.live ? { free: true } : {}) }))
  const table: Table = {
    id,
    game: game.id,
    title,
    options: { ...brought.options },
    phase: 'play',
    chairs,
    host: 0,
    created: now,
  }
  const { news, ...rest } = brought.start
  const play: Play = { table, state: { ...rest, news: [], revealed: false }, seq: 1, stack: [] }
  const first: Entry = { seq: 1, id: 'brought-1', at: now, seat: 0, kind: 'start', news, back: [] }
  const later = brought.moves.map(({ seat, action }) =>
    move(game, play, seat, { id: `brought-${play.seq + 1}`, action, now }),
  )
  return { play, entries: [first, ...later] }
}
