import { createMemo } from 'solid-js'
import { Market } from '../../../rail/panels/Market.tsx'
import type { PartProps } from '../model.ts'
import { dividendGhosts } from '../panels/dividend.ts'
import { outlookOf } from '../panels/forecast.ts'
import { marketSpaces } from '../panels/market.ts'

/** The wall of prices, with what would move. */
export function Prices(props: PartProps & { perRow?: number }) {
  const outlook = createMemo(() =>
    props.model.state().round.at === 'stock' ? outlookOf(props.model.expected()) : undefined,
  )
  const current = () => {
    const { round } = props.model.state()
    return round.at === 'operating' ? round.turn.company : undefined
  }
  return (
    <Market
      courses={1}
      spaces={marketSpaces(props.model.state())}
      perRow={props.perRow}
      current={current()}
      ghosts={outlook()?.ghosts ?? dividendGhosts(props.model)}
    />
  )
}
