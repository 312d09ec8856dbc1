import { For } from 'solid-js'
import type { Component, JSX } from 'solid-js'

export interface RuleWords {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

/** A game's rules in our words; what only this game has follows as children. */
export function RulePage(props: { words: RuleWords; Line: Component<{ text: string }>; children: JSX.Element }) {
  return (
    <article class="game-rules">
      <h1>{props.words.title}</h1>
      <p class="lead">{props.words.lead}</p>
      <For each={props.words.sections}>
        {(section) => (
          <section>
            <h2>{section.title}</h2>
            <ul>
              <For each={section.lines}>
                {(line) => (
                  <li>
                    <props.Line text={line} />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
      {props.children}
    </article>
  )
}
