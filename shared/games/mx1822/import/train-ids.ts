import type { Company } from '../companies.ts'
import { NDEM } from '../companies.ts'
import type { News } from '../news.ts'
import { PRIVATE } from '../privates.ts'
import type { Private } from '../privates.ts'
import { CARDS, SIDES } from '../trains.ts'
import type { Card, Train } from '../trains.ts'

/** A record tells cards of one kind apart by a number; the id stays when the card is turned. */
export interface TrainCard {
  readonly id: string
  side: Train
}

export interface TrainIds {
  readonly of: Partial<Record<Company | 'pool', TrainCard[]>>
  readonly taken: Partial<Record<Card, number>> // new cards so far
  meant?: string // the card the running action names
}

export const newTrainIds = (): TrainIds => ({ of: {}, taken: {} })

export const cardsOf = (ids: TrainIds, holder: Company | 'pool'): TrainCard[] => (ids.of[holder] ??= [])

export function holderOf(ids: TrainIds, id: string): Company | 'pool' | undefined {
  return (Object.keys(ids.of) as (Company | 'pool')[]).find((holder) => cardsOf(ids, holder).some((it) => it.id === id))
}

export const sideOf = (ids: TrainIds, id: string): Train | undefined =>
  Object.values(ids.of)
    .flat()
    .find((card) => card.id === id)?.side

const FROM_PRIVATE: Partial<Record<Private, string>> = {
  P1: '5P-0',
  P2: '2P-0',
  P3: '3/2P-0',
  P4: 'LP-0',
  P5: 'P+-0',
  P6: 'P+-1',
}

function newCard(ids: TrainIds, side: Train): TrainCard {
  const kind = CARDS.find((card) => (SIDES[card] as readonly Train[]).includes(side))!
  const number = ids.taken[kind] ?? 0
  ids.taken[kind] = number + 1
  return { id: `${kind}-${number}`, side }
}

/** The card meant, if it is one of these; else the oldest that shows this side. */
function pick(ids: TrainIds, holder: Company | 'pool', side: Train): TrainCard {
  const fitting = cardsOf(ids, holder).filter((card) => card.side === side)
  const card = fitting.find(({ id }) => id === ids.meant) ?? fitting[0]
  if (!card) throw new Error(`${holder} has no card ${side}`)
  return card
}

function take(ids: TrainIds, holder: Company | 'pool', side: Train): TrainCard {
  const card = pick(ids, holder, side)
  ids.of[holder] = cardsOf(ids, holder).filter((it) => it !== card)
  return card
}

/** Keeps track of every card by what is told. */
export function noteTrains(ids: TrainIds, news: News): void {
  switch (news.type) {
    case 'boughtTrain': {
      const card = news.from === 'bank' ? newCard(ids, news.train) : take(ids, news.from, news.train)
      cardsOf(ids, news.company).push(card)
      return
    }
    case 'ndemTook':
      cardsOf(ids, NDEM).push(newCard(ids, news.train))
      return
    case 'upgradedTrain':
      pick(ids, news.company, 'L').side = '2'
      return
    case 'rusted':
      for (const [holder, cards] of Object.entries(ids.of))
        ids.of[holder as Company] = cards.filter((card) => card.side !== news.train)
      return
    case 'discarded': {
      const card = take(ids, news.company, news.train)
      if (news.to === 'pool') cardsOf(ids, 'pool').push(card)
      return
    }
    case 'acquiredPrivate': {
      const { power } = PRIVATE[news.private]
      const id = FROM_PRIVATE[news.private]
      if (power.does === 'train' && id) cardsOf(ids, news.company).push({ id, side: power.train })
      return
    }
    case 'acquired':
      cardsOf(ids, news.company).push(...cardsOf(ids, news.minor))
      delete ids.of[news.minor]
      return
  }
}
