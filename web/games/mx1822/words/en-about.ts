/** What of this edition is our own decision; the numbers are the rulings of docs/rules/mx1822.md. */
export const about = {
  title: 'Where the book is silent',
  lead: 'The text of the rulebook has no pictures, so values that stand only on the board or on tiles come from a public implementation and could not be checked against a printed copy.',
  rulings: [
    '*Equal wealth* shares the victory (B66).',
    '*Bidding cubes* really limit the number of items one bids for (B3).',
    '*Cash bound by bids* cannot be spent on shares (B68).',
    '*Operating order* is decided anew after every company (B26).',
    '*Builder cubes* are limited; when the pool is empty one is taken from the board (B31).',
    '*The best run is compulsory*; it is worked out for you (B49).',
    '*Trains of the NdeM* are never for sale (B16).',
    '*Loans* come from outside the bank (B20).',
    '*The token auction* is open to floated companies only (B79).',
    '*A second token in a hex* cannot be won in the auction (B59).',
  ],
}
