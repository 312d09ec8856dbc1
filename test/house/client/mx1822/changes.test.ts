import { describe, expect, test } from 'vitest'
import { randomMove } from '../../../../shared/bots/random.ts'
import { clone } from '../../../../shared/engine/diff.ts'
import { act } from '../../../../shared/engine/game.ts'
import { seeded } from '../../../../shared/engine/random.ts'
import type { Action } from '../../../../shared/games/mx1822/action.ts'
import { mx1822 } from '../../../../shared/games/mx1822/game.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { changesOf } from '../../../../web/games/mx1822/panels/changes.ts'
import { MX_LIKES } from '../../../support/ahead.ts'

const start = (): State => {
  const s = mx1822.setup(
    3,
    { twoPlayers: false, higherLimit: false, mailOnLocal: true, pullmanOnLocal: false },
    seeded([4]),
  )
  return { ...s, news: [], revealed: false }
}

describe('what an action would change', () => {
  test('is what it does, in a game played by lot, and looking does not touch the table', () => {
    const rng = seeded([11])
    const seen = new Set<string>()
    let s = start()
    for (let moves = 0; moves < 400; moves++) {
      const [seat] = mx1822.active(s)
      if (seat === undefined) break
      const view = mx1822.view(s, seat)
      const { action } = randomMove({ ...mx1822, active: () => [seat] }, view, rng, MX_LIKES) as { action: Action }
      const before = clone(view)
      const { figures } = changesOf(view, { by: seat, action }, seat)
      expect(view).toEqual(before)
      const outcome = act(mx1822, s, seat, action)
      if (!outcome.ok) throw new Error(outcome.rule)
      if (['issue', 'redeem', 'buy', 'sell', 'repay', 'convert'].includes(action.type))
        for (const it of figures) {
          if (it.of !== 'purse' || outcome.state.round.at !== 'stock') continue
          seen.add(action.type)
          expect(outcome.state.players[it.seat]?.cash).toBe(it.after)
        }
      s = outcome.state
    }
    expect([...seen]).toEqual(expect.arrayContaining(['convert', 'buy']))
  })

  test('money, price and holding of a sale, and who directs then', () => {
    const draft = clone(start())
    const [seat = 0] = mx1822.active(draft)
    draft.stockRound = 2 // nobody sells in the first
    draft.companies.NDEM!.turns = 1
    draft.shares.NDEM = { ...draft.shares.NDEM!, players: [0, 1, 2].map((it) => (it === seat ? 2 : 0)) }
    const { figures } = changesOf(draft, { by: seat, action: { type: 'sell', company: 'NDEM', shares: 1 } }, seat)
    expect(figures).toContainEqual({ of: 'holding', company: 'NDEM', before: 20, after: 10 })
    expect(figures.some((it) => it.of === 'purse' && it.after === it.before + 100)).toBe(true)
  })

  test('what is refused changes nothing', () => {
    expect(changesOf(start(), { by: 0, action: { type: 'issue', shares: 1 } }, 0)).toEqual({
      figures: [],
      directors: [],
    })
  })
})
