/** The real worker with a counter on the rows it writes, beside a bare echo object with one insert and the same fan-out. */
import { DurableObject } from 'cloudflare:workers'
import app, { Gate, Table as RealTable } from '../../worker/index.ts'

export { Gate }

interface BenchEnv extends Env {
  ECHO: DurableObjectNamespace<Echo>
}

const counted = { rows: 0, made: 0, patched: false, echoing: false }

function countRows(sql: SqlStorage): void {
  if (counted.patched) return
  counted.patched = true
  const proto = Object.getPrototypeOf(sql) as SqlStorage
  const exec = proto.exec.bind.bind(proto.exec) as unknown as (self: SqlStorage) => SqlStorage['exec']
  proto.exec = function (this: SqlStorage, ...args) {
    const cursor = exec(this)(...args)
    if (!counted.echoing) counted.rows += cursor.rowsWritten
    return cursor
  } as SqlStorage['exec']
}

export class Table extends RealTable {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    counted.made += 1
  }
  count(): { rows: number; made: number } {
    countRows(this.ctx.storage.sql)
    const { rows, made } = counted
    counted.rows = 0
    return { rows, made }
  }
}

export class Echo extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, text TEXT)')
  }
  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }
  override webSocketMessage(_ws: WebSocket, text: string): void {
    counted.echoing = true
    this.ctx.storage.sql.exec('INSERT INTO log (text) VALUES (?)', text)
    counted.echoing = false
    for (const ws of this.ctx.getWebSockets()) ws.send(text)
  }
  override webSocketClose(ws: WebSocket): void {
    ws.close(1000)
  }
}

export default {
  async fetch(request: Request, env: BenchEnv, ctx: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/echo')
      return env.ECHO.get(env.ECHO.idFromName(searchParams.get('name') ?? '')).fetch(request)
    if (pathname === '/bench/count') {
      const table = env.TABLE.get(
        env.TABLE.idFromName(searchParams.get('name') ?? ''),
      ) as unknown as DurableObjectStub<Table>
      return Response.json(await table.count())
    }
    return app.fetch(request, env, ctx)
  },
}
