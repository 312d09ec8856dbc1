import type { GameScreen } from '../games/ui.ts'

const WRITING = 'input, textarea, select, [contenteditable]'
const PRESSING = `${WRITING}, button, a, [role=button]`
const CHOSEN = '.can[aria-pressed=true], .pick[aria-pressed=true]'

/** Enter confirms, also on what is chosen already; Escape clears, U takes back; never while somebody writes. */
export function listenToKeys(on: { screen(): GameScreen | undefined; undo(): void; open(): boolean }): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !on.open()) return
    if (target.closest('[role=dialog]') || target.closest(WRITING)) return
    if (event.key === 'Enter' && !event.repeat && (target.closest(CHOSEN) || !target.closest(PRESSING))) {
      event.preventDefault()
      on.screen()?.confirm()
    } else if (event.key === 'Escape') on.screen()?.clear()
    else if (event.key.toLowerCase() === 'u' && !event.repeat) on.undo()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
