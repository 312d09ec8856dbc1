/** The rules page, the most of it; the numbers are those of docs/rules/cuba18.md. */
export const rules = {
  title: '18Cuba',
  lead: 'Small railways bring cane to their mills on narrow gauge, large ones carry the sugar to the harbors on standard gauge. Whoever is richest at the end wins.',
  sections: [
    {
      title: 'The course of the game',
      lines: [
        'First six commissioners are auctioned, then concessions are chosen, then the first stock round is played. (§VI.6)',
        'After that sets of operating rounds and stock rounds take turns: one operating round in a set, two from phase 3 on, three from phase 5 on. (§VII.1a)',
        'The game ends with the set in which the bank breaks, with the second 8+ that is exported, or with a bankruptcy. (§IX.1a, §IX.1b, §IX.1c)',
        'Wealth is cash and shares at their price; nothing else counts. (§IX.2a)',
        'Everything is open. (§II.2a)',
      ],
    },
    {
      title: 'Commissioners and concessions',
      lines: [
        'The opener of a card must bid, 0 will do. Bids are multiples of 5; a pass is final for the card. (§VI.6b, §VI.6c)',
        'A commissioner lays one more tile of his colour and kind in a turn of a company you direct, and the bank pays you; one in a company’s turn. (§IV.1)',
        'Then least cash chooses first: a concession for 120 to 200, or none. (§VI.6e, §VI.6f)',
        'A concession counts 210 when a minor is founded with it in the first stock round, and then brings its benefit. What is not used by then is lost. (§VI.7c, §IV.2b, §VI.6i)',
      ],
    },
    {
      title: 'A turn in a stock round',
      lines: [
        '*Sell* as much as you like, then *buy* one certificate or found a company; or pass. (§VI.1a)',
        'Selling pays the old price for each share of the lot; then the price falls one place for each. The FC’s never falls. (§VI.4f)',
        'Not in the first round, not a company that has not operated, and never more than half of it in the pool. (§VI.6h, §VI.4b, §VI.4d)',
        'A minor’s treasury shares are not for sale; they come out only when it issues them. (§VI.5b)',
        'At most 60 % of a company in one hand, with two players more; and the certificate limit. (§VI.5e, §VI.3a)',
        'Whoever has more shares than the director takes over at once. (§VI.9a)',
        'The round ends when all pass; then companies all in players’ hands rise one place, and most cash comes first. (§VI.2b, §VIII.3a, §VI.2c)',
      ],
    },
    {
      title: 'Founding',
      lines: [
        'A *minor* needs a concession: price 70 to 100, you pay three times that less 210 and get 60 %; its mill goes to a city at once. (§VI.7)',
        'A *major*: the director’s certificate for twice the price. It floats at the end of the round in which half of it has been bought. (§VI.8)',
        'The FEC opens in phase 4 and starts where it likes. (§IV.4b, §VII.4b)',
      ],
    },
    {
      title: 'A company’s turn',
      lines: [
        'Minors from the lowest price up, majors from the highest down, the FC last. (§VII.1b)',
        '*Home* of a major. *Track*. *Station*. *Run*. *Dividend*. *Trains* and wagons. *Machines* of a minor. (§VII.3a)',
        'Until the income is counted it may issue one share or redeem one; redeeming needs a train. (§VII.5)',
        'Minors lay narrow track, sugar fields and their mill; majors standard track and cities. Nobody leaves a blank home before it has its tile. (§VII.6)',
        'Majors build on sugar fields from phase 3 on, for $10, and the field is lost. (§VII.6i)',
        'A green tile lets the FC’s waiting marker in. (§VII.7d)',
        'Stations cost 40, 60, 80. The third is free with at most 30 % in the treasury, the fourth with none. (§VII.8)',
      ],
    },
    {
      title: 'Running',
      lines: [
        'The run must bring the most possible; it is worked out for you and proved. (§VII.11a)',
        'One gauge, no track and no location twice, not through cities full of others. (§VII.2)',
        'A minor counts its mill and sugar fields; its income fills the warehouse: one cube from 30, two from 80, three above 150. (§VII.2a, §VII.10c)',
        'A major’s train with a wagon takes cubes from mills on its way to one harbor, $30 each; that harbor may lie one beyond the range and then counts 0. (§VII.10f, §VII.10e)',
        'You choose which cubes are left and which FC tokens are rented for $20; a plus train passes one for nothing. (§VII.10f, §VII.15c, §VII.9c)',
        'Machines add to a minor’s income only if a train runs. (§VII.11d)',
        'All is paid or all is kept. Paid: price right; kept or nothing: left. (§VII.11b, §VIII.2a)',
      ],
    },
    {
      title: 'Trains',
      lines: [
        'Standard trains in order 2, 3, 4, 5, 6, 8+; the side is chosen for good. n-trains and wagons as the phase has them. (§VII.12a)',
        'Phase 4 scraps 2 and 2n, phase 6 3 and 3n, phase 7 4; a 4n then counts three. The first 3-wagon scraps 1-wagons. (§VII.17)',
        'Limits: minors 2; majors 4, from phase 4 on 3, from phase 5 on 2, and as many wagons. (§VII.12c, §VII.12j)',
        'From phase 3 on companies of one kind deal with each other, if both directors agree. (§VII.12d, §VII.12f)',
        'A company must own a train. If it cannot pay: it issues first, then issues and the director’s money, then the director’s shares. (§VII.12m, §VII.13)',
      ],
    },
    {
      title: 'The Ferrocarril Central',
      lines: [
        'Nobody directs it. At the end of each round it counts its best cities, as many as its train says, the rentals, and $10 for each cube left. (§VII.15e)',
        'A tenth goes to each share held; its price rises one place, two if all ten are held. (§VII.15e, §VII.15f)',
        'At the end of a set it takes the next train for nothing, which may start a phase. (§VII.16a)',
      ],
    },
  ],
}
