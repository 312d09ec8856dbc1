import { For } from 'solid-js'
import { railWords } from '../words/index.ts'

/** The steps of a turn on a line: done filled, the current one open and larger. */
export function StepLine(props: { steps: readonly string[]; now: number; colour: string; bare?: boolean }) {
  return (
    <ol
      class="rp-steps"
      classList={{ bare: props.bare }}
      style={{ '--step': props.colour, '--now': props.now, '--count': props.steps.length }}
      aria-label={railWords().steps.title}
    >
      <For each={props.steps}>
        {(step, i) => (
          <li
            classList={{ done: i() < props.now, now: i() === props.now }}
            aria-current={i() === props.now ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        )}
      </For>
    </ol>
  )
}
