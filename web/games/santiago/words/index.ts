import { en } from './en.ts'

export type Words = typeof en

const dictionaries: Readonly<Record<string, Words>> = { en }

/** The words in the page's language; English where there is no dictionary yet. */
export function t(): Words {
  const language = document.documentElement.lang.slice(0, 2)
  return dictionaries[language] ?? en
}
