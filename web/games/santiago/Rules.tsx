import { For } from 'solid-js'
import { BUILDINGS, CUBANS, FLOWERS, type Cuban } from '../../../shared/games/santiago/data.ts'
import { FlowerIcon } from '../../art/Flower.tsx'
import { Rich } from './Rich.tsx'
import { RulePage } from '../parts/RulePage.tsx'
import { t } from './words/index.ts'

const flowerWords = (cuban: Cuban): string => {
  const { colour } = FLOWERS[cuban]
  return colour === 'none' ? t().wall.noFlower : t().wall.flower(colour)
}

function Cubans() {
  return (
    <section>
      <h2>{t().rules.cubans.title}</h2>
      <table class="rules-table">
        <thead>
          <tr>
            <th class="l">{t().rules.cubans.name}</th>
            <th>{t().rules.cubans.flower}</th>
            <th class="l">{t().rules.cubans.does}</th>
          </tr>
        </thead>
        <tbody>
          <For each={CUBANS}>
            {(cuban) => (
              <tr>
                <th scope="row" class="l">
                  {t().cubans[cuban]}
                </th>
                <td>
                  <FlowerIcon kind={FLOWERS[cuban].colour} size={20} label={flowerWords(cuban)} />
                </td>
                <td class="l">
                  <Rich text={t().cubanInfo[cuban]} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

function Buildings() {
  return (
    <section>
      <h2>{t().rules.buildings.title}</h2>
      <table class="rules-table">
        <thead>
          <tr>
            <th class="l">{t().rules.buildings.name}</th>
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

const unsure = CUBANS.filter((cuban) => FLOWERS[cuban].confidence !== 'certain')
const choiceWords = (cuban: Cuban): string =>
  t().rules.choices.line(t().cubans[cuban], flowerWords(cuban), FLOWERS[cuban].confidence === 'likely')

/** What no source told us. */
export function Choices() {
  return (
    <section>
      <h2>{t().rules.choices.title}</h2>
      <p>{t().rules.choices.lead}</p>
      <ul>
        <For each={unsure}>{(cuban) => <li>{choiceWords(cuban)}</li>}</For>
      </ul>
      <p>{t().rules.choices.order}</p>
    </section>
  )
}

export function Rules() {
  return (
    <RulePage words={t().rules} Line={Rich}>
      <Cubans />
      <Buildings />
      <Choices />
    </RulePage>
  )
}
