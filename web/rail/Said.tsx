import { Index } from 'solid-js'

/** Names of players can't carry our sign. */
export const clean = (name: string): string => name.replaceAll('*', '·')

/** Words with *bold*. */
export function Said(props: { text: string }) {
  return <Index each={props.text.split('*')}>{(part, i) => (i % 2 === 1 ? <b>{part()}</b> : <>{part()}</>)}</Index>
}
