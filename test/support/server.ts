import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Server {
  readonly url: string
  /** SIGKILL to the whole group, as a power cut would. */
  kill(): Promise<void>
  /** The same port and data again. */
  restart(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

async function launch(port: number, data: string, config: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      `--config=${config}`,
      '--env-file=wrangler.env',
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      `--persist-to=${data}`,
      '--show-interactive-dev-session=false',
      '--var=TABLES_PER_MINUTE:1000',
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (said = `${said}${text}`.slice(-4000)))
  const ready = once(child, 'message').then(([message]) => JSON.parse(String(message)) as { port: number })
  const gone = once(child, 'exit').then(() => undefined)
  const first = await Promise.race([ready, gone])
  if (!first) throw new Error(`the server did not start:\n${said}`)
  return { child, port: first.port }
}

export async function startServer({ config = 'wrangler.toml' } = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'malecon-'))
  let { child, port } = await launch(0, data, config)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const gone = once(child, 'exit')
    process.kill(-child.pid, signal)
    await gone
  }
  const stopAtExit = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', stopAtExit)
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async restart() {
      ;({ child, port } = await launch(port, data, config))
    },
    async stop() {
      await end('SIGTERM')
      process.off('exit', stopAtExit)
      await rm(data, { recursive: true, force: true })
    },
  }
}
