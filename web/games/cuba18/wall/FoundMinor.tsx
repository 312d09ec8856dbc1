import { For, Show } from 'solid-js'
import type { Par } from '../../../../shared/games/cuba18/market.ts'
import { CONCESSION_WORTH } from '../../../../shared/games/cuba18/data.ts'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import type { OfferOf } from '../choice.ts'
import { liveryOf } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'

const SHARES = 3 // the director's certificate and one more

/** VI.7: concession, company, par, and the city of the mill on the map. */
export function FoundMinor(props: PartProps & { offer: OfferOf<'foundMinor'> }) {
  const chosen = () => props.model.founding()
  const pays = (par: Par) => SHARES * par - CONCESSION_WORTH
  return (
    <>
      <Choices label={t().wall.minor}>
        <For each={props.offer.companies}>
          {(company) => (
            <Choice
              id={`minor-${company}`}
              on={chosen().company === company}
              livery={liveryOf(company)}
              text={company}
              label={t().companyName(company)}
              onPick={() => props.model.foundWith({ company })}
            />
          )}
        </For>
      </Choices>
      <Choices label={t().wall.par}>
        <For each={props.offer.pars}>
          {(par) => (
            <Choice
              id={`par-${par}`}
              on={chosen().par === par}
              text={String(par)}
              onPick={() => props.model.foundWith({ par })}
            />
          )}
        </For>
      </Choices>
      <p class="cu-say">
        <Show when={chosen().par}>{(par) => <b>{t().wall.minorCost(pays(par()), SHARES * par())} · </b>}</Show>
        {chosen().hex ? t().wall.millIn(t().place(chosen().hex ?? '')) : t().wall.millWhere}
      </p>
    </>
  )
}
