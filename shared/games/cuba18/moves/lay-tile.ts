import { check, tell } from '../../../engine/game.ts'
import { available, layTile as lay, tileAt, tokensIn } from '../../../rail/board.ts'
import type { Lay } from '../../../rail/board.ts'
import type { HexId } from '../../../rail/hex.ts'
import type { Reach } from '../../../rail/reach.ts'
import { COLORS, turned } from '../../../rail/tile.ts'
import type { Tile } from '../../../rail/tile.ts'
import { meetsRoute, upgrades } from '../../../rail/upgrade.ts'
import type { ActionOf } from '../action.ts'
import { isMinor } from '../companies.ts'
import type { Company } from '../companies.ts'
import { COMMISSIONERS, FIELD_COST } from '../data.ts'
import type { Commissioner } from '../data.ts'
import { groundOf } from '../ground.ts'
import { pay, playerOf } from '../money.ts'
import { gaugeOf } from '../network.ts'
import { PHASE_KINDS, FIELDS_FROM } from '../phases.ts'
import { payRental, rentalFee, unpaid, ways, wayWith } from '../rental.ts'
import type { Way } from '../rental.ts'
import { admitCentral, settleExtras } from '../slots.ts'
import type { State } from '../state.ts'
import { kindOf, mayLay } from '../track.ts'
import { during, operating, turnOf } from '../turn.ts'

type LayTile = ActionOf<'layTile'>

const tileOf = (s: State, { tile, turn }: Lay): Tile => turned(groundOf(s).tiles[tile]!, turn) // a tile of the box
const isOpen = (s: State, { color }: Tile): boolean =>
  COLORS.indexOf(color as (typeof COLORS)[number]) <= COLORS.indexOf(PHASE_KINDS[s.phase].color)

/** VII.6: only on a sugar field does a major pay. */
export const costOf = (s: State, { hex, tile }: Lay): number =>
  tileAt(groundOf(s), s.board, hex).kind === 'field' && groundOf(s).tiles[tile]?.kind === 'plain' ? FIELD_COST : 0

/** IV.1: his colour, his kinds, never a label. */
const suitsCommissioner = (commissioner: Commissioner | undefined, { color, kind, label }: Tile): boolean => {
  if (commissioner === undefined) return true
  const card = COMMISSIONERS[commissioner]
  return card.color === color && (card.kinds as readonly string[]).includes(kind) && label === undefined
}

/** VII.6, VII.7: the tile lies on a route of the company, over its own gauge. */
function onRoute(s: State, { edges }: Reach, to: Lay): boolean {
  const { company } = turnOf(s)
  const own = tokensIn(s.board, to.hex).some((token) => token.company === company)
  return own || meetsRoute(tileOf(s, to), edges.get(to.hex) ?? [], gaugeOf(company))
}

const mayUse = (s: State, tile: Tile, hex: HexId, commissioner?: Commissioner): boolean =>
  isOpen(s, tile) && suitsCommissioner(commissioner, tile) && mayLay(s, turnOf(s).company, hex, tile)

function laysIn(s: State, hex: HexId, found: Reach, commissioner?: Commissioner): Lay[] {
  return upgrades(groundOf(s), s.board, hex, (tile) => mayUse(s, tile, hex, commissioner)).filter((to) =>
    onRoute(s, found, to),
  )
}

/** VII.6: nothing else before the home has a tile. */
const placesIn = (s: State, { hexes }: Reach): HexId[] => {
  const blank = blankHome(s, turnOf(s).company)
  return blank ? [blank] : [...hexes]
}

function blankHome(s: State, company: Company): HexId | undefined {
  const blank = Object.keys(s.board.tokens).filter((hex) => tileAt(groundOf(s), s.board, hex).color === 'blank')
  return blank.find((hex) => tokensIn(s.board, hex).some((it) => it.company === company && it.kind === 'home'))
}

/** The ordinary tile, and one of each commissioner the director has. */
function allowed(s: State): (Commissioner | undefined)[] {
  const turn = turnOf(s)
  const cards = turn.commissioner ? [] : playerOf(s, operating(s).director).commissioners
  return [...(turn.laid ? [] : [undefined]), ...cards]
}

/** VII.6, VII.7: every lay of the step, each with the fewest rentals that lead there. */
export const lays = (s: State): LayTile[] => [...eachLay(s)]
export const canLay = (s: State): boolean => eachLay(s).next().done === false

