import type { AnyGame } from '../engine/game.ts'
import { cuba } from './cuba/game.ts'
import { santiago } from './santiago/game.ts'

export const games: Readonly<Record<string, AnyGame>> = { cuba, santiago }
