import type { AnyGame } from '../engine/game.ts'
import { cuba } from './cuba/game.ts'
import { cuba18 } from './cuba18/game.ts'
import { mx1822 } from './mx1822/game.ts'
import { readRecord } from './mx1822/import/read.ts'
import { santiago } from './santiago/game.ts'

export const games: Readonly<Record<string, AnyGame>> = {
  cuba,
  cuba18,
  mx1822: { ...mx1822, read: readRecord }, // here and not there: no client needs to read records
  santiago,
}
