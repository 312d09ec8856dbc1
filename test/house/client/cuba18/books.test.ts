import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { about } from '../../../../web/games/cuba18/words/en-about.ts'
import { refusals } from '../../../../web/games/cuba18/words/en-refusals.ts'

const RULE = /^- \*\*([IVX]+\.\d+[a-z]?)\*\* (.*)$/gm
const RULING = /\*\*Ruling (R\d+[a-z]?):\*\* (.*?)(?=\*\*Ruling|$)/g
const BOOKS = /English|German|languages?\b/
const book = readFileSync('docs/rules/cuba18.md', 'utf8')
const rules = [...book.matchAll(RULE)].map(([, id = '', text = '']) => ({ id, text }))
const page = [...about.choices, ...about.books, ...about.rulings].join('\n')
const FACTS = { company: 'MS', hex: 'B9', limit: 20, most: 300, run: 290 }

/** Rulings on what the two books say differently. */
const between = rules.flatMap(({ text }) =>
  [...text.matchAll(RULING)].filter(([, , why = '']) => BOOKS.test(why)).map(([, number = '']) => number),
)

describe('where the English and the German book differ', () => {
  test.each(rules.filter(({ id, text }) => BOOKS.test(text) && refusals[id]))(
    'the refusal of $id says so',
    ({ id }) => {
      expect(refusals[id]?.(FACTS)).toMatch(/English|German|both books/)
    },
  )

  test.each(between)('the information page has ruling %s', (number) => {
    expect(page).toMatch(new RegExp(`\\b${number}\\b`))
  })
})

describe('what is our own choice', () => {
  test.each(['R37', 'R46', 'R50', 'R51', 'R51b', 'R51c', 'R66', 'R67'])('%s is told to the players', (number) => {
    expect(about.choices.join('\n')).toMatch(new RegExp(`\\b${number}\\b`))
  })
})
