import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/files.ts'

/** Real games lie beside the repository, or beside a worktree of it, and are no part of it. */
export const FOLDER = ['../shared/records', '../../shared/records']
  .map((path) => join(ROOT, path))
  .find((folder) => existsSync(folder))

export function recordedFile(name: string): unknown {
  if (FOLDER === undefined) throw new Error('there is no folder shared/records beside the repository')
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
}
