import { describe, expect, test } from 'vitest'
import { best, most, onBoard, ran, run } from './boards.ts'
import { lay, put } from './position.ts'

describe('VII.2 Routes', () => {
  test('[VII.2a] T4: a minor counts its mill and the fields', () => {
    expect(most(onBoard('cienfuegos', 'CO', { trains: ['2n'] }))).toBe(30)
    expect(most(onBoard('cienfuegos', 'CO', { trains: ['3n'] }))).toBe(40)
  })

  test('[VII.2a] a major counts cities, mills and harbours; a red place too', () => {
    expect(most(onBoard('harbor', 'CVC', { trains: ['2'] }))).toBe(40)
    expect(most(onBoard('harbor', 'CVC', { trains: ['3'] }))).toBe(50)
    expect(most(onBoard('east', 'NPP', { trains: ['2'] }))).toBe(50)
  })

  test('[VII.2b] only track that lies on the board', () => {
    const t = onBoard('harbor', 'CVC', { trains: ['2'] })
    expect(t.cannot(run(ran('C14 D15', 'C14 D15')))).toBe('VII.2b')
    expect(t.cannot(run(ran('C14 D13', 'C14 C12 D13')))).toBe('VII.2b')
    expect(t.cannot(run(ran('D13 D11', 'D13 D11')))).toBe('VII.2b')
  })

  test('[VII.2c] one of its own stations', () => {
    const t = onBoard('harbor', 'CVC', { trains: ['2'] })
    expect(t.cannot(run(ran('D13 E12', 'D13 E12')))).toBe('VII.2c')
  })

  test('[VII.2d] at least two locations', () => {
    const t = onBoard('cienfuegos', 'CO', {
      trains: ['2n'],
      change: (s) => {
        s.board.tiles.D13!.turn = 0
        lay(s, 'C14 L52 0')
        put(s, 'C14', 'HG')
      },
    })
    expect(most(t)).toBe(0)
    expect(t.cannot(run(ran('D13 C14', 'D13 C14', { train: '2n' })))).toBe('VII.2d')
  })

  test('[VII.2e] no location twice', () => {
    const t = onBoard('habana', 'Oe', { trains: ['3'] })
    expect(t.cannot(run(ran('B7 C4 B7.2', 'B7 B5 C4, C4 C6 B7', { train: '3' })))).toBe('VII.2e')
  })

  test('[VII.2f] a city full of others is only an end', () => {
    const t = onBoard('blocked', 'CVC', { trains: ['3'] })
    expect(most(t)).toBe(40)
    expect(t.cannot(run(ran('C14 D13 E12', 'C14 D13, D13 E12', { train: '3' })))).toBe('VII.2f')
  })

  test('[VII.2g] a minor enters no city but its own', () => {
    const t = onBoard('cienfuegos', 'CO', {
      trains: ['3n'],
      change: (s) => {
        delete s.board.tiles.D9
        delete s.board.tiles.D11
        lay(s, 'D11 L49 3, C10 78 3, B11 L52 0')
        put(s, 'B11', 'HG')
      },
    })
    expect(most(t)).toBe(30)
    const through = ran('D13 D11 B11', 'D13 D11, D11 C10 B11', { train: '3n' })
    expect(t.cannot(run(through))).toBe('VII.2g')
    t.given((s) => {
      s.board.tiles.B11 = { tile: 'L67', turn: 0 }
      lay(s, 'B13 L49 0')
    })
    const past = ran('D13 D11 B11 B13', 'D13 D11, D11 C10 B11, B11 B13', { train: '3n' })
    expect(t.cannot(run(past))).toBe('VII.2g')
  })

  test('[VII.2g] a minor runs on narrow gauge, a major on standard gauge', () => {
    const minor = onBoard('harbor', 'CO', { trains: ['2n'] })
    expect(minor.cannot(run(ran('D13 C14', 'D13 C14', { train: '2n' })))).toBe('VII.2b')
    expect(most(onBoard('cienfuegos', 'CO', { trains: ['2n', '2n'] }))).toBe(30)
  })

  test('[VII.2h] harbours are ends only', () => {
    const t = onBoard('oneHarbor', 'SdC', { trains: ['3'] })
    expect(t.cannot(run(ran('G24 H25 G26', 'G24 H25, H25 G26', { train: '3' })))).toBe('VII.2h')
  })
})

describe('VII.9 Trains and wagons', () => {
  test('[VII.9a] only trains and wagons the company owns, each once', () => {
    const t = onBoard('harbor', 'CVC', { trains: ['2'], cubes: { CO: 1 } })
    const route = ran('C14 D13', 'C14 D13')
    expect(t.cannot(run({ ...route, train: '3' }))).toBe('VII.9a')
    expect(t.cannot(run(route, route))).toBe('VII.9a')
    const loaded = { ...route, wagon: '1w', harbor: 'E12', cubes: { CO: 1 } } as const
    expect(t.cannot(run(loaded))).toBe('VII.9a')
  })

  test('[VII.9b] no more locations than the number on the train', () => {
    const t = onBoard('harbor', 'CVC', { trains: ['2'] })
    expect(t.cannot(run(ran('C14 D13 E12', 'C14 D13, D13 E12')))).toBe('VII.9b')
  })

  test('[VII.9c] T8: a plus train passes one FC token for nothing', () => {
    expect(most(onBoard('book12', 'MS', { trains: ['4+'] }))).toBe(110)
    expect(most(onBoard('book12', 'MS', { trains: ['4'] }))).toBe(80)
    const t = onBoard('book12', 'MS', { trains: ['4+'] })
    t.does(best(t)).does({ type: 'pay', out: true })
    expect(t.told('dividend')[0]).toMatchObject({ perShare: 11 })
    expect(t.charter('MS').cash).toBe(44)
  })

  test('[VII.9c] the 8+ is a plus train, the 4D is not', () => {
    expect(most(onBoard('book12', 'MS', { trains: ['8+'], phase: 7 }))).toBe(110)
    expect(most(onBoard('book12', 'MS', { trains: ['4D'], phase: 7 }))).toBe(160)
  })

  test('[VII.9d] an aged 4n runs three locations', () => {
    const board = onBoard('cienfuegos', 'CO', { trains: ['4-1n'], phase: 7 })
    expect(most(board)).toBe(40)
    expect(most(onBoard('book10', 'CO', { trains: ['4-1n'] }))).toBe(70)
  })
})
