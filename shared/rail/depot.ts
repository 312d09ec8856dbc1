export type TrainName = string

/** A kind of train card in the order of sale; both sides of a card are one supply. */
export interface TrainCard {
  readonly sides: readonly TrainName[]
  readonly count?: number // without it there is no end of them
}
export type Roster = readonly TrainCard[]

export interface Depot {
  left: number[] // cards left of each kind of the roster; not counted where there is no end of them
  pool: TrainName[] // trains companies had to give up
}

export const fullDepot = (roster: Roster): Depot => ({ left: roster.map((card) => card.count ?? 0), pool: [] })

/** The kind of card for sale now. */
export function onTop(roster: Roster, depot: Depot): TrainCard | undefined {
  return roster.find((card, kind) => card.count === undefined || depot.left[kind]! > 0)
}

/** Takes the card on top: sold, exported or removed. */
export function takeTop(roster: Roster, depot: Depot): TrainCard | undefined {
  const card = onTop(roster, depot)
  if (card?.count !== undefined) depot.left[roster.indexOf(card)]! -= 1
  return card
}

export function takeFromPool(depot: Depot, train: TrainName): void {
  takeOne(depot.pool, train)
}

export function takeOne(trains: TrainName[], train: TrainName): void {
  const place = trains.indexOf(train)
  if (place < 0) throw new Error(`no ${train} there`)
  trains.splice(place, 1)
}

/** Rusting: trains of these names leave; says which did. */
export function scrap(trains: TrainName[], names: readonly TrainName[]): TrainName[] {
  const gone = trains.filter((train) => names.includes(train))
  trains.splice(0, trains.length, ...trains.filter((train) => !names.includes(train)))
  return gone
}