function* eachLay(s: State): Generator<LayTile> {
  const cards = allowed(s)
  if (cards.length === 0) return
  const seen = new Set<string>()
  for (const way of ways(s)) {
    for (const commissioner of cards) {
      for (const lay of laysOver(s, way, commissioner)) {
        const id = `${commissioner} ${lay.hex} ${lay.tile} ${lay.turn}`
        if (!seen.has(id)) yield lay
        seen.add(id)
      }
    }
  }
}

function* laysOver(s: State, way: Way, commissioner: Commissioner | undefined): Generator<LayTile> {
  const fresh = unpaid(s, way)
  const extra = { ...(commissioner ? { commissioner } : {}), ...(fresh.length > 0 ? { rented: fresh } : {}) }
  for (const hex of placesIn(s, way.found)) {
    for (const to of laysIn(s, hex, way.found, commissioner)) {
      if (costOf(s, to) + rentalFee(s, fresh) <= operating(s).cash) yield { type: 'layTile', ...to, ...extra }
    }
  }
}

export function layTile(s: State, action: LayTile): void {
  const turn = during(s, 'track')
  const { hex, tile, turn: by, commissioner, rented } = action
  const to = { hex, tile, turn: by }
  checkAllowance(s, commissioner)
  checkTile(s, to, commissioner)
  checkPlace(s, to, rented)
  const cost = costOf(s, to)
  payRental(s, rented)
  if (cost > 0) pay(s, operating(s), s.bank, cost)
  if (commissioner) turn.commissioner = true
  else turn.laid = true
  const funding = commissioner ? fund(s, commissioner) : undefined
  lay(groundOf(s), s.board, to)
  const paid = commissioner && funding !== undefined ? { commissioner, funding } : {}
  tell(s, { type: 'laid', company: turn.company, hex, tile, cost, ...paid })
  admitCentral(s, hex)
  settleExtras(s, hex)
}

/** IV.1: the bank pays his owner, and the card is gone. */
function fund(s: State, commissioner: Commissioner): number {
  const player = playerOf(s, operating(s).director)
  const { funding } = COMMISSIONERS[commissioner]
  pay(s, s.bank, player, funding)
  player.commissioners = player.commissioners.filter((it) => it !== commissioner)
  return funding
}

function checkAllowance(s: State, commissioner: Commissioner | undefined): void {
  const turn = turnOf(s)
  if (commissioner === undefined) return check(!turn.laid, 'VII.6a')
  check(!turn.commissioner, 'IV.1b')
  check(playerOf(s, operating(s).director).commissioners.includes(commissioner), 'IV.1a', { commissioner })
}

function checkTile(s: State, { hex, tile, turn }: Lay, commissioner: Commissioner | undefined): void {
  const ground = groundOf(s)
  const { company } = turnOf(s)
  const it = ground.tiles[tile]
  const place = ground.map[hex]
  check(it && place && !place.fixed, 'VII.6b', { hex, tile })
  check(isOpen(s, it), 'VII.6c', { color: it.color, phase: s.phase })
  check(suitsCommissioner(commissioner, it), 'IV.1c', { tile })
  check((it.kind === 'habana') === (kindOf(s, hex) === 'habana'), 'VII.7c', { hex, tile })
  const onField = kindOf(s, hex) === 'field' && !isMinor(company)
  check(!onField || it.kind !== 'plain' || s.phase >= FIELDS_FROM, 'VII.6i', { hex })
  check(mayLay(s, company, hex, it), isMinor(company) ? 'VII.6g' : 'VII.6h', { hex, tile })
  check(it.label === place.printed.label, 'VII.7a', { hex, tile })
  check(available(ground, s.board, tile), 'VII.6e', { tile })
  const all = upgrades(ground, s.board, hex, (other) => mayUse(s, other, hex, commissioner))
  check(
    all.some((to) => to.tile === tile && to.turn === turn),
    'VII.6d',
    { hex, tile },
  )
}

function checkPlace(s: State, to: Lay, rented: readonly HexId[] | undefined): void {
  const { company } = turnOf(s)
  const blank = blankHome(s, company)
  check(blank === undefined || blank === to.hex, 'VII.6f', { hex: blank ?? '' })
  const { found } = wayWith(s, rented)
  check(onRoute(s, found, to), 'VII.6j', { hex: to.hex })
  const fee = costOf(s, to) + rentalFee(s, rented)
  check(fee <= operating(s).cash, 'VII.6k', { cost: fee, cash: operating(s).cash })
}
