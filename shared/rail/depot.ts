export type TrainName = string

/** A kind of train card in the order of sale; a card may show another train on its back. */
export interface TrainCard {
  readonly sides: readonly TrainName[]
  readonly count?: number // without it there is no end of them
}
export type Roster = readonly TrainCard[]

export interface Depot {
  left: number[] // cards left of each kind of the roster; not counted where there is no end of them
  pool: TrainName[] // trains that companies had to give up
}

export const fullDepot = (roster: Roster): Depot => ({ left: roster.map((card) => card.count ?? 0), pool: [] })

const inStock = (card: TrainCard, left: number | undefined) => card.count === undefined || (left ?? 0) > 0

/** The card for sale where they are sold strictly in order. */
export function onTop(roster: Roster, depot: Depot): TrainCard | undefined {
  return roster.find((card, kind) => inStock(card, depot.left[kind]))
}

/** The card on top leaves: sold, exported or removed. */
export function takeTop(roster: Roster, depot: Depot): TrainCard | undefined {
  const card = onTop(roster, depot)
  if (card) takeCard(roster, depot, card)
  return card
}

export function takeCard(roster: Roster, depot: Depot, card: TrainCard): void {
  const kind = roster.indexOf(card)
  if (!inStock(card, depot.left[kind])) throw new Error(`no ${card.sides[0]} left`)
  if (card.count !== undefined) depot.left[kind]! -= 1 // in stock, so it is counted
}

export function takeFromPool(depot: Depot, train: TrainName): void {
  takeOne(depot.pool, train)
}

export function takeOne<T extends TrainName>(trains: T[], train: T): void {
  const place = trains.indexOf(train)
  if (place < 0) throw new Error(`no ${train} there`)
  trains.splice(place, 1)
}

/** Trains of these names rust: they leave the list; says which did. */
export function scrap<T extends TrainName>(trains: T[], names: readonly TrainName[]): T[] {
  const gone = trains.filter((train) => names.includes(train))
  trains.splice(0, trains.length, ...trains.filter((train) => !names.includes(train)))
  return gone
}
