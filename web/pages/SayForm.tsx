import { createSignal } from 'solid-js'
import { LIMITS } from '../../shared/engine/protocol.ts'
import { Icon } from '../art/Icon.tsx'
import { words } from '../words/index.ts'

export function SayForm(props: { disabled: boolean; onSay(text: string): void }) {
  const [text, setText] = createSignal('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text().trim()) props.onSay(text().trim())
    setText('')
  }
  return (
    <form class="sayin" onSubmit={submit}>
      <input
        class="field"
        data-testid="say"
        aria-label={words().play.say}
        placeholder={props.disabled ? words().play.watchOnly : words().play.say}
        maxLength={LIMITS.say}
        autocomplete="off"
        disabled={props.disabled}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button
        type="submit"
        class="btn icon"
        data-testid="say-send"
        aria-label={words().play.send}
        disabled={props.disabled}
      >
        <Icon kind="arrow" size={17} />
      </button>
    </form>
  )
}
