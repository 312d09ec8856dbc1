import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { GROUNDS } from '../../../shared/games/cuba18/map.ts'
import { FC_HEXES } from '../../../shared/games/cuba18/map.ts'
import { MINORS } from '../../../shared/games/cuba18/companies.ts'
import { Options } from '../../../shared/games/cuba18/options.ts'
import { PIECES, TILES } from '../../../shared/games/cuba18/tiles.ts'
import { endStockRound } from '../../../shared/games/cuba18/rounds.ts'
import { available, layTile as lay } from '../../../shared/rail/board.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import { seeded } from '../../../shared/engine/random.ts'
import { begin, island, major, minor, phase, stock } from './position.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'

const VERSIONS = [
  [2, { two: 'shortWest' }, 720, 7000],
  [2, { two: 'shortEast' }, 720, 7000],
  [2, { two: 'medium' }, 950, 10_000],
  [2, { two: 'long' }, 1150, 10_000],
  [3, { three: 'short' }, 700, 10_000],
  [3, { three: 'long' }, 900, 10_000],
  [4, {}, 680, 10_000],
  [5, {}, 650, 10_000],
  [6, {}, 650, 10_000],
] as const

describe('I General', () => {
  test('[I.1] two to six play; the richest wins', () => {
    expect(cuba18.seats).toEqual([2, 6])
    const t = island(3, (s) => {
      major(s, 'MS', { price: 100, shares: [2, 0, 0] })
      s.round = { at: 'over' }
    })
    expect(cuba18.scores(t.state).map(({ seat, rank, total }) => [seat, rank, total])).toEqual([
      [0, 1, 900],
      [1, 2, 700],
      [2, 2, 700],
    ])
  })
})

describe('II Preparation', () => {
  test('[II.1a] T21: capital by version, out of the bank', () => {
    for (const [seats, options, capital, bank] of VERSIONS) {
      const t = island(seats, () => {}, options)
      expect(t.state.players.map(({ cash }) => cash)).toEqual(Array.from({ length: seats }, () => capital))
      expect(t.state.bank.cash).toBe(bank - seats * capital)
    }
    expect(island(2, () => {}, { two: 'shortWest' }).state.bank.cash).toBe(5560)
    expect(v.parse(Options, {})).toEqual({ two: 'medium', three: 'short' })
  })

  test('[II.1b] trains by version; the 8+/4D never run out', () => {
    const left = VERSIONS.map(([seats, options]) => island(seats, () => {}, options).state.depot.left)
    const row = (card: '2' | '3' | '4' | '5' | '6' | '2n' | '3n' | '4n' | '5n') => left.map((it) => it[card])
    expect(row('2')).toEqual([5, 5, 5, 6, 7, 7, 9, 10, 10])
    expect(row('3')).toEqual([3, 3, 4, 4, 5, 5, 7, 8, 9])
    expect(row('4')).toEqual([2, 2, 2, 2, 3, 3, 4, 5, 5])
    expect([...row('5'), ...row('6')]).toEqual(Array.from({ length: 18 }, () => 3))
    expect(row('2n')).toEqual([4, 4, 7, 10, 5, 10, 7, 9, 10])
    expect(row('3n')).toEqual([3, 3, 5, 8, 5, 8, 6, 7, 8])
    expect(row('4n')).toEqual([2, 2, 4, 6, 3, 6, 4, 5, 6])
    expect(row('5n')).toEqual([3, 3, 5, 7, 4, 7, 5, 6, 7])
    expect(left.every((it) => !('8' in it))).toBe(true)
  })

  test('[II.2a] everything is open, to onlookers too', () => {
    const t = island(3)
    expect(t.view(null)).toEqual({ ...t.state, secret: { rng: [0, 0, 0, 0] } })
  })

  test('[II.3a] the order is dealt by lot; the lowest card begins', () => {
    const orders = Array.from({ length: 20 }, (_, seed) =>
      cuba18.setup(4, { two: 'long', three: 'short' }, seeded([seed])),
    )
    expect(new Set(orders.map(({ order }) => order.join(''))).size).toBeGreaterThan(5)
    for (const s of orders) expect(cuba18.active(s)).toEqual([s.order[0]])
  })

  test('[II.3b] the FC starts at 50 with ten shares on offer', () => {
    const t = island(3)
    expect(t.price('FC')).toBe(50)
    expect(t.state.shares.FC).toEqual({ players: [0, 0, 0], treasury: 0, pool: 0, offering: 10 })
  })

  test('[II.3c] T25: no track to a barrier, off the map or to the sea without an arrow', () => {
    const open = (hex: string, map: keyof typeof GROUNDS = 'full') =>
      GROUNDS[map].map[hex]!.open.map((edge) => ['SW', 'W', 'NW', 'NE', 'E', 'SE'][edge]).join(' ')
    expect(open('C8')).toBe('W NW NE E')
    expect(open('D9')).toBe('NE E')
    expect(open('E26')).toBe('SW W')
    expect(open('F27')).toBe('SW W E SE')
    for (const { printed, id } of Object.values(GROUNDS.full.map)) {
      if (printed.stops.some(({ type }) => type === 'city')) expect(open(id).split(' ')).toHaveLength(6)
    }
    expect(open('D17', 'east')).not.toContain('NW')
    expect(open('D17', 'west')).not.toContain('SE')
  })

  test('[II.3d] T24: five minors founded, four brown mill pieces', () => {
    const t = island(5, (s) => {
      stock(s, 1)
      for (const [at, id] of MINORS.slice(0, 5).entries())
        minor(s, id, { director: at, hex: ['D13', 'C4', 'B11', 'F21', 'G26'][at]! })
      endStockRound(s)
    })
    expect(t.state.board.supply['L72/L73']).toBe(4)
    const none = island(3, (s) => {
      stock(s, 1)
      endStockRound(s)
    })
    expect(none.state.board.supply['L72/L73']).toBe(0)
    expect(none.state.wagons.left).toEqual({ '1w': 8, '2w': 6, '3w': 4 })
    expect(Object.values(none.state.machines).map((spaces) => spaces.length)).toEqual([10, 8, 4])
  })
})

