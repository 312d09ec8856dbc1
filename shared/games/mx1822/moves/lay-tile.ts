import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { available, layTile as lay, tileAt, tokensIn, tokensOf } from '../../../rail/board.ts'
import type { Lay } from '../../../rail/board.ts'
import type { Edge } from '../../../rail/hex.ts'
import { across, opposite } from '../../../rail/hex.ts'
import type { Reach } from '../../../rail/reach.ts'
import type { Tile } from '../../../rail/tile.ts'
import { exitsOfStop, turned } from '../../../rail/tile.ts'
import { fitsLabel, lookOf, meetsRoute, upgrades } from '../../../rail/upgrade.ts'
import type { ActionOf } from '../action.ts'
import { spend, wayWith, waysToBuild } from '../build.ts'
import type { Way } from '../build.ts'
import { NDEM } from '../companies.ts'
import { isDenied, mustAsk } from '../consent.ts'
import { GROUND, MEXICO_CITY } from '../map.ts'
import { pay } from '../money.ts'
import { reachOf } from '../network.ts'
import { COLOURS } from '../phases.ts'
import type { Colour } from '../phases.ts'
import { agreesTo, joinsStation, reservedAt } from '../reserved.ts'
import type { State } from '../state.ts'
import { mergeTokens, settleExtras } from '../stations.ts'
import { clearCubes, terrainCost } from '../terrain.ts'
import { during, operating, turnOf } from '../turn.ts'

type LayTile = ActionOf<'layTile'>
type Near = Pick<Reach, 'hexes' | 'edges'>

const tileOf = ({ tile, turn }: Lay): Tile => turned(GROUND.tiles[tile]!, turn) // a tile of the box

/** 6.8.5, 11.12: cities stay cities, towns towns; P12 and P13 make plain track of a single town. */
function suits(s: State, way: Way, hex: string, tile: Tile): boolean {
  const { kind } = tileAt(GROUND, s.board, hex)
  if (hex === MEXICO_CITY || !way.colours.includes(tile.color as Colour)) return false
  if (way.advanced && kind !== 'plain' && kind !== 'town') return false
  return way.removesTown ? kind === 'town' && tile.kind === 'plain' : tile.kind === kind
}

/** 6.8.24: the six-way tile first, wherever it can be. */
const SIX_WAYS: Readonly<Record<string, string>> = { 611: '63', X18: '455' }
const givesWay = (s: State, { tile }: Lay, all: readonly Lay[]) =>
  !s.options.compat?.anyCityTile && all.some((other) => other.tile === SIX_WAYS[tile])

/** 6.8.8, 6.8.9: a route leads to track of the new tile, or to a city of the hex. */
function onRoute(s: State, { hexes, edges }: Near, to: Lay): boolean {
  const own = tokensIn(s.board, to.hex).some((token) => token.company === turnOf(s).company)
  return own || (hexes.has(to.hex) && meetsRoute(tileOf(to), edges.get(to.hex) ?? ([] as Edge[]), 'standard'))
}

/** 6.8.19, 6.21.4: from the treasury; the NdeM has none. */
const canPay = (s: State, hex: string) => terrainCost(s, hex) <= (turnOf(s).company === NDEM ? 0 : operating(s).cash)

/** 6.9.2 */
function mayReserve(s: State, to: Lay): boolean {
  const reserved = reservedAt(s, to.hex)
  return !reserved || agreesTo(s, reserved) !== undefined || joinsStation(s, to, reserved)
}

/** Every tile the operating company could lay in this way on a hex it reaches. */
function laysIn(s: State, way: Way, hex: string, found: Near): Lay[] {
  const all = upgrades(GROUND, s.board, hex, (tile) => suits(s, way, hex, tile))
  if (all.length === 0 || !canPay(s, hex)) return []
  return all.filter((to) => !givesWay(s, to, all) && onRoute(s, found, to) && mayReserve(s, to))
}

/** 6.8: every lay of the step, with the privates it takes. */
export function lays(s: State): LayTile[] {
  const found = reachOf(s, turnOf(s).company)
  return waysToBuild(s).flatMap((way) =>
    [...found.hexes].flatMap((hex) =>
      distinct(laysIn(s, way, hex, found))
        .map((to) => layAction(to, way))
        .filter((it) => !isDenied(s, it)),
    ),
  )
}

