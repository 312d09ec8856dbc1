import type { DoorId } from './graph.ts'
import { mate } from './graph.ts'

/**
 * The doors by which trails enter hexes: ways from the starts that cross no side twice. Entering and leaving alternate, so this is
 * the search for alternating paths in a matched graph (Edmonds), a side being a matched pair of doors. A plain search would also
 * count ways that run round a loop and back over their own track.
 */
export function entrances(doors: number, starts: readonly DoorId[], onward: (door: DoorId) => readonly DoorId[]) {
  const root = doors
  const search: Search = {
    base: new Int32Array(doors + 1),
    before: new Int32Array(doors + 1).fill(-1),
    entered: new Uint8Array(doors + 1),
    queue: [root],
  }
  for (let door = 0; door <= doors; door++) search.base[door] = door
  search.entered[root] = 1
  for (let next = 0; next < search.queue.length; next++) {
    const from = search.queue[next]!
    for (const out of from === root ? starts : onward(from)) step(search, from, out)
  }
  return search.queue.filter((door) => door !== root)
}

interface Search {
  readonly base: Int32Array // of the loop a door belongs to, so far
  readonly before: Int32Array // for a door left by: the door entered by before it
  readonly entered: Uint8Array
  readonly queue: DoorId[]
}

function step(search: Search, from: DoorId, out: DoorId): void {
  const { base, before, entered } = search
  if (base[from] === base[out]) return
  if (entered[out]) return closeLoop(search, from, out)
  if (before[out] !== -1) return
  before[out] = from
  enter(search, mate(out))
}

function enter({ entered, queue }: Search, door: DoorId): void {
  if (entered[door]) return
  entered[door] = 1
  queue.push(door)
}

/** A loop can be run both ways, so every door on it can be entered by. */
function closeLoop(search: Search, one: DoorId, two: DoorId): void {
  const { base } = search
  const meeting = lastCommon(search, one, two)
  const onLoop = new Set([...loopBases(search, one, meeting), ...loopBases(search, two, meeting)])
  for (let door = 0; door < base.length - 1; door++) {
    if (!onLoop.has(base[door]!)) continue
    base[door] = meeting
    enter(search, door)
  }
}

/** The doors entered by, from here back to the root, one of each loop. */
function* wayBack({ base, before }: Search, from: DoorId): Generator<DoorId> {
  let door = base[from]!
  for (;;) {
    yield door
    if (door === base.length - 1) return
    door = base[before[mate(door)]!]!
  }
}

function lastCommon(search: Search, one: DoorId, two: DoorId): DoorId {
  const way = new Set(wayBack(search, one))
  for (const door of wayBack(search, two)) if (way.has(door)) return door
  throw new Error('every way comes from the root')
}

function loopBases(search: Search, from: DoorId, meeting: DoorId): DoorId[] {
  const { base } = search
  const bases: DoorId[] = []
  for (const door of wayBack(search, from)) {
    if (door === meeting) break
    bases.push(door, base[mate(door)]!)
  }
  return bases
}
