import { describe, expect, test } from 'vitest'
import { CONCESSIONS } from '../../../shared/games/cuba18/data.ts'
import type { Benefit, Commissioner, Concession } from '../../../shared/games/cuba18/data.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { firstBigWagon } from '../../../shared/games/cuba18/phase.ts'
import { begin, buyTrain, cash, island, lay, layTile, major, minor, phase, stock, turn } from './position.ts'

const withCard = (card: Commissioner, change: (s: State) => void = () => {}) =>
  island(3, (s) => {
    s.players[0]!.commissioners = [card]
    minor(s, 'CO', { cash: 100 })
    turn(s, 'CO')
    change(s)
  })
const withBenefit = (benefit: Benefit, change: (s: State) => void) =>
  island(3, (s) => {
    s.players[0]!.benefits = [benefit]
    minor(s, 'CO', { cash: 200 })
    major(s, 'MS', { cash: 200 })
    change(s)
  })

describe('IV.1 Commissioners', () => {
  test('[IV.1a] only a card the director has', () => {
    const t = withCard(2)
    expect(t.cannot(layTile('D13 L58 4', { commissioner: 4 }))).toBe('IV.1a')
    t.given((s) => {
      s.players[0]!.commissioners = []
      s.players[1]!.commissioners = [2]
    })
    expect(t.cannot(layTile('D13 L58 4', { commissioner: 2 }))).toBe('IV.1a')
  })

  test('[IV.1b] one in a turn', () => {
    const t = withCard(2).does(layTile('D13 L58 4', { commissioner: 2 }))
    t.given((s) => void (s.players[0]!.commissioners = [1]))
    expect(t.cannot(layTile('D11 L48 5', { commissioner: 1 }))).toBe('IV.1b')
    t.does(layTile('D11 L48 5'))
  })

  test('[IV.1c] his colour and kind, never Y or La Habana, and the phase must have the colour', () => {
    expect(withCard(1).cannot(layTile('D13 L58 4', { commissioner: 1 }))).toBe('IV.1c')
    expect(withCard(4).cannot(layTile('D13 L58 4', { commissioner: 4 }))).toBe('IV.1c')
    const t = island(3, (s) => {
      s.players[0]!.commissioners = [2, 4]
      major(s, 'SdC', { cash: 100 })
      turn(s, 'SdC')
    })
    expect(t.cannot(layTile('G24 201 4', { commissioner: 2 }))).toBe('IV.1c')
    const green = withCard(4, (s) => lay(s, 'D13 L58 4'))
    expect(green.cannot(layTile('D13 L66 4', { commissioner: 4 }))).toBe('VII.6c')
    const habana = island(3, (s) => {
      s.players[0]!.commissioners = [4]
      major(s, 'Oe', { cash: 100 })
      phase(s, 3)
      turn(s, 'Oe')
    })
    expect(habana.cannot(layTile('B7 L45 0', { commissioner: 4 }))).toBe('IV.1c')
    habana.does(layTile('B7 L45 0'))
  })

  test('[IV.1d] the bank pays his owner and the card is gone', () => {
    const t = withCard(2).does(layTile('D13 L58 4', { commissioner: 2 }))
    expect([t.cash(0), t.state.players[0]!.commissioners]).toEqual([735, []])
    expect(t.told('laid')[0]).toMatchObject({ commissioner: 2, funding: 35 })
  })

  test('[IV.1e] before, after or instead of the ordinary tile, and onto it', () => {
    const t = withCard(2).does(layTile('D13 L58 4', { commissioner: 2 }))
    expect(t.step).toBe('track')
    t.does(layTile('D11 L48 5'))
    expect(Object.keys(t.state.board.tiles)).toEqual(['D13', 'D11'])
    const twice = withCard(4, (s) => phase(s, 3)).does(layTile('D13 L58 4'))
    twice.does(layTile('D13 L66 4', { commissioner: 4 }))
    expect(twice.state.board.tiles.D13).toEqual({ tile: 'L66', turn: 4 })
  })
})

