import type { GameUi } from './ui.ts'

/** Each game is a chunk of its own, loaded when a table needs it. */
export const screens: Readonly<Record<string, () => Promise<GameUi>>> = {
  cuba: async () => (await import('./cuba/index.tsx')).ui,
  cuba18: async () => (await import('./cuba18/index.tsx')).ui,
  mx1822: async () => (await import('./mx1822/index.tsx')).ui,
  santiago: async () => (await import('./santiago/index.tsx')).ui,
}
