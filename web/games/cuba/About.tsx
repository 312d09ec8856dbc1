import { For } from 'solid-js'
import { COLOURS } from '../../../shared/games/cuba/data.ts'
import {
  FIELDS,
  isProductLand,
  isResourceLand,
  plantation,
  RESOURCE_OF,
  ROWS,
  type Land,
} from '../../../shared/games/cuba/data/plantations.ts'
import { SHIPS } from '../../../shared/games/cuba/data/ships.ts'
import { DECKS } from '../../../shared/games/cuba/data/statutes.ts'
import { COLOURS_OF_SEATS } from '../../art/players.ts'
import { Icon } from '../../art/Icon.tsx'
import { SealIcon } from '../../art/Seal.tsx'
import { Rich, ThingIcon } from './Rich.tsx'
import { t } from './words/index.ts'

function Ships() {
  return (
    <section>
      <h3>{t().rules.choices.ships}</h3>
      <ol class="about-ships">
        <For each={SHIPS}>
          {(ship) => (
            <li>
              <Rich text={t().shipIcons(ship)} size={17} />
            </li>
          )}
        </For>
      </ol>
      <p class="small quiet">{t().rules.choices.shipsNote}</p>
    </section>
  )
}

function Duties() {
  return (
    <section>
      <h3>{t().rules.choices.duty}</h3>
      <p>{DECKS.duty.map((id) => t().statutes[id][1]).join(' · ')}</p>
      <p class="small quiet">{t().rules.choices.dutyNote}</p>
    </section>
  )
}

function FieldMark(props: { land: Land }) {
  const piece = () =>
    isProductLand(props.land) ? props.land : isResourceLand(props.land) ? RESOURCE_OF[props.land] : undefined
  return (
    <td title={t().lands[props.land]}>
      {piece() ? <ThingIcon kind={piece()!} size={17} /> : <Icon kind="store" size={15} label={t().lands.warehouse} />}
    </td>
  )
}

function Plantation(props: { lands: readonly Land[] }) {
  return (
    <table class="about-fields">
      <tbody>
        <For each={ROWS}>
          {(row) => (
            <tr>
              <For each={props.lands.slice((row - 1) * 4, row * 4)}>{(land) => <FieldMark land={land} />}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

const landsOf = (side: 'common' | 'own', seat: number): Land[] => {
  const lands = plantation(side, seat)
  return FIELDS.map((field) => lands[field])
}

function Plantations() {
  return (
    <section>
      <h3>{t().rules.choices.plantations}</h3>
      <div class="about-plantations">
        <figure>
          <figcaption class="small">{t().rules.choices.common}</figcaption>
          <Plantation lands={landsOf('common', 0)} />
        </figure>
        <For each={COLOURS}>
          {(_, seat) => (
            <figure>
              <figcaption class="small row">
                <SealIcon colour={COLOURS_OF_SEATS[seat()] ?? 'grey'} size={14} />
                {t().rules.choices.own(seat() + 1)}
              </figcaption>
              <Plantation lands={landsOf('own', seat())} />
            </figure>
          )}
        </For>
      </div>
    </section>
  )
}

/** What of this edition is our own choice, with the data itself. */
export function About() {
  return (
    <section>
      <h2>{t().rules.choices.title}</h2>
      <p>{t().rules.choices.lead}</p>
      <Ships />
      <Duties />
      <Plantations />
      <p>{t().rules.choices.likely}</p>
    </section>
  )
}
