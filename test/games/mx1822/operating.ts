import type { ActionOf, Route } from '../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../shared/games/mx1822/map.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { Private } from '../../../shared/games/mx1822/privates.ts'
import { bestRunOf } from '../../../shared/games/mx1822/runs.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { newTurn } from '../../../shared/games/mx1822/turn.ts'
import type { Step, Turn } from '../../../shared/games/mx1822/turn.ts'
import { layTile, placeToken } from '../../../shared/rail/board.ts'
import type { Token } from '../../../shared/rail/board.ts'
import { mexico } from './position.ts'
import type { Mexico } from './position.ts'

/** It is this company's turn, in this step. */
export function turn(s: State, company: Company, step: Step, more: Partial<Turn> = {}): void {
  s.set = { round: 1, of: 1 }
  s.round = { at: 'operating', done: [], turn: { ...newTurn(company), step, ...more } }
}

/** Tiles as they are written in records: 'N27/6/5' is tile 6 in N27, turned five times. */
export function lay(s: State, ...lays: string[]): void {
  for (const text of lays) {
    const [hex, tile, turned] = text.split('/') as [string, string, string]
    layTile(GROUND, s.board, { hex, tile, turn: Number(turned) })
  }
}

export function token(s: State, company: Company, hex: string, city = 0, kind: Token['kind'] = 'station'): void {
  placeToken(s.board, hex, { company, city, kind })
}

export const tokensAt = (t: Mexico, hex: string): string[] =>
  (t.state.board.tokens[hex] ?? []).map(({ company, extra }) => (extra ? `${company} beside` : company))

export const tile = (hex: string, id: string, turned: number, ...using: Private[]): ActionOf<'layTile'> => ({
  type: 'layTile',
  hex,
  tile: id,
  turn: turned,
  ...(using.length > 0 ? { using } : {}),
})

export const cube = (hex: string, using?: 'P9' | 'charter'): ActionOf<'placeCube'> => ({
  type: 'placeCube',
  hex,
  ...(using ? { using } : {}),
})

/** A train over these stops; the hexes between are written between them: 'N25.1 O24 P23.0'. */
export function route(train: Train, path: string, pullman?: true): Route {
  const parts = path.split(' ')
  const stops = parts.filter((part) => part.includes('.'))
  const links: string[][] = []
  for (const part of parts) {
    const hex = part.split('.')[0]!
    links.at(-1)?.push(hex)
    if (part.includes('.')) links.push([hex])
  }
  return { train, stops, links: links.slice(0, -1), ...(pullman ? { pullman } : {}) }
}

export const run = (...routes: Route[]): ActionOf<'run'> => ({ type: 'run', routes })
export const most = (t: Mexico, company: Company): number => bestRunOf(t.state, company).revenue
export const train = (
  it: Train,
  from: ActionOf<'buyTrain'>['from'],
  price: number,
  upgrade?: true,
): ActionOf<'buyTrain'> => ({ type: 'buyTrain', train: it, from, price, ...(upgrade ? { upgrade } : {}) })

/** Three players; what the test needs is set up in this phase. */
export const inPhase = (phase: Phase, change: (draft: State) => void, seats = 3): Mexico =>
  mexico(seats, (s) => {
    s.phase = phase
    change(s)
  })

export const stepOf = ({ state: { round } }: Mexico): string =>
  round.at === 'operating' ? `${round.turn.company} ${round.turn.step}` : round.at
