import { Illegal } from '../../../engine/game.ts'
import { CHARTER_CUBES } from '../data.ts'
import type { ActionOf } from '../action.ts'
import { NDEM, isMajor, isMinor } from '../companies.ts'
import { isPrivate } from '../privates.ts'
import { CARDS, SIDES, TRAINS } from '../trains.ts'
import type { Train } from '../trains.ts'
import { turnOf } from '../turn.ts'
import type { Course } from './course.ts'
import { play, playHere, playThere } from './tables.ts'
import type { Act } from './deed.ts'
import { unreadable } from './finding.ts'
import { companyNamed } from './names.ts'
import { moveIds, ofTreasury } from './share-ids.ts'
import { holderOf, sideOf } from './train-ids.ts'

export function acquirePrivate(c: Course, act: Act): void {
  const id = act.company
  if (id === undefined || !isPrivate(id)) throw unreadable(act)
  const { company } = turnOf(c.there)
  play(c, { type: 'acquirePrivate', private: id })
  if (id === 'P10' || id === 'P11') (c.cubes[company] ??= {})[id] = CHARTER_CUBES
}

const isTrain = (name: string | undefined): name is Train => (TRAINS as readonly unknown[]).includes(name)

/** In a minor's first turn the record always names the same card. */
export function buyTrain(c: Course, act: Act): void {
  const { train: id, price, variant, exchange } = act
  if (id === undefined || price === undefined) throw unreadable(act)
  if (turnOf(c.there).step === 'housekeeping') return play(c, { type: 'buyTrain', train: 'L', from: 'bank', price })
  const holder = exchange ? undefined : holderOf(c.trains, id)
  const train = holder ? sideOf(c.trains, id) : isTrain(variant) ? variant : newTrain(id)
  if (!train) throw unreadable(act)
  if (holder === NDEM) throw new Illegal('6.14.2', { seller: NDEM }) // B16
  c.trains.meant = id
  play(c, {
    type: 'buyTrain',
    train,
    from: holder ?? 'bank',
    price,
    ...(exchange ? { upgrade: true as const } : {}),
  })
}

const newTrain = (id: string): Train | undefined => {
  const card = CARDS.find((it) => id.startsWith(`${it}-`))
  return card && SIDES[card][0]
}

export function discardTrain(c: Course, act: Act): void {
  const train = act.train === undefined ? undefined : sideOf(c.trains, act.train)
  const seat = c.there.pending[0]?.seat
  if (!train || seat === undefined) throw unreadable(act)
  c.trains.meant = act.train
  playThere(c, { type: 'discard', train }, seat)
  if (!c.early.has(act)) playHere(c, seat, { type: 'discard', train })
}

const SHARES = new Map<string, 0 | 1 | 2>([
  ['money', 0],
  ['one_share', 1],
  ['two_shares', 2],
])
const TOKEN = new Map<string, ActionOf<'acquireMinor'>['token']>([
  ['replace', 'place'],
  ['exchange', 'available'],
  ['remove', 'none'],
])

export function nameMinor(c: Course, act: Act): void {
  const minor = companyNamed(act.corporation)
  if (!minor || !isMinor(minor)) throw unreadable(act)
  c.memo.minor = { id: minor }
}

/** First how it is paid for, then what becomes of the token. */
export function acquireMinor(c: Course, act: Act): void {
  const { minor } = c.memo
  const choice = String(act.choice)
  const shares = SHARES.get(choice)
  const token = TOKEN.get(choice)
  if (!minor) throw unreadable(act)
  if (shares !== undefined) return void (minor.shares = shares)
  if (!token) throw unreadable(act)
  const { company } = turnOf(c.there)
  const from = c.there.companies[minor.id] ? 'player' : 'box'
  play(c, { type: 'acquireMinor', minor: minor.id, from, shares: minor.shares ?? 0, token })
  if (isMajor(company)) moveIds(c.shares, company, ofTreasury(c.shares, company, minor.shares ?? 0), 'hand')
  const { P10, P11 } = c.cubes[minor.id] ?? {}
  c.cubes[company] = { ...(P10 ? { P10 } : {}), ...(P11 ? { P11 } : {}), ...c.cubes[company] }
  delete c.cubes[minor.id]
  delete c.memo.minor
}

export function issue(c: Course, act: Act): void {
  const shares = act.shares ?? []
  const { company } = turnOf(c.there)
  play(c, { type: 'issue', shares: shares.length })
  if (isMajor(company)) moveIds(c.shares, company, shares, 'pool')
}

export function redeem(c: Course, act: Act): void {
  const shares = act.shares ?? []
  const { company } = turnOf(c.there)
  play(c, { type: 'redeem', shares: shares.length })
  if (isMajor(company)) moveIds(c.shares, company, shares, 'treasury')
}
