import type { Source } from './files.ts'

/** The ids a rules page defines: list items that start with a bold id. */
export const idsOf = (page: string): string[] => [...page.matchAll(/^- \*\*([\w.]+)\*\* /gm)].map((match) => match[1]!)

/** Every `test('…')` with the ids its title starts with; several ids stand in brackets of their own. */
export function testsOf(files: readonly Source[]): { file: string; title: string; ids: string[] }[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:test|it)(?:\.\w+)*\(\s*(?:(['"`])(.*?)\1)?/g)].map((match) => {
      const title = match[2] ?? ''
      const head = /^(?:\[[\w.]+\])+ /.exec(title)?.[0] ?? ''
      return { file: path, title, ids: [...head.matchAll(/\[([\w.]+)\]/g)].map((id) => id[1]!) }
    }),
  )
}

/** The ids with which a game refuses, found in its `check(…)` and `new Illegal(…)` calls. */
export function refusalsOf(files: readonly Source[]): { file: string; call: string; ids: string[] }[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:check|new Illegal)\(/g)].map((match) => {
      const call = argumentsAt(text, match.index + match[0].length)
      return { file: path, call, ids: [...call.matchAll(/'([\dIVX]+(?:\.\w+)+)'/g)].map((id) => id[1]!) }
    }),
  )
}

function argumentsAt(text: string, from: number): string {
  let depth = 1
  let at = from
  while (depth > 0 && at < text.length) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    at += 1
  }
  return text.slice(from, at - 1)
}
