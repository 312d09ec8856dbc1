import { For } from 'solid-js'
import { Said } from '../../rail/Said.tsx'
import { t } from './words/index.ts'

/** What the book leaves open and how it is played here. */
export function About() {
  return (
    <section>
      <h2>{t().about.title}</h2>
      <p>{t().about.lead}</p>
      <ul>
        <For each={t().about.rulings}>
          {(ruling) => (
            <li>
              <Said text={ruling} />
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
