import { For } from 'solid-js'
import { Said } from '../../rail/Said.tsx'
import { About } from './About.tsx'
import { t } from './words/index.ts'

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
      <About />
    </article>
  )
}
