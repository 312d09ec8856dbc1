/** The rules page. *bold*, {icon}; the numbers are those of docs/rules/santiago.md. */
export const rules = {
  title: 'Santiago de Cuba',
  lead: 'One car, nine Cubans, twelve houses, seven ships. Whoever has the most points when the seventh ship has left wins.',
  sections: [
    {
      title: 'Your turn',
      lines: [
        '*Drive* the one car clockwise. One stop is free, each further stop costs 1 {peso}. (§3)',
        '*Use the Cuban* waiting there. (§4)',
        '*Move your piece* to a building under the Cuban’s flower and use it. (§7)',
        'Driving and moving are compulsory, using is not. (§2.2)',
      ],
    },
    {
      title: 'The street',
      lines: [
        'Only your pesos limit how far you drive; whole laps are fine. The fare is paid before the car moves. (§3.3, §3.4)',
        'Each time the car drives past the port without stopping, the flag goes up: 2, 3, 4, and beyond 4 the ship leaves. (§3.5, §3.6)',
      ],
    },
    {
      title: 'The port',
      lines: [
        'A stop at the port lets everybody deliver, the driver first, then around the table until all have passed. (§10.1, §10.3)',
        'A go is one kind of good, up to what its die still shows. Each unit earns what the flag says: 2, 3 or 4 {point}. (§10.2)',
        '{wood} can stand in for any good that is wanted, for 1 {point} each whatever the flag. (§11)',
        'If something is still wanted when all have passed, the flag goes up by one. (§10.7)',
        'After a stop at the port your piece stays and uses nothing. (§10.9)',
      ],
    },
    {
      title: 'Ships',
      lines: [
        'A ship leaves when its four dice are down to 0 or the flag goes beyond 4. (§14.1)',
        'Whoever is on turn then rolls all five dice at the end of the turn and leaves one out: that good is not wanted. (§14.2)',
        'A ship must want something. (§1.11)',
      ],
    },
    {
      title: 'Pieces and owners',
      lines: [
        'Your piece must go to another building, and only where no other piece stands. (§7.2, §7.3)',
        'It stays put after El Zorro, at the port, at a Cuban who is turned down, and when the whole colour is occupied. (§5.4, §7.4, §10.9, §13.1)',
        'If your turn ends on a building somebody else owns, the owner gets 1 {point}, even if you stayed or did not use it. (§8)',
      ],
    },
    {
      title: 'Cubans turned down',
      lines: [
        'The Newspaper can turn a Cuban down. A stop there brings nothing: no gift, no building. (§13.1)',
        'The Cuban is back once the car has driven on. One turned down under the car waits for another lap. (§13.3, §13.5)',
      ],
    },
    {
      title: 'The end',
      lines: [
        'The game stops the moment the seventh ship leaves. (§15.1)',
        'Three goods of any kind are 1 {point}. Ties: most goods left, then most pesos, then the win is shared. (§15.2, §15.3)',
        'Goods, pesos and points stay behind the shutters until then, unless the table plays open. (§16)',
      ],
    },
  ],
  cubans: { title: 'The Cubans', name: 'Cuban', flower: 'Flower', does: 'What they do' },
  buildings: { title: 'The buildings', name: 'Building', does: 'What it does' },
  choices: {
    title: 'Our choices where the pictures are unknown',
    lead: 'Some flowers we could not check on the tiles:',
    line: (cuban: string, colour: string, likely: boolean) =>
      `${cuban}: ${colour}, ${likely ? 'which is likely' : 'our choice'}`,
    order: 'The order of the four colours along the street does not affect play.',
  },
}
