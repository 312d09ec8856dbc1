import { createSignal } from 'solid-js'
import type { Facts } from '../../shared/engine/game.ts'
import { en } from './en.ts'

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> }

/** What a dictionary in another language has to say. */
export type Words = Widen<typeof en>

const [words, setWords] = createSignal<Words>(en)
export { words, setWords }

export type RuleWords = Readonly<Record<string, string | ((facts: Facts) => string)>>

/** The rules of the house in words; the games bring their own. */
export function houseRule(rule: string, facts: Facts): string {
  const said = (words().rules as RuleWords)[rule]
  if (said === undefined) return words().unknownRule(rule)
  return typeof said === 'string' ? said : said(facts)
}
