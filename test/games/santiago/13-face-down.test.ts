import { describe, expect, test } from 'vitest'
import { CUBANS } from '../../../shared/games/santiago/data.ts'
import type { Cuban } from '../../../shared/games/santiago/data.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import { city, own, place, property } from './position.ts'

const rich = (s: State) => s.players.forEach((_, seat) => own(s, seat, { pesos: 30, points: 2 }))
const turn = (cuban: Cuban, change: (s: State) => void = rich) =>
  city(3, change).enter(0, 'newspaper').play(0, { type: 'use', building: 'newspaper', cuban })

describe('13 Face-down Cubans', () => {
  test('[13.1] T15 a stop at a face-down Cuban: no function, the piece stays, no building', () => {
    const t = turn('martinez').given((s) => {
      s.car = 3
      place(s, 1, 'bank')
      property(s, 0, 'bank')
    })
    t.drive(1, 2)
    expect(t.hold(1).pesos).toBe(29)
    expect(t.hold(0).points).toBe(3)
    expect(t.state).toMatchObject({ car: 5, phase: { at: 'drive', seat: 2 } })
    expect(t.state.players[1]!.piece).toBe('bank')
    expect(t.told('drove')[0]).toMatchObject({ to: 'martinez', inactive: true })
  })

  test('[13.1] T15 it may be passed at the usual price', () => {
    const t = turn('martinez').given((s) => void (s.car = 3))
    t.drive(1, 3)
    expect(t.hold(1).pesos).toBe(28)
    expect(t.state.inactive).toEqual({})
  })

  test('[13.1] T24 a face-down El Zorro robs nobody, and the piece uses no building', () => {
    const t = city(3, (s) => {
      s.inactive.zorro = 'turned'
      place(s, 0, 'bank')
      property(s, 1, 'bank')
    }).stopAt(0, 'zorro')
    expect(t.told('gave')).toEqual([])
    expect(t.hold(0).pesos).toBe(3)
    expect(t.hold(1)).toMatchObject({ pesos: 3, points: 3 })
    expect(t.active).toEqual([1])
  })

  test('[13.1] a face-down Alonso seizes nothing', () => {
    const t = city(3, (s) => void (s.inactive.alonso = 'turned')).stopAt(0, 'alonso')
    expect(t.active).toEqual([1])
    expect(t.state.players[0]!.piece).toBeUndefined()
  })

  test('[13.2] T15 the tile turns up once the car has passed it', () => {
    const t = turn('martinez').given((s) => void (s.car = 3))
    t.drive(1, 3)
    expect(t.told('woke')).toEqual([{ type: 'woke', cuban: 'martinez' }])
    expect(t.state.inactive.martinez).toBeUndefined()
  })

  test('[13.3] T15 a stop does not turn it; driving on does', () => {
    const t = turn('martinez').given((s) => void (s.car = 3))
    t.drive(1, 2)
    expect(t.state.inactive.martinez).toBeDefined()
    t.drive(2, 1)
    expect(t.state.inactive).toEqual({})
  })

  test('[13.4] any face-up Cuban may be turned, several may be face down at once', () => {
    const t = city(3, (s) => void (s.inactive.jose = 'turned')).enter(0, 'newspaper')
    const offered = t.offers(0).flatMap((offer) => ('cuban' in offer && offer.cuban ? [offer.cuban] : []))
    expect(offered).toEqual(CUBANS.filter((cuban) => cuban !== 'jose'))
    t.play(0, { type: 'use', building: 'newspaper', cuban: 'zorro' })
    expect(Object.keys(t.state.inactive).toSorted()).toEqual(['jose', 'zorro'])
  })

  test('[13.4] a face-down tile is no target', () => {
    const t = city(3, (s) => void (s.inactive.jose = 'turned')).enter(0, 'newspaper')
    expect(t.refused(0, { type: 'use', building: 'newspaper', cuban: 'jose' })).toBe('13.4')
  })

  test('[13.5] T15 the Cuban under the car may be turned and stays so until the car has come round', () => {
    const t = turn('pedro')
    expect(t.state.car).toBe(7)
    t.given((s) => void (s.car = 7)).drive(1, 1)
    expect(t.state.inactive.pedro).toBe('turned')
    t.given((s) => void (s.phase = { at: 'drive', seat: 2 })).drive(2, 9)
    expect(t.state.car).toBe(7)
    expect(t.state.inactive.pedro).toBe('reached')
    expect(t.active).toEqual([0])
    t.drive(0, 1)
    expect(t.state.inactive).toEqual({})
  })

  test('[13.6] the peso may be taken without turning anybody', () => {
    const t = turn('jose', () => {})
    expect(t.hold(0).pesos).toBe(4)
    const plain = city(3).enter(0, 'newspaper').play(0, { type: 'use', building: 'newspaper' })
    expect(plain.hold(0).pesos).toBe(4)
    expect(plain.state.inactive).toEqual({})
  })

  test('[13.7] T21 turning the Cuban just used does not shorten the turn', () => {
    const t = city(3, (s) => {
      s.cubans = ['jose', 'conchita', 'miguel', 'alonso', 'martinez', 'pablo', 'pedro', 'zorro', 'maria']
      property(s, 0, 'newspaper')
    }).stopAt(0, 'alonso')
    t.play(0, { type: 'reuse', building: 'newspaper' })
    t.play(0, { type: 'use', building: 'newspaper', cuban: 'alonso' })
    expect(t.hold(0).pesos).toBe(4)
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'alonso' })
    t.play(0, { type: 'visit', building: 'newspaper' }).play(0, { type: 'use', building: 'newspaper' })
    expect(t.hold(0).pesos).toBe(5)
    t.drive(1, 1)
    expect(t.state).toMatchObject({ car: 5, inactive: { alonso: 'turned' } })
    t.given((s) => {
      s.phase = { at: 'drive', seat: 2 }
      own(s, 2, { pesos: 20 })
    }).drive(2, 10)
    expect(t.state).toMatchObject({ car: 5, inactive: {} })
  })

  test('[13.8] a tile left early in a long drive is face up when the car comes to it again', () => {
    const t = city(3, (s) => {
      own(s, 0, { pesos: 30, sugar: 0 })
      s.car = 1
      s.inactive.jose = 'reached'
    }).drive(0, 10)
    expect(t.hold(0).goods.sugar).toBe(2)
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'jose' })
  })

  test('[13.8] a tile passed early in a long drive is face up when the car comes to it again', () => {
    const t = city(3, (s) => {
      own(s, 0, { pesos: 30 })
      s.inactive.jose = 'turned'
    }).drive(0, 11)
    expect(t.hold(0).goods.sugar).toBe(2)
  })

  test('[13.8] turned under the car, it needs the whole round', () => {
    const t = city(3, (s) => {
      own(s, 0, { pesos: 30 })
      s.car = 1
      s.inactive.jose = 'turned'
    }).drive(0, 10)
    expect(t.hold(0).goods.sugar).toBe(0)
    expect(t.state.inactive.jose).toBe('reached')
  })
})
