import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Figures } from './figures.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  src?: string
}

/** Folders begin with a letter, games need not. */
const FIGURES: Readonly<Record<string, string>> = { mx1822: '1822mx', cuba18: '18cuba' }

/** Gzip bytes of the JavaScript a table's page needs from lobby to end, and of what each game adds to it. */
export async function bundleSizes(): Promise<Figures> {
  const outDir = await mkdtemp(join(tmpdir(), 'malecon-dist-'))
  try {
    await build({ logLevel: 'silent', build: { outDir, manifest: true, emptyOutDir: true } })
    const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
    const closure = (key: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(key)) return seen
      seen.add(key)
      for (const next of manifest[key]?.imports ?? []) closure(next, seen)
      return seen
    }
    const size = async (keys: Iterable<string>) => {
      let sum = 0
      for (const key of keys) sum += gzipSync(await readFile(join(outDir, manifest[key]?.file ?? ''))).length
      return sum
    }
    const shell = new Set<string>()
    for (const key of Object.keys(manifest))
      if (manifest[key]?.isEntry || key === 'pages/TablePage.tsx') closure(key, shell)
    const figures: Figures = { 'bundle.shell': await size(shell) }
    for (const key of Object.keys(manifest)) {
      const game = /games\/(\w+)\/index\.tsx$/.exec(key)?.[1]
      if (game)
        figures[`bundle.${FIGURES[game] ?? game}`] = await size([...closure(key)].filter((it) => !shell.has(it)))
    }
    return figures
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
