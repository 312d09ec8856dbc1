/** Sets up and starts everything: npm start. PORT and DATA_DIR choose the port and where tables are kept. */
import { spawn } from 'node:child_process'
import { build } from 'vite'

const { PORT = '8787', DATA_DIR = '.data' } = process.env

await build({ logLevel: 'warn' })
const wrangler = spawn(
  process.execPath,
  [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '--env-file=wrangler.env',
    '--ip=127.0.0.1',
    `--port=${PORT}`,
    '--inspector-port=0',
    `--persist-to=${DATA_DIR}`,
    '--show-interactive-dev-session=false',
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => wrangler.kill(signal))
wrangler.on('exit', (code) => process.exit(code ?? 0))
