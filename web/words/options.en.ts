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
        common: { name: 'alike', note: 'Everybody farms the same fields.', said: 'plantations alike' },
        own: { name: 'own', note: 'Every colour has its own arrangement of fields.', said: 'own plantations' },
      },
    },
    faceDown: {
      label: 'Parliament card',
      choices: {
        false: { name: 'last', note: 'The card you do not play votes for you.', said: '' },
        true: {
          name: 'face down',
          note: 'Before the first turn everybody lays one card aside for parliament, face down.',
          said: 'parliament face down',
        },
      },
    },
  },
  cuba18: {
    two: {
      label: 'With two players',
      choices: {
        medium: { name: 'medium', note: 'Six majors and a map without the west.', said: 'medium' },
        shortWest: { name: 'short, west', note: 'Four majors on the western half of the island.', said: 'short, west' },
        shortEast: { name: 'short, east', note: 'Four majors on the eastern half of the island.', said: 'short, east' },
        long: { name: 'long', note: 'All eight majors on the whole island.', said: 'long' },
      },
    },
    three: {
      label: 'With three players',
      choices: {
        short: { name: 'short', note: 'One concession each, less money, fewer n-trains.', said: 'short' },
        long: { name: 'long', note: 'Two concessions each, more money, more n-trains.', said: 'long' },
      },
    },
  },
  mx1822: {
    twoPlayers: {
      label: 'Two players',
      choices: {
        false: { name: 'no', note: 'As in the rulebook: three to five play.', said: '' },
        true: {
          name: 'allowed',
          note: 'Outside the rulebook: two may play, with 750 each and a limit of 27 certificates.',
          said: 'two may play',
        },
      },
    },
    higherLimit: {
      label: 'Certificate limit',
      choices: {
        false: { name: 'printed', note: '16, 13 or 10 certificates for three, four or five players.', said: '' },
        true: {
          name: 'higher',
          note: '18, 14 or 11 certificates for three, four or five players.',
          said: 'higher limit',
        },
      },
    },
    mailOnLocal: {
      label: 'Mail on L-trains',
      choices: {
        true: { name: 'allowed', note: 'As in the rulebook: an L-train may carry mail within its city.', said: '' },
        false: {
          name: 'no',
          note: 'L and LP carry no mail, as later games of the family have it.',
          said: 'no mail on L-trains',
        },
      },
    },
    pullmanOnLocal: {
      label: 'Pullman on the LP',
      choices: {
        false: { name: 'no', note: 'A Pullman goes with numbered trains, the 2P and the 3/2.', said: '' },
        true: {
          name: 'allowed',
          note: 'Read to the letter, the LP is a special train and may take a Pullman.',
          said: 'Pullman on the LP',
        },
      },
    },
  },
}
