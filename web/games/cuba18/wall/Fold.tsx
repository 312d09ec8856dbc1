import { createSignal, Show, type ParentProps } from 'solid-js'
import { Choice } from '../../../rail/panels/Choices.tsx'

/** Choices that are rarely wanted lie behind one; a few stand open. */
export function Fold(props: ParentProps<{ id: string; text: string; count: number; most: number }>) {
  const [open, setOpen] = createSignal(false)
  return (
    <Show when={props.count > props.most} fallback={props.children}>
      <Choice id={props.id} on={open()} text={props.text} note={String(props.count)} onPick={() => setOpen(!open())} />
      <Show when={open()}>{props.children}</Show>
    </Show>
  )
}
