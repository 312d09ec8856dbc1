import type { GameScreen } from '../games/ui.ts'
import type { PastLook } from '../table/past.ts'

const WRITING = 'input, textarea, select, [contenteditable]'
const PRESSING = `${WRITING}, button, a, [role=button]`
const CHOSEN = '.can[aria-pressed=true], .pick[aria-pressed=true], [data-pick][aria-pressed=true]'

interface Listeners {
  screen(): GameScreen | undefined
  past: PastLook
  undo(): void
  open(): boolean
}

/** Enter confirms, also on what is chosen already; Escape clears, U takes back, arrows walk through the past; never while somebody writes. */
export function listenToKeys(on: Listeners): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !on.open()) return
    if (target.closest('[role=dialog]') || target.closest(WRITING)) return
    if (on.past.at) return walk(on.past, event.key)
    if (event.key === 'Enter' && !event.repeat && (target.closest(CHOSEN) || !target.closest(PRESSING))) {
      event.preventDefault()
      on.screen()?.confirm()
    } else if (event.key === 'Escape') on.screen()?.clear()
    else if (event.key.toLowerCase() === 'u' && !event.repeat) on.undo()
    else if (on.screen()?.press?.(event.key, event.shiftKey)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function walk(past: PastLook, key: string): void {
  if (key === 'ArrowLeft') past.step(-1)
  else if (key === 'ArrowRight') past.step(1)
  else if (key === 'Escape') past.close()
}
