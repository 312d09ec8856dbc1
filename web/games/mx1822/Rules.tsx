import { For } from 'solid-js'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import { Said } from '../../rail/Said.tsx'
import { About } from './About.tsx'
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
    <article class="game-rules">
      <h1>{t().rules.title}</h1>
      <p class="lead">{t().rules.lead}</p>
      <For each={t().rules.sections}>
        {(section) => (
          <section>
            <h2>{section.title}</h2>
            <ul>
              <For each={section.lines}>
                {(line) => (
                  <li>
                    <Said text={line} />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
      <Privates />
      <About />
    </article>
  )
}
