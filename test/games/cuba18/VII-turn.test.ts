import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { Company } from '../../../shared/games/cuba18/companies.ts'
import { begin, building, cash, island, lay, layTile, major, minor, phase, put, turn } from './position.ts'
import { BOARDS } from './boards.ts'

const cienfuegos = (s: State, how: Parameters<typeof minor>[2] = {}) => {
  minor(s, 'CO', how)
  lay(s, BOARDS.cienfuegos.tiles)
}

describe('VII.1 Rounds and order', () => {
  test('[VII.1b] minors up, majors down, equals from the top, then the FC', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { price: 90, cash: 100 })
      minor(s, 'HG', { price: 70, cash: 100, hex: 'F21' })
      minor(s, 'JU', { price: 70, cash: 100, hex: 'C4' })
      major(s, 'MS', { price: 80, cash: 500, trains: ['2'] })
      major(s, 'CVC', { price: 110, cash: 500, trains: ['2'] })
      s.companies.CVC!.floated = true
      begin(s, 'HG')
    })
    const order: Company[] = []
    while (t.state.round.at === 'operating') {
      if (order.at(-1) !== t.company) order.push(t.company!)
      if (t.step === 'trains' && t.can('pass').length === 0)
        t.does({ type: 'buyTrain', train: '2n', from: 'bank', price: 80 })
      else t.pass()
    }
    expect(order).toEqual(['HG', 'JU', 'CO', 'CVC', 'MS'])
    expect(t.told('central')).toHaveLength(1)
  })
})

describe('VII.1 Rounds and order, in an emergency', () => {
  test('[VII.1b] the next company is chosen by the prices then', () => {
    const t = island(3, (s) => {
      phase(s, 4)
      major(s, 'MS', { price: 110, cash: 220, shares: [6, 4, 0] })
      major(s, 'CVC', { director: 1, price: 90, trains: ['4'], cash: 100, shares: [2, 5, 0] })
      major(s, 'NPP', { director: 2, price: 85, trains: ['4'], cash: 100, shares: [0, 0, 6] })
      cash(s, 0, 0)
      turn(s, 'MS', 'trains')
    })
    t.does({ type: 'sell', company: 'CVC', shares: 1 }).does({ type: 'contribute', amount: 80 })
    t.does({ type: 'buyTrain', train: '4', from: 'bank', price: 300 }).pass()
    expect([t.price('CVC'), t.price('NPP'), t.company]).toEqual([85, 85, 'NPP'])
  })
})

describe('VII.3 Steps', () => {
  test('[VII.3a] each thing in its step', () => {
    const t = building('CO', cienfuegos)
    expect(t.cannot({ type: 'buyTrain', train: '2n', from: 'bank', price: 80 })).toBe('VII.3a')
    expect(t.cannot({ type: 'pay', out: true })).toBe('VII.3a')
    expect(island(3).cannot(layTile('D13 L58 4'))).toBe('VII.3a')
    t.pass()
    expect(t.step).toBe('run')
    expect(t.cannot(layTile('D11 L48 5'))).toBe('VII.3a')
  })

  test('[VII.3b] nothing goes on while somebody has to answer', () => {
    const t = building('CO', cienfuegos).given((s) => {
      s.pending = [{ at: 'discard', seat: 0, company: 'CO', what: 'train' }]
    })
    expect(t.cannot(layTile('D13 L66 4'))).toBe('VII.3b')
  })

  test('[VII.3c] tiles, stations and purchases are optional', () => {
    const t = island(3, (s) => {
      major(s, 'CVC', { cash: 200, trains: ['2'], shares: [6, 0, 0] })
      lay(s, 'C14 57 1')
      begin(s, 'CVC')
    })
    expect(t.step).toBe('track')
    expect(t.pass().step).toBe('run')
    expect(t.pass().step).toBe('trains')
    t.pass()
    expect(t.company).toBeUndefined()
  })
})

