/**
 * Train cards in the bank and trains given up. The order of sale is a list of cards outside the state; a card shows one train,
 * or one on each side. A card that is not counted never runs out.
 */
export interface Depot<Card extends string = string, Train extends string = string> {
  left: Partial<Record<Card, number>>
  pool: Train[]
}

export function fullDepot<C extends string, T extends string>(
  supply: Readonly<Partial<Record<C, number>>>,
): Depot<C, T> {
  return { left: { ...supply }, pool: [] }
}

/** The card for sale now. */
export function onTop<C extends string>(order: readonly C[], depot: Depot<C>): C | undefined {
  return order.find((card) => depot.left[card] !== 0)
}

/** A card leaves the bank: sold, exported or removed. */
export function takeCard<C extends string>(depot: Depot<C>, card: C): void {
  const left = depot.left[card]
  if (left === 0) throw new Error(`no ${card} left`)
  if (left !== undefined) depot.left[card] = left - 1
}

export function takeTrain<T extends string>(trains: T[], train: T): void {
  const place = trains.indexOf(train)
  if (place < 0) throw new Error(`no ${train} there`)
  trains.splice(place, 1)
}

/** Trains that rust leave at once, wherever they are; says which they were. */
export function scrap<T extends string>(trains: T[], rusts: (train: T) => boolean): T[] {
  const gone = trains.filter(rusts)
  trains.splice(0, trains.length, ...trains.filter((train) => !rusts(train)))
  return gone
}
