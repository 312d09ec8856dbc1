import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export interface Source {
  readonly path: string // from the root, with slashes
  readonly text: string
}

/** Every file below `folder` whose name ends like this; none if there is no such folder. */
export function sources(folder: string, ending: RegExp): Source[] {
  let entries
  try {
    entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
}
