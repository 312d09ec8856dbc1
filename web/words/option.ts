import { entryOf, formsFor, isGame, valueOf } from '../lib/catalogue.ts'
import type { OptionForm, Options, OptionValue } from '../lib/catalogue.ts'
import { words } from './index.ts'

interface Said {
  readonly name: string
  readonly note: string
  readonly said: string
}

interface OptionSaid {
  readonly label: string
  choice(value: OptionValue | undefined): Said
}

type Loose = Readonly<Record<string, { label: string; choices: Readonly<Record<string, Said>> }>>

/** The dictionaries name every option of the catalogue; here only the types are loose. */
export function optionWords(game: string, form: OptionForm): OptionSaid {
  const found = isGame(game) ? (words().options[game] as Loose)[form.key] : undefined
  const plain = (value: OptionValue | undefined): Said => ({ name: String(value), note: '', said: String(value) })
  return {
    label: found?.label ?? form.key,
    choice: (value) => found?.choices[String(value)] ?? plain(value),
  }
}

export interface Played extends Said {
  readonly label: string
}

/** Every option of this game as it is played here by so many. */
export const playedOptions = (game: string, options: Options, seats: number): readonly Played[] =>
  formsFor(entryOf(game), seats).map((form) => {
    const { label, choice } = optionWords(game, form)
    return { label, ...choice(valueOf(form, options)) }
  })
