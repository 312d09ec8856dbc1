import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sources } from '../support/files.ts'
import type { Source } from '../support/files.ts'

const code = /\.(?:ts|tsx)$/
const shared = sources('shared', code)
const house = [...shared, ...sources('worker', code), ...sources('web', code)]

/** What a folder may import besides itself. */
const MAY: Record<string, readonly string[]> = {
  'shared/engine': [],
  'shared/rail': ['shared/engine'],
  'shared/games': ['shared/engine', 'shared/rail'],
  'shared/bots': ['shared/engine', 'shared/rail', 'shared/games'],
  worker: ['shared/engine', 'shared/rail', 'shared/games', 'shared/bots'],
  web: ['shared/engine', 'shared/rail', 'shared/games', 'shared/bots'],
}
const layerOf = (path: string) => Object.keys(MAY).find((layer) => path.startsWith(`${layer}/`)) ?? path
const gameOf = (path: string) => /^shared\/games\/([^/]+)\//.exec(path)?.[1]

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g
const importsOf = ({ path, text }: Source) =>
  [...text.matchAll(IMPORT)]
    .map((match) => match[2]!)
    .filter((to) => to.startsWith('.'))
    .map((to) => posix.join(posix.dirname(path), to))

const wrong = (bad: (from: string, to: string) => boolean) =>
  house.flatMap((file) =>
    importsOf(file)
      .filter((to) => bad(file.path, to))
      .map((to) => `${file.path} -> ${to}`),
  )
const naming = (files: readonly Source[], words: RegExp) =>
  files.flatMap((file) => (words.exec(file.text) ?? []).slice(0, 1).map((word) => `${file.path}: ${word}`))

describe('imports go one way', () => {
  test('there is something to look at', () => {
    expect(house.flatMap(importsOf).length).toBeGreaterThan(50)
  })

  test('engine <- rail <- games <- bots, worker, web', () => {
    const allowed = (from: string, to: string) => from === to || MAY[from]?.includes(to) === true
    expect(wrong((from, to) => !to.startsWith('package.json') && !allowed(layerOf(from), layerOf(to)))).toEqual([])
  })

  test('a game never imports another', () => {
    const other = (from: string, to: string) => {
      const [here, there] = [gameOf(from), gameOf(to)]
      return here !== undefined && there !== undefined && here !== there
    }
    expect(wrong(other)).toEqual([])
  })

  test('the worker and the web never import tests', () => {
    expect(wrong((_, to) => to.startsWith('test/'))).toEqual([])
  })
})

describe('rules are pure', () => {
  test('no chance, clock, network or page in shared/', () => {
    const impure =
      /Math\.random|Date\.now|new Date|performance\.|crypto\.|\bfetch\(|\bwindow\.|\bdocument\.|\bprocess\./
    expect(naming(shared, impure)).toEqual([])
  })

  test('shared/ has no library but valibot', () => {
    const libraries = (file: Source) => [...file.text.matchAll(IMPORT)].map((match) => match[2]!)
    const foreign = shared.flatMap((file) => libraries(file).filter((to) => !to.startsWith('.') && to !== 'valibot'))
    expect(foreign).toEqual([])
  })

  test('imports name their file in full', () => {
    expect(shared.flatMap(importsOf).filter((to) => !/\.tsx?$/.test(to))).toEqual([])
  })

  test('engine and rail never name a game', () => {
    const common = shared.filter((file) => /^shared\/(?:engine|rail)\//.test(file.path))
    expect(common.length).toBeGreaterThan(0)
    expect(naming(common, /santiago|cuba|1822|mexico/i)).toEqual([])
  })
})
