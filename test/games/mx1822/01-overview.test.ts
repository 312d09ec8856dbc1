import { describe, expect, test } from 'vitest'
import { isDue, trigger } from '../../../shared/games/mx1822/end.ts'
import { pay, playerOf } from '../../../shared/games/mx1822/money.ts'
import { movePrice } from '../../../shared/games/mx1822/price.ts'
import { endTurn } from '../../../shared/games/mx1822/rounds.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { newTurn } from '../../../shared/games/mx1822/turn.ts'
import { scores } from '../../../shared/games/mx1822/wealth.ts'
import { buy, cash, concession, major, mexico, minor, ndem, phase, reprice } from './position.ts'

/** The NdeM, last to run, is at the end of its turn in this operating round. */
function operating(s: State, round: number, of: number): void {
  s.stockRound = 3
  s.set = { round, of }
  s.round = {
    at: 'operating',
    done: Object.keys(s.companies).filter((id) => id !== 'NDEM') as never,
    turn: newTurn('NDEM'),
  }
}
const afterRound = (round: number, of: number, change: (s: State) => void) =>
  mexico(3, (s) => {
    minor(s, 'M20', { director: 0, trains: ['5'] })
    operating(s, round, of)
    change(s)
    endTurn(s)
  }).state

const empty = (s: State) => pay(s, s.bank, playerOf(s, 0), s.bank.cash + 1)
const rise = (s: State) => {
  reprice(s, 'M20', 550)
  movePrice(s, 'M20', 1)
}

describe('1.1 Rounds', () => {
  test('[1.1.1] one operating round, from phase 2 on two, counted when the first begins', () => {
    const sets = (['1', '2', '7'] as const).map((now) => {
      const t = mexico(3, (s) => {
        phase(s, now)
        s.stockRound = 2
        minor(s, 'M20', { director: 0, trains: ['5'] })
      })
      return t.endStockRound().state.set
    })
    expect(sets).toEqual([
      { round: 1, of: 1 },
      { round: 1, of: 2 },
      { round: 1, of: 2 },
    ])
  })

  test('[1.1.1] a stock round follows the last of them', () => {
    expect(afterRound(1, 2, () => {}).set).toEqual({ round: 2, of: 2 })
    const s = afterRound(2, 2, () => {})
    expect(s).toMatchObject({ stockRound: 4, set: { round: 0 }, round: { at: 'stock', seat: 0, passes: 0 } })
  })
})

