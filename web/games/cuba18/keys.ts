import type { Model } from './model.ts'
import { VIEWS } from './views.ts'

/** R turns, P pays, K keeps, Z shows the whole map, C coordinates, 1 to 5 the views. */
export function press(model: Model, key: string, shift: boolean): boolean {
  const low = key.toLowerCase()
  const view = VIEWS[Number(key) - 1]
  const pay = model.offered('pay').find(({ out }) => (low === 'p' && out) || (low === 'k' && !out))
  if (low === 'r') model.turnTile(shift ? -1 : 1)
  else if (low === 'z') model.showWhole()
  else if (low === 'c') model.setCoordinates(!model.coordinates())
  else if (pay) model.pick(pay)
  else if (view) model.setView(view)
  else return false
  return true
}
