import { describe, expect, test } from 'vitest'
import { counted, trainLimit, trainTaken } from '../../../shared/games/mx1822/phase.ts'
import { PHASES } from '../../../shared/games/mx1822/phases.ts'
import type { BankTrain } from '../../../shared/games/mx1822/trains.ts'
import { concession, major, mexico, minor, phase } from './position.ts'

const taken = (train: BankTrain, now: (typeof PHASES)[number] = '1') =>
  mexico(3, (s) => {
    phase(s, now)
    minor(s, 'M20', { director: 2, price: 60, trains: ['L', '2', '3/2', 'P+'] })
    major(s, 'MC', { director: 1, price: 80, trains: ['2', '3', '4', '5', '2P'] })
    s.companies.NDEM!.trains = ['L', '2', '3', '4']
    s.depot.pool = ['2', '3']
    concession(s, 0, 'FNM')
    trainTaken(s, train)
  }).state

describe('3 Phases', () => {
  test('[3.1.1] the first of its kind opens its phase, later ones do not', () => {
    const opened = (['L', '2', '3', '4', '5', '6', '7', 'E'] as const).map((train) => taken(train).phase)
    expect(opened).toEqual(['1', '2', '3', '4', '5', '6', '7', '7'])
    expect(taken('2', '5').phase).toBe('5')
  })

  test('[3.1.1] trains rust wherever they are; special trains and Pullmans do not', () => {
    const trains = (train: BankTrain) => {
      const s = taken(train)
      return [s.companies.M20!.trains, s.companies.MC!.trains, s.depot.pool]
    }
    expect(trains('3')).toEqual([
      ['2', '3/2', 'P+'],
      ['2', '3', '4', '5', '2P'],
      ['2', '3'],
    ])
    expect(trains('4')).toEqual([['3/2', 'P+'], ['3', '4', '5', '2P'], ['3']])
    expect(trains('6')).toEqual([['3/2', 'P+'], ['4', '5', '2P'], []])
    expect(trains('7')).toEqual([['3/2', 'P+'], ['5', '2P'], []])
  })

  test('[3.1.1] train limits', () => {
    const limits = PHASES.map((now) => {
      const s = mexico(3, (draft) => phase(draft, now)).state
      return [trainLimit(s, 'M1'), trainLimit(s, 'MC'), trainLimit(s, 'NDEM')]
    })
    expect(limits).toEqual([
      [2, 4, 4],
      [2, 4, 4],
      [2, 4, 4],
      [1, 3, 3],
      [1, 2, 2],
      [1, 2, 2],
      [1, 2, 2],
    ])
  })

  test('[3.1.1] a lower limit asks directors to discard, the NdeM drops its cheapest', () => {
    const s = taken('5', '4')
    expect(counted(s.companies.MC!)).toHaveLength(3)
    expect(s.pending).toEqual([{ at: 'discard', seat: 1, company: 'MC' }])
    expect(s.companies.NDEM!.trains).toEqual(['3', '4'])
  })

  test('[3.1.1] a skipped phase has its effects', () => {
    const s = taken('5', '2')
    expect(s.companies.M20!.trains).toEqual(['3/2', 'P+'])
    expect(s.players[0]!.concessions).toEqual([])
  })

  test('[3.2.5] in phase 5 all concessions leave the game; an unsold M18 becomes the last minor', () => {
    const s = taken('5', '4')
    expect(s.players[0]!.concessions).toEqual([])
    expect(s.concessions).toEqual({ boxes: [], pile: [] })
    expect(s.minors.pile.at(-1)).toBe('M18')
    expect(s.news).toContainEqual({ type: 'concessionsRemoved', players: [{ seat: 0, concessions: ['C4'] }] })
    const sold = mexico(3, (draft) => {
      concession(draft, 1, 'FCM')
      trainTaken(draft, '5')
    }).state
    expect(sold.minors.pile).not.toContain('M18')
  })

  test('[3.2.5] M18 is then an ordinary minor', () => {
    const t = mexico(3, (s) => {
      phase(s, '4')
      s.minors = { boxes: ['M9'], pile: [] }
      trainTaken(s, '5')
      s.stockRound = 5
      s.pending = []
      minor(s, 'M20', { director: 0, trains: ['5'] })
    })
      .bid(0, ['M9', 100])
      .endStockRound()
    expect(t.state.minors.boxes).toEqual(['M18'])
    t.given((s) => {
      s.round = { at: 'stock', seat: 0, passes: 0, turn: { sold: [], repaid: false, bids: 0 } }
      s.pending = []
      s.set = { round: 0, of: 0 }
      s.order = [0, 1, 2]
    })
      .bid(0, ['M18', 140])
      .endStockRound()
    expect(t.state.companies.M18).toMatchObject({ start: 70, director: 0 })
  })

  test('[3.2.7] the first 7 or E lets the NdeM be privatised', () => {
    expect(taken('6').ndem).toBe('open')
    expect(taken('7').ndem).toBe('closing')
    expect(taken('E').ndem).toBe('closing')
  })
})
