import { keep, recall } from '../lib/keep.ts'

/** A seat this browser may speak for. The name tells which one it is: names at a table are unique. */
export interface HeldSeat {
  readonly token: string
  readonly name: string
}

export interface RecentTable {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly when: number
  readonly note: string
  readonly turn: boolean
}

const RECENT = 12
const TOKEN = /^[\w-]{22}$/
const seatsKey = (table: string) => `seats.${table}`

export const heldSeats = (table: string) => recall<readonly HeldSeat[]>(seatsKey(table), [])

/** The seat used last comes first, so a reload opens it again. */
export function holdSeat(table: string, seat: HeldSeat): readonly HeldSeat[] {
  const others = heldSeats(table).filter((held) => held.token !== seat.token)
  return saveSeats(table, [seat, ...others])
}

export function nameSeat(table: string, token: string, name: string): readonly HeldSeat[] {
  return saveSeats(
    table,
    heldSeats(table).map((held) => (held.token === token ? { token, name } : held)),
  )
}

export function dropSeat(table: string, token: string): readonly HeldSeat[] {
  return saveSeats(
    table,
    heldSeats(table).filter((held) => held.token !== token),
  )
}

function saveSeats(table: string, seats: readonly HeldSeat[]): readonly HeldSeat[] {
  keep(seatsKey(table), seats.length > 0 ? seats : undefined)
  return seats
}

export const recentTables = () => recall<readonly RecentTable[]>('recent', [])

export function rememberTable(table: RecentTable): void {
  keep('recent', [table, ...recentTables().filter((it) => it.id !== table.id)].slice(0, RECENT))
}

export const forgetTable = (id: string) =>
  keep(
    'recent',
    recentTables().filter((it) => it.id !== id),
  )

export const playerName = () => recall('name', '')
export const setPlayerName = (name: string) => keep('name', name)

export const tableLink = (id: string) => `${location.origin}/t/${id}`
export const seatLink = (id: string, token: string) => `${tableLink(id)}#seat=${token}`

/** A private link brings its seat along; the address bar must not keep it. */
export function seatFromLink(table: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat')
  if (!token) return
  history.replaceState(null, '', location.pathname)
  if (!TOKEN.test(token)) return
  const known = heldSeats(table).find((held) => held.token === token)
  holdSeat(table, known ?? { token, name: '' })
}
