/** Structural changes between two JSON values: `[path, value]` sets, `[path]` removes; an array is cut by setting its `length`. */
export type Key = string | number
export type Op = [path: Key[], value: unknown] | [path: Key[]]

type Bag = Record<Key, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** What is frozen is shared: whoever froze it replaces it whole. */
export const clone = <T>(value: T): T => (isBag(value) && !Object.isFrozen(value) ? (copy(value) as T) : value)

function copy(value: Bag): Bag {
  if (Array.isArray(value)) return copyList(value) as unknown as Bag
  const out: Bag = {}
  for (const key in value) {
    const part = value[key]
    out[key] = isBag(part) ? clone(part) : part
  }
  return out
}

function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice()
  for (let at = 0; at < out.length; at++) if (isBag(out[at])) out[at] = clone(out[at])
  return out
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
    const parent = path.slice(0, -1).reduce<Bag>(thawed, root as Bag)
    if (rest.length === 0) delete parent[last]
    else parent[last] = clone(rest[0])
  }
  return root as T
}

/** The part to change: what is frozen belongs to other values too. */
function thawed(parent: Bag, key: Key): Bag {
  const part = parent[key] as Bag
  if (!Object.isFrozen(part)) return part
  const own = copy(part)
  parent[key] = own
  return own
}