/** Turns after which a tile looks the same are one offer; each of them is accepted. */
function distinct(all: readonly Lay[]): Lay[] {
  const looks = new Map<string, Lay>()
  for (const to of all) {
    const look = lookOf(GROUND, to)
    if (!looks.has(look)) looks.set(look, to)
  }
  return [...looks.values()]
}

/** Whether there is any. Mostly there is one beside an own token, and no route has to be traced to see it. */
export function canLay(s: State): boolean {
  if (turnOf(s).denied) return lays(s).length > 0
  const ways = waysToBuild(s)
  const among = (found: Near) =>
    ways.some((way) => [...found.hexes].some((hex) => laysIn(s, way, hex, found).length > 0))
  return ways.length > 0 && (among(doorstep(s)) || among(reachOf(s, turnOf(s).company)))
}

/** The hexes of own tokens and those the track out of their cities leads to. */
function doorstep(s: State): Near {
  const edges = new Map<string, Edge[]>()
  const tokens = tokensOf(s.board, turnOf(s).company)
  for (const { hex, city } of tokens)
    for (const edge of exitsOfStop(tileAt(GROUND, s.board, hex), city)) {
      const beyond = across(hex, edge)
      edges.set(beyond, [...(edges.get(beyond) ?? []), opposite(edge)])
    }
  return { hexes: new Set([...tokens.map(({ hex }) => hex), ...edges.keys()]), edges }
}

const layAction = (to: Lay, { using }: Way): LayTile => ({
  type: 'layTile',
  ...to,
  ...(using.length > 0 ? { using: [...using] } : {}),
})

/** 6.9.2: who has to agree, if anybody. */
export function asked(s: State, hex: string): Seat | undefined {
  const reserved = reservedAt(s, hex)
  return reserved && agreesTo(s, reserved)
}

export function layTile(s: State, seat: Seat, action: LayTile, agreed = false): void {
  const { company } = during(s, 'track')
  const { hex, tile, turn, using } = action
  const way = wayWith(s, using)
  check(way, '6.8.2', { using: using ?? [] })
  const to = { hex, tile, turn }
  checkTile(s, way, to)
  checkPlace(s, to)
  if (!agreed && mustAsk(s, seat, asked(s, hex), action)) return
  const cost = terrainCost(s, hex)
  if (cost > 0) pay(s, operating(s), s.bank, cost)
  clearCubes(s, hex)
  spend(s, way, tileOf(to).color === 'yellow' ? 'yellow' : 'upgrades')
  put(s, to)
  tell(s, { type: 'laid', company, seat, hex, tile, cost, ...(using ? { using } : {}) })
}

/** 6.8.4: the colour that comes next in a hex; none where nothing may be built. */
function colourAfter(s: State, hex: string): Colour | undefined {
  const { color } = tileAt(GROUND, s.board, hex)
  if (color === 'fixed') return undefined
  return color === 'blank' ? 'yellow' : COLOURS[COLOURS.indexOf(color) + 1]
}

function checkTile(s: State, way: Way, to: Lay): void {
  const tile = GROUND.tiles[to.tile]
  check(GROUND.map[to.hex] && tile, '6.8.4', { hex: to.hex, tile: to.tile })
  check(colourAfter(s, to.hex) === tile.color, '6.8.4', { hex: to.hex, colour: tile.color })
  check(way.colours.includes(tile.color as Colour), '6.8.2', { colour: tile.color })
  check(suits(s, way, to.hex, tile) && fitsLabel(GROUND, to.hex, tile), '6.8.5', { hex: to.hex, tile: to.tile })
  check(available(GROUND, s.board, to.tile), '6.8.21', { tile: to.tile })
  const all = upgrades(GROUND, s.board, to.hex, (it) => suits(s, way, to.hex, it))
  check(
    all.some((it) => it.tile === to.tile && it.turn === to.turn),
    '6.8.10',
    { hex: to.hex, tile: to.tile },
  )
  check(!givesWay(s, to, all), '6.8.24', { tile: to.tile })
}

function checkPlace(s: State, to: Lay): void {
  check(onRoute(s, doorstep(s), to) || onRoute(s, reachOf(s, turnOf(s).company), to), '6.8.9', { hex: to.hex })
  check(canPay(s, to.hex), '6.8.19', { cost: terrainCost(s, to.hex) })
  check(mayReserve(s, to), '6.9.2', { hex: to.hex })
}

/** 6.8.4, 6.8.23, 6.10.7 */
export function put(s: State, to: Lay): void {
  lay(GROUND, s.board, to)
  mergeTokens(s, to.hex)
  settleExtras(s, to.hex)
}
