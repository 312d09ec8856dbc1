import type { Seat } from '../../engine/game.ts'
import type { ActionOf } from './action.ts'
import type { Company, Major, Minor, Traded } from './companies.ts'
import type { Benefit, Commissioner, Concession, Machine } from './data.ts'
import type { Phase } from './phases.ts'
import type { Card, Train, Wagon } from './trains.ts'

/** What the table sees happen. Public by definition. */
export type News = StockNews | RoundNews | OperatingNews

export type StockNews =
  | { type: 'bid'; seat: Seat; card: Commissioner; amount: number }
  | { type: 'bidPassed'; seat: Seat; card: Commissioner }
  | { type: 'auctioned'; seat: Seat; card: Commissioner; amount: number }
  | { type: 'drafted'; seat: Seat; concession: Concession; cost: number }
  | { type: 'declined'; seat: Seat }
  | { type: 'sold'; seat: Seat; company: Traded; shares: number; money: number; from: number; to: number } // prices
  | { type: 'bought'; seat: Seat; company: Traded; from: 'offering' | 'treasury' | 'pool'; price: number }
  | { type: 'founded'; seat: Seat; company: Major; par: number }
  | { type: 'foundedMinor'; seat: Seat; company: Minor; par: number; paid: number; hex: string; concession: Concession }
  | { type: 'passed'; seat: Seat }
  | { type: 'director'; company: Company; seat: Seat }

export type RoundNews =
  | { type: 'started'; order: Seat[] }
  | { type: 'order'; order: Seat[]; by: 'least' | 'most' }
  | { type: 'draft' }
  | { type: 'stockRound'; number: number }
  | { type: 'dropped'; concessions: Concession[]; minors: Minor[] } // after the first stock round
  | { type: 'floated'; company: Major; money: number; stations: number }
  | { type: 'soldOut'; company: Company; from: number; to: number }
  | { type: 'operatingRound'; number: number; of: number }
  | { type: 'exported'; card: Card; count: number } // count: of this kind so far
  | { type: 'phase'; phase: Phase }
  | { type: 'scrapped'; trains: Train[]; wagons: Wagon[] }
  | { type: 'aged' }
  | { type: 'broken'; after: 'set' | 'next' }
  | { type: 'over'; by: 'bank' | 'export' | 'bankrupt' }

export type OperatingNews =
  | { type: 'mail'; company: Major; amount: number }
  | { type: 'home'; company: Major; hex: string; beside: boolean }
  | { type: 'benefit'; seat: Seat; company: Company; benefit: Benefit; machine?: Machine }
  | { type: 'issued'; company: Company; money: number; from: number; to: number }
  | { type: 'redeemed'; company: Company; money: number }
  | { type: 'rented'; company: Major; hexes: string[]; fee: number }
  | {
      type: 'laid'
      company: Company
      hex: string
      tile: string
      cost: number
      commissioner?: Commissioner
      funding?: number
    }
  | { type: 'slipped'; company: Traded; hex: string } // a waiting marker took a slot
  | { type: 'station'; company: Major; hex: string; cost: number }
  | { type: 'ran'; company: Company; revenue: number; machines: number; delivered: number }
  | { type: 'cubes'; company: Minor; cubes: number }
  | { type: 'dividend'; company: Company; out: boolean; perShare: number; from: number; to: number }
  | { type: 'boughtTrain'; company: Company; train: Train; from: 'bank' | 'pool' | Company; price: number }
  | { type: 'tradedIn'; company: Minor; train: Train; to: Train; price: number }
  | { type: 'boughtWagon'; company: Major; wagon: Wagon; from: 'bank' | 'pool' | Major; price: number }
  | { type: 'boughtMachine'; company: Minor; machine: Machine; price: number }
  | { type: 'discarded'; company: Company; what: Train | Wagon }
  | { type: 'helped'; company: Company; seat: Seat; amount: number }
  | { type: 'bankrupt'; company: Company; seat: Seat; missing: number }
  | { type: 'asked'; seat: Seat; by: Seat; action: ActionOf<'buyTrain' | 'buyWagon'> }
  | { type: 'answered'; seat: Seat; by: Seat; yes: boolean; action: ActionOf<'buyTrain' | 'buyWagon'> }
  | { type: 'withdrew'; by: Seat; action: ActionOf<'buyTrain' | 'buyWagon'> }
  | { type: 'central'; cities: number; rentals: number; cubes: number; perShare: number; from: number; to: number }
