import { words } from '../../../words/index.ts'
import { en } from './en.ts'

export type Words = typeof en

const dictionaries: Readonly<Record<string, Words>> = { en }

/** The words in the chosen language; English where there is no dictionary yet. */
export const t = (): Words => dictionaries[words().language] ?? en
