import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FromServer } from '../../shared/engine/protocol.ts'
import { opened, seatedTable } from '../support/player.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server?.stop()
})

// Not in the worker's tests: their pool loads the worker anew for every event, so that one may overtake another.
test('what is sent right behind the hello is served behind it', async () => {
  const [ana] = await seatedTable(server.url, 'santiago', ['Ana', 'Ben'])
  const ws = await opened(`${server.url}/api/tables/${ana?.table}/socket`)
  const heard: string[] = []
  const done = new Promise<void>((resolve) => {
    ws.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as FromServer
      if (message.t === 'refused') heard.push(message.rule)
      if (message.t === 'welcome') heard.push('welcome')
      if (message.t === 'said') heard.push(message.line.text)
      if (heard.at(-1) === 'last') resolve()
    })
  })
  const send = (message: object) => ws.send(JSON.stringify(message))
  send({ t: 'say', id: randomUUID(), text: 'too early' })
  send({ t: 'hello', token: ana?.token })
  for (const text of ['first', 'second', 'last']) send({ t: 'say', id: randomUUID(), text })
  await done
  ws.close()
  expect(heard).toEqual(['wire.hello', 'welcome', 'first', 'second', 'last'])
}, 15_000)
