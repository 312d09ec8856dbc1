import { describe, expect, test } from 'vitest'
import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import { forecastDividend } from '../../../shared/games/mx1822/operating-forecast.ts'
import type { Earned } from '../../../shared/games/mx1822/turn.ts'
import { inPhase, run, stepOf, route, turn } from './operating.ts'
import { major, minor } from './position.ts'
import type { Mexico } from './position.ts'

const paying = (pay: 'full' | 'half' | 'none', special?: 'full' | 'half' | 'none'): ActionOf<'dividend'> => ({
  type: 'dividend',
  pay,
  ...(special ? { special } : {}),
})

/** MC: four shares with seat 0, two with seat 1, four in the treasury; a train, so that nothing more has to be bought. */
const mc = (price: number, earned: Partial<Earned>): Mexico =>
  inPhase('3', (s) => {
    major(s, 'MC', { director: 0, price, shares: [4, 2, 0], trains: ['3'] })
    turn(s, 'MC', 'dividend', { earned: { normal: 0, special: 0, mail: 0, ...earned } })
  })

const paid = (t: Mexico) => {
  const [news] = t.told('dividend')
  return { paid: news?.paid, kept: news?.kept }
}
const after = (price: number, revenue: number) => mc(price, { normal: revenue }).play(0, paying('full')).price('MC')

describe('6.13 Earnings', () => {
  test('[6.13.1] C13 half is rounded up to the next ten; treasury shares earn for the company', () => {
    const t = mc(70, { normal: 130 }).play(0, paying('half'))
    expect(paid(t)).toEqual({ paid: 70, kept: 60 })
    expect(t.state.companies.MC!.cash).toBe(60 + 4 * 7)
    expect([t.cash(0), t.cash(1), t.cash(2)]).toEqual([528, 514, 500])
    expect(t.price('MC')).toBe(80)
    expect(mc(80, { normal: 130 }).play(0, paying('half')).price('MC')).toBe(80)
  })

  test('[6.13.1] all, half or nothing; pool shares earn nothing', () => {
    const t = mc(100, { normal: 100 }).given((s) => (s.shares.MC = { players: [4, 2, 0], treasury: 0, pool: 4 }))
    const bank = t.state.bank.cash
    t.play(0, paying('full'))
    expect(t.state.bank.cash).toBe(bank - 60)
    expect(mc(100, { normal: 100 }).refused(0, { type: 'pass' })).toBe('6.13.1')
  })

  test('[6.13.2] C14 a special train apart', () => {
    expect(paid(mc(100, { normal: 50, special: 50 }).play(0, paying('full', 'none')))).toEqual({ paid: 50, kept: 50 })
    expect(paid(mc(100, { normal: 50, special: 50 }).play(0, paying('none', 'half')))).toEqual({ paid: 30, kept: 70 })
    expect(mc(100, { normal: 50, special: 50 }).can(0, 'dividend')).toHaveLength(9)
    expect(mc(100, { special: 50 }).can(0, 'dividend')).toHaveLength(3)
  })

  test('[6.13.3] C14 treated alike it is added first', () => {
    expect(paid(mc(100, { normal: 50, special: 50 }).play(0, paying('half')))).toEqual({ paid: 50, kept: 50 })
    expect(paid(mc(100, { normal: 50, special: 50 }).play(0, paying('half', 'half')))).toEqual({ paid: 50, kept: 50 })
  })

  test('[6.13.6] nothing paid: left, also when nothing was earned', () => {
    expect(mc(100, { normal: 200 }).play(0, paying('none')).price('MC')).toBe(90)
    const idle = mc(100, {}).given((s) => turn(s, 'MC', 'token'))
    expect(idle.pass(0).price('MC')).toBe(90)
  })

  test('[6.13.7] less than the price: it stays', () => {
    expect(after(100, 90)).toBe(100)
  })

  test('[6.13.8] at least the price: one space right', () => {
    expect([after(100, 100), after(100, 190)]).toEqual([110, 110])
  })

  test('[6.13.9] twice the price or more: two', () => {
    expect([after(100, 200), after(100, 500)]).toEqual([120, 120])
  })

  test('[6.13.10] a minor pays half to its director', () => {
    const t = inPhase('1', (s) => {
      minor(s, 'M12', { director: 1, price: 50, trains: ['L'] })
      turn(s, 'M12', 'run')
    }).play(1, run(route('L', 'L19.1')))
    expect([t.state.companies.M12!.cash, t.cash(1), t.price('M12')]).toEqual([15, 515, 60])
    expect(stepOf(t)).not.toBe('M12 dividend')
    const idle = inPhase('1', (s) => {
      minor(s, 'M10', { director: 1, price: 50, cash: 100 })
      turn(s, 'M10', 'track')
    }).pass(1)
    expect(idle.price('M10')).toBe(45)
    const asked = inPhase('1', (s) => {
      minor(s, 'M10', { director: 1 })
      turn(s, 'M10', 'dividend')
    })
    expect(asked.refused(1, paying('full'))).toBe('6.13.10')
  })

  test('[6.13.11] prices stop at the ends, and 600 ends the game', () => {
    const t = mc(550, { normal: 1200 }).play(0, paying('full'))
    expect(t.price('MC')).toBe(600)
    expect(t.state.end).toEqual({ by: 'price', after: 'round' })
    expect(mc(5, { normal: 10 }).play(0, paying('none')).price('MC')).toBe(5)
  })

  test('[6.13.12] a moved token goes under those there', () => {
    const t = mc(100, { normal: 100 }).given((s) => minor(s, 'M10', { director: 1, price: 110 }))
    t.play(0, paying('full'))
    expect(t.state.market[15]).toEqual(['M10', 'MC'])
    const stays = mc(100, { normal: 50 }).given((s) => minor(s, 'M10', { director: 1, price: 100 }))
    const before = stays.state.market[14]!
    expect(stays.play(0, paying('full')).state.market[14]).toEqual(before)
  })

  test('[6.13.1] the forecast shows everybody’s before and after', () => {
    expect(forecastDividend(mc(100, { normal: 100 }).state, paying('full'))).toEqual({
      seats: [
        { before: 500, after: 540 },
        { before: 500, after: 520 },
        { before: 500, after: 500 },
      ],
      treasury: { before: 0, after: 40 },
      price: { before: 100, after: 110 },
    })
  })
})
