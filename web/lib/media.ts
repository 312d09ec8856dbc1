import { createSignal, onCleanup } from 'solid-js'
import type { Accessor } from 'solid-js'

export const PHONE = '(max-width: 639px)'
export const NARROW = '(max-width: 1599px)' // a wide board leaves no room for the stream
export const CALM = '(prefers-reduced-motion: reduce)'

export function createMedia(query: string): Accessor<boolean> {
  const list = window.matchMedia(query)
  const [matches, setMatches] = createSignal(list.matches)
  const update = () => setMatches(list.matches)
  list.addEventListener('change', update)
  onCleanup(() => list.removeEventListener('change', update))
  return matches
}
