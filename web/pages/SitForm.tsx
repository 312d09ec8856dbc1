import { createSignal, onMount } from 'solid-js'
import { LIMITS } from '../../shared/engine/protocol.ts'
import { Icon } from '../art/Icon.tsx'
import { playerName } from '../table/seats.ts'
import { words } from '../words/index.ts'

/** `first`: the player at this browser; otherwise somebody who shares the screen. */
export function SitForm(props: { first: boolean; busy: boolean; onSit(name: string): void; onCancel(): void }) {
  let field: HTMLInputElement | undefined
  // oxlint-disable-next-line solid/reactivity -- only the start value
  const [name, setName] = createSignal(props.first ? playerName() : '')
  onMount(() => {
    field?.focus()
    field?.select()
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name().trim()) props.onSit(name().trim())
    else field?.focus()
  }
  const label = () => (props.first ? words().lobby.yourName : words().lobby.theirName)
  return (
    <form class="sitform" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && props.onCancel()}>
      <label class="opt">
        <span class="small quiet">{props.first ? label() : `${words().lobby.another}: ${label()}`}</span>
        <input
          ref={(el) => (field = el)}
          class="field"
          data-testid="sit-name"
          maxLength={LIMITS.name}
          autocomplete="nickname"
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn main" data-testid="sit" disabled={props.busy}>
        {words().lobby.sitDown}
      </button>
      <button type="button" class="btn soft icon" aria-label={words().lobby.cancel} onClick={() => props.onCancel()}>
        <Icon kind="close" size={18} />
      </button>
    </form>
  )
}
