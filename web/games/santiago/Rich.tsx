import { For, Index, type JSX } from 'solid-js'
import { GoodIcon, type GoodKind } from '../../art/Good.tsx'
import { Icon } from '../../art/Icon.tsx'
import { t } from './words/index.ts'
import type { Thing } from './words/en-names.ts'

const drawings = {
  sugar: 'sugar',
  citrus: 'citrus',
  tobacco: 'tobacco',
  rum: 'rum',
  cigar: 'cigar',
  wood: 'wood',
  peso: 'coin',
  point: 'vp',
} as const satisfies Record<Thing, GoodKind>

const isThing = (key: string): key is Thing => key in drawings

export function ThingIcon(props: { kind: Thing; size?: number; quiet?: boolean }) {
  return (
    <GoodIcon kind={drawings[props.kind]} size={props.size} label={props.quiet ? undefined : t().thing(props.kind)} />
  )
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

const bits = (text: string): string[] => text.split(/(\{\w+\})/).filter(Boolean)

function Bits(props: { text: string; size: number }) {
  return (
    <For each={bits(props.text)}>
      {(bit) => (/^\{\w+\}$/.test(bit) ? <Token name={bit.slice(1, -1)} size={props.size} /> : bit)}
    </For>
  )
}

/** Words with *bold* and {icon}. */
export function Rich(props: { text: string; size?: number }) {
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

/** The same words without drawings, for names read aloud. */
export const plain = (text: string): string =>
  text
    .replaceAll('*', '')
    .replace(/\{(\w+)\}( \w+)?/g, (_, key: string, word: string | undefined) =>
      isThing(key) ? repeated(key, word) : `→${word ?? ''}`,
    )

/** "{peso} pesos" is read once. */
function repeated(key: Thing, word: string | undefined): string {
  const name = t().thing(key)
  return word !== undefined && t().things[key].includes(word.trim()) ? word.trim() : `${name}${word ?? ''}`
}

/** Names of players can't carry our signs. */
export const clean = (name: string): string => name.replace(/[{}*]/g, '·')
