import * as v from 'valibot'
import type { Op } from './diff.ts'
import type { Facts, Finding, Seat } from './game.ts'

export const LIMITS = { message: 16_384, record: 2_000_000, name: 24, title: 40, say: 500, id: 40 } as const

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Made by the client, new for every intent; the same id twice is applied once. */
const Id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/))
export const Token = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
export const TableId = v.pipe(v.string(), v.regex(/^[a-zA-Z2-9]{4}-[a-zA-Z2-9]{4}-[a-zA-Z2-9]{4}$/))

export const CreateTable = v.object({
  game: v.string(),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.title)), ''),
  seats: v.pipe(whole, v.maxValue(8)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  name: text(LIMITS.name),
})
export const BringTable = v.object({
  game: v.string(),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.title)), ''),
  live: v.boolean(),
  upto: v.optional(whole), // only the actions before this one of the record
  record: v.unknown(),
})
export const TakeSeat = v.object({ name: text(LIMITS.name), seat: v.optional(whole) })

export const FromClient = v.variant('t', [
  v.object({ t: v.literal('hello'), token: v.optional(Token), have: v.optional(whole) }),
  v.object({ t: v.literal('act'), id: Id, seq: whole, action: v.unknown() }),
  v.object({ t: v.literal('undo'), id: Id, seq: whole }),
  v.object({ t: v.literal('propose'), id: Id, seq: whole, upto: whole }),
  v.object({ t: v.literal('answer'), id: Id, upto: whole, yes: v.boolean() }),
  v.object({ t: v.literal('say'), id: Id, text: text(LIMITS.say) }),
  v.object({ t: v.literal('start'), id: Id }),
  v.object({ t: v.literal('set'), id: Id, options: v.record(v.string(), v.unknown()) }),
  v.object({ t: v.literal('leave'), id: Id }),
  v.object({ t: v.literal('free'), id: Id, seat: whole }),
])
export type FromClient = v.InferOutput<typeof FromClient>

export interface SeatInfo {
  readonly name?: string // absent: nobody sits here
  readonly free?: boolean // the host has freed it during play: anybody with the link may sit down
}

/** Taking back beyond one's own last action needs everybody's yes. */
export interface Proposal {
  readonly by: Seat
  readonly upto: number // the earliest action that would be undone
  readonly yes: readonly Seat[]
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly options: Readonly<Record<string, unknown>>
  readonly phase: 'lobby' | 'play' | 'over'
  readonly seats: readonly SeatInfo[]
  readonly host: Seat
  readonly created: number
  readonly proposal?: Proposal
}

export interface LogLine {
  readonly seq: number
  readonly at: number
  readonly seat: Seat
  readonly kind: 'start' | 'act' | 'undo'
  readonly upto?: number // undo: the earliest action taken back
  readonly revealed?: boolean // act: can't be taken back alone
  readonly news: readonly unknown[]
}

/** The table after an earlier entry, as the asking seat saw it. */
export interface Past {
  readonly seq: number
  readonly line: LogLine
  readonly view: unknown
}

export interface ChatLine {
  readonly n: number
  readonly at: number
  readonly name: string
  readonly seat: Seat
  readonly text: string
}

export interface Presence {
  readonly here: readonly Seat[]
  readonly watching: number
}

export type FromServer =
  | {
      readonly t: 'welcome'
      readonly you: Seat | null
      readonly seq: number // 0 until the game starts
      readonly table: TableInfo
      readonly view?: unknown
      readonly log: readonly LogLine[]
      readonly chat: readonly ChatLine[]
      readonly presence: Presence
    }
  | {
      readonly t: 'patch'
      readonly from: number
      readonly seq: number
      readonly ops: readonly Op[]
      readonly log: readonly LogLine[]
      readonly id?: string
    }
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'stale'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id?: string; readonly rule: string; readonly facts: Facts }
  | { readonly t: 'table'; readonly table: TableInfo }
  | ({ readonly t: 'presence' } & Presence)
  | { readonly t: 'said'; readonly line: ChatLine }

export const PING = 'ping'
export const PONG = 'pong'

export interface Seated {
  readonly table: string
  readonly seat: Seat
  readonly token: string
}

export interface BroughtTable {
  readonly table: string
  readonly actions: number
  readonly findings: readonly Finding[]
}
