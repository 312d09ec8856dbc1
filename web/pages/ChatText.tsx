import { For } from 'solid-js'

const escaped = location.origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const TABLE = new RegExp(`(${escaped}/t/[\\w-]+)`)

export const tableIn = (text: string): string | undefined => TABLE.exec(text)?.[1]?.slice(location.origin.length)

/** Only links to tables of this house can be followed. */
export function ChatText(props: { text: string }) {
  return (
    <span>
      <For each={props.text.split(TABLE)}>
        {(part) => (TABLE.test(part) ? <a href={part}>{part.replace(/^https?:\/\//, '')}</a> : part)}
      </For>
    </span>
  )
}
