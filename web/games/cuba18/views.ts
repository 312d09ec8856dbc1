import type { TabKind } from '../../rail/panels/Tabs.tsx'
import type { Model, View } from './model.ts'

export const VIEWS: readonly TabKind[] = ['map', 'market', 'companies', 'players', 'log']
const CARDS: readonly TabKind[] = ['boxes', 'map', 'players', 'market', 'log']

/** Auction and draft: the cards are what it is about. */
export const isDealing = (model: Model): boolean => {
  const { at } = model.state().round
  return at === 'auction' || at === 'draft'
}

export const tabsOf = (model: Model): readonly TabKind[] => (isDealing(model) ? CARDS : VIEWS)

/** Shares are bought by prices and holdings; a mill needs the map. */
const isTrading = (model: Model): boolean => model.state().round.at === 'stock' && model.chosen()?.type !== 'foundMinor'

/** Which view is open; the round decides unless somebody chose. */
export const viewOf = (model: Model): View =>
  model.view() ?? (isDealing(model) ? 'boxes' : isTrading(model) ? 'market' : 'map')
