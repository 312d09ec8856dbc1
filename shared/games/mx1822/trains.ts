import type { Phase } from './phases.ts'

/** What a train card shows; L/2 and 7/E are two sides of one card. */
export const TRAINS = ['L', '2', '3', '4', '5', '6', '7', 'E', '2P', '3/2', 'LP', 'P+'] as const
export type Train = (typeof TRAINS)[number]
export const CARDS = ['L', '3', '4', '5', '6', '7'] as const // 2.1.11: one kind after another
export type Card = (typeof CARDS)[number]
export type BankTrain = 'L' | '2' | '3' | '4' | '5' | '6' | '7' | 'E'

export interface TrainFigures {
  readonly price: number
  readonly opens?: Phase // 6.5.1: the first of its kind starts this phase
  readonly rustsIn?: Phase
}

/** 6.5.1 */
export const TRAIN: Readonly<Record<BankTrain, TrainFigures>> = {
  L: { price: 60, rustsIn: '3' },
  2: { price: 120, opens: '2', rustsIn: '4' },
  3: { price: 200, opens: '3', rustsIn: '6' },
  4: { price: 300, opens: '4', rustsIn: '7' },
  5: { price: 500, opens: '5' },
  6: { price: 600, opens: '6' },
  7: { price: 750, opens: '7' },
  E: { price: 1000, opens: '7' },
}

/** 6.5.1: 7/E cards never run out. */
export const SUPPLY = { L: 22, 3: 7, 4: 4, 5: 2, 6: 3 } as const satisfies Partial<Record<Card, number>>
export const SIDES = { L: ['L', '2'], 3: ['3'], 4: ['4'], 5: ['5'], 6: ['6'], 7: ['7', 'E'] } as const satisfies Record<
  Card,
  readonly BankTrain[]
>
export const UPGRADE_L = 80 // 6.5.1: L into 2
export const SPECIAL = ['2P', '3/2', 'LP'] as const satisfies readonly Train[] // 6.5.15
export const PULLMAN = 'P+' satisfies Train // 6.5.7: a car, no train

export const isBankTrain = (train: Train): train is BankTrain => train in TRAIN
