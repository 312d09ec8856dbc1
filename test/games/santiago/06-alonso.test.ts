import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../../../shared/games/santiago/data.ts'
import { city, own, place, property, under } from './position.ts'

const kinds = (offers: readonly { type: string }[]) => new Set(offers.map((offer) => offer.type))

describe('6 Alonso', () => {
  test('[6.1] a building nobody owns may be seized, whatever its colour', () => {
    const t = city(3).stopAt(0, 'alonso')
    expect(t.offers(0).flatMap((it) => (it.type === 'seize' ? [it.building] : []))).toEqual([...BUILDINGS])
    t.play(0, { type: 'seize', building: 'church' })
    expect(t.state.owners).toEqual({ church: 0 })
    expect(t.state.players[0]!.markers).toBe(2)
  })

  test('[6.1] T20 a building where another piece stands may be seized, and brings no point now', () => {
    const t = city(3, (s) => place(s, 1, 'bank'))
      .stopAt(0, 'alonso')
      .play(0, { type: 'seize', building: 'bank' })
    expect(t.state.owners.bank).toBe(0)
    expect(t.hold(0).points).toBe(2)
  })

  test('[6.1] an owned building can not be seized, nor anything without Alonso', () => {
    const t = city(3, (s) => property(s, 1, 'bank')).stopAt(0, 'alonso')
    expect(t.refused(0, { type: 'seize', building: 'bank' })).toBe('6.1')
    expect(city(3).stopAt(0, 'pablo').refused(0, { type: 'seize', building: 'bank' })).toBe('6.1')
  })

  test('[6.2] T20 the function of an own building is used, and the piece does not move for it', () => {
    const t = city(3, (s) => {
      property(s, 0, 'bank')
      place(s, 0, 'casino')
      place(s, 1, 'bank')
    }).stopAt(0, 'alonso')
    t.play(0, { type: 'reuse', building: 'bank' })
    expect(t.hold(0).pesos).toBe(5)
    expect(t.state.players[0]!.piece).toBe('casino')
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'alonso' })
  })

  test('[6.2] only an own building can be used, and only with Alonso', () => {
    const t = city(3, (s) => property(s, 1, 'bank')).stopAt(0, 'alonso')
    expect(t.refused(0, { type: 'reuse', building: 'bank' })).toBe('6.2')
    expect(t.refused(0, { type: 'reuse', building: 'church' })).toBe('6.2')
    const pablo = city(3, (s) => property(s, 0, 'bank')).stopAt(0, 'pablo')
    expect(pablo.refused(0, { type: 'reuse', building: 'bank' })).toBe('6.2')
  })

  test('[6.3] seizing and using are one or the other, or neither', () => {
    const t = city(3, (s) => property(s, 0, 'bank')).stopAt(0, 'alonso')
    expect(kinds(t.offers(0))).toEqual(new Set(['seize', 'reuse', 'pass']))
    t.play(0, { type: 'seize', building: 'church' })
    expect(t.refused(0, { type: 'reuse', building: 'bank' })).toBe('2.1')
  })

  test('[6.3] T20 without a marker nothing can be seized', () => {
    const t = city(3, (s) => property(s, 0, 'bank', 'church', 'cafe')).stopAt(0, 'alonso')
    expect(kinds(t.offers(0))).toEqual(new Set(['reuse', 'pass']))
    expect(t.refused(0, { type: 'seize', building: 'office' })).toBe('6.3')
  })

  test('[6.3] without property nothing can be used', () => {
    expect(kinds(city(3).stopAt(0, 'alonso').offers(0))).toEqual(new Set(['seize', 'pass']))
  })

  test('[6.3] with neither markers nor a usable building the piece simply moves on', () => {
    const t = city(3, (s) => {
      property(s, 0, 'sawmill', 'cafe', 'distillery')
      own(s, 0, {})
    }).stopAt(0, 'alonso')
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'alonso' })
    expect(t.told('empty')).toEqual([{ type: 'empty', seat: 0, from: 'alonso' }])
  })

  test('[6.3] when all twelve buildings are owned nothing is left to seize', () => {
    const t = city(4, (s) => {
      BUILDINGS.forEach((building, at) => void (s.owners[building] = at % 4))
      s.players[0]!.markers = 1
    }).stopAt(0, 'alonso')
    expect(kinds(t.offers(0))).toEqual(new Set(['reuse', 'pass']))
  })

  test('[6.4] T20 the piece then goes to a white building, which may be the very one just used, and uses it again', () => {
    const t = city(3, (s) => {
      under(s, 'white', 'bank')
      property(s, 0, 'bank')
      place(s, 0, 'casino')
    }).stopAt(0, 'alonso')
    t.play(0, { type: 'reuse', building: 'bank' }).play(0, { type: 'visit', building: 'bank' })
    expect(t.hold(0)).toMatchObject({ pesos: 7, points: 2 })
  })

  test('[6.4] the building just seized may be visited', () => {
    const t = city(3, (s) => under(s, 'white', 'bank')).stopAt(0, 'alonso')
    t.play(0, { type: 'seize', building: 'bank' }).play(0, { type: 'visit', building: 'bank' })
    expect(t.hold(0)).toMatchObject({ pesos: 5, points: 2 })
  })

  test('[6.4] after an own building with a choice inside the piece still has to move', () => {
    const t = city(3, (s) => property(s, 0, 'casino')).stopAt(0, 'alonso')
    t.play(0, { type: 'reuse', building: 'casino' })
    expect(t.state.phase).toEqual({ at: 'building', seat: 0, building: 'casino', owned: true })
    t.pass(0)
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'alonso' })
  })
})
