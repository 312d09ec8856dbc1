import { onCleanup, onMount } from 'solid-js'
import type { ParentProps } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { words } from '../words/index.ts'

/** Opens over the page but leaves the wall visible; Escape closes it and gives the focus back. */
export function Sheet(props: ParentProps<{ title: string; class?: string; testid?: string; onClose(): void }>) {
  let box: HTMLElement | undefined
  const before = document.activeElement
  const outside = (event: PointerEvent) => {
    if (event.target instanceof Node && !box?.contains(event.target)) props.onClose()
  }
  onMount(() => {
    box?.focus()
    setTimeout(() => document.addEventListener('pointerdown', outside))
  })
  onCleanup(() => {
    document.removeEventListener('pointerdown', outside)
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    props.onClose()
  }
  return (
    <section
      ref={(el) => (box = el)}
      class={`sheet ${props.class ?? ''}`}
      role="dialog"
      aria-label={props.title}
      tabindex="-1"
      data-testid={props.testid}
      onKeyDown={onKey}
    >
      <header class="row">
        <h2 class="grow">{props.title}</h2>
        <button type="button" class="btn soft icon" aria-label={words().close} onClick={() => props.onClose()}>
          <Icon kind="close" size={19} />
        </button>
      </header>
      {props.children}
    </section>
  )
}
