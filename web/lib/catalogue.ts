export const GAME_IDS = ['santiago', 'cuba', 'cuba18', 'mx1822'] as const
export type GameId = (typeof GAME_IDS)[number]

export type OptionValue = string | boolean
export type Options = Readonly<Record<string, unknown>>
type Seats = readonly [min: number, max: number]

/** The words for an option and its choices are in the house's dictionary, by game, key and value. */
export interface OptionForm {
  readonly key: string
  readonly seats?: Seats // means something only when so many play
  readonly choices: readonly { readonly value: OptionValue; readonly seats?: Seats }[] // the first is played unless another is chosen
}

export interface Entry {
  readonly seats: Seats
  readonly weight: 1 | 2 | 3
  readonly built: boolean
  readonly options: readonly OptionForm[]
  readonly brings?: true // reads games recorded elsewhere
}

const no = { value: false } as const
const yes = { value: true } as const

export const CATALOGUE = {
  santiago: { seats: [2, 4], weight: 1, built: true, options: [{ key: 'open', choices: [no, yes] }] },
  cuba: {
    seats: [2, 5],
    weight: 2,
    built: true,
    options: [
      { key: 'side', choices: [{ value: 'common' }, { value: 'own' }] },
      { key: 'faceDown', choices: [no, yes] },
    ],
  },
  cuba18: {
    seats: [2, 6],
    weight: 3,
    built: true,
    options: [
      {
        key: 'two',
        seats: [2, 2],
        choices: [{ value: 'medium' }, { value: 'shortWest' }, { value: 'shortEast' }, { value: 'long' }],
      },
      { key: 'three', seats: [3, 3], choices: [{ value: 'short' }, { value: 'long' }] },
    ],
  },
  mx1822: {
    seats: [2, 5],
    weight: 3,
    built: true,
    brings: true,
    options: [
      { key: 'twoPlayers', choices: [{ value: false, seats: [3, 5] }, yes] },
      { key: 'higherLimit', choices: [no, yes] },
      { key: 'mailOnLocal', choices: [yes, no] },
      { key: 'pullmanOnLocal', choices: [no, yes] },
    ],
  },
} as const satisfies Record<GameId, Entry>

export const isGame = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id)
export const entryOf = (id: string): Entry => CATALOGUE[isGame(id) ? id : 'santiago']

/** The options that mean something when so many play, or any number up to so many. */
export const formsFor = ({ options }: Entry, from: number, to = from): readonly OptionForm[] =>
  options.filter(({ seats }) => !seats || (seats[0] <= to && seats[1] >= from))

/** What is played: the choice made, or the first. */
export const valueOf = ({ key, choices }: OptionForm, options: Options): OptionValue | undefined =>
  (choices.find(({ value }) => value === options[key]) ?? choices[0])?.value

/** How many may sit down when these options are played: every choice may narrow it. */
export function seatsOf({ seats, options }: Entry, chosen: Options): Seats {
  const played = options.flatMap((form) => form.choices.filter(({ value }) => value === valueOf(form, chosen)))
  const limits = [seats, ...played.flatMap((choice) => (choice.seats ? [choice.seats] : []))]
  return [Math.max(...limits.map(([min]) => min)), Math.min(...limits.map(([, max]) => max))]
}

type Named = { readonly name: string; readonly note: string; readonly said: string }
type Choices<F extends OptionForm> = { readonly [V in F['choices'][number]['value'] as `${V}`]: Named }

/** What a dictionary has to say about every option: its name, and for each choice a name, a line about it, and a few words for the head. */
export type OptionWords = {
  readonly [G in GameId]: {
    readonly [F in (typeof CATALOGUE)[G]['options'][number] as F['key']]: {
      readonly label: string
      readonly choices: Choices<F>
    }
  }
}