describe('1.3 The end', () => {
  test('[1.3.1] at once if nothing was sold in the first stock round', () => {
    const t = mexico().pass(0, 1, 2)
    expect(t.state.round).toEqual({ at: 'over' })
    expect(t.active).toEqual([])
    expect(t.told('over')).toEqual([{ type: 'over', by: 'nothing' }])
    expect(mexico().play(0, buy('NDEM', 'pool')).endStockRound().state.round.at).not.toBe('over')
    expect(mexico().bid(0, ['P1', 0]).endStockRound().state.round.at).not.toBe('over')
    expect(mexico(3, (s) => (s.stockRound = 2)).endStockRound().state.round.at).not.toBe('over')
  })

  test('[1.3.1] a price of 600 ends it with this operating round', () => {
    expect(afterRound(1, 2, rise).round.at).toBe('over')
    expect(afterRound(1, 2, () => {}).round.at).toBe('operating')
  })

  test('[1.3.1] a broken bank lets the pair be completed', () => {
    expect(afterRound(1, 2, empty).round.at).toBe('operating')
    expect(afterRound(2, 2, empty).round.at).toBe('over')
    expect(afterRound(1, 1, empty).round.at).toBe('over')
  })

  test('[1.3.1] the first trigger decides', () => {
    const bankFirst = afterRound(1, 2, (s) => {
      empty(s)
      rise(s)
    })
    expect(bankFirst.round.at).toBe('operating')
    const priceFirst = afterRound(1, 2, (s) => {
      rise(s)
      empty(s)
    })
    expect(priceFirst.round.at).toBe('over')
  })

  test('[1.3.1] paying the last dollar breaks nothing, and a bank that recovers stays broken', () => {
    const last = afterRound(2, 2, (s) => pay(s, s.bank, playerOf(s, 0), s.bank.cash))
    expect(last.round.at).toBe('stock')
    const back = afterRound(2, 2, (s) => {
      empty(s)
      pay(s, playerOf(s, 0), s.bank, 500)
    })
    expect(back.round.at).toBe('over')
  })

  test('[1.3.1] in a stock round both end it with the next operating round', () => {
    for (const by of ['bank', 'price'] as const) {
      const s = mexico(3, (draft) => trigger(draft, by)).state
      expect(s.end).toEqual({ by, after: 'round' })
      expect(isDue({ ...s, set: { round: 1, of: 2 } })).toBe(true)
    }
  })

  test('[1.3.1] C37 a bank that breaks in a stock round: over after the first operating round', () => {
    const t = mexico(3, (s) => {
      phase(s, '6')
      s.stockRound = 4
      cash(s, 0, 12_000)
      major(s, 'MC', { director: 0, price: 100, shares: [4], turns: 0 })
      s.companies.MC!.floated = false
      minor(s, 'M20', { director: 1, trains: ['5'] })
      for (const row of [s.minors, s.concessions, s.privates]) Object.assign(row, { boxes: [], pile: [] })
    })
    t.given((s) => {
      s.companies.MC!.cash = 400
      s.bank.cash = 100
    }).play(0, buy('MC', 'treasury'))
    expect([t.state.end, t.state.bank.cash]).toEqual([{ by: 'bank', after: 'round' }, -400])
    t.endStockRound()
    expect(t.state.set).toEqual({ round: 1, of: 2 })
    t.given((s) => {
      operating(s, 1, 2)
      endTurn(s)
    })
    expect(t.state.round.at).toBe('over')
  })

  test('[1.3.1] a major sold out at 550 reaches 600', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 0, price: 550, shares: [5, 3, 2], trains: ['5'] })
      s.stockRound = 4
    }).endStockRound()
    expect(t.state.end).toEqual({ by: 'price', after: 'round' })
    expect(t.told('ending')).toEqual([{ type: 'ending', by: 'price', after: 'round', company: 'MC' }])
  })

  test('[1.3.2] wealth', () => {
    const t = mexico(3, (s) => {
      cash(s, 0, 120)
      s.players[0]!.loan = 90
      minor(s, 'M20', { director: 0, price: 80, cash: 300 })
      major(s, 'MC', { director: 0, price: 110, shares: [3] })
      major(s, 'FCM', { director: 1, price: 60, shares: [1, 2], turns: 0 })
      s.companies.FCM!.floated = false
      ndem(s, [2])
      concession(s, 0, 'FNM')
      s.players[0]!.privates = ['P1', 'P8']
    })
    const [line] = scores(t.state).filter((it) => it.seat === 0)
    expect(line!.parts).toEqual({ cash: 120, shares: 390, ndem: 200, minors: 160, concessions: 100, loan: -90 })
    expect(line!.total).toBe(880)
  })

  test('[1.3.2] the richest is first, equal wealth shares the place', () => {
    const t = mexico(4, (s) => [300, 500, 300, 200].forEach((money, seat) => cash(s, seat, money)))
    expect(scores(t.state).map((it) => [it.seat, it.rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ])
  })

  test('[1.4.1] everything is open but the standing orders', () => {
    const t = mexico().bid(0, ['M1', 100])
    const { secret, ...open } = t.state
    expect(t.view(2)).toMatchObject(open)
    expect(t.view(2).minors).toEqual(t.state.minors)
    expect(t.view(2).secret).toEqual({ rng: [0, 0, 0, 0], orders: [null, null, []] })
    expect(secret.rng).not.toEqual([0, 0, 0, 0])
  })
})
