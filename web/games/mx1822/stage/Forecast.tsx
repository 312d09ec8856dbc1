import { For, Show } from 'solid-js'
import { NDEM } from '../../../../shared/games/mx1822/companies.ts'
import { TokenIcon } from '../../../rail/map/Token.tsx'
import { PlayerMark } from '../../../rail/panels/PlayerMark.tsx'
import { liveryOf } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { colourOf, nameOf } from '../../../rail/people.ts'
import { only, type Outlook } from '../panels/forecast.ts'
import { t } from '../words/index.ts'

/** "If the round ended now": who floats where, who pays, what the NdeM takes. */
export function Forecast(props: PartProps & { outlook: Outlook }) {
  const floated = () => only(props.outlook.news, 'floated')
  const won = (company: string) => only(props.outlook.news, 'won').find((it) => it.item === company)
  const trains = () => only(props.outlook.news, 'ndemTook').map(({ train }) => t().train(train))
  const station = () => only(props.outlook.news, 'removed').find((it) => it.station)?.minor
  const phases = () => only(props.outlook.news, 'phase')
  const place = () => {
    const minor = station()
    return minor && t().minors[minor].place
  }
  return (
    <section class="rp-card mx-forecast">
      <h3>{t().stage.forecast.title}</h3>
      <div class="mx-outlook">
        <For each={floated()} fallback={<p class="rp-note">{t().stage.forecast.nothing}</p>}>
          {({ company, price }) => (
            <div>
              <TokenIcon livery={liveryOf(company)} size={26} /> <b>{price}</b>{' '}
              <small>{t().stage.forecast.place(props.outlook.order.indexOf(company) + 1)}</small>
              <Show when={won(company)}>
                {(win) => (
                  <p>
                    <PlayerMark colour={colourOf(props.model.play, win().seat)} />
                    {t().stage.forecast.pays(nameOf(props.model.play, win().seat), win().amount)}
                  </p>
                )}
              </Show>
            </div>
          )}
        </For>
        <Show when={props.model.state().companies[NDEM]}>
          <p class="mx-state">
            <TokenIcon livery={liveryOf(NDEM)} size={28} />
            <span>
              {t().stage.forecast.ndem(trains(), place())}
              <For each={phases()}>{({ phase }) => <b> {t().stage.forecast.phase(phase)}.</b>}</For>
            </span>
          </p>
        </Show>
      </div>
      <p class="rp-note">
        {t().stage.forecast.seats(props.outlook.seats.map((seat) => nameOf(props.model.play, seat)))}
      </p>
    </section>
  )
}
