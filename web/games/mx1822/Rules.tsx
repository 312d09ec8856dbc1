import { For } from 'solid-js'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import { Said } from '../../rail/Said.tsx'
import { About } from './About.tsx'
import { RulePage } from '../parts/RulePage.tsx'
import { t } from './words/index.ts'

function Privates() {
  return (
    <section>
      <h2>{t().stage.privates}</h2>
      <table class="rules-table">
        <tbody>
          <For each={PRIVATES}>
            {(id) => (
              <tr>
                <th scope="row" class="l">
                  {id}
                </th>
                <td class="l">{t().privates[id].name}</td>
                <td class="l">{t().privates[id].note}</td>
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
    <RulePage words={t().rules} Line={Said}>
      <Privates />
      <About />
    </RulePage>
  )
}
