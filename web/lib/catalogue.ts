export const GAME_IDS = ['santiago', 'cuba', 'cuba18', 'mx1822'] as const
export type GameId = (typeof GAME_IDS)[number]

export interface OptionForm {
  readonly key: 'open'
  readonly choices: readonly { readonly value: boolean; readonly id: 'off' | 'on' }[]
}

export interface Entry {
  readonly seats: readonly [min: number, max: number]
  readonly weight: 1 | 2 | 3
  readonly built: boolean
  readonly options: readonly OptionForm[]
}

const open: OptionForm = {
  key: 'open',
  choices: [
    { value: false, id: 'off' },
    { value: true, id: 'on' },
  ],
}

export const CATALOGUE = {
  santiago: { seats: [2, 4], weight: 1, built: true, options: [open] },
  cuba: { seats: [2, 5], weight: 2, built: false, options: [] },
  cuba18: { seats: [2, 6], weight: 3, built: false, options: [] },
  mx1822: { seats: [3, 5], weight: 3, built: false, options: [] },
} as const satisfies Record<GameId, Entry>

export const isGame = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id)
export const entryOf = (id: string): Entry => CATALOGUE[isGame(id) ? id : 'santiago']
