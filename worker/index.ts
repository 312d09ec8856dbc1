import { Hono } from 'hono'
import { tables } from './routes/tables.ts'

export { Gate } from './gate.ts'
export { Table } from './table.ts'

const app = new Hono<{ Bindings: Env }>()
app.route('/api/tables', tables)
app.get('/api/health', (c) => c.json({ ok: true }))
app.notFound((c) => c.json({ error: { rule: 'wire.path', facts: { path: c.req.path } } }, 404))
app.onError((error, c) => {
  console.error(error)
  return c.json({ error: { rule: 'wire.broken', facts: {} } }, 500)
})

export default app
