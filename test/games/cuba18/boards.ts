import type { ActionOf, Route } from '../../../shared/games/cuba18/action.ts'
import { bestRunOf, proposedRun } from '../../../shared/games/cuba18/runs.ts'
import type { Company, Minor, Traded } from '../../../shared/games/cuba18/companies.ts'
import { isMinor } from '../../../shared/games/cuba18/companies.ts'
import type { Options } from '../../../shared/games/cuba18/options.ts'
import type { Phase } from '../../../shared/games/cuba18/phases.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { Train, Wagon } from '../../../shared/games/cuba18/trains.ts'
import { island, lay, major, minor, phase, put, turn } from './position.ts'
import type { Island } from './position.ts'

interface Drawn {
  readonly phase: Phase
  readonly tiles: string
  readonly tokens: string // 'D13 CO, B7 Oe 1': hex, company, city
  readonly options?: Partial<Options>
}

/** Boards for routes: the pictures of the rulebook as far as its words tell them, and some of our own. */
export const BOARDS = {
  book10: {
    phase: 5,
    tiles:
      'E22 6 4, E24 208 1, F21 L73 1, F23 8 5, G24 622 2, G26 L72 0, F25 IR26 2, E26 L50 1, G28 L50 2, F27 L64 0, G22 L64 2, G20 L64 4',
    tokens: 'E22 TSS, G24 SdC, G24 FC, G26 CO, G26 SdC, G26 NPP, F21 DQ',
  },
  book11: { phase: 3, tiles: 'G24 621 1, G26 L66 0, F27 L50 1', tokens: 'G24 SdC, G26 CO' },
  book12: {
    phase: 4,
    tiles: 'B9 57 1, B11 15 4, C12 8 2, C14 14 0',
    tokens: 'B9 MS, B11 FC, B11 CVC, C14 FC, C14 CVC',
  },
  cienfuegos: { phase: 2, tiles: 'D13 L58 4, D11 L48 5, D9 L50 4', tokens: 'D13 CO' },
  harbor: { phase: 2, tiles: 'D13 L58 4, D11 L48 5, D9 L50 4, C14 5 5', tokens: 'D13 CO, C14 CVC' },
  blocked: { phase: 2, tiles: 'D13 L58 4, D11 L48 5, D9 L50 4, C14 5 5', tokens: 'D13 CO, D13 StSp, C14 CVC' },
  isla: { phase: 4, tiles: 'B5 8 4, C4 57 0, D3 8 3', tokens: 'B7 Oe' },
  tesoros: { phase: 5, tiles: 'C4 L55 1, D3 8 3', tokens: 'C4 CO, C4 Oe' },
  east: {
    phase: 3,
    tiles: 'D19 L56 0, C18 L49 0, D17 9 1',
    tokens: 'D19 CO, D19 NPP',
    options: { two: 'shortEast' },
  },
  habana: { phase: 3, tiles: 'B7 L45 0, B5 8 4, C4 5 3, C6 8 1', tokens: 'B7 Oe' },
  oneHarbor: { phase: 2, tiles: 'G24 201 4, G26 L52 2', tokens: 'G24 SdC, G26 CO, G26 SdC' },
} as const satisfies Readonly<Record<string, Drawn>>

export interface Fleet {
  trains: Train[]
  wagons?: Wagon[]
  cubes?: Partial<Record<Minor, number>>
  cash?: number
  phase?: Phase
  change?: (s: State) => void
}

/** The company is about to run its trains on this board. */
export function onBoard(name: keyof typeof BOARDS, company: Company, fleet: Fleet): Island {
  const board: Drawn = BOARDS[name]
  return island(
    board.options?.two ? 2 : 3,
    (s) => {
      const tokens = board.tokens.split(', ').map((it) => it.split(' ') as [string, Traded, string?])
      const { trains, wagons = [], cubes = {}, cash = 0 } = fleet
      const shares = isMinor(company) ? [3] : [6]
      for (const id of new Set(tokens.map((it) => it[1]))) {
        if (id === 'FC') continue
        const own = id === company ? { trains, wagons, cash, shares } : {}
        if (isMinor(id)) minor(s, id, { ...own, cubes: cubes[id] ?? 0 })
        else major(s, id, { ...own, homeless: true })
        s.companies[id]!.stations = tokens.filter((it) => it[1] === id).length
      }
      const habana = s.board.tokens.B7
      s.board.tokens = habana ? { B7: habana } : {}
      phase(s, fleet.phase ?? board.phase)
      lay(s, board.tiles)
      for (const [hex, id, city] of tokens) put(s, hex, id, Number(city ?? 0))
      s.central.waiting = s.central.waiting.filter((hex) => !tokens.some((it) => it[0] === hex && it[1] === 'FC'))
      turn(s, company, 'run')
      fleet.change?.(s)
    },
    board.options,
  )
}

/** What the company's best run without rentals brings. */
export const most = (t: Island): number => bestRunOf(t.state, t.company!).revenue
export const best = (t: Island) => proposedRun(t.state, t.company!)

/** 'G24 G26 H25', 'G24 G26, G26 H25': stops, and the hexes of the track between each two. */
export const ran = (stops: string, links: string, more: Partial<Route> = {}): Route => ({
  train: '2',
  stops: stops.split(' ').map((stop) => (stop.includes('.') ? stop : `${stop}.0`)),
  links: links.split(', ').map((link) => link.split(' ')),
  ...more,
})
export const run = (...routes: Route[]): ActionOf<'run'> => ({ type: 'run', routes })
