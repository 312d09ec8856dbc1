import type { Holding } from '../../../../shared/games/santiago/state.ts'
import type { Model } from '../model.ts'
import type { Thing } from '../words/en-names.ts'

export const holdingOf = (model: Model): Holding | undefined =>
  (model.play.you === null ? undefined : model.state().secret.holdings[model.play.you]) ?? undefined

export const countOf = (holding: Holding, kind: Thing): number =>
  kind === 'peso' ? holding.pesos : kind === 'point' ? holding.points : holding.goods[kind]

export function owned(model: Model, kind: Thing): number {
  const holding = holdingOf(model)
  return holding ? countOf(holding, kind) : 0
}
