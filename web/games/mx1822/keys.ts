import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import { isArrow } from '../../rail/map/targets.ts'
import type { TabKind } from '../../rail/panels/Tabs.tsx'
import type { Model } from './model.ts'

const VIEWS: readonly TabKind[] = ['map', 'market', 'companies', 'players', 'boxes', 'log']
export const PAY_KEY: Readonly<Record<ActionOf<'dividend'>['pay'], string>> = { full: 'P', half: 'H', none: 'K' }

/** On a wide screen companies and players lie beside the map, or below the boxes, and the log is the stream's. */
function look(model: Model, view: TabKind): void {
  if (model.compact()) model.setTab(view)
  else if (view === 'companies' || view === 'players') model.setSide(view)
  else if (view === 'log') model.play.toggleStream()
  else model.setTab(view)
}

/** Arrows go to the map, R turns, P K H pay, + adds a bid, 1 to 6 are the views, Z shows the whole map, C its coordinates. */
export function press(model: Model, key: string, shift: boolean): boolean {
  const low = key.toLowerCase()
  const view = VIEWS[Number(key) - 1]
  const dividend = model
    .offered('dividend')
    .find(({ pay, special }) => PAY_KEY[pay] === key.toUpperCase() && special === undefined)
  if (low === 'r') model.turn(shift ? -1 : 1)
  else if (key === '+' && model.canAddBid()) model.addBid()
  else if (dividend) model.pick(dividend)
  else if (view) look(model, view)
  else if (isArrow(key)) return model.lens.enter?.() ?? false
  else if (low === 'z' && model.lens.whole) model.lens.whole()
  else if (low === 'c' && model.lens.coordinates) model.lens.coordinates()
  else return false
  return true
}
