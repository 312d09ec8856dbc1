import type { Building, Cuban, Good } from '../../../../shared/games/santiago/data.ts'

/** Everything the board says; the dictionaries of the game supply it. */
export interface BoardWords {
  board: string
  cubans: Record<Cuban, string>
  buildings: Record<Building, string>
  /** At most about nine letters, for the tall drawing. */
  shortBuildings: Record<Building, string>
  goods: Record<Good, string>
  /** What these three do, in a few words on their plate: '1 of choice', 'all give 1', 'seize or use'. */
  gains: Record<'pablo' | 'zorro' | 'alonso', string>
  /** Pablo's gain in the tall drawing: 'any'. */
  any: string
  supply: string
  aside: string
  shortAside: string
  earns: string
  port: string
  portHint: string
  free: string
  ship(n: number, of: number): string
  shortShip(n: number, of: number): string
  /** Names of the parts for those who do not see them. */
  cuban(name: string, shut: boolean): string
  building(name: string, owner: string | undefined, visitors: readonly string[]): string
  die(good: string, wanted: number): string
  stock(good: string, left: number): string
  flag(value: number): string
}