describe('IV.2 Concessions', () => {
  test('[IV.2a] what they cost', () => {
    expect(Object.values(CONCESSIONS).map(({ cost }) => cost)).toEqual([120, 140, 150, 170, 180, 200])
  })

  const founding = (concession: Concession, change: (s: State) => void = () => {}) =>
    island(3, (s) => {
      stock(s, 1)
      s.players[0]!.concessions = [concession]
      change(s)
    })
  const found = (concession: Concession) =>
    ({ type: 'foundMinor', concession, company: 'CO', par: 70, hex: 'D13' }) as const

  test('[IV.2b] the benefit comes with the founding', () => {
    const benefits = ([1, 2, 3, 4, 5, 6] as const).map(
      (concession) => founding(concession).does(found(concession)).state.players[0]!.benefits,
    )
    expect(benefits).toEqual([[], ['wagon'], ['machine'], [], ['mail'], ['discount']])
  })

  test('[IV.2b] the fourth brings an FC share at once, as far as one may hold it', () => {
    const t = founding(4).does(found(4))
    expect(t.state.shares.FC).toMatchObject({ players: [1, 0, 0], offering: 9 })
    const full = founding(4, (s) => (s.shares.FC = { players: [6, 0, 0], treasury: 0, pool: 0, offering: 4 }))
    expect(full.does(found(4)).state.shares.FC!.players).toEqual([6, 0, 0])
    const cards = founding(4, (s) => {
      for (const [at, id] of (['MS', 'CVC', 'NPP'] as const).entries())
        major(s, id, { director: 1, shares: [[6, 6, 6][at]!, 3, 0] })
      s.shares.FC = { players: [6, 0, 0], treasury: 0, pool: 0, offering: 4 }
    })
    expect(cards.cannot(found(4))).toBe('VI.3a')
  })

  test('[IV.2c] once, by who has it', () => {
    const t = withBenefit('wagon', (s) => stock(s))
    t.does({ type: 'giveWagon', company: 'MS' })
    expect(t.cannot({ type: 'giveWagon', company: 'MS' })).toBe('IV.2c')
    expect(t.cannot({ type: 'giveMail', company: 'MS' })).toBe('IV.2c')
  })

  test('[IV.2d] to a company its owner directs', () => {
    const t = withBenefit('wagon', (s) => {
      stock(s)
      major(s, 'CVC', { director: 1 })
    })
    expect(t.cannot({ type: 'giveWagon', company: 'CVC' })).toBe('IV.2d')
    expect(t.can('giveWagon')).toEqual([{ type: 'giveWagon', company: 'MS' }])
  })

  test('[IV.2e] whenever its owner has the move, but not before the income is settled', () => {
    const t = withBenefit('machine', (s) => {
      lay(s, 'D13 L58 4, D11 L48 5')
      s.companies.CO!.trains = ['2n']
      turn(s, 'CO', 'income')
    }).given((s) => {
      if (s.round.at === 'operating') s.round.turn.earned = { revenue: 30, machines: 0 }
    })
    expect(t.cannot({ type: 'giveMachine', company: 'CO', machine: 10 })).toBe('IV.2e')
    expect(t.can('giveMachine')).toEqual([])
    t.does({ type: 'pay', out: true })
    expect(t.can('giveMachine')).toHaveLength(1)
    const other = withBenefit('machine', (s) => turn(s, 'MS', 'track'))
    other.does({ type: 'giveMachine', company: 'CO', machine: 10 })
    expect(other.charter('CO').machines).toEqual([10])
  })

  test('[IV.2e] not while somebody else has to decide', () => {
    const t = withBenefit('wagon', (s) => {
      turn(s, 'MS', 'trains')
      s.pending = [{ at: 'discard', seat: 0, company: 'MS', what: 'train' }]
    })
    expect(t.cannot({ type: 'giveWagon', company: 'MS' })).toBe('IV.2e')
  })

  test('[IV.2f] a ninth 1-wagon, within the limit, gone with the others', () => {
    const t = withBenefit('wagon', (s) => stock(s)).does({ type: 'giveWagon', company: 'MS' })
    expect(t.charter('MS').wagons).toEqual(['1w'])
    expect(t.state.wagons.left['1w']).toBe(8)
    const full = withBenefit('wagon', (s) => {
      stock(s)
      s.companies.MS!.wagons = ['1w', '1w', '1w', '1w']
    })
    expect(full.cannot({ type: 'giveWagon', company: 'MS' })).toBe('VII.12j')
    full.given(firstBigWagon)
    expect(full.state.players[0]!.benefits).toEqual([])
  })

  test('[IV.2g] T13: $80 off any n-train, a trade-in too, used up by it', () => {
    const t = withBenefit('discount', (s) => {
      phase(s, 3)
      s.companies.CO!.trains = ['2n']
      turn(s, 'CO', 'trains')
    })
    expect(t.can('tradeIn')).toHaveLength(2)
    t.does({ type: 'tradeIn', train: '2n', to: '3n', discount: true })
    expect([t.charter('CO').cash, t.charter('CO').trains]).toEqual([160, ['3n']])
    expect(t.state.players[0]!.benefits).toEqual([])
    expect(t.cannot({ ...buyTrain('2n', 0), discount: true })).toBe('IV.2g')
    const bought = withBenefit('discount', (s) => turn(s, 'CO', 'trains'))
    bought.does({ ...buyTrain('2n', 0), discount: true })
    expect(bought.charter('CO').cash).toBe(200)
    const late = withBenefit('discount', (s) => {
      s.players[0]!.benefits = []
      phase(s, 3)
      s.companies.CO!.trains = ['2n']
      turn(s, 'CO', 'trains')
    })
    expect(late.cannot({ type: 'tradeIn', train: '2n', to: '3n', discount: true })).toBe('IV.2g')
  })

  test('[IV.2h] T23: a machine of the phase from the dearest space, one of three', () => {
    const t = withBenefit('machine', (s) => {
      turn(s, 'CO', 'machines')
      s.machines[10].splice(0, 3)
    })
    t.does({ type: 'giveMachine', company: 'CO', machine: 10 })
    expect(t.state.machines[10]).toEqual([40, 40, 40, 40, 40, 40])
    t.does({ type: 'buyMachine', machine: 10 })
    expect(t.charter('CO').cash).toBe(160)
    const first = withBenefit('machine', (s) => {
      turn(s, 'CO', 'machines')
      s.phase = 5
    })
    first.does({ type: 'giveMachine', company: 'CO', machine: 40 }).does({ type: 'buyMachine', machine: 40 })
    expect([first.charter('CO').cash, first.state.machines[40]]).toEqual([135, [70, 75]])
    const early = withBenefit('machine', (s) => stock(s))
    expect(early.cannot({ type: 'giveMachine', company: 'CO', machine: 20 })).toBe('VII.14b')
    early.given((s) => void (s.companies.CO!.machines = [10, 10, 10]))
    expect(early.cannot({ type: 'giveMachine', company: 'CO', machine: 10 })).toBe('VII.14a')
  })

  test('[IV.2i] T30: mail 20 in phase 4 at the start of the turn, with a train only', () => {
    const mail = (trains: '4'[]) =>
      withBenefit('mail', (s) => {
        s.companies.MS!.mail = true
        s.companies.MS!.trains = trains
        phase(s, 4)
        begin(s, 'MS')
      }).charter('MS').cash
    expect(mail(['4'])).toBe(220)
    expect(mail([])).toBe(200)
  })

  test('[IV.2i] 10, 20, 30, 40 by the colour of the phase', () => {
    const sums = ([1, 2, 3, 4, 5, 6, 7] as const).map(
      (now) =>
        withBenefit('mail', (s) => {
          Object.assign(s.companies.MS!, { mail: true, trains: ['5'] })
          phase(s, now)
          begin(s, 'MS')
        }).charter('MS').cash - 200,
    )
    expect(sums).toEqual([10, 10, 20, 20, 30, 30, 40])
  })

  test('[IV.2i] given before the company has done anything it pays at once', () => {
    const t = withBenefit('mail', (s) => {
      s.companies.MS!.trains = ['2']
      phase(s, 2)
      begin(s, 'MS')
    }).does({ type: 'giveMail', company: 'MS' })
    expect(t.charter('MS').cash).toBe(210)
    const built = withBenefit('mail', (s) => {
      s.companies.MS!.trains = ['2']
      phase(s, 2)
      begin(s, 'MS')
    }).does(layTile('B9 57 1'))
    built.does({ type: 'giveMail', company: 'MS' })
    expect(built.charter('MS').cash).toBe(200)
  })
})

describe('IV.3, IV.4 Companies', () => {
  test('[IV.3a] a minor: 40 % and three of 20 %', () => {
    const t = island(3, (s) => {
      stock(s, 1)
      s.players[0]!.concessions = [1]
    }).does({ type: 'foundMinor', concession: 1, company: 'HG', par: 70, hex: 'D13' })
    expect(t.state.shares.HG).toEqual({ players: [3, 0, 0], treasury: 2, pool: 0 })
  })

  test('[IV.4a] a major: 20 % and eight of 10 %', () => {
    const t = island(3, (s) => stock(s, 1)).does({ type: 'found', company: 'MS', par: 80 })
    expect(t.state.shares.MS).toEqual({ players: [2, 0, 0], treasury: 0, pool: 0, offering: 8 })
  })

  test('[IV.4b] the FEC from phase 4 on', () => {
    const t = island(3, (s) => {
      stock(s)
      phase(s, 3)
      cash(s, 0, 500)
    })
    expect(t.cannot({ type: 'found', company: 'FEC', par: 80 })).toBe('IV.4b')
    t.given((s) => phase(s, 4)).does({ type: 'found', company: 'FEC', par: 80 })
    expect(t.charter('FEC').director).toBe(0)
  })
})
