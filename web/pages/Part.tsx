import { ErrorBoundary, onMount, Show } from 'solid-js'
import type { Component, JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { words } from '../words/index.ts'

/** One part of a game's screen. If it breaks, the rest of the table stays usable: chat, undo, the other parts. */
export function Part(props: { of: Component | undefined; fallback?: JSX.Element }) {
  return (
    <Show when={props.of} fallback={props.fallback}>
      {(part) => (
        <ErrorBoundary fallback={(error: unknown) => <Broken error={error} />}>
          <Dynamic component={part()} />
        </ErrorBoundary>
      )}
    </Show>
  )
}

function Broken(props: { error: unknown }) {
  onMount(() => reportError(props.error))
  return (
    <p class="notice broken" role="alert" data-testid="broken">
      {words().play.broken}
    </p>
  )
}
