/** The rules page. *bold*, {icon}; the numbers are those of docs/rules/cuba.md. */
export const rules = {
  title: 'Cuba',
  lead: 'Six rounds of farming, trading, building, shipping and voting. Whoever has the most points at the end wins.',
  sections: [
    {
      title: 'A round',
      lines: [
        '*Bills:* one of each kind is turned up. They are only proposals. (§2.2)',
        '*Actions:* in turn everybody plays one of the five character cards, four times round. (§2.3)',
        '*Parliament:* the fifth card votes, votes are bought, and the winner passes two bills. (§10)',
        '*Statutes:* tax, duty, subsidy and the other act in force take effect, in this order. (§11)',
        '*End:* products in the lot perish, ships move on, all take their cards back. (§12)',
      ],
    },
    {
      title: 'The worker · 1 vote',
      lines: [
        'Move the worker to any field or leave it. The fields of its row and column are activated. (§3.1, §3.2)',
        'Every activated resource field gives 1 resource. Two product fields of your choice give 1 product each. (§3.3, §3.4)',
        'Each {water} you pay opens one more of the activated product fields; fresh water counts. (§3.5)',
      ],
    },
    {
      title: 'The tradeswoman · 2 votes',
      lines: [
        'Buy and sell products, {rum} and {cigar} piece by piece. The fewer on the market, the dearer. (§4.1, §4.2)',
        'When none is left on the market a piece costs 7 {peso}; into a full row a product brings 1 {peso}, {rum} and {cigar} 3 {peso}. (§4.3, §4.4)',
        'Or take one resource, or one of the cheapest product, free; each once a round for the whole table. (§4.7–4.9)',
      ],
    },
    {
      title: 'The architect · 3 votes',
      lines: [
        'Pay the resources and build one building on any of your fields but the warehouse. The field is lost. (§5.1–5.3)',
        'The first who builds nothing gets 2 {point}, the second 1 {point}. (§5.6)',
      ],
    },
    {
      title: 'The foreman · 4 votes',
      lines: [
        'Use all your buildings in the row and column of the worker, in any order, each once; or any one building. (§6.1, §6.3)',
        'The printed warehouse is a building: it stores your products, so that they do not perish. (§6.5)',
      ],
    },
    {
      title: 'The mayor · 5 votes',
      lines: [
        'Load one ship in a dock with what it has room for: 1, 2 or 3 {point} a piece in dock 1, 2 or 3. (§7.1–7.3)',
        'The first who loads nothing gets 4 {peso}, the second 2 {peso}. (§7.6)',
      ],
    },
    {
      title: 'Parliament',
      lines: [
        'Whoever played the highest card as the fourth is the new starting player; of several the one who played it last. (§9)',
        'All bid sealed and at the same time, 1 {peso} for 1 vote, and everybody pays. (§10.2)',
        'If several have the most, only they bid once more. Still level: the starting player, or the first of them clockwise. (§10.4, §10.5)',
        'The winner passes exactly two bills; each replaces the act of its kind. (§10.6)',
      ],
    },
    {
      title: 'Statutes',
      lines: [
        'Paying the tax brings 2 {point}, giving the duty 2 {point}, both together 1 more. Nobody has to. (§11.1, §11.2)',
        'The subsidy is counted after that; nothing is paid for it. (§11.6)',
        'Drought, Building, Harbor and Corruption Act work from the next round on. (§11.8)',
      ],
    },
    {
      title: 'The end',
      lines: [
        'After the sixth round every building brings 2 {point}. (§12.7)',
        'Most points win, then most pesos, then the win is shared. (§12.8)',
      ],
    },
    {
      title: 'Variant: face down',
      lines: [
        'After the bills everybody lays the card for parliament face down, all at the same time, and plays the other four. (§13)',
      ],
    },
  ],
  buildings: { title: 'The buildings', name: 'Building', cost: 'Cost', does: 'When the foreman uses it' },
  statutes: { title: 'The statutes', kind: 'Kind', name: 'Statute', does: 'In force' },
  choices: {
    title: 'Our choices where only pictures tell',
    lead: 'No source we know gives the following in words, so it is our own choice for this edition:',
    ships: 'The spaces of the fifteen ships',
    shipsNote: 'Each kind has 15 of the 75 spaces.',
    duty: 'The duty cards',
    dutyNote: 'That citrus is among the six cards, and that “2 resources” comes twice.',
    plantations: 'The fields of the plantations',
    common: 'Alike for all',
    own: (seat: number) => `Own side, seat ${seat}`,
    likely:
      'Likely, but not certain: the price spaces of the market, the taxes from 1 to 5 pesos, the Saw mill taking wood and the Resource house paying for each resource.',
  },
}
