import { describe, expect, test } from 'vitest'
import { advance } from '../../../shared/games/mx1822/advance.ts'
import { payByItself } from '../../../shared/games/mx1822/moves/dividend.ts'
import { isOpen, stopAt } from '../../../shared/games/mx1822/network.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Turn } from '../../../shared/games/mx1822/turn.ts'
import { cube, inPhase, lay, route, run, stepOf, tile, token, tokensAt, train, turn } from './operating.ts'
import { major, minor, ndem, reprice, trainsLeft } from './position.ts'
import type { Mexico } from './position.ts'

/** Seats 0 and 2 hold NdeM shares; its stations are N23 (M14’s) and K20. */
const nationals = (phase: Phase, more: Partial<Turn>, change: (draft: State) => void = () => {}): Mexico =>
  inPhase(phase, (s) => {
    ndem(s, [1, 0, 2])
    token(s, 'NDEM', 'K20')
    turn(s, 'NDEM', 'track', { builders: [0, 2], ...more })
    change(s)
  })
const running = (change: (draft: State) => void) =>
  nationals('3', { step: 'run' }, (s) => {
    s.companies.NDEM!.trains = ['2']
    lay(s, 'K20/57/1', 'K18/4/1')
    delete (s.round as { turn: Turn }).turn.builders
    change(s)
  })

describe('6.21 The NdeM', () => {
  test('[6.21.1] runs last', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M10', { director: 0, price: 50, cash: 0, trains: ['3', '3'] })
      ndem(s, [1, 0, 0])
      s.market[14] = ['NDEM']
      turn(s, 'M10', 'trains')
    })
    t.pass(0)
    expect(stepOf(t).startsWith('NDEM')).toBe(true)
  })

  test('[6.21.3] it only builds, runs and pays', () => {
    const t = running(() => {}).play(0, run(route('2', 'K20.0 K18.0')))
    expect(t.told('dividend')).toMatchObject([{ company: 'NDEM', paid: 30, kept: 0, perShare: 3 }])
    expect(t.state.companies.NDEM).toMatchObject({ cash: 0, trains: ['2'] })
    expect(stepOf(t).startsWith('NDEM')).toBe(false)
  })

  test('[6.21.4] each shareholder in order builds as a major does', () => {
    const t = nationals('3', {})
      .play(0, tile('K20', '57', 1))
      .play(0, cube('K18'))
    expect(t.active).toEqual([2])
    t.play(2, tile('K20', '14', 1))
    expect(t.state.board.tiles.K20?.tile).toBe('14')
  })

  test('[6.21.4] one yellow action in phases 1 and 2', () => {
    const t = nationals('1', {}).play(0, tile('K20', '57', 1))
    expect(t.active).toEqual([2])
    expect(t.refused(0, tile('K20', '57', 1))).toBe('house.turn')
  })

  test('[6.21.4] C18 only where it costs nothing', () => {
    const g14 = (cubes: number) =>
      nationals('3', {}, (s) => {
        token(s, 'NDEM', 'F15')
        lay(s, 'F15/57/0')
        s.cubes.on.G14 = cubes
      })
    expect(g14(2).refused(0, tile('G14', '9', 0))).toBe('6.8.19')
    expect(g14(3).play(0, tile('G14', '9', 0)).state.board.tiles.G14?.tile).toBe('9')
  })

  test('[6.21.4] reserved hexes are reserved for it too', () => {
    const t = nationals('1', {}, (s) => {
      token(s, 'NDEM', 'P23')
      lay(s, 'P23/5/2')
      major(s, 'IRM', { director: 1 })
      s.cubes.on.O24 = 2
    }).play(0, tile('O24', '9', 0))
    expect(t.active).toEqual([1])
  })

  test('[6.21.4] what one shareholder was refused another may ask', () => {
    const t = nationals('1', {}, (s) => {
      token(s, 'NDEM', 'P23')
      lay(s, 'P23/5/2')
      major(s, 'IRM', { director: 1 })
      s.cubes.on.O24 = 2
    }).play(0, tile('O24', '9', 0))
    t.play(1, { type: 'answer', question: 1, yes: false })
    expect(t.refused(0, tile('O24', '9', 0))).toBe('6.3.2')
    t.pass(0).play(2, tile('O24', '9', 0))
    t.play(1, { type: 'answer', question: 2, yes: true })
    expect(t.state.board.tiles.O24?.tile).toBe('9')
  })

  test('[6.21.4] without shareholders nothing is built', () => {
    const t = inPhase('3', (s) => {
      ndem(s, [])
      minor(s, 'M10', { director: 1, price: 50, trains: ['3', '3'] })
      turn(s, 'M10', 'trains')
    }).pass(1)
    expect(t.state.round.at).toBe('stock')
    expect(t.price('NDEM')).toBe(90)
  })

  test('[6.21.5] C8 a share gets a tenth, the price jumps as often as it is covered', () => {
    const t = nationals('3', { step: 'dividend', earned: { normal: 280, special: 0, mail: 0 } }, (s) => {
      reprice(s, 'NDEM', 70)
      s.shares.NDEM = { players: [6, 3, 4], treasury: 0, pool: 2 }
      payByItself(s)
    })
    expect([t.price('NDEM'), t.cash(0), t.cash(1), t.cash(2)]).toEqual([110, 668, 584, 612])
    expect(t.state.bank.cash).toBe(10_500 - 364)
    const short = running((s) => reprice(s, 'NDEM', 10)).play(0, run(route('2', 'K20.0 K18.0')))
    expect([short.price('NDEM'), short.cash(0), short.cash(2)]).toEqual([25, 503, 506])
  })

  test('[6.21.5] C9 idle it falls each time', () => {
    const t = nationals('3', {}).pass(0, 2)
    expect(t.price('NDEM')).toBe(90)
    for (const price of [80, 70]) {
      t.given((s) => turn(s, 'NDEM', 'track', { builders: [0] })).pass(0)
      expect(t.price('NDEM')).toBe(price)
    }
  })

  test('[6.21.5] the first shareholder runs it, else Player 1', () => {
    const t = running((s) => ndem(s, [0, 0, 1]))
    expect(t.active).toEqual([2])
    expect(running((s) => ndem(s, [])).active).toEqual([0])
  })
})

