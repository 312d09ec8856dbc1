import type { Seat } from '../../engine/game.ts'
import type { ActionOf, Agreed } from './action.ts'
import type { Company, Concession, Major, Minor, Traded } from './companies.ts'
import type { Phase } from './phases.ts'
import type { Private } from './privates.ts'
import type { Item } from './state.ts'
import type { Train } from './trains.ts'

/** What the table sees happen. Public by definition. */
export type News = StockNews | ClosingNews | RoundNews | OperatingNews

export type StockNews =
  | { type: 'sold'; seat: Seat; company: Traded; shares: number; money: number; from: number; to: number } // prices
  | { type: 'repaid'; seat: Seat; amount: number; left: number }
  | { type: 'bought'; seat: Seat; company: Traded; from: 'treasury' | 'pool'; price: number }
  | { type: 'converted'; seat: Seat; company: Major; price: number; paid: number }
  | { type: 'formed'; seat: Seat; company: Major; price: number }
  | { type: 'floated'; company: Company; price: number; capital: number }
  | { type: 'bid'; seat: Seat; item: Item; amount: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'director'; company: Company; seat: Seat }

export type ClosingNews =
  | { type: 'won'; seat: Seat; item: Item; amount: number }
  | { type: 'unsold'; minors: Minor[] }
  | { type: 'ndemTook'; train: Train; because: 'unsold' | 'boxOne'; minor: Minor }
  | { type: 'removed'; minor: Minor; station: boolean } // station: it became one of the NdeM
  | { type: 'interest'; seat: Seat; interest: number; loan: number }
  | { type: 'soldOut'; company: Major; from: number; to: number }
  | { type: 'doubled'; seat: Seat }
  | { type: 'order'; order: Seat[] }

export type RoundNews =
  | { type: 'started'; order: Seat[]; station: Minor }
  | { type: 'stockRound'; number: number }
  | { type: 'operatingRound'; number: number; of: number }
  | { type: 'income'; seat?: Seat; company?: Company; amount: number }
  | { type: 'fee'; company: Company; amount: number }
  | { type: 'phase'; phase: Phase; by: Train }
  | { type: 'rusted'; train: Train; companies: Company[] }
  | { type: 'concessionsRemoved'; players: { seat: Seat; concessions: Concession[] }[] }
  | { type: 'ending'; by: 'price' | 'bank'; after: 'round' | 'set'; company?: Company }
  | { type: 'over'; by: 'nothing' | 'price' | 'bank' }

export type OperatingNews =
  | { type: 'home'; company: Company; hex: string }
  | { type: 'acquiredPrivate'; company: Company; private: Private; from: Seat }
  | { type: 'closed'; private: Private; company?: Company; from?: number; to?: number } // prices, if it moved them
  | { type: 'laid'; company: Company; seat: Seat; hex: string; tile: string; cost: number; using?: Private[] }
  | { type: 'cube'; company: Company; seat: Seat; hex: string; from?: string }
  | { type: 'port'; company: Company; hex: string; private: Private }
  | { type: 'destination'; company: Major; hex: string }
  | { type: 'token'; company: Company; hex: string; cost: number }
  | { type: 'ran'; company: Company; revenue: number; mail: number }
  | { type: 'dividend'; company: Company; paid: number; kept: number; perShare: number; from: number; to: number }
  | { type: 'boughtTrain'; company: Company; train: Train; from: 'bank' | 'pool' | Company; price: number }
  | { type: 'upgradedTrain'; company: Company; price: number }
  | { type: 'helped'; company: Company; seat: Seat; amount: number }
  | { type: 'loan'; seat: Seat; amount: number; debt: number }
  | { type: 'discarded'; company: Company; train: Train; to: 'pool' | 'game' }
  | {
      type: 'acquired'
      company: Major
      minor: Minor
      from?: Seat // none: out of a bid box
      shares: number
      cash: number // to the player, or to the bank; below 0 from the player
      token: ActionOf<'acquireMinor'>['token']
    }
  | { type: 'issued'; company: Major; shares: number; money: number; from: number; to: number }
  | { type: 'redeemed'; company: Major; shares: number; money: number }
  | { type: 'skipped'; company: Company; step: string; seat?: Seat }
  | { type: 'asked'; seat: Seat; by: Seat; action: Agreed }
  | { type: 'answered'; seat: Seat; by: Seat; yes: boolean; action: Agreed }
  | { type: 'withdrew'; by: Seat; action: Agreed }
  | { type: 'privatised'; price: number; paid: { seat: Seat; amount: number }[] }
  | { type: 'tokenBid'; seat: Seat; hex: string; city: number; amount: number }
  | { type: 'tokenPass'; seat: Seat }
  | { type: 'tokenSold'; company: Major; hex: string; city: number; amount: number }
  | { type: 'ended'; company: Company } // its turn