describe('VII.4 Homes', () => {
  test('[VII.4a] the first thing in the first turn, for nothing, tile or not', () => {
    const t = island(3, (s) => {
      major(s, 'MS', { operated: false, cash: 400, shares: [5, 0, 0] })
      begin(s, 'MS')
    })
    expect(t.state.board.tokens.B9).toEqual([{ company: 'MS', city: 0, kind: 'home' }])
    expect([t.charter('MS').stations, t.charter('MS').cash]).toEqual([1, 400])
    expect(t.step).toBe('track')
  })

  test('[VII.4a] in a blank home with a mill both stand', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { hex: 'C14', director: 1 })
      major(s, 'CVC', { operated: false, cash: 400 })
      begin(s, 'CVC')
    })
    expect(t.state.board.tokens.C14).toHaveLength(2)
    expect(t.state.board.tokens.C14!.some(({ extra }) => extra)).toBe(false)
  })

  const florida = (change: (s: State) => void = () => {}) =>
    island(3, (s) => {
      phase(s, 4)
      change(s)
      major(s, 'FEC', { operated: false, cash: 500, shares: [5, 0, 0] })
      begin(s, 'FEC')
    })

  test('[VII.4b] the FEC in any free slot, but not one kept for a home or filled by a mill', () => {
    const t = florida((s) => {
      minor(s, 'CO', { director: 1 })
      lay(s, 'C4 57 0, B9 14 0, F21 6 0')
      put(s, 'F21', 'MS')
      s.central.waiting = s.central.waiting.filter((hex) => hex !== 'B9')
      put(s, 'B9', 'FC')
    })
    expect(t.step).toBe('home')
    expect(t.cannot({ type: 'pass' })).toBe('VII.4a')
    expect(t.can('home').map(({ hex }) => hex)).toEqual(['B11', 'C4', 'E24', 'G26'])
    for (const hex of ['D13', 'F21', 'B9', 'C14', 'B7']) expect(t.cannot({ type: 'home', hex, city: 0 })).toBe('VII.4a')
    t.does({ type: 'home', hex: 'C4', city: 0 })
    expect(t.state.board.tokens.C4).toEqual([{ company: 'FEC', city: 0, kind: 'home' }])
  })

  test('[VII.4b] the second slot of a mill and one of La Habana are as good as any', () => {
    const t = florida((s) => {
      minor(s, 'CO', { director: 1 })
      major(s, 'Oe', { director: 1 })
      lay(s, 'D13 L58 4, B7 L44 0')
      s.board.tokens.B7!.forEach((token) => (token.city = 0))
    })
    expect(t.can('home').map(({ hex }) => hex)).toEqual(expect.arrayContaining(['B7', 'D13']))
    t.does({ type: 'home', hex: 'D13', city: 0 })
    expect(t.state.board.tokens.D13!.map(({ company, extra }) => [company, extra])).toEqual([
      ['CO', undefined],
      ['FEC', undefined],
    ])
  })

  const full = (s: State) => {
    for (const hex of ['B11', 'C4', 'D13', 'E24', 'F21', 'G26']) put(s, hex, 'MS')
    lay(s, 'C4 57 0, B11 57 0')
  }

  test('[VII.4c] beside a city tile if there is no slot', () => {
    const t = florida(full)
    expect(new Set(t.can('home').map(({ hex }) => hex))).toEqual(new Set(['B7', 'C4', 'B11']))
    t.does({ type: 'home', hex: 'C4', city: 0 })
    expect(t.state.board.tokens.C4!.at(-1)).toEqual({ company: 'FEC', city: 0, kind: 'home', extra: true })
    expect(t.told('home')).toEqual([{ type: 'home', company: 'FEC', hex: 'C4', beside: true }])
  })

  test('[VII.4c] it moves in when a slot opens', () => {
    const t = florida(full).does({ type: 'home', hex: 'C4', city: 0 })
    t.does(layTile('C4 14 0'))
    expect(t.told('slipped')).toEqual([{ type: 'slipped', company: 'FEC', hex: 'C4' }])
    expect(t.state.board.tokens.C4!.at(-1)).toEqual({ company: 'FEC', city: 0, kind: 'home' })
  })

  test('[VII.4c] T27: the FC’s claim to the green tile’s slot is older', () => {
    const t = florida(full).does({ type: 'home', hex: 'B11', city: 0 })
    t.does(layTile('B11 14 0'))
    expect(t.told('slipped')).toEqual([{ type: 'slipped', company: 'FC', hex: 'B11' }])
    expect(t.state.board.tokens.B11!.map(({ company, extra }) => [company, extra])).toEqual([
      ['MS', undefined],
      ['FEC', true],
      ['FC', undefined],
    ])
  })

  test('[VII.4c] beside La Habana with three cities it names one, and takes a slot when they are one', () => {
    const t = florida((s) => {
      full(s)
      lay(s, 'B7 L45 0')
      for (const [company, city] of [
        ['Oe', 0],
        ['MS', 2],
      ] as const)
        s.board.tokens.B7!.push({ company, city, kind: 'station' })
      major(s, 'Oe', { homeless: true, director: 1 })
      s.companies.Oe!.stations = 1
      phase(s, 5)
    })
    expect(t.can('home').filter(({ hex }) => hex === 'B7')).toHaveLength(3)
    t.does({ type: 'home', hex: 'B7', city: 1 })
    expect(t.state.board.tokens.B7!.at(-1)).toEqual({ company: 'FEC', city: 1, kind: 'home', extra: true })
    t.does(layTile('B7 L46 0'))
    expect(t.told('slipped')).toEqual([{ type: 'slipped', company: 'FEC', hex: 'B7' }])
    expect(t.state.board.tokens.B7!.map(({ city, extra }) => [city, extra])).toEqual(
      Array.from({ length: 4 }, () => [0, undefined]),
    )
  })

  test('[VII.4d] T34: Oe in La Habana with three cities takes the west one, else which it likes', () => {
    const oe = (others: (s: State) => void) =>
      island(3, (s) => {
        lay(s, 'B7 L45 1')
        others(s)
        major(s, 'Oe', { operated: false, cash: 400 })
        begin(s, 'Oe')
      })
    const west = oe(() => {})
    expect(west.state.board.tokens.B7!.at(-1)).toMatchObject({ company: 'Oe', city: 2 })
    const taken = oe((s) => {
      s.board.tokens.B7 = [
        { company: 'FC', city: 1, kind: 'home' },
        { company: 'MS', city: 2, kind: 'station' },
      ]
    })
    expect(taken.state.board.tokens.B7!.at(-1)).toMatchObject({ company: 'Oe', city: 0 })
  })
})

