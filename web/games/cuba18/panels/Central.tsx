import { centralForecast, centralRange } from '../../../../shared/games/cuba18/central.ts'
import { FC } from '../../../../shared/games/cuba18/companies.ts'
import { graphNow } from '../../../../shared/games/cuba18/network.ts'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { PRICES, UP } from '../../../../shared/games/cuba18/market.ts'
import { priceOf, spaceAt } from '../../../../shared/games/cuba18/price.ts'
import { valueOf } from '../../../../shared/games/cuba18/run-forms.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { TokenIcon } from '../../../rail/map/Token.tsx'
import { ShareBar } from '../../../rail/panels/ShareBar.tsx'
import { TrainCard } from '../../../rail/panels/TrainCard.tsx'
import { railWords } from '../../../rail/words/index.ts'
import { liveryOf } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { squaresOf } from './charter.ts'

/** Its cities from the best down, and whether each counts. */
function citiesOf(s: State): { name: string; value: number; counts: boolean }[] {
  return tokensOf(s.board, FC)
    .flatMap(({ hex, city }) => {
      const stop = graphNow(s).stops.find((it) => it.hex === hex && it.city === city)
      return stop ? [{ name: t().place(hex), value: valueOf(s, stop) }] : []
    })
    .toSorted((a, b) => b.value - a.value)
    .map((it, at) => ({ ...it, counts: at < centralRange(s) }))
}

const priceAfter = (s: State, steps: number): number =>
  PRICES[Math.min(PRICES.length - 1, spaceAt(priceOf(s, FC)) + UP * steps)] ?? 0

/** VII.15, VII.16: nobody directs it; what it would pay if its turn came now. */
export function Central(props: PartProps) {
  const s = () => props.model.state()
  const now = () => centralForecast(props.model.plain())
  const words = () => t().stage.central
  const cities = () => words().cities(citiesOf(s()))
  return (
    <section class="rp-card rp-charter cu-central" aria-label={t().companyName(FC)}>
      <header class="rp-band">
        <TokenIcon livery={liveryOf(FC)} size={32} />
        <div class="grow">
          <h3>{t().companyName(FC)}</h3>
          <p title={cities()}>{cities()}</p>
        </div>
        <p class="rp-price">
          <b>{priceOf(s(), FC)}</b> {railWords().charter.price}
        </p>
      </header>
      <div class="rp-charter-body">
        <div>
          <h4>{words().pays}</h4>
          <p class="rp-big">{words().share(now().perShare)}</p>
          <p class="rp-note">{words().sum(now())}</p>
        </div>
        <div>
          <h4>{words().train}</h4>
          <TrainCard train={{ name: String(centralRange(s())), till: words().counts(centralRange(s())) }} />
          <p class="rp-note">{words().price(priceOf(s(), FC), priceAfter(s(), now().steps))}</p>
        </div>
        <div class="wide">
          <ShareBar squares={squaresOf(props.model, FC)} />
        </div>
      </div>
    </section>
  )
}