describe('III Pieces', () => {
  const board = (change: (s: State) => void = () => {}) => island(3, change).state

  test('[III.1] 129 tiles to lay, each in one of four colours, all of them on a piece', () => {
    const counts: Record<string, number> = {}
    for (const [piece, count] of Object.entries(PIECES)) {
      const [first] = piece.split('/') as [keyof typeof TILES]
      counts[TILES[first].color] = (counts[TILES[first].color] ?? 0) + count
    }
    expect(counts).toEqual({ yellow: 47, green: 47, brown: 30, gray: 5 })
    expect(
      Object.keys(PIECES)
        .flatMap((piece) => piece.split('/'))
        .toSorted(),
    ).toEqual(Object.keys(TILES).toSorted())
  })

  test('[III.1] T24: nine 8 on the map, and there is no 9; one upgraded, and there is one', () => {
    const { full } = GROUNDS
    const s = board()
    const hexes = ['B5', 'B15', 'C6', 'C8', 'C10', 'C12', 'D3', 'E20', 'F23']
    for (const hex of hexes) lay(full, s.board, { hex, tile: '8', turn: 0 })
    expect(available(full, s.board, '9')).toBe(false)
    lay(full, s.board, { hex: 'C10', tile: '16', turn: 0 })
    expect(available(full, s.board, '9')).toBe(true)
  })

  test('[III.1] T24: six L50, no 77; L44 and L45 are one piece', () => {
    const { full } = GROUNDS
    const s = board()
    for (const hex of ['B13', 'C2', 'C16', 'D1', 'D5', 'D9']) lay(full, s.board, { hex, tile: 'L50', turn: 0 })
    expect(available(full, s.board, '77')).toBe(false)
    lay(full, s.board, { hex: 'B7', tile: 'L45', turn: 0 })
    expect(available(full, s.board, 'L44')).toBe(false)
  })

  test('[III.2] the names of the tables', () => {
    expect(MINORS).toEqual(['HG', 'JU', 'HY', 'DQ', 'CO', 'CS'])
    const t = island(3, (s) => {
      stock(s)
      phase(s, 4)
    })
    expect(new Set(t.can('found').map(({ company }) => company))).toEqual(
      new Set(['Oe', 'MS', 'CVC', 'NPP', 'SdC', 'TSS', 'StSp', 'FEC']),
    )
  })
})

describe('V The game', () => {
  test('[V.1] auction, draft, stock round, operating rounds, the FC, and again', () => {
    const t = island(3)
    const seen: string[] = []
    while (t.state.stockRound < 2) {
      seen.push(t.state.round.at)
      if (t.state.round.at === 'auction' && t.can('pass').length === 0) t.does({ type: 'bid', amount: 0 })
      else if (t.state.round.at === 'stock' && t.can('foundMinor').length > 0)
        t.does({ type: 'foundMinor', concession: 1, company: 'CO', par: 70, hex: 'D13' })
      else if (t.state.round.at === 'draft' && t.can('draft')[0]?.concession === 1)
        t.does({ type: 'draft', concession: 1 })
      else if (t.step === 'trains') t.does({ type: 'buyTrain', train: '2n', from: 'bank', price: 80 }).pass()
      else t.pass()
    }
    expect([...new Set(seen)]).toEqual(['auction', 'draft', 'stock', 'operating'])
    expect(t.told('central')).toHaveLength(1)
    expect(t.told('exported')).toEqual([{ type: 'exported', card: '2', count: 1 }])
    expect(t.state.round.at).toBe('stock')
  })
})

describe('IV.5 The Ferrocarril Central', () => {
  test('[IV.5a] ten shares, no director, markers in La Habana and beside seven cities', () => {
    const t = island(3)
    expect(t.state.board.tokens).toEqual({ B7: [{ company: 'FC', city: 1, kind: 'home' }] })
    expect(t.state.central.waiting).toEqual(FC_HEXES.slice(1))
    expect(GROUNDS.full.map.B7!.printed.stops.map(({ value }) => value[0])).toEqual([20, 30])
  })

  test('[IV.5a] Oe starts in the west city', () => {
    const t = island(3, (s) => {
      major(s, 'Oe', { operated: false, cash: 100 })
      begin(s, 'Oe')
    })
    expect(t.state.board.tokens.B7).toContainEqual({ company: 'Oe', city: 0, kind: 'home' })
  })
})
