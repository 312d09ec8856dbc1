import { cityAfter, doubled, placeToken, removeToken, settle, slotsLeft, tileAt, tokensIn } from '../../rail/board.ts'
import type { Token } from '../../rail/board.ts'
import type { HexId } from '../../rail/hex.ts'
import { LOT, MAJORS, MINORS, NDEM, homeOf, isMajor, isMinor } from './companies.ts'
import type { Company, Home, Major, Minor } from './companies.ts'
import { GROUND } from './map.ts'
import type { State } from './state.ts'

const COMPANIES: readonly (Minor | Major)[] = [...MINORS, ...MAJORS]
/** The companies with their home on a hex. */
const AT_HOME: Readonly<Record<HexId, readonly (Minor | Major)[]>> = Object.fromEntries(
  COMPANIES.map(homeOf).map(({ hex }) => [hex, COMPANIES.filter((company) => homeOf(company).hex === hex)]),
)

/** The city that is the company's home or destination as the tiles lie now. */
export function cityNow(s: State, { hex, city }: Home): Home {
  const before = GROUND.map[hex]!.printed // a hex of the map
  return { hex, city: cityAfter(before, tileAt(GROUND, s.board, hex), city) }
}

export const hasTokenIn = (s: State, company: Company, { hex, city }: Home): boolean =>
  tokensIn(s.board, hex, city).some((token) => token.company === company)

/** 6.11.6: until its first turn, or until it is acquired or removed, a company's home slot is kept for it. */
function keepsHome(s: State, company: Minor | Major): boolean {
  if (tokensIn(s.board, homeOf(company).hex).some((token) => token.company === company && token.kind === 'home'))
    return false
  if (!isMinor(company) || s.companies[company]) return true
  const { boxes, pile } = s.minors
  if (boxes.includes(company) || pile.includes(company)) return true
  return company === LOT.minor && [...s.concessions.boxes, ...s.concessions.pile].includes(LOT.concession)
}

export const keptFor = (s: State, { hex, city }: Home): (Minor | Major)[] =>
  (AT_HOME[hex] ?? []).filter((company) => cityNow(s, homeOf(company)).city === city && keepsHome(s, company))

/** 6.11.6: vacant and not kept for anybody. */
export const freeSlots = (s: State, { hex, city }: Home): number =>
  slotsLeft(GROUND, s.board, hex, city) - keptFor(s, { hex, city }).length

/** 6.6.1 */
export function placeHome(s: State, company: Minor | Major): void {
  const { hex, city } = cityNow(s, homeOf(company))
  placeToken(s.board, hex, { company, city, kind: 'home' })
}

/** 6.10.7: tokens beside the slots move in as soon as there is room. */
export function settleExtras(s: State, hex: HexId): void {
  settle(s.board, hex, ({ city }) => freeSlots(s, { hex, city }) > 0)
}

const STAYS = ['destination', 'home', 'station'] as const

/** 6.8.23: where cities merged one token of a company stays; the others become available again, the NdeM's are gone. */
export function mergeTokens(s: State, hex: HexId): void {
  for (const group of doubled(s.board, hex)) {
    const stays = STAYS.map((kind) => group.find((token) => token.kind === kind)).find((token) => token !== undefined)
    for (const token of group) if (token !== stays) takeBack(s, hex, token)
  }
}

function takeBack(s: State, hex: HexId, token: Token): void {
  removeToken(s.board, hex, token)
  const charter = s.companies[token.company as Company] // tokens carry companies of this game
  if (charter && isMajor(token.company)) charter.available += 1
}

/** 5.12.6: what was the minor's home becomes a station of the NdeM, unless it has one there. */
export function placeNdemStation(s: State, minor: Minor): void {
  const { hex, city } = cityNow(s, homeOf(minor))
  if (hasTokenIn(s, NDEM, { hex, city })) settleExtras(s, hex)
  else placeToken(s.board, hex, { company: NDEM, city, kind: 'station' })
}
