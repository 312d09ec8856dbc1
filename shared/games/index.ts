import type { AnyGame } from '../engine/game.ts'
import { santiago } from './santiago/game.ts'

export const games: Readonly<Record<string, AnyGame>> = { santiago }
