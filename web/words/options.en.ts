import type { OptionWords } from '../lib/catalogue.ts'

/** By game, option and choice: the name on the button, a line about it, a few words for the head of the table. */
export const options: OptionWords = {
  santiago: {
    open: {
      label: 'Holdings',
      choices: {
        false: { name: 'hidden', note: 'Goods, pesos and points stay behind the shutters.', said: 'holdings hidden' },
        true: { name: 'open', note: 'Everybody sees what everybody has.', said: 'holdings open' },
      },
    },
  },
  cuba: {
    side: {
      label: 'Plantations',
      choices: {
        common: { name: 'all alike', note: 'Everybody farms the same fields.', said: 'plantations alike' },
        own: { name: 'each its own', note: 'Every colour has its own arrangement of fields.', said: 'own plantations' },
      },
    },
    faceDown: {
      label: 'Card for parliament',
      choices: {
        false: { name: 'the one left', note: 'The card you do not play votes for you.', said: '' },
        true: {
          name: 'face down first',
          note: 'Before the first turn everybody lays one card aside for parliament, face down.',
          said: 'parliament face down',
        },
      },
    },
  },
  cuba18: {},
  mx1822: {},
}
