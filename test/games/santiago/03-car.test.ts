import { describe, expect, test } from 'vitest'
import { city, own, wants } from './position.ts'

describe('3 The car', () => {
  test('[3.1] the first stop is free, each further one costs 1 peso', () => {
    for (const stops of [1, 2, 3, 4]) {
      const t = city(3).drive(0, stops)
      expect(t.state.car).toBe(stops)
      expect(t.told('drove')[0]).toMatchObject({ stops, cost: stops - 1 })
    }
    expect(city(3).drive(0, 3).hold(0).pesos).toBe(1)
  })

  test('[3.1] the car moves by at least one stop', () => {
    for (const stops of [0, -1, 1.5]) expect(city().refused(0, { type: 'drive', stops })).toBe('house.action')
  })

  test('[3.1] T5 from María to Pedro costs 2 pesos', () => {
    const t = city(3, (s) => {
      s.car = 4
      own(s, 0, { pesos: 3, tobacco: 1 })
    }).drive(0, 3)
    expect(t.hold(0)).toMatchObject({ pesos: 1, goods: { tobacco: 3 } })
    const white = ['harbormaster', 'office', 'newspaper']
    expect(new Set(t.offers(0).map((offer) => 'building' in offer && offer.building))).toEqual(new Set(white))
  })

  test('[3.2] without money the next stop is always possible and the only one', () => {
    const t = city(3, (s) => own(s, 0, { pesos: 0 }))
    expect(t.offers(0).map((offer) => 'stops' in offer && offer.stops)).toEqual([1, 1])
    expect(t.drive(0, 1).state.car).toBe(1)
  })

  test('[3.3] T5 with 1 peso only the next two stops can be reached', () => {
    const t = city(3, (s) => {
      s.car = 4
      own(s, 0, { pesos: 1 })
    })
    expect(t.refused(0, { type: 'drive', stops: 3 })).toBe('3.3')
    expect(t.drive(0, 2).state.car).toBe(6)
  })

  test('[3.3] Martínez’ pesos do not pay for the way to him', () => {
    const t = city(3, (s) => {
      s.car = 2
      own(s, 0, { pesos: 1 })
    })
    expect(t.refused(0, { type: 'drive', stops: 3 })).toBe('3.3')
  })

  test('[3.4] whole laps are allowed, even back to the same stop', () => {
    const t = city(3, (s) => {
      s.car = 4
      own(s, 0, { pesos: 19, points: 2 })
    }).drive(0, 20)
    expect(t.state.car).toBe(4)
    expect(t.hold(0)).toMatchObject({ pesos: 0, points: 4 })
    expect(t.state.flag).toBe(4)
  })

  test('[3.5] T6 driving past the port moves the marker and starts no delivery', () => {
    const t = city(3, (s) => {
      s.car = 9
      own(s, 0, { pesos: 2, sugar: 2 })
    }).drive(0, 3)
    expect(t.state).toMatchObject({ car: 2, flag: 3, phase: { at: 'visit', seat: 0, cuban: 'conchita' } })
    expect(t.hold(0)).toMatchObject({ pesos: 0, goods: { citrus: 2, sugar: 2 } })
    expect(t.told('passedPort')).toEqual([{ type: 'passedPort', seat: 0, flag: 3 }])
  })

  test('[3.5] T6 starting in the port is not passing it', () => {
    const t = city(3).drive(0, 2)
    expect(t.state).toMatchObject({ car: 2, flag: 2 })
    expect(t.hold(0).pesos).toBe(2)
  })

  test('[3.5] stopping in the port is not passing it', () => {
    const t = city(3).toPort(0)
    expect(t.told('passedPort')).toEqual([])
    expect(t.state).toMatchObject({ flag: 2, phase: { at: 'deliver' } })
  })

  test('[3.6] T7 beyond 4 the ship leaves, the car goes on, and the driver rolls at the end', () => {
    const t = city(3, (s) => Object.assign(s, { car: 8, flag: 4, ship: 3 })).drive(0, 4)
    expect(t.state).toMatchObject({ ship: 4, flag: 2, dice: {}, car: 2, phase: { at: 'visit', seat: 0 } })
    expect(t.hold(0)).toMatchObject({ pesos: 0, goods: { citrus: 3 } })
    expect(t.told('departed')).toEqual([{ type: 'departed', seat: 0, ship: 3, full: false }])
    t.play(0, { type: 'visit', building: 'sawmill' })
    expect(t.state.phase).toMatchObject({ at: 'demand', seat: 0 })
    t.load(0)
    expect(t.active).toEqual([1])
  })

  test('[3.6] T18 if it was the last ship, the fare is paid and the rest of the move is lost', () => {
    const t = city(3, (s) => Object.assign(s, { car: 8, flag: 4, ship: 7 })).drive(0, 4)
    expect(t.state).toMatchObject({ car: 0, phase: { at: 'over' } })
    expect(t.hold(0)).toMatchObject({ pesos: 0, goods: { citrus: 1 } })
  })

  const gap = () =>
    city(3, (s) => {
      Object.assign(s, { car: 9, flag: 4, ship: 2 })
      wants(s, { sugar: 1 })
      own(s, 0, { pesos: 2, sugar: 1 })
    })

  test('[3.7] T22 empty die spaces are not all zero: no second ship leaves', () => {
    const t = gap().drive(0, 2)
    expect(t.state).toMatchObject({ ship: 3, flag: 2, dice: {} })
    expect(t.hold(0)).toMatchObject({ pesos: 1, goods: { sugar: 3 } })
    t.play(0, { type: 'visit', building: 'church' })
    expect(t.state).toMatchObject({ ship: 3, phase: { at: 'demand', seat: 0 } })
    expect(t.told('rolled')).toHaveLength(1)
  })

  for (const building of ['office', 'customs'] as const) {
    test(`[3.7] T7 T22 in the gap the ${building} has no target`, () => {
      const t = gap().given((s) => {
        const yellow = s.boxes.indexOf('distillery')
        s.boxes[s.boxes.indexOf(building)] = 'distillery'
        s.boxes[yellow] = building
      })
      t.drive(0, 2).play(0, { type: 'visit', building })
      expect(t.state.phase).toMatchObject({ at: 'demand', seat: 0 })
      expect(t.hold(0).goods.sugar).toBe(3)
    })
  }

  test('[3.7] T7 in the gap the Harbormaster moves the new ship’s marker, which stays there', () => {
    const t = city(3, (s) => {
      Object.assign(s, { car: 8, flag: 4, ship: 3 })
      s.cubans = ['jose', 'pedro', 'miguel', 'maria', 'martinez', 'pablo', 'conchita', 'zorro', 'alonso']
    })
    t.drive(0, 4).play(0, { type: 'visit', building: 'harbormaster' })
    expect(t.offers(0)).not.toContainEqual({ type: 'use', building: 'harbormaster', by: -1 })
    t.play(0, { type: 'use', building: 'harbormaster', by: 1 }).load(0)
    expect(t.state).toMatchObject({ ship: 4, flag: 3 })
  })

  test('[3.7] a further pass in the gap moves the new ship’s marker', () => {
    const t = gap().given((s) => own(s, 0, { pesos: 20 }))
    t.drive(0, 12)
    expect(t.state).toMatchObject({ ship: 3, flag: 3, car: 1 })
  })

  test('[3.8] a stop at the port in the gap starts no delivery and leaves the marker alone', () => {
    const t = gap().given((s) => own(s, 0, { pesos: 20, sugar: 1 }))
    t.drive(0, 11)
    expect(t.state).toMatchObject({ ship: 3, flag: 2, car: 0, phase: { at: 'demand', seat: 0 } })
    expect(t.told('passed')).toEqual([])
    expect(t.hold(0).goods.sugar).toBe(1)
  })
})
