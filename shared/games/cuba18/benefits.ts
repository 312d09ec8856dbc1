import { allows, check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { ActionOf } from './action.ts'
import { isMajor, isMinor } from './companies.ts'
import type { Company, Major } from './companies.ts'
import { MACHINE_IDS, MACHINES_EACH, MAIL } from './data.ts'
import type { Benefit } from './data.ts'
import { limitOf } from './market-of-trains.ts'
import { charterOf, pay, playerOf } from './money.ts'
import { isMade } from './moves/buy-machine.ts'
import type { Offer } from './offer.ts'
import { directedBy } from './shares.ts'
import type { State } from './state.ts'
import type { Step } from './turn.ts'

type Gift = ActionOf<'giveWagon' | 'giveMail' | 'giveMachine'>
const KIND = { giveWagon: 'wagon', giveMail: 'mail', giveMachine: 'machine' } as const

/** R49, R69: its owner has the move and directs the company; never between run and payout. */
function checkGift(s: State, seat: Seat, gift: Gift): void {
  check(playerOf(s, seat).benefits.includes(KIND[gift.type]), 'IV.2c', { benefit: KIND[gift.type] })
  check(directedBy(s, seat).includes(gift.company), 'IV.2d', { company: gift.company })
  const moves = s.round.at === 'stock' || (s.round.at === 'operating' && s.round.turn.step !== 'income')
  check(moves && s.pending.length === 0, 'IV.2e')
  const charter = charterOf(s, gift.company)
  if (gift.type === 'giveWagon')
    check(charter.wagons.length < limitOf(s, gift.company), 'VII.12j', { limit: limitOf(s, gift.company) })
  if (gift.type !== 'giveMachine') return
  check(isMade(s, gift.machine), 'VII.14b', { machine: gift.machine })
  check(charter.machines.length < MACHINES_EACH, 'VII.14a', { most: MACHINES_EACH })
}

const giftsTo = (company: Company): Gift[] => [
  ...(isMajor(company) ? [{ type: 'giveWagon', company } as const, { type: 'giveMail', company } as const] : []),
  ...(isMinor(company) ? MACHINE_IDS.map((machine) => ({ type: 'giveMachine', company, machine }) as const) : []),
]

export const gifts = (s: State, seat: Seat): Offer[] =>
  playerOf(s, seat).benefits.length === 0
    ? []
    : directedBy(s, seat)
        .flatMap(giftsTo)
        .filter((gift) => allows(() => checkGift(s, seat, gift)))

export function give(s: State, seat: Seat, gift: Gift): void {
  checkGift(s, seat, gift)
  const charter = charterOf(s, gift.company)
  if (gift.type === 'giveWagon') charter.wagons.push('1w') // R47: a ninth one
  else if (gift.type === 'giveMail') {
    charter.mail = true
    if (isFirstAct(s, gift.company)) payMail(s, gift.company)
  } else {
    s.machines[gift.machine].pop() // R48: from the dearest space
    charter.machines.push(gift.machine)
  }
  spend(s, seat, KIND[gift.type])
  const machine = gift.type === 'giveMachine' ? { machine: gift.machine } : {}
  tell(s, { type: 'benefit', seat, company: gift.company, benefit: KIND[gift.type], ...machine })
}

function spend(s: State, seat: Seat, benefit: Benefit): void {
  const player = playerOf(s, seat)
  player.benefits = player.benefits.filter((it) => it !== benefit)
}

/** R69: given as the first act of its turn it pays at once. */
function isFirstAct({ round }: State, company: Major): boolean {
  if (round.at !== 'operating' || round.turn.company !== company) return false
  const { step, laid, commissioner, placed, traded } = round.turn
  const begun = laid || commissioner || placed || traded !== undefined
  return !begun && (['home', 'track', 'station', 'run'] as const satisfies Step[]).some((it) => it === step)
}

/** IV.2, R46: at the start of its turn, if it owns a train. */
export function payMail(s: State, company: Major): void {
  const charter = charterOf(s, company)
  if (!charter.mail || charter.trains.length === 0) return
  pay(s, s.bank, charter, MAIL[s.phase])
  tell(s, { type: 'mail', company, amount: MAIL[s.phase] })
}
