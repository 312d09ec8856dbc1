import { For } from 'solid-js'
import { BUILDINGS, TILES } from '../../../shared/games/cuba/data/buildings.ts'
import { NUMERALS, SECTIONS, STATUTES, type Statute } from '../../../shared/games/cuba/data/statutes.ts'
import { About } from './About.tsx'
import { Rich } from './Rich.tsx'
import { RulePage } from '../parts/RulePage.tsx'
import { t } from './words/index.ts'

function Buildings() {
  return (
    <section>
      <h2>{t().rules.buildings.title}</h2>
      <table class="rules-table">
        <thead>
          <tr>
            <th class="l">{t().rules.buildings.name}</th>
            <th class="l">{t().rules.buildings.cost}</th>
            <th class="l">{t().rules.buildings.does}</th>
          </tr>
        </thead>
        <tbody>
          <For each={BUILDINGS}>
            {(building) => (
              <tr>
                <th scope="row" class="l">
                  {t().buildings[building]}
                </th>
                <td class="l">
                  <Rich text={t().wall.price(TILES[building].cost)} />
                </td>
                <td class="l">
                  <Rich text={t().buildingInfo[building]} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

const inOrder = SECTIONS.flatMap((section) =>
  (Object.keys(STATUTES) as Statute[]).filter((id) => STATUTES[id].section === section),
)

function Statutes() {
  return (
    <section>
      <h2>{t().rules.statutes.title}</h2>
      <table class="rules-table">
        <thead>
          <tr>
            <th class="l">{t().rules.statutes.kind}</th>
            <th class="l">{t().rules.statutes.name}</th>
            <th class="l">{t().rules.statutes.does}</th>
          </tr>
        </thead>
        <tbody>
          <For each={inOrder}>
            {(id) => (
              <tr>
                <td class="l">{NUMERALS[STATUTES[id].section]}</td>
                <th scope="row" class="l">
                  {t().statutes[id][0]}
                </th>
                <td class="l">
                  <Rich text={t().statuteInfo[id]} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

export function Rules() {
  return (
    <RulePage words={t().rules} Line={Rich}>
      <Buildings />
      <Statutes />
      <About />
    </RulePage>
  )
}
