import type { TabItem, TabKind } from '../../../rail/panels/Tabs.tsx'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

export const NO_INSETS = { top: 8, right: 8, bottom: 8, left: 8 }

export const inStock = (model: Model): boolean => !['operating', 'over'].includes(model.state().round.at)

/** Which view is open; the round decides unless somebody chose. */
export const viewOf = (model: Model): TabKind => model.tab() ?? (inStock(model) ? 'boxes' : 'map')

export function tabsOf(model: Model): TabItem[] {
  const kinds: readonly TabKind[] = inStock(model)
    ? ['map', 'market', 'boxes', 'companies', 'players', 'log']
    : ['map', 'market', 'companies', 'players', 'boxes', 'log']
  return kinds.map((kind) => ({ kind, label: t().stage.tabs[kind] }))
}
