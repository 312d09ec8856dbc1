import type { Seat } from '../../shared/engine/game.ts'

/** Who must decide, by the rules themselves; loaded with the game's screen. */
export type Active = (view: unknown) => readonly Seat[]

const actives: Readonly<Record<string, () => Promise<Active>>> = {
  santiago: async () => (await import('../../shared/games/santiago/game.ts')).santiago.active as Active,
}

export const loadActive = async (game: string): Promise<Active> => (await actives[game]?.()) ?? (() => [])
