import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { BringTable, CreateTable, LIMITS, TableId, TakeSeat, Token } from '../../shared/engine/protocol.ts'
import type { Facts } from '../../shared/engine/game.ts'
import { games } from '../../shared/games/index.ts'
import { newTableId } from '../tokens.ts'

type Ctx = Context<{ Bindings: Env }>
type Status = 400 | 403 | 404 | 409 | 413 | 426 | 429

const refuse = (c: Ctx, status: Status, rule: string, facts: Facts = {}) => c.json({ error: { rule, facts } }, status)

/** What came in, parsed, or the refusal to send back. */
async function body<T>(
  c: Ctx,
  schema: v.GenericSchema<unknown, T>,
  max: number = LIMITS.message,
): Promise<{ ok: T } | { refusal: Response }> {
  if (Number(c.req.header('content-length')) > max) return { refusal: refuse(c, 413, 'wire.size', { max }) }
  const text = await c.req.text()
  if (text.length > max) return { refusal: refuse(c, 413, 'wire.size', { max }) }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refusal: refuse(c, 400, 'wire.json') }
  }
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return { ok: parsed.output }
  const [issue] = parsed.issues
  return { refusal: refuse(c, 400, 'wire.schema', { where: v.getDotPath(issue) ?? '', issue: issue.message }) }
}

/** Tables live where their host is; a hint counts only on the first call. */
const HINTS: Readonly<Record<string, DurableObjectLocationHint>> = {
  EU: 'weur',
  NA: 'enam',
  SA: 'sam',
  AS: 'apac',
  OC: 'oc',
  AF: 'afr',
}

function hintFor(c: Ctx): DurableObjectLocationHint | undefined {
  const cf = c.req.raw.cf as { continent?: string; longitude?: string } | undefined
  if (cf?.continent === 'NA' && Number(cf.longitude) < -100) return 'wnam'
  return HINTS[cf?.continent ?? '']
}

const named = (c: Ctx, id: string, locationHint?: DurableObjectLocationHint) =>
  c.env.TABLE.get(c.env.TABLE.idFromName(id), locationHint ? { locationHint } : {})

const known = (c: Ctx): string | undefined => {
  const id = c.req.param('id')
  return v.is(TableId, id) ? id : undefined
}

/** Browsers always send an origin with an upgrade; other clients may leave it out. */
const sameOrigin = (c: Ctx): boolean => {
  const origin = c.req.header('origin')
  return origin === undefined || origin.replace(/^https?:\/\//, '') === new URL(c.req.url).host
}

/** One household has a whole IPv6 network of addresses. */
const household = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address

export const tables = new Hono<{ Bindings: Env }>()

/** New tables are counted per household; undefined: go ahead. */
async function gated(c: Ctx): Promise<Response | undefined> {
  const gate = c.env.GATE.get(c.env.GATE.idFromName(household(c.req.header('cf-connecting-ip') ?? 'local')))
  const seconds = await gate.enter(Number(c.env.TABLES_PER_MINUTE))
  if (seconds === 0) return undefined
  c.header('retry-after', String(seconds))
  return refuse(c, 429, 'gate.tables', { seconds })
}

tables.post('/', async (c) => {
  if (!sameOrigin(c)) return refuse(c, 403, 'wire.origin')
  const plan = await body(c, CreateTable)
  if ('refusal' in plan) return plan.refusal
  if (!Object.hasOwn(games, plan.ok.game)) return refuse(c, 400, 'game.unknown', { game: plan.ok.game })
  const closed = await gated(c)
  if (closed) return closed
  const id = newTableId()
  const made = await named(c, id, hintFor(c)).create(id, plan.ok)
  return made.ok ? c.json(made.seated, 201) : refuse(c, 400, made.rule, made.facts)
})

tables.post('/brought', async (c) => {
  if (!sameOrigin(c)) return refuse(c, 403, 'wire.origin')
  const plan = await body(c, BringTable, LIMITS.record)
  if ('refusal' in plan) return plan.refusal
  if (!Object.hasOwn(games, plan.ok.game)) return refuse(c, 400, 'game.unknown', { game: plan.ok.game })
  const closed = await gated(c)
  if (closed) return closed
  const id = newTableId()
  const made = await named(c, id, hintFor(c)).bring(id, plan.ok)
  return made.ok ? c.json(made.brought, 201) : refuse(c, 400, made.rule, made.facts)
})

tables.get('/:id', async (c) => {
  const id = known(c)
  const table = id && (await named(c, id).info())
  return table ? c.json({ table }) : refuse(c, 404, 'table.unknown')
})

tables.post('/:id/seats', async (c) => {
  if (!sameOrigin(c)) return refuse(c, 403, 'wire.origin')
  const id = known(c)
  if (!id) return refuse(c, 404, 'table.unknown')
  const wish = await body(c, TakeSeat)
  if ('refusal' in wish) return wish.refusal
  const sat = await named(c, id).sit(wish.ok.name, wish.ok.seat)
  if (sat.ok) return c.json(sat.seated, 201)
  return refuse(c, sat.rule === 'table.unknown' ? 404 : 409, sat.rule, sat.facts)
})

const Counted = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1))

tables.get('/:id/log', async (c) => {
  const id = known(c)
  const before = v.safeParse(Counted, c.req.query('before') ?? '1000000000')
  if (!before.success) return refuse(c, 400, 'wire.schema', { where: 'before', issue: before.issues[0].message })
  const log = id && (await named(c, id).lines(before.output))
  return log ? c.json({ log }) : refuse(c, 404, 'table.unknown')
})

/** Undefined: an onlooker. */
const Bearer = v.optional(
  v.pipe(
    v.string(),
    v.transform((header) => header.replace(/^Bearer /, '')),
    Token,
  ),
)

tables.get('/:id/at/:seq', async (c) => {
  const id = known(c)
  const seq = v.safeParse(Counted, c.req.param('seq'))
  if (!seq.success) return refuse(c, 400, 'wire.schema', { where: 'seq', issue: seq.issues[0].message })
  const token = v.safeParse(Bearer, c.req.header('authorization'))
  if (!token.success) return refuse(c, 400, 'wire.schema', { where: 'authorization' })
  const past = id && (await named(c, id).past(seq.output, token.output))
  if (!past) return refuse(c, 404, id ? 'table.past' : 'table.unknown')
  c.header('content-type', 'application/json')
  return c.body(past)
})

tables.get('/:id/export', async (c) => {
  const id = known(c)
  const token = v.safeParse(Bearer, c.req.header('authorization'))
  if (!token.success) return refuse(c, 400, 'wire.schema', { where: 'authorization' })
  const file = id && (await named(c, id).export(token.output))
  if (!file) return refuse(c, 404, 'table.unknown')
  c.header('content-disposition', `attachment; filename="malecon-${id}.json"`)
  c.header('content-type', 'application/json')
  return c.body(file)
})

tables.get('/:id/socket', async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 426, 'wire.upgrade')
  if (!sameOrigin(c)) return refuse(c, 403, 'wire.origin')
  const id = known(c)
  if (!id) return refuse(c, 404, 'table.unknown')
  return named(c, id).fetch(c.req.raw)
})
