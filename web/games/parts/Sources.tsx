import { For, Show } from 'solid-js'

export interface SourcePart {
  readonly id: string // of the colour: .src-<id>
  readonly name: string
  readonly points: number
}

/** Wide enough to carry its number. */
const LABELLED = 4
const WIDE = 0.05

/** Where a player's points came from, as one bar. */
export function SourceBar(props: { parts: readonly SourcePart[]; most: number }) {
  const words = () => props.parts.map((part) => `${part.name}: ${part.points}`).join(', ')
  return (
    <div class="bar" role="img" aria-label={words()}>
      <For each={props.parts.filter((part) => part.points > 0)}>
        {(part) => (
          <i
            class={`src-${part.id}`}
            style={{ width: `${(part.points / props.most) * 100}%` }}
            title={`${part.name}: ${part.points}`}
          >
            <Show when={part.points >= LABELLED && part.points / props.most >= WIDE}>
              <u>{part.points}</u>
            </Show>
          </i>
        )}
      </For>
    </div>
  )
}

export function SourceKey(props: { parts: readonly Omit<SourcePart, 'points'>[] }) {
  return (
    <div class="key" aria-hidden="true">
      <For each={props.parts}>
        {(part) => (
          <span>
            <i class={`src-${part.id}`} />
            {part.name}
          </span>
        )}
      </For>
    </div>
  )
}
