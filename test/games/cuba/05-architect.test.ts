import { describe, expect, test } from 'vitest'
import { affordable, sites } from '../../../shared/games/cuba/architect.ts'
import { built, inForce, island, own, workerOn } from './position.ts'

const build = (building: string, field: string) => ({ type: 'build', building, field }) as never

describe('5 The architect', () => {
  test('[5.1] scenario 12: a tile that is taken is no longer on offer', () => {
    const t = island(2, (s) => {
      own(s, 0, { wood: 2, stone: 2 })
      built(s, 1, { B1: 'dam' })
    }).card(0, 'architect')
    expect(t.refused(0, build('dam', 'C1'))).toBe('5.1')
    expect(affordable(t.state, 0)).not.toContain('dam')
    expect(affordable(t.state, 0)).toContain('distillery')
  })

  test('[5.1] one building with one card', () => {
    const t = island(2, (s) => own(s, 0, { wood: 4, stone: 4 })).card(0, 'architect')
    t.play(0, build('townHall', 'B1'))
    expect(t.active).toEqual([1])
    expect(t.player(0).built).toEqual({ B1: 'townHall' })
    expect(t.state.tiles.townHall).toBe(0)
  })

  test('[5.2] scenario 12: where one may build', () => {
    const t = island(2, (s) => {
      own(s, 0, { wood: 2, stone: 2 })
      built(s, 0, { D1: 'inn' })
      workerOn(s, 0, 'C3')
    }).card(0, 'architect')
    expect(t.refused(0, build('townHall', 'A1'))).toBe('5.2')
    expect(t.refused(0, build('townHall', 'D1'))).toBe('5.2')
    expect(sites(t.state, 0)).toEqual(['B1', 'C1', 'A2', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3'])
    expect(t.play(0, build('townHall', 'B2')).player(0).built.B2).toBe('townHall')
    t.card(1, 'worker').work(1, 'A1')
    t.given((s) => (s.players[0]!.played = [])).card(0, 'architect')
    expect(t.play(0, build('smallBank', 'C3')).player(0).built.C3).toBe('smallBank')
  })

  test('[5.3] the cost goes to the stock and the field is lost', () => {
    const t = island(2, (s) => own(s, 0, { wood: 2, stone: 3, water: 1 })).card(0, 'architect')
    expect(t.refused(0, build('blackMarket', 'B1'))).toBe('5.3')
    t.play(0, build('hotel', 'B2'))
    expect(t.player(0).lot).toMatchObject({ wood: 0, stone: 1, water: 0 })
    expect(t.state.stock).toMatchObject({ wood: 15, stone: 14, water: 15 })
    t.card(1, 'worker').work(1, 'A1').card(0, 'worker').work(0, 'B3')
    expect(t.player(0).lot.water).toBe(0)
  })

  test('[5.4] scenario 11: the Building Act costs 2 pesos', () => {
    const poor = island(2, (s) => {
      inForce(s, { other: 'building' })
      own(s, 0, { pesos: 1, wood: 2, stone: 2 })
    })
    expect(affordable(poor.state, 0)).toEqual([])
    poor.given((s) => (s.phase = { at: 'architect', seat: 0 }))
    expect(poor.refused(0, build('distillery', 'B1'))).toBe('5.4')
    const t = island(2, (s) => {
      inForce(s, { other: 'building' })
      own(s, 0, { pesos: 2, wood: 2, stone: 2 })
    }).card(0, 'architect')
    t.play(0, build('distillery', 'B1'))
    expect(t.player(0)).toMatchObject({ pesos: 0, lot: { wood: 0, stone: 0 }, built: { B1: 'distillery' } })
    expect(t.told('built')).toMatchObject([{ pesos: 2, cost: { wood: 2, stone: 2 } }])
  })

  test('[5.5] one player may own both tiles of a kind', () => {
    const t = island(2, (s) => {
      own(s, 0, { wood: 2, stone: 2 })
      built(s, 0, { B1: 'distillery' })
    }).card(0, 'architect')
    t.play(0, build('distillery', 'C1'))
    expect(t.player(0).built).toEqual({ B1: 'distillery', C1: 'distillery' })
    expect(t.state.tiles.distillery).toBe(0)
  })

  test('[5.6] scenario 10: the first who builds nothing gets 2 points, the second 1', () => {
    const t = island(4, (s) => own(s, 1, { stone: 2 }))
    t.card(0, 'architect').card(1, 'architect').play(1, build('dam', 'B1'))
    t.card(2, 'architect').card(3, 'architect')
    expect(t.points()).toEqual([2, 0, 1, 0])
    expect(t.player(0).from.architect).toBe(2)
    expect(t.told('forwent')).toEqual([{ type: 'forwent', seat: 3, card: 'architect' }])
    t.endRound()
    const [first] = t.active
    const before = t.player(first!).points
    expect(t.card(first!, 'architect').player(first!).points).toBe(before + 2)
  })

  test('[5.6] who could build may forgo it', () => {
    const t = island(2, (s) => own(s, 0, { stone: 2 })).card(0, 'architect')
    expect(t.points()).toEqual([0, 0])
    expect(t.done(0).points()).toEqual([2, 0])
    expect(t.told('forwent')).toEqual([{ type: 'forwent', seat: 0, card: 'architect', space: 'twoPoints' }])
  })
})