describe('VII.5 Shares', () => {
  const issuing = (how: Parameters<typeof major>[2] = {}) =>
    island(3, (s) => {
      major(s, 'MS', { cash: 100, trains: ['2'], ...how })
      turn(s, 'MS', 'track')
    })

  test('[VII.5a] one of the two, once in a turn, until the income', () => {
    const t = issuing({ shares: [4, 2, 0], pool: 1 }).does({ type: 'issue' })
    expect(t.cannot({ type: 'redeem' })).toBe('VII.5a')
    expect(t.cannot({ type: 'issue' })).toBe('VII.5a')
    const late = issuing({ shares: [6, 0, 0] }).given((s) => turn(s, 'MS', 'trains'))
    expect(late.cannot({ type: 'redeem' })).toBe('VII.3a')
    for (const step of ['track', 'station', 'run'] as const)
      expect(
        issuing()
          .given((s) => turn(s, 'MS', step))
          .can('issue'),
      ).toHaveLength(1)
  })

  test('[VII.5b] a share in the treasury', () => {
    const t = issuing({ shares: [6, 4, 0] })
    expect(t.cannot({ type: 'issue' })).toBe('VII.5b')
  })

  test('[VII.5c] T28: less than half in the pool before: a minor may reach 60 %', () => {
    const t = island(3, (s) => {
      minor(s, 'CO', { shares: [2, 0, 0], pool: 2 })
      turn(s, 'CO')
    }).does({ type: 'issue' })
    expect(t.state.shares.CO).toMatchObject({ treasury: 0, pool: 3 })
    expect(issuing({ shares: [4, 0, 0], pool: 5 }).cannot({ type: 'issue' })).toBe('VII.5c')
    expect(issuing({ shares: [4, 0, 0], pool: 4 }).does({ type: 'issue' }).state.shares.MS!.pool).toBe(5)
  })

  test('[VII.5d] the price, then one place down', () => {
    const t = issuing({ price: 90 }).does({ type: 'issue' })
    expect([t.charter('MS').cash, t.price('MS')]).toEqual([190, 85])
    expect(t.told('issued')).toEqual([{ type: 'issued', company: 'MS', money: 90, from: 90, to: 85 }])
  })

  test('[VII.5e] redeemed for the price, which stays', () => {
    const t = issuing({ price: 95, pool: 1 }).does({ type: 'redeem' })
    expect([t.charter('MS').cash, t.price('MS'), t.state.shares.MS!.pool]).toEqual([5, 95, 0])
    expect(issuing({ price: 95 }).cannot({ type: 'redeem' })).toBe('VII.5e')
    expect(issuing({ price: 110, pool: 1 }).cannot({ type: 'redeem' })).toBe('VII.5e')
  })

  test('[VII.5f] with a train only', () => {
    expect(issuing({ pool: 1, trains: [] }).cannot({ type: 'redeem' })).toBe('VII.5f')
    expect(issuing({ trains: [] }).can('issue')).toHaveLength(1)
  })

  test('[VII.5g] no change of director', () => {
    const t = issuing({ shares: [2, 2, 0], pool: 1 }).does({ type: 'redeem' })
    expect(t.charter('MS').director).toBe(0)
    const issued = issuing({ shares: [2, 2, 0] }).does({ type: 'issue' })
    expect([issued.charter('MS').director, issued.state.shares.MS!.players]).toEqual([0, [2, 2, 0]])
  })
})