describe('6.22 Privatisation', () => {
  const last = (change: (draft: State) => void = () => {}) =>
    nationals('7', { step: 'run', last: true }, (s) => {
      s.ndem = 'closing'
      s.companies.NDEM!.trains = ['6']
      lay(s, 'K20/57/1', 'K18/4/1')
      delete (s.round as { turn: Turn }).turn.builders
      major(s, 'MC', { director: 0, cash: 95, trains: ['5'] })
      major(s, 'FNM', { director: 1, cash: 200, trains: ['5'] })
      trainsLeft(s, { L: 0, 3: 0, 4: 0, 5: 0, 6: 0 })
      change(s)
    }).play(0, run(route('6', 'K20.0 K18.0')))
  const pass = { type: 'pass' } as const

  test('[6.22.1] the buyer of the first 7/E finishes, then the NdeM operates a last time', () => {
    const t = inPhase('6', (s) => {
      ndem(s, [1, 0, 0])
      major(s, 'MC', { director: 0, cash: 2000, trains: ['5'] })
      major(s, 'FNM', { director: 1, cash: 200, price: 60, trains: ['5'] })
      trainsLeft(s, { L: 0, 3: 0, 4: 0, 5: 0, 6: 0 })
      turn(s, 'MC', 'trains')
    }).play(0, train('7', 'bank', 750))
    expect([t.state.ndem, stepOf(t)]).toEqual(['closing', 'MC stock'])
    t.pass(0)
    expect(t.state.ndem).toBe('closing')
    expect(t.state.round).toMatchObject({ turn: { company: 'NDEM', last: true } })
    t.pass(0)
    expect(t.state.ndem).not.toBe('open')
  })

  test('[6.22.1] C35 its shares are paid at the new price, it closes with its trains', () => {
    const t = last()
    expect(t.told('dividend')).toMatchObject([{ paid: 30, from: 100, to: 100 }])
    expect(t.told('privatised')).toEqual([
      {
        type: 'privatised',
        price: 100,
        paid: [
          { seat: 0, amount: 100 },
          { seat: 2, amount: 200 },
        ],
      },
    ])
    expect([t.cash(0), t.cash(2)]).toEqual([603, 706])
    expect([t.state.companies.NDEM, t.state.shares.NDEM]).toEqual([undefined, undefined])
  })

  test('[6.22.1] C35 230 at 100: the price goes to 120, three shares bring 69 and 360', () => {
    const t = inPhase('7', (s) => {
      ndem(s, [0, 3, 0])
      s.ndem = 'closing'
      turn(s, 'NDEM', 'dividend', { last: true, earned: { normal: 230, special: 0, mail: 0 } })
      token(s, 'NDEM', 'N25', 0)
      lay(s, 'N25/X5/3')
      major(s, 'FNM', { director: 1, cash: 200, trains: ['5'] })
      payByItself(s)
      advance(s)
    })
    expect(t.cash(1)).toBe(500 + 69 + 360)
    expect(t.can(1, 'offerToken')).toContainEqual({
      type: 'offerToken',
      hex: 'N25',
      city: 0,
      from: 50,
      to: 200,
      step: 10,
    })
    t.play(1, { type: 'offerToken', hex: 'N25', city: 0, amount: 50 })
    expect([tokensAt(t, 'N25'), t.state.companies.FNM!.cash]).toEqual([['FNM'], 150])
  })

  test('[6.22.1] if it took the first 7 itself: at the start of the next round, after the income', () => {
    const t = inPhase('6', (s) => {
      trainsLeft(s, { L: 0, 3: 0, 4: 0, 5: 0, 6: 0 })
      minor(s, 'M20', { director: 0, trains: ['6'] })
      s.players[1]!.privates = ['P8']
      ndem(s, [0, 2, 0])
      s.stockRound = 9
    }).endStockRound()
    expect([t.state.phase, t.state.ndem]).toEqual(['7', 'closing'])
    expect(t.state.round).toMatchObject({ done: [], turn: { company: 'NDEM', last: true } })
    expect(t.cash(1)).toBe(510)
    t.pass(1)
    expect([t.state.ndem, t.cash(1)]).toEqual(['closed', 510 + 2 * 90]) // nothing earned: 90
    expect(stepOf(t).startsWith('M20')).toBe(true)
  })

  test('[6.22.2] from Player 1 on each may put up a token or pass, until all pass', () => {
    const t = last()
    expect(t.active).toEqual([0])
    t.play(0, pass)
    expect(t.active).toEqual([1])
    t.play(1, pass) // seat 2 directs no major
    expect([t.state.pending, t.state.ndem]).toEqual([[], 'closed'])
    expect(last().refused(0, { type: 'raise', amount: 50 })).toBe('6.22.2')
    expect(t.refused(t.active[0]!, { type: 'offerToken', hex: 'K20', city: 0, amount: 50 })).toBe('6.22.2')
  })

  test('[6.22.2] a bid opens it, the others raise or pass for good, the next after the seller goes on', () => {
    const t = last((s) => token(s, 'NDEM', 'J9'))
    expect(t.refused(0, { type: 'offerToken', hex: 'F15', city: 0, amount: 50 })).toBe('6.22.2')
    t.play(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 20 })
    expect(t.active).toEqual([1])
    expect(t.refused(1, { type: 'offerToken', hex: 'N23', city: 1, amount: 50 })).toBe('6.22.2')
    t.play(1, { type: 'raise', amount: 40 })
    expect(t.active).toEqual([0])
    t.play(0, { type: 'raise', amount: 60 }).play(1, pass)
    expect(tokensAt(t, 'K20')).toEqual(['MC'])
    expect(t.state.companies.MC).toMatchObject({ cash: 35, exchange: 2, available: 1 })
    expect(t.active).toEqual([1])
  })

  test('[6.22.3] with the cash, an exchange token and no token in the hex', () => {
    const t = last()
    expect(t.refused(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 100 })).toBe('6.22.3')
    expect(t.refused(0, { type: 'offerToken', hex: 'N23', city: 1, amount: 20 })).toBe('6.22.3') // MC’s home hex
    const none = last((s) => (s.companies.MC!.exchange = 0))
    expect(none.active).toEqual([1])
    const unfloated = last((s) => (s.companies.MC!.floated = false))
    expect(unfloated.active).toEqual([1])
    const early = last((s) => major(s, 'IRM', { director: 0, cash: 100, turns: 0 })) // its home comes later
    early.play(0, { type: 'offerToken', hex: 'N23', city: 1, amount: 20 })
    expect(tokensAt(early, 'N23')).toContain('IRM')
  })

  test('[6.22.4] at least the city’s value, and 10, in tens', () => {
    const t = last((s) => token(s, 'NDEM', 'J9'))
    expect(t.can(0, 'offerToken')).toEqual([
      { type: 'offerToken', hex: 'K20', city: 0, from: 20, to: 90, step: 10 },
      { type: 'offerToken', hex: 'J9', city: 0, from: 10, to: 90, step: 10 },
    ])
    expect(t.refused(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 10 })).toBe('6.22.4')
    expect(t.refused(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 25 })).toBe('6.22.4')
    t.play(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 30 })
    expect(t.refused(1, { type: 'raise', amount: 30 })).toBe('6.22.4')
    expect(t.refused(1, { type: 'raise', amount: 45 })).toBe('6.22.4')
    expect(t.refused(1, { type: 'raise', amount: 210 })).toBe('6.22.3')
  })

  test('[6.22.4] who cannot go higher is out', () => {
    const t = last((s) => (s.companies.FNM!.cash = 90)).play(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 90 })
    expect([tokensAt(t, 'K20'), t.state.companies.MC!.cash]).toEqual([['MC'], 5])
    const higher = last((s) => (s.companies.FNM!.cash = 100))
    expect(higher.play(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 90 }).can(1, 'raise')).toHaveLength(1)
  })

  test('[6.22.4] the winner names the company', () => {
    const t = last((s) => major(s, 'CHP', { director: 0, cash: 300, trains: ['5'] }))
    t.play(0, { type: 'offerToken', hex: 'K20', city: 0, amount: 50 })
    expect(t.refused(1, { type: 'takeToken', company: 'FNM' })).toBe('6.22.4')
    t.play(1, pass)
    expect(t.can(0, 'takeToken').map(({ company }) => company)).toEqual(['MC', 'CHP'])
    expect(t.refused(0, { type: 'takeToken', company: 'FNM' })).toBe('6.22.3')
    expect(t.refused(0, pass)).toBe('6.22.4')
    t.play(0, { type: 'takeToken', company: 'CHP' })
    expect(tokensAt(t, 'K20')).toEqual(['CHP'])
  })

  test('[6.22.5] unsold tokens stay and block', () => {
    const t = last().play(0, pass).play(1, pass)
    expect(tokensAt(t, 'K20')).toEqual(['NDEM'])
    expect(isOpen(t.state, 'MC', stopAt(t.state, { hex: 'K20', city: 0 }))).toBe(false)
  })
})
