import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import { tileAt } from '../../../../shared/rail/board.ts'
import type { StopId } from '../../../../shared/rail/graph.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { keyOf, type Target } from '../../../rail/map/targets.ts'
import { placeOfOffer } from '../choice.ts'
import type { Model } from '../model.ts'
import { editsOf, type Edit } from '../run/edit.ts'
import { t } from '../words/index.ts'

const CAN: Partial<Record<Offer['type'], keyof ReturnType<typeof t>['stage']['hexCan']>> = {
  layTile: 'tile',
  upgradeMexicoCity: 'tile',
  placeCube: 'cube',
  placeToken: 'token',
  offerToken: 'token',
  acquireMinor: 'minor',
  layPort: 'port',
}

const sayOf = (hex: HexId, offer: Offer): string => {
  const can = CAN[offer.type]
  return t().stage.hex(hex, GROUND.map[hex]?.name, can ? t().stage.hexCan[can] : '')
}

const stopTarget = (model: Model, id: StopId, say: string): Target => {
  const [hex = '', city = '0'] = id.split('.')
  const many = tileAt(GROUND, model.plain().board, hex).stops.length > 1
  return { hex, say, ...(many ? { stop: Number(city) } : {}) }
}

const editsNow = (model: Model): Edit[] => {
  const index = model.editing()
  const route = index === undefined ? undefined : model.routes()[index]
  return route ? editsOf(model.plain(), route) : []
}

const editTarget = (model: Model, { stop, adds }: Edit): Target => {
  const hex = stop.split('.')[0] ?? ''
  const say = t().stage.hex(hex, GROUND.map[hex]?.name, adds ? t().stage.runOn : t().stage.runShort)
  return stopTarget(model, stop, say)
}

/** The places on the map that can be chosen; a stop is named only where a hex has several. */
export function targetsOf(model: Model): Target[] {
  if (model.editing() !== undefined) return editsNow(model).map((edit) => editTarget(model, edit))
  const found = new Map<string, Target>()
  for (const offer of model.offers()) {
    const place = placeOfOffer(model.plain(), offer)
    if (!place) continue
    const many = place.city !== undefined && tileAt(GROUND, model.plain().board, place.hex).stops.length > 1
    const target: Target = { hex: place.hex, say: sayOf(place.hex, offer), ...(many ? { stop: place.city } : {}) }
    if (!found.has(keyOf(target))) found.set(keyOf(target), target)
  }
  return [...found.values()]
}

/** The first thing to do there, or the next one if it is chosen already. */
export function pickAt(model: Model, target: Target): void {
  const index = model.editing()
  if (index !== undefined) {
    const edit = editsNow(model).find((it) => keyOf(editTarget(model, it)) === keyOf(target))
    if (edit) model.setRoute(index, edit.route)
    return
  }
  const at = model.offersAt(target.hex).filter((offer) => {
    const city = placeOfOffer(model.plain(), offer)?.city
    return target.stop === undefined || city === target.stop
  })
  const chosen = model.chosen()
  if (chosen && at.includes(chosen)) return model.turn(1)
  model.pick(at[0])
}
