import { createSignal } from 'solid-js'
import { keep, recall } from './keep.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const [theme, setSignal] = createSignal<Theme>(recall<Theme>('theme', 'system'))
export { theme }

export function setTheme(next: Theme): void {
  keep('theme', next === 'system' ? undefined : next)
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  setSignal(next)
}
