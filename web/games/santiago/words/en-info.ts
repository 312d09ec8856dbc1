import type { Building, Cuban } from '../../../../shared/games/santiago/data.ts'

/** What each does, for the card on the wall and the rules page. *bold*, {icon}. */
export const buildingInfo: Record<Building, string> = {
  bank: 'Brings 2 {peso}.',
  church: 'Brings 1 {point}.',
  distillery: 'Swap any number of {sugar} for as many {rum} from the supply.',
  cigarFactory: 'Swap any number of {tobacco} for as many {cigar} from the supply.',
  blackMarket: 'Swap one good for one of another kind. Wood is not traded.',
  sawmill: 'Hand in 1 {wood} for 1 {point} and 1 {peso}.',
  cafe: 'Hand in 1 {cigar}, 1 {rum} or both, for 2 {point} each.',
  customs: 'Turn one die on the ship to 0. When all are 0, the ship leaves.',
  casino: 'Pay 3 {peso} per {point}, or get 3 {peso} per {point}; one way at a time, as often as you like.',
  harbormaster: 'Move the flag by one, up or down. Beyond 4 the ship leaves.',
  office: 'Deliver a single good the ship wants, for exactly 2 {point}. Wood is not accepted.',
  newspaper: 'Brings 1 {peso}, and you may turn one Cuban down until the car has passed.',
}

export const cubanInfo: Record<Cuban, string> = {
  pedro: 'Gives 2 {tobacco}.',
  jose: 'Gives 2 {sugar}.',
  conchita: 'Gives 2 {citrus}.',
  miguel: 'Gives 2 {wood}, and nobody else has any.',
  pablo: 'Gives one good of your choice, except wood.',
  maria: 'Gives 2 {point}.',
  martinez: 'Gives 3 {peso}.',
  zorro:
    'All others give you 1 {peso}, 1 {point} or 1 good each, as they choose. Your piece stays and may use its building.',
  alonso: 'Put your marker on a building nobody owns, or use a building you own.',
}
