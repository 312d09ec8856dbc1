import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { placeToken, removeToken, tokensIn } from '../../../rail/board.ts'
import { leave } from '../../../rail/market.ts'
import { moveShares } from '../../../rail/shares.ts'
import type { ActionOf } from '../action.ts'
import { certificateLimit, certificates } from '../certificates.ts'
import { MINORS, homeOf, isMajor } from '../companies.ts'
import type { Home, Major, Minor } from '../companies.ts'
import { isDenied, mustAsk } from '../consent.ts'
import { BOX_MINOR_PRICE } from '../data.ts'
import { receive } from '../equipment.ts'
import { charterOf, pay, playerOf } from '../money.ts'
import { joins } from '../network.ts'
import { from } from '../phases.ts'
import { isYellow, priceOf } from '../price.ts'
import { directorOf, settleDirector, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { cityNow, hasTokenIn, settleExtras } from '../stations.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'

type AcquireMinor = ActionOf<'acquireMinor'>

/** 6.17.1: not in the round in which it runs for the first time. */
function hasRunBefore(s: State, minor: Minor): boolean {
  const ran = s.round.at === 'operating' && s.round.done.includes(minor) ? 1 : 0
  return (s.companies[minor]?.turns ?? 0) > ran
}

/** 6.18.2: twice the minor's price, less the shares given; below 0 the player pays. */
export const balance = (s: State, { minor, shares }: Pick<AcquireMinor, 'minor' | 'shares'>): number =>
  2 * priceOf(s, minor) - shares * priceOf(s, turnOf(s).company)

/** 6.18.4: the minor's card goes, the shares come; no more than the limit, or than before. */
function fitsLimit(s: State, seat: Seat, { minor, shares }: AcquireMinor): boolean {
  const before = certificates(s, seat)
  const after = before - (isYellow(s, minor) ? 0 : 1) + (isYellow(s, turnOf(s).company) ? 0 : shares)
  return after <= Math.max(certificateLimit(s), before) || s.options.compat?.exchangeOverLimit === true
}

/** 6.18.5 to 6.18.7, 6.19.2, 6.19.3: what may become of an exchange token. */
function tokenChoices(s: State, major: Major, home: Home): AcquireMinor['token'][] {
  if (charterOf(s, major).exchange === 0) return ['none']
  return hasTokenIn(s, major, home) ? ['available'] : ['place', 'available']
}

function checkCommon(s: State, { minor, from: place, token }: AcquireMinor, reached: boolean): Major {
  const { company } = during(s, 'minor')
  check(isMajor(company), '6.17.1')
  check(from(place === 'box' ? '5' : '2', s), '6.17.1', { phase: s.phase })
  check(operating(s).turns > 0, '6.17.1')
  const home = cityNow(s, homeOf(minor))
  check(reached || joins(s, company, home), '6.17.1', { minor })
  const choices = tokenChoices(s, company, home)
  check(choices.includes('none') || token !== 'none', '6.18.5')
  check(choices.includes(token), choices.includes('none') ? '6.18.7' : '6.18.6', { choices })
  return company
}

/** 6.17, 6.18 */
function checkFromPlayer(s: State, action: AcquireMinor, reached = false): { major: Major; owner: Seat } {
  const { minor, shares } = action
  const owner = directorOf(s, minor)
  check(owner !== undefined, '6.18.1', { minor })
  check(hasRunBefore(s, minor), '6.17.1', { minor })
  const major = checkCommon(s, action, reached)
  const cash = balance(s, action)
  check(stockOf(s, major).treasury >= shares, '6.18.2', { shares })
  check(cash <= operating(s).cash, '6.18.2', { cash })
  check(-cash <= playerOf(s, owner).cash, '6.18.2', { cash: -cash })
  check(fitsLimit(s, owner, action), '6.18.4', { shares })
  return { major, owner }
}

/** 6.19 */
function checkFromBox(s: State, action: AcquireMinor, reached = false): Major {
  check(s.minors.boxes.includes(action.minor) && action.shares === 0, '6.19.1', { minor: action.minor })
  const major = checkCommon(s, action, reached)
  check(operating(s).cash >= BOX_MINOR_PRICE, '6.19.2', { cost: BOX_MINOR_PRICE })
  return major
}

export function acquisitions(s: State): AcquireMinor[] {
  const { company } = turnOf(s)
  if (!isMajor(company) || operating(s).turns === 0 || !from('2', s)) return []
  const boxes = from('5', s) ? s.minors.boxes : []
  const open = [...MINORS.filter((minor) => hasRunBefore(s, minor)), ...boxes]
  return open.flatMap((minor) => {
    const terms = termsFor(s, company, minor).filter((it) => allows(() => checkTerms(s, it)) && !isDenied(s, it))
    return terms.length > 0 && joins(s, company, cityNow(s, homeOf(minor))) ? terms : []
  })
}

function termsFor(s: State, company: Major, minor: Minor): AcquireMinor[] {
  const place = s.companies[minor] ? 'player' : 'box'
  const shares = place === 'player' ? ([0, 1, 2] as const) : ([0] as const)
  return tokenChoices(s, company, cityNow(s, homeOf(minor))).flatMap((token) =>
    shares.map((count) => ({ type: 'acquireMinor', minor, from: place, shares: count, token })),
  )
}

const checkTerms = (s: State, action: AcquireMinor): unknown =>
  action.from === 'box' ? checkFromBox(s, action, true) : checkFromPlayer(s, action, true)

export function acquireMinor(s: State, seat: Seat, action: AcquireMinor, agreed = false): void {
  if (action.from === 'box') buyFromBox(s, action)
  else {
    const { major, owner } = checkFromPlayer(s, action)
    if (!agreed && mustAsk(s, seat, owner, action)) return
    settle(s, major, owner, action)
    takeOver(s, major, action)
  }
  nextStep(s)
}

/** 6.18.2 */
function settle(s: State, major: Major, owner: Seat, { minor, shares, token }: AcquireMinor): void {
  const cash = balance(s, { minor, shares })
  if (cash >= 0) pay(s, operating(s), playerOf(s, owner), cash)
  else pay(s, playerOf(s, owner), operating(s), -cash)
  moveShares(stockOf(s, major), 'treasury', owner, shares)
  tell(s, { type: 'acquired', company: major, minor, from: owner, shares, cash, token })
  if (!s.options.compat?.directorStays) settleDirector(s, major)
}

/** 6.18.5, 6.18.9: all the minor had; then it leaves the game. */
function takeOver(s: State, major: Major, { minor, token }: AcquireMinor): void {
  const { cash, cubes, privates, trains } = charterOf(s, minor)
  const charter = charterOf(s, major)
  pay(s, charterOf(s, minor), charter, cash)
  charter.cubes += cubes
  charter.privates.push(...privates)
  const home = cityNow(s, homeOf(minor))
  const old = tokensIn(s.board, home.hex).find((it) => it.company === minor)
  if (old) removeToken(s.board, home.hex, old)
  leave(s.market, minor)
  delete s.companies[minor]
  exchange(s, major, home, token)
  receive(s, major, trains)
}

function buyFromBox(s: State, action: AcquireMinor): void {
  const { minor, token } = action
  const major = checkFromBox(s, action)
  pay(s, operating(s), s.bank, BOX_MINOR_PRICE)
  s.minors.boxes = s.minors.boxes.filter((it) => it !== minor)
  tell(s, { type: 'acquired', company: major, minor, shares: 0, cash: BOX_MINOR_PRICE, token })
  exchange(s, major, cityNow(s, homeOf(minor)), token)
}

/** 6.18.5, 6.19.2, 6.10.7: the slot is taken, or open to a destination token beside it. */
function exchange(s: State, company: Major, { hex, city }: Home, token: AcquireMinor['token']): void {
  const charter = charterOf(s, company)
  if (token !== 'none') charter.exchange -= 1
  if (token === 'available') charter.available += 1
  if (token === 'place') placeToken(s.board, hex, { company, city, kind: 'station' })
  settleExtras(s, hex)
}
