import type { AnyGame } from '../engine/game.ts'
import { mx1822 } from './mx1822/game.ts'
import { santiago } from './santiago/game.ts'

export const games: Readonly<Record<string, AnyGame>> = { mx1822, santiago }
