import { groundOf } from '../../../../shared/games/cuba18/ground.ts'
import type { Offer } from '../../../../shared/games/cuba18/offer.ts'
import { slotsLeft, tileAt, tokensIn } from '../../../../shared/rail/board.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { valueAt } from '../../../../shared/rail/tile.ts'
import { PHASE_KINDS } from '../../../../shared/games/cuba18/phases.ts'
import { kindOf } from '../../../../shared/games/cuba18/track.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { keyOf, type Target } from '../../../rail/map/targets.ts'
import { placesOf } from '../choice.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

/** "D13 Cienfuegos, yellow mill 20, JU and CVC, full" */
export function sayHex(s: State, hex: HexId): string {
  const tile = tileAt(groundOf(s), s.board, hex)
  const value = Math.max(0, ...tile.stops.map((stop) => valueAt(stop.value, PHASE_KINDS[s.phase].color)))
  const tokens = tokensIn(s.board, hex).map(({ company }) => company)
  const slots = tile.stops.reduce((sum, _, city) => sum + Math.max(0, slotsLeft(groundOf(s), s.board, hex, city)), 0)
  return t().stage.hex({ hex, color: tile.color, kind: kindOf(s, hex), value, tokens, slots })
}

/** Where this offer may be tapped: a mill only once it is being founded. */
const lit = (model: Model): Offer[] =>
  model.offers().filter((offer) => offer.type !== 'foundMinor' || offer === model.chosen())

/** The places on the map that can be chosen; a stop is named only where a hex has several. */
export function targetsOf(model: Model): Target[] {
  const s = model.plain()
  const found = new Map<string, Target>()
  for (const offer of lit(model))
    for (const { hex, city } of placesOf(offer)) {
      const many = city !== undefined && tileAt(groundOf(s), s.board, hex).stops.length > 1
      const target: Target = {
        hex,
        say: `${sayHex(s, hex)}, ${t().stage.hexCan[offer.type as keyof ReturnType<typeof t>['stage']['hexCan']]}`,
        ...(many ? { stop: city } : {}),
      }
      if (!found.has(keyOf(target))) found.set(keyOf(target), target)
    }
  return [...found.values()]
}

/** The first thing to do there, or the next turn of the tile if it is chosen already. */
export function pickAt(model: Model, { hex, stop }: Target): void {
  const chosen = model.chosen()
  if (chosen?.type === 'foundMinor') return model.foundWith({ hex })
  const at = lit(model).filter((offer) =>
    placesOf(offer).some((place) => place.hex === hex && (stop === undefined || place.city === stop)),
  )
  if (chosen && at.includes(chosen)) return model.turnTile(1)
  model.pick(at[0])
}
