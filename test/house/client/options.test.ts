import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { games } from '../../../shared/games/index.ts'
import { CATALOGUE, entryOf, formsFor, seatsOf, valueOf } from '../../../web/lib/catalogue.ts'
import type { Entry, OptionForm } from '../../../web/lib/catalogue.ts'
import { optionWords, playedOptions } from '../../../web/words/option.ts'

const versions: OptionForm = {
  key: 'version',
  choices: [{ value: 'long' }, { value: 'west', seats: [2, 3] }, { value: 'east', seats: [4, 9] }],
}
const made: Entry = { seats: [2, 6], weight: 1, built: true, options: [versions] }

describe('options', () => {
  test('the first choice is played until another is made', () => {
    expect(valueOf(versions, {})).toBe('long')
    expect(valueOf(versions, { version: 'west' })).toBe('west')
    expect(valueOf(versions, { version: 'nowhere' })).toBe('long')
  })

  test('a choice may narrow how many sit down, never widen it', () => {
    expect(seatsOf(made, {})).toEqual([2, 6])
    expect(seatsOf(made, { version: 'west' })).toEqual([2, 3])
    expect(seatsOf(made, { version: 'east' })).toEqual([4, 6])
  })

  test('an option may mean something only when so many play', () => {
    const entry: Entry = { ...made, options: [versions, { ...versions, key: 'two', seats: [2, 2] }] }
    expect(formsFor(entry, 2).map(({ key }) => key)).toEqual(['version', 'two'])
    expect(formsFor(entry, 3).map(({ key }) => key)).toEqual(['version'])
    expect(formsFor(entry, 2, 4).map(({ key }) => key)).toEqual(['version', 'two'])
  })

  test('an option without words says its key and value', () => {
    expect(optionWords('nobody', versions).label).toBe('version')
    expect(optionWords('nobody', versions).choice('west').name).toBe('west')
  })

  test('what a table plays is said for every option', () => {
    expect(playedOptions('santiago', { open: true }, 2).map((it) => `${it.label} ${it.name}`)).toEqual([
      'Holdings open',
    ])
    expect(playedOptions('cuba', {}, 4).map((it) => it.name)).toEqual(['alike', 'last'])
  })
})

for (const [id, game] of Object.entries(games)) {
  test(`the forms of ${id} are those of its rules`, () => {
    const { options, seats } = entryOf(id)
    const rules = v.parse(game.options, {}) as Record<string, unknown>
    expect(seats).toEqual(game.seats)
    expect(options.map((form) => form.key).toSorted()).toEqual(Object.keys(rules).toSorted())
    for (const form of options) {
      expect(valueOf(form, {})).toBe(rules[form.key])
      for (const { value } of form.choices) expect(v.safeParse(game.options, { [form.key]: value }).success).toBe(true)
    }
  })
}

test('no game is offered without its rules', () => {
  const offered = Object.entries(CATALOGUE).filter(([, entry]) => entry.built)
  expect(offered.map(([id]) => id).filter((id) => !(id in games))).toEqual([])
})
