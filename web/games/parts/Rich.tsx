import { For, Index, type JSX } from 'solid-js'
import { GoodIcon, type GoodKind } from '../../art/Good.tsx'
import { Icon } from '../../art/Icon.tsx'

export interface Lexicon<T extends string> {
  readonly drawings: Readonly<Record<T, GoodKind>>
  name(kind: T, amount?: number): string
}

interface TextProps {
  text: string
  size?: number
}

const bits = (text: string): string[] => text.split(/(\{\w+\})/).filter(Boolean)

/** A game's words with *bold* and {icon}, where an icon is one of its things or an arrow. */
export function richWords<T extends string>(lexicon: Lexicon<T>) {
  const isThing = (key: string): key is T => key in lexicon.drawings

  function ThingIcon(props: { kind: T; size?: number; quiet?: boolean }) {
    const label = () => (props.quiet ? undefined : lexicon.name(props.kind))
    return <GoodIcon kind={lexicon.drawings[props.kind]} size={props.size} label={label()} />
  }

  function Token(props: { name: string; size: number }): JSX.Element {
    return (
      <i class="tk">
        {isThing(props.name) ? (
          <ThingIcon kind={props.name} size={props.size} />
        ) : (
          <Icon kind="arrow" size={props.size - 2} stroke={2.4} label="→" />
        )}
      </i>
    )
  }

  function Bits(props: { text: string; size: number }) {
    return (
      <For each={bits(props.text)}>
        {(bit) => (/^\{\w+\}$/.test(bit) ? <Token name={bit.slice(1, -1)} size={props.size} /> : bit)}
      </For>
    )
  }

  function Rich(props: TextProps) {
    const size = () => props.size ?? 15
    return (
      <Index each={props.text.split('*')}>
        {(part, i) =>
          i % 2 === 1 ? (
            <b>
              <Bits text={part()} size={size()} />
            </b>
          ) : (
            <Bits text={part()} size={size()} />
          )
        }
      </Index>
    )
  }

  /** "{peso} pesos" is read once. */
  function repeated(key: T, word: string | undefined): string {
    const names = [lexicon.name(key, 1), lexicon.name(key, 2)]
    return word !== undefined && names.includes(word.trim()) ? word.trim() : `${lexicon.name(key)}${word ?? ''}`
  }

  /** The same words without drawings, for names read aloud. */
  const plain = (text: string): string =>
    text
      .replaceAll('*', '')
      .replace(/\{(\w+)\}( \w+)?/g, (_, key: string, word: string | undefined) =>
        isThing(key) ? repeated(key, word) : `→${word ?? ''}`,
      )

  return { ThingIcon, Rich, plain }
}

/** Names of players can't carry our signs. */
export const clean = (name: string): string => name.replace(/[{}*]/g, '·')
