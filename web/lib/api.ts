import type { Facts, Seat } from '../../shared/engine/game.ts'
import type { BroughtTable, LogLine, Past, Seated, TableInfo } from '../../shared/engine/protocol.ts'

export interface Refusal {
  readonly rule: string
  readonly facts: Facts
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly name: string
}

export const createTable = (plan: NewTable) => ask<Seated>('/api/tables', plan)
export const bringTable = (plan: { game: string; record: unknown; live: boolean; upto?: number }) =>
  ask<BroughtTable>('/api/tables/brought', plan)
export const takeSeat = (table: string, name: string, seat?: Seat) =>
  ask<Seated>(`/api/tables/${table}/seats`, { name, ...(seat === undefined ? {} : { seat }) })
export const tableInfo = (table: string) => ask<{ table: TableInfo }>(`/api/tables/${table}`)
export const olderLog = (table: string, before: number) =>
  ask<{ log: LogLine[] }>(`/api/tables/${table}/log?before=${before}`)

const bearer = (token: string | undefined): RequestInit =>
  token ? { headers: { Authorization: `Bearer ${token}` } } : {}
export const tableAt = (table: string, seq: number, token: string | undefined) =>
  answered<Past>(`/api/tables/${table}/at/${seq}`, bearer(token))

export async function download(table: string, token: string | undefined): Promise<void> {
  const response = await fetch(`/api/tables/${table}/export`, bearer(token))
  if (!response.ok) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = `malecon-${table}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const ask = <T>(url: string, body?: unknown) => answered<T>(url, body === undefined ? {} : post(body))

async function answered<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(url, init)
    if (response.ok) return { ok: true, value: (await response.json()) as T }
    return { ok: false, refusal: await refusalOf(response) }
  } catch {
    return { ok: false, refusal: { rule: 'wire.away', facts: {} } }
  }
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const { error } = (await response.json()) as { error: Partial<Refusal> }
    if (error.rule) return { rule: error.rule, facts: error.facts ?? {} }
  } catch {
    // Not one of ours: a proxy's page, or half a body.
  }
  return { rule: response.status === 404 ? 'table.unknown' : 'wire.away', facts: {} }
}
