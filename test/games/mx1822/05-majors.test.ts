import { describe, expect, test } from 'vitest'
import { certificates } from '../../../shared/games/mx1822/certificates.ts'
import { operatingOrder } from '../../../shared/games/mx1822/rounds.ts'
import { buy, cash, concession, major, mexico, minor, phase, sell } from './position.ts'

const convert = (price: number) => ({ type: 'convert', company: 'FNM', price }) as never
const form = (price: number) => ({ type: 'form', company: 'FCP', price }) as never

describe('5.7 Converting a concession', () => {
  const holder = (money = 500) =>
    mexico(3, (s) => {
      phase(s, '2')
      concession(s, 0, 'FNM')
      cash(s, 0, money)
    })

  test('[5.7.1] not in phase 1', () => {
    const t = holder().given((s) => phase(s, '1'))
    expect(t.refused(0, convert(60))).toBe('5.7.1')
    expect(t.can(0, 'convert')).toEqual([])
  })

  test('[5.7.2] only the holder, at 60 to 100', () => {
    const t = holder()
    expect(t.can(0, 'convert').map((it) => it.price)).toEqual([60, 70, 80, 90, 100])
    expect(t.refused(0, { type: 'convert', company: 'MC', price: 60 })).toBe('5.7.2')
    expect(t.refused(0, convert(50))).toBe('house.action')
  })

  test('[5.7.2] allowed at the certificate limit', () => {
    const t = holder().given((s) => (s.players[0]!.privates = Array.from({ length: 15 }, () => 'P18' as const)))
    expect(certificates(t.state, 0)).toBe(16)
    t.play(0, convert(60))
    expect(certificates(t.state, 0)).toBe(16)
  })

  test('[5.7.3] at 60 the holder pays 20 and the company has 120, at 100 it is 100 and 200', () => {
    const t = holder()
    const bank = t.state.bank.cash
    t.play(0, convert(60))
    expect(t.cash(0)).toBe(480)
    expect(t.state.companies.FNM).toMatchObject({ cash: 120, floated: true, director: 0, start: 60 })
    expect(t.state.bank.cash).toBe(bank - 100)
    expect(t.state.shares.FNM).toEqual({ players: [2, 0, 0], treasury: 8, pool: 0 })
    expect(operatingOrder(t.state)).toEqual(['FNM', 'NDEM'])
    const dear = holder().play(0, convert(100))
    expect([dear.cash(0), dear.state.companies.FNM!.cash]).toEqual([400, 200])
  })

  test('[5.7.3] the holder must have the rest in hand, beside own highest bids', () => {
    expect(holder(15).refused(0, convert(60))).toBe('5.7.3')
    const bound = holder(200).given((s) => (s.bids = { M1: [{ seat: 0, amount: 185 }] }))
    expect(bound.refused(0, convert(60))).toBe('5.7.3')
    expect(
      holder(60)
        .can(0, 'convert')
        .map((it) => it.price),
    ).toEqual([60, 70, 80])
  })

  test('[5.7.4] a concession won in this stock round waits for the next', () => {
    const t = mexico(3, (s) => phase(s, '2')).bid(0, ['C2', 100])
    expect(t.can(0, 'convert')).toEqual([])
    t.pass(1, 2)
    expect(t.refused(0, { type: 'convert', company: 'MC', price: 60 })).toBe('5.7.2')
    t.pass(0)
    expect(t.state.players[0]!.concessions).toEqual(['C2'])
  })

  test('[5.9.2][4.3.15] the token goes under those on its space', () => {
    const t = holder().given((s) => minor(s, 'M1', { director: 1, price: 80 }))
    t.given((s) => major(s, 'MC', { director: 1, price: 80 })).play(0, convert(80))
    expect(t.state.market[12]).toEqual(['M1', 'MC', 'FNM'])
  })

  test('[5.9.3] one available and three exchange tokens', () => {
    expect(holder().play(0, convert(60)).state.companies.FNM).toMatchObject({ available: 1, exchange: 3 })
  })
})

describe('5.8 Forming a company directly', () => {
  const rich = (now: '4' | '5' | '6') =>
    mexico(3, (s) => {
      phase(s, now)
      s.stockRound = 5
      s.concessions = { boxes: [], pile: [] }
      for (const seat of [0, 1, 2]) cash(s, seat, 1000)
    })

  test('[5.8.1] from phase 5 on, for twice the start price', () => {
    expect(rich('4').refused(0, form(80))).toBe('5.8.1')
    expect(rich('4').can(0, 'form')).toEqual([])
    const t = rich('5').play(0, form(80))
    expect(t.cash(0)).toBe(840)
    expect(t.state.companies.FCP).toMatchObject({ cash: 160, floated: false, director: 0 })
    expect(t.refused(1, form(80))).toBe('5.8.1')
    expect(t.active).toEqual([1])
  })

  test('[5.8.1] as any share: money and certificate limit', () => {
    const poor = rich('5').given((s) => cash(s, 0, 150))
    expect(poor.refused(0, form(80))).toBe('5.6.1')
    expect(
      poor
        .can(0, 'form')
        .filter((it) => it.company === 'FCP')
        .map((it) => it.price),
    ).toEqual([60, 70])
    const full = rich('5').given((s) => (s.players[0]!.privates = Array.from({ length: 16 }, () => 'P18' as const)))
    expect(full.refused(0, form(60))).toBe('5.6.7')
  })

  test('[5.8.2] floats with half of it in players’ hands, incrementally in phase 5', () => {
    const t = rich('5').play(0, form(80)).play(1, buy('FCP', 'treasury')).pass(2).play(0, buy('FCP', 'treasury'))
    expect(t.state.companies.FCP!.floated).toBe(false)
    expect(operatingOrder(t.state)).toEqual(['NDEM'])
    expect(t.refused(1, sell('FCP', 1))).toBe('5.5.1')
    t.play(1, buy('FCP', 'treasury'))
    expect(t.state.companies.FCP).toMatchObject({ floated: true, cash: 400 })
    expect(t.state.shares.FCP).toEqual({ players: [3, 2, 0], treasury: 5, pool: 0 })
    expect(operatingOrder(t.state)).toEqual(['FCP', 'NDEM'])
  })

  test('[5.8.3][5.8.6] if half is reached in phase 6: ten times the price, the rest in the pool', () => {
    const t = rich('5')
      .play(0, form(80))
      .play(1, buy('FCP', 'treasury'))
      .given((s) => phase(s, '6'))
    const money = () =>
      t.state.bank.cash + t.state.companies.FCP!.cash + t.state.players.reduce((sum, it) => sum + it.cash, 0)
    const before = money()
    t.play(2, buy('FCP', 'treasury')).play(0, buy('FCP', 'treasury'))
    expect(t.state.companies.FCP).toMatchObject({ floated: true, cash: 800 })
    expect(t.state.shares.FCP).toEqual({ players: [3, 1, 1], treasury: 0, pool: 5 })
    expect(t.price('FCP')).toBe(80)
    expect(money()).toBe(before)
  })

  test('[5.8.6] floated before phase 6 it keeps what was paid: seven shares at 100 are 700', () => {
    const t = rich('5').play(0, form(100)).play(1, buy('FCP', 'treasury'))
    for (const seat of [2, 0, 1, 2]) t.play(seat, buy('FCP', 'treasury'))
    t.given((s) => phase(s, '6')).play(0, buy('FCP', 'treasury'))
    expect(t.state.companies.FCP!.cash).toBe(800)
    expect(t.state.shares.FCP).toMatchObject({ treasury: 2, pool: 0 })
  })
})
