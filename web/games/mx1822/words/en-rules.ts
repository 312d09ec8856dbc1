/** The rules page, the most of it; the numbers are those of docs/rules/mx1822.md. */
export const rules = {
  title: '1822MX',
  lead: 'Bid for companies, build railways through Mexico and merge the small into the large. Whoever is richest when the bank breaks or a price reaches 600 wins.',
  sections: [
    {
      title: 'The course of the game',
      lines: [
        'Stock rounds and operating rounds take turns: one operating round in phase 1, two from phase 2 on. (§1.1.1)',
        'The game ends after the round in which a price reaches 600, or after the pair of rounds in which the bank breaks. (§1.3.1)',
        'Wealth is cash, shares at their price (a minor is two shares), 100 for each concession, less loans. (§1.3.2)',
        'Everything is open; only standing orders are your own. (§1.4.1)',
      ],
    },
    {
      title: 'A turn in a stock round',
      lines: [
        '*Sell* as much as you like, then *repay* loans, then one of these: *buy* a certificate, *convert* a concession, or make up to *three bids*. (§5.1.3)',
        'The round ends when all pass one after another. (§5.1.2)',
        'Selling: the bank pays the old price; then the price falls a space per share if you were director, else one space. NdeM shares never fall. (§5.5.2, §5.5.3, §5.5.4)',
        'Buying: at the price, which stays. At most six shares of a company, and never beyond the certificate limit. (§5.6)',
        'The director is who holds most; it changes at once. (§4.3.9)',
      ],
    },
    {
      title: 'Bids',
      lines: [
        'Multiples of 5, at least the face value: 100 for minors and concessions, 200 for FCM with M18, 0 for privates. (§5.10.6)',
        'All your highest bids together may not exceed your cash, and each counts as a certificate. (§5.10.7, §5.10.8)',
        'A cube stays on its item to the end of the round. (§5.10.3, §5.10.10)',
        'At the end the highest bidders pay. A minor starts at 50 with 100 in phase 1; later at half the bid, at most 100, with twice that, from phase 3 on with the whole bid. (§4.2.6)',
        'For each minor without a bid the NdeM takes a train. The one in box 1 leaves the game: its home becomes an NdeM station. (§5.12.4, §5.12.5)',
        'The new player order goes by cash. (§5.12.8)',
      ],
    },
    {
      title: 'Majors',
      lines: [
        'Phases 2 to 4: a concession is converted at 60 to 100; the bank adds 100, the company operates at once. (§5.7)',
        'From phase 5 on the director’s certificate is bought directly; the company floats with half of it in players’ hands. (§5.8)',
        'All concessions leave the game when phase 5 begins. (§3.2.5)',
      ],
    },
    {
      title: 'A company’s turn',
      lines: [
        'First turn: home token. *Privates* from consenting players. *Track*. *Destination*. *Token*. *Run*. *Dividend*. *Trains*. *A minor*. *Issue or redeem*. (§6.3.1)',
        'Minors run before majors, the NdeM last; highest price first, decided anew after each. (§6.2)',
        'Track: one yellow; from phase 3 on majors two yellow or one upgrade, minors one yellow or one upgrade to green. A builder cube may replace a yellow tile. (§6.8.2)',
        'Terrain is paid once: river 20, rough 40, mountain 80; cubes pay for it, two for a mountain. (§6.8.13, §6.8.15)',
        'Mexico City has six stations that end every route; upgrading it costs 20. The hexes around it need the owner’s consent. (§6.9)',
      ],
    },
    {
      title: 'Running',
      lines: [
        'The run must bring the most possible; it is worked out for you and proved. (§6.12.7)',
        'No track twice, no station twice, not through cities full of others’ tokens. (§6.4)',
        'L: one own city and a town. E: own tokens only, doubled. Pullman: towns do not count. (§6.5)',
        'With home and destination on one route the destination counts twice. (§6.10.4)',
        'Majors pay all, half or nothing. Nothing paid: left. At least the price: right. At least twice the price: two right. (§6.13)',
        'Minors pay half to the director and keep half. (§6.13.10)',
      ],
    },
    {
      title: 'Trains',
      lines: [
        'L falls to the 3, the 2 to the 4, the 3 to the 6, the 4 to the 7/E. (§3.1.1)',
        'Limits: minors 2, from phase 4 on 1; majors 4, in phase 4 three, from phase 5 on 2. (§3.1.1)',
        'A company without a train must buy one. The director helps with cash, then shares, then a loan with half as much again to repay. (§6.15, §6.16)',
      ],
    },
    {
      title: 'Mergers',
      lines: [
        'From phase 2 on a major acquires a minor it reaches, if its director agrees, for twice its price: shares and cash either way. (§6.17, §6.18)',
        'From phase 5 on also one out of a bid box, for 200. (§6.19)',
        'It gets cash, trains, privates and the station. (§6.18.5)',
      ],
    },
    {
      title: 'The NdeM',
      lines: [
        'The state railway has no director and no treasury. Its shareholders build for it where it costs nothing, the first of them runs it. (§6.21)',
        'It always pays in full. (§6.21.5)',
        'When the first 7 or E is bought it runs a last time, its shares are paid out, and its tokens are auctioned to majors with exchange tokens. (§6.22)',
      ],
    },
    {
      title: 'Standing orders',
      lines: [
        'You may pass ahead: until somebody acts, until you are outbid, or to the end of the round. (§12.1)',
        'You may have the lowest possible bid made for you up to a limit. (§12.2)',
      ],
    },
  ],
}
