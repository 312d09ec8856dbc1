/** Structural changes between two JSON values: `[path, value]` sets, `[path]` removes; an array is cut by setting its `length`. */
export type Key = string | number
export type Op = [path: Key[], value: unknown] | [path: Key[]]

type Bag = Record<Key, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

export function clone<T>(value: T): T {
  if (!isBag(value)) return value
  if (Array.isArray(value)) return value.map(clone) as T
  const out: Bag = {}
  for (const key in value) out[key] = clone(value[key])
  return out as T
}

export function diff(before: unknown, after: unknown): Op[] {
  const ops: Op[] = []
  walk(before, after, [], ops)
  return ops
}

/** `path` is one list for the whole walk, copied for what has changed: nearly everything has not. */
function walk(before: unknown, after: unknown, path: Key[], ops: Op[]): void {
  if (before === after) return
  if (!isBag(before) || !isBag(after) || Array.isArray(before) !== Array.isArray(after)) {
    ops.push([[...path], after])
  } else if (Array.isArray(before) && Array.isArray(after)) walkArray(before, after, path, ops)
  else walkRecord(before, after, path, ops)
}

function walkArray(before: unknown[], after: unknown[], path: Key[], ops: Op[]): void {
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i] && i < before.length) continue
    path.push(i)
    if (i < before.length) walk(before[i], after[i], path, ops)
    else ops.push([[...path], after[i]])
    path.pop()
  }
  if (after.length < before.length) ops.push([[...path, 'length'], after.length])
}

function walkRecord(before: Bag, after: Bag, path: Key[], ops: Op[]): void {
  for (const key in after) {
    if (after[key] === undefined || before[key] === after[key]) continue
    path.push(key)
    if (before[key] === undefined) ops.push([[...path], after[key]])
    else walk(before[key], after[key], path, ops)
    path.pop()
  }
  for (const key in before) if (before[key] !== undefined && after[key] === undefined) ops.push([[...path, key]])
}

export function equal(a: unknown, b: unknown): boolean {
  return diff(a, b).length === 0
}

/** Changes `target` in place; an op with an empty path replaces it, so the result counts. */
export function patch<T>(target: T, ops: readonly Op[]): T {
  let root: unknown = target
  for (const [path, ...rest] of ops) {
    if (path.length === 0) {
      root = clone(rest[0])
      continue
    }
    const last = path[path.length - 1] as Key // not empty
    const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Bag)[key], root) as Bag
    if (rest.length === 0) delete parent[last]
    else parent[last] = clone(rest[0])
  }
  return root as T
}
