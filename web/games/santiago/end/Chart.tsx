import { SHIPS, START } from '../../../../shared/games/santiago/data.ts'
import { Chart as Curve, type Line } from '../../parts/Chart.tsx'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

function linesOf(model: Model): Line[] {
  return model.state().secret.holdings.flatMap((holding, seat) => {
    const colour = model.play.colours[seat]
    if (!holding || !colour) return []
    const points = [START.points, ...holding.curve.slice(0, -1), holding.points]
    return [{ colour, name: model.play.names[seat] ?? '', points }]
  })
}

export function Chart(props: { model: Model }) {
  return <Curve title={t().end.curve} lines={linesOf(props.model)} parts={SHIPS} />
}
