/** A train that one company would sell to another if its director agrees. */
export interface TrainDeal {
  readonly train: string
  readonly from: string
  readonly price: number
}

const isSameTrain = (one: TrainDeal, two: TrainDeal): boolean => one.train === two.train && one.from === two.from

/** Who has said no is asked again only for more money. */
export const isDeniedTrain = (denied: readonly TrainDeal[], deal: TrainDeal): boolean =>
  denied.some((it) => isSameTrain(it, deal) && deal.price <= it.price)

/** What the seller has not yet said no to. */
export const leastPrice = (denied: readonly TrainDeal[], deal: Omit<TrainDeal, 'price'>): number =>
  1 + Math.max(0, ...denied.filter((it) => isSameTrain(it, { ...deal, price: 0 })).map(({ price }) => price))
