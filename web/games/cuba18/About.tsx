import { For } from 'solid-js'
import { Said } from '../../rail/Said.tsx'
import { t } from './words/index.ts'

function List(props: { lines: readonly string[] }) {
  return (
    <ul>
      <For each={props.lines}>
        {(line) => (
          <li>
            <Said text={line} />
          </li>
        )}
      </For>
    </ul>
  )
}

/** What of this edition is our own choice, and which book is followed where they differ or say nothing. */
export function About() {
  return (
    <section>
      <h2>{t().about.title}</h2>
      <p>{t().about.lead}</p>
      <List lines={t().about.choices} />
      <h3>{t().about.booksTitle}</h3>
      <List lines={t().about.books} />
      <h3>{t().about.rulingsTitle}</h3>
      <List lines={t().about.rulings} />
    </section>
  )
}
