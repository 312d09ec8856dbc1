import type { Deed } from './deed.ts'

interface Erased {
  readonly place: number
  readonly deed: Deed
}

/** The actions that still stood at the end: what was undone and not redone is left out. Messages cannot be undone. */
export function standing(deeds: readonly Deed[]): Deed[] {
  const kept: (Deed | undefined)[] = []
  let undone: Erased[][] = []
  for (const deed of deeds) {
    if (deed.type === 'undo') {
      undone.push(erase(kept, deed))
      kept.push(undefined)
    } else if (deed.type === 'redo') {
      for (const { place, deed: back } of undone.pop() ?? []) kept[place] = back
      kept.push(undefined)
    } else {
      if (deed.type !== 'message') undone = []
      kept.push(deed)
    }
  }
  return kept.filter((deed) => deed !== undefined)
}

function erase(kept: (Deed | undefined)[], { action_id: last }: Deed): Erased[] {
  const found = kept
    .flatMap((deed, place): Erased[] => (deed && deed.type !== 'message' ? [{ place, deed }] : []))
    .slice(last === undefined ? -1 : 0)
    .filter(({ deed: { id } }) => last === undefined || id > last)
  for (const { place } of found) kept[place] = undefined
  return found
}
