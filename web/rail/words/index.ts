import { words } from '../../words/index.ts'
import { en } from './en.ts'

export type RailWords = typeof en

const dictionaries: Readonly<Record<string, RailWords>> = { en }

/** The words in the chosen language; English where there is no dictionary yet. */
export const railWords = (): RailWords => dictionaries[words().language] ?? en
