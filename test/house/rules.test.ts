import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { sources } from '../support/files.ts'
import { idsOf, refusalsOf, testsOf } from '../support/rulebook.ts'

const pages = sources('docs/rules', /\.md$/)

test('every game has a page of rules', () => {
  expect(pages.map((page) => basename(page.path, '.md'))).toEqual(expect.arrayContaining(Object.keys(games)))
})

for (const page of pages) {
  const game = basename(page.path, '.md')
  const ids = idsOf(page.text)
  const files = sources(`test/games/${game}`, /\.test\.ts$/)
  const tests = testsOf(files)
  const rules = sources(`shared/games/${game}`, /\.tsx?$/).filter(({ path }) => !path.includes('/import/')) // that refuses files
  const refusals = refusalsOf(rules)

  describe(page.path, () => {
    test('has rules, each with an id of its own', () => {
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    })

    test('every rule has a test', () => {
      const tested = new Set(tests.flatMap((it) => it.ids))
      expect(ids.filter((id) => !tested.has(id))).toEqual([])
    })

    test('every test names a rule, and none that is not there', () => {
      const lost = tests.filter((it) => it.ids.length === 0 || it.ids.some((id) => !ids.includes(id)))
      expect(lost.map((it) => `${it.file}: ${it.title}`)).toEqual([])
    })

    test('no test is skipped or left alone', () => {
      const odd = files.filter((file) => /\b(?:test|it|describe)\.(?:skip|only|todo|fails|each)\b/.test(file.text))
      expect(odd.map((file) => file.path)).toEqual([])
    })

    test('every refusal names a rule, and none that is not there', () => {
      const lost = refusals.filter((it) => it.ids.length === 0 || it.ids.some((id) => !ids.includes(id)))
      expect(lost.map((it) => `${it.file}: ${it.call}`)).toEqual([])
    })

    test('every refusal is seen by a test', () => {
      const seen = files.map((file) => file.text).join('\n')
      const unseen = new Set(refusals.flatMap((it) => it.ids).filter((id) => !seen.includes(`.toBe('${id}')`)))
      expect([...unseen]).toEqual([])
    })
  })
}

test('every game tested has a page of rules', () => {
  const folders = new Set(sources('test/games', /\.test\.ts$/).map((file) => file.path.split('/')[2]))
  const known = new Set(pages.map((page) => basename(page.path, '.md')))
  expect([...folders].filter((folder) => !known.has(folder!))).toEqual([])
})

describe('the readers of rules', () => {
  const file = (text: string) => [{ path: 'x.ts', text }]

  test('know ids, titles and refusals', () => {
    expect(idsOf('- **1.1** Two.\n- **VII.10b** Wagons.\ntext **2.2** x')).toEqual(['1.1', 'VII.10b'])
    expect(testsOf(file("test('[1.1][1.2] two', () => {})\n  test(`bare`, f)")).map((it) => it.ids)).toEqual([
      ['1.1', '1.2'],
      [],
    ])
    expect(refusalsOf(file("check(a('x') > 0, wood ? '11.4' : '10.2', { b: f(1) })"))[0]?.ids).toEqual(['11.4', '10.2'])
    expect(refusalsOf(file('check(a)'))[0]?.ids).toEqual([])
  })
})
