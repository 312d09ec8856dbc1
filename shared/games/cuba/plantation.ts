import type { Seat } from '../../engine/game.ts'
import type { Product, Resource } from './data.ts'
import { FIELDS, isProductLand, isResourceLand, plantation, RESOURCE_OF } from './data/plantations.ts'
import type { Field } from './data/plantations.ts'
import { playerAt } from './holding.ts'
import type { State } from './state.ts'

export interface Bearing<K extends Resource | Product> {
  readonly field: Field
  readonly piece: K
}

/** 3.4, 11.6: the fields not built over, and what they bear. */
export function openFields(s: State, seat: Seat, fields: readonly Field[] = FIELDS) {
  const lands = plantation(s.options.side, seat)
  const resources: Bearing<Resource>[] = []
  const products: Bearing<Product>[] = []
  for (const field of fields) {
    const land = lands[field]
    if (playerAt(s, seat).built[field] !== undefined) continue
    if (isResourceLand(land)) resources.push({ field, piece: RESOURCE_OF[land] })
    if (isProductLand(land)) products.push({ field, piece: land })
  }
  return { resources, products }
}
