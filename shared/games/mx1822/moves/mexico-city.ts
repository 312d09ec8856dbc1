import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { spend, wayWith } from '../build.ts'
import { NDEM } from '../companies.ts'
import { MEXICO_CITY_PRICE } from '../data.ts'
import { DISCS, MEXICO_CITY } from '../map.ts'
import { pay } from '../money.ts'
import { reachOf } from '../network.ts'
import type { Colour } from '../phases.ts'
import { COLOURS } from '../phases.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'
import { put } from './lay-tile.ts'

type Upgrade = ActionOf<'upgradeMexicoCity'>

/** 6.9.1: the disc after the one that lies there. */
const nextDisc = (s: State): { disc?: string; colour?: Colour } => {
  const laid = s.board.tiles[MEXICO_CITY]?.tile
  const at = DISCS.findIndex((disc) => disc === laid) + 1
  return { disc: DISCS[at], colour: COLOURS[at] }
}

const wayFor = (s: State, using: Upgrade['using']) => {
  const { colour } = nextDisc(s)
  const way = wayWith(s, using ? [using] : [])
  return colour && way?.colours.includes(colour) ? way : undefined
}

export function mexicoCityUpgrades(s: State): Upgrade[] {
  const { company } = turnOf(s)
  if (company === NDEM || operating(s).cash < MEXICO_CITY_PRICE) return []
  const ways = ([undefined, 'P9'] as const).filter((using) => wayFor(s, using))
  if (ways.length === 0 || !reachOf(s, company).hexes.has(MEXICO_CITY)) return []
  return ways.map((using) => ({ type: 'upgradeMexicoCity', ...(using ? { using } : {}) }))
}

export function upgradeMexicoCity(s: State, seat: Seat, { using }: Upgrade): void {
  const { company } = during(s, 'track')
  check(company !== NDEM, '6.21.4')
  const way = wayFor(s, using)
  const { disc, colour } = nextDisc(s)
  check(way && disc, '6.8.2', { colour: colour ?? '' })
  check(reachOf(s, company).hexes.has(MEXICO_CITY), '6.8.9', { hex: MEXICO_CITY })
  check(operating(s).cash >= MEXICO_CITY_PRICE, '6.9.1', { cost: MEXICO_CITY_PRICE })
  pay(s, operating(s), s.bank, MEXICO_CITY_PRICE)
  spend(s, way, colour === 'yellow' ? 'yellow' : 'upgrades')
  put(s, { hex: MEXICO_CITY, tile: disc, turn: 0 })
  tell(s, {
    type: 'laid',
    company,
    seat,
    hex: MEXICO_CITY,
    tile: disc,
    cost: MEXICO_CITY_PRICE,
    ...(using ? { using: [using] } : {}),
  })
}
