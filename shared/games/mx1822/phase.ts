import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { scrap } from '../../rail/depot.ts'
import { byPrice } from '../../rail/market.ts'
import type { Company } from './companies.ts'
import { LOT, NDEM, isMinor } from './companies.ts'
import { charterOf } from './money.ts'
import { PHASE } from './phases.ts'
import type { Charter, State } from './state.ts'
import type { BankTrain, Train } from './trains.ts'
import { TRAIN, isBankTrain } from './trains.ts'

/** 3.1.1, 6.5.16: a train has been bought or taken by the NdeM; the first of its kind opens a phase. */
export function trainTaken(s: State, train: BankTrain): void {
  const { opens } = TRAIN[train]
  if (opens === undefined || opens <= s.phase) return
  s.phase = opens
  tell(s, { type: 'phase', phase: opens, by: train })
  rust(s)
  if (opens >= '5') removeConcessions(s)
  if (opens >= '7' && s.ndem === 'open') s.ndem = 'closing' // 6.22.1
  enforceLimits(s)
}

const isRusty = (s: State, train: Train): boolean => isBankTrain(train) && (TRAIN[train].rustsIn ?? '8') <= s.phase

/** 6.5.16: wherever they are, without compensation. */
function rust(s: State): void {
  const gone = new Map<Train, Company[]>()
  for (const [company, charter] of Object.entries(s.companies) as [Company, Charter][])
    for (const train of new Set(scrap(charter.trains, (it) => isRusty(s, it))))
      gone.set(train, [...(gone.get(train) ?? []), company])
  for (const train of new Set(scrap(s.depot.pool, (it) => isRusty(s, it)))) gone.set(train, gone.get(train) ?? [])
  for (const [train, companies] of gone) tell(s, { type: 'rusted', train, companies })
}

/** 4.3.6, 5.7.1; an unsold M18 becomes the last card of the minors' pile (B7). */
function removeConcessions(s: State): void {
  const { boxes, pile } = s.concessions
  const players = s.players.flatMap(({ concessions }, seat) => (concessions.length > 0 ? [{ seat, concessions }] : []))
  if (boxes.length + pile.length + players.length === 0) return
  if ([...boxes, ...pile].includes(LOT.concession)) s.minors.pile.push(LOT.minor)
  s.concessions = { boxes: [], pile: [] }
  for (const player of s.players) player.concessions = []
  tell(s, { type: 'concessionsRemoved', players })
}

/** 6.5.15, 6.5.7: special trains and Pullmans are outside the limit. */
export const counted = ({ trains }: Charter): BankTrain[] => trains.filter(isBankTrain)
export const trainLimit = (s: State, company: Company): number =>
  PHASE[s.phase].limit[isMinor(company) ? 'minor' : 'major']
export const isOverLimit = (s: State, company: Company): boolean =>
  counted(charterOf(s, company)).length > trainLimit(s, company)

/** 6.14.8, 6.14.9: in descending order of price, top first; the NdeM needs nobody to choose. */
function enforceLimits(s: State): void {
  ndemDiscards(s)
  for (const company of byPrice(s.market) as Company[]) if (company !== NDEM) mustDiscard(s, company)
}

const firstShareholder = (s: State): Seat | undefined =>
  s.order.find((seat) => (s.shares[NDEM]?.players[seat] ?? 0) > 0) ?? s.order[0]

/** 6.14.8: the director will choose; asked once however often it is over. */
export function mustDiscard(s: State, company: Company): void {
  const seat = company === NDEM ? firstShareholder(s) : s.companies[company]?.director
  if (seat === undefined || !isOverLimit(s, company)) return
  if (s.pending.some((it) => it.at === 'discard' && it.company === company)) return
  s.pending.push({ at: 'discard', seat, company })
}

/** 5.12.4, 6.14.9: its cheapest trains leave the game. */
export function ndemDiscards(s: State): void {
  const charter = s.companies[NDEM]
  if (!charter) return
  if (s.options.compat?.ndemAsked && s.round.at === 'operating') return mustDiscard(s, NDEM)
  while (isOverLimit(s, NDEM)) {
    const train = counted(charter).reduce((low, it) => (TRAIN[it].price < TRAIN[low].price ? it : low))
    charter.trains.splice(charter.trains.indexOf(train), 1)
    tell(s, { type: 'discarded', company: NDEM, train, to: 'game' })
  }
}
