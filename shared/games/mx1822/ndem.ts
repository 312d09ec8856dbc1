import { tell } from '../../engine/game.ts'
import { onTop, takeCard } from '../../rail/depot.ts'
import type { Minor } from './companies.ts'
import { LOT, NDEM, homeOf } from './companies.ts'
import { charterOf } from './money.ts'
import { ndemDiscards, trainTaken } from './phase.ts'
import { stockOf } from './shares.ts'
import type { State } from './state.ts'
import { placeNdemStation, settleExtras } from './stations.ts'
import type { BankTrain, Card } from './trains.ts'
import { CARDS } from './trains.ts'

/** 5.12.5: the side of a card the NdeM takes. */
const sideFor = (s: State, card: Card): BankTrain => (card === 'L' && s.phase !== '1' ? '2' : card)

function take(s: State, card: Card, because: 'unsold' | 'boxOne', minor: Minor): BankTrain {
  const train = sideFor(s, card)
  takeCard(s.depot, card)
  charterOf(s, NDEM).trains.push(train)
  tell(s, { type: 'ndemTook', train, because, minor })
  return train
}

/** 5.12.4: an L/2 for each minor without a bid, M18 too while its lot is unsold. No phase change. */
export function takeForUnsold(s: State): void {
  const lot = s.concessions.boxes.includes(LOT.concession) && !s.options.compat?.lotWithoutTrain
  const unsold: Minor[] = [...s.minors.boxes, ...(lot ? [LOT.minor] : [])]
  if (unsold.length > 0) tell(s, { type: 'unsold', minors: unsold })
  if (s.ndem !== 'open') return
  for (const minor of unsold) {
    if (s.depot.left.L === 0) return
    take(s, 'L', 'unsold', minor)
    ndemDiscards(s)
  }
}

/** 5.12.5, 5.12.6: the minor unsold in box 1 leaves; the NdeM takes the next new train, the station and the share. */
export function clearBoxOne(s: State, minor: Minor): void {
  s.minors.boxes = s.minors.boxes.filter((it) => it !== minor)
  const station = s.ndem === 'open'
  tell(s, { type: 'removed', minor, station })
  if (!station) return settleExtras(s, homeOf(minor).hex)
  placeNdemStation(s, minor)
  stockOf(s, NDEM).pool += 1
  const train = take(s, onTop(CARDS, s.depot) ?? '7', 'boxOne', minor)
  trainTaken(s, train)
  ndemDiscards(s)
}
