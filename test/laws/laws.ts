import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { clone, diff, patch } from '../../shared/engine/diff.ts'
import { act } from '../../shared/engine/game.ts'
import type { AnyGame, Outcome, Rng, Seat, State } from '../../shared/engine/game.ts'
import { about } from './about.ts'
import { garbage } from './garbage.ts'

export interface Moment {
  readonly game: AnyGame
  readonly lot: Rng
  readonly before: State
  readonly seat: Seat
  readonly action: unknown
  readonly after: State
  readonly seen: readonly unknown[] // actions so far
}

/** A law looks at every nth action; primes, so that no rhythm of a game hides from it. */
export interface Law {
  readonly every: number
  holds(moment: Moment): void
}

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const same = (a: unknown, b: unknown, what: string) => {
  if (!isDeepStrictEqual(a, b)) assert.fail(`${what}: ${JSON.stringify(diff(a, b))}`)
}
function hasUndefined(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined
  return Object.values(value).some(hasUndefined)
}
const seatsOf = (game: AnyGame, s: State): Seat[] => game.scores(s).map((score) => score.seat)
const watchers = (game: AnyGame, s: State): (Seat | null)[] => [...seatsOf(game, s), null]
const done = (outcome: Outcome<State>) => {
  if (!outcome.ok) throw new Error(`refused by ${outcome.rule}`)
  return outcome
}

function conserves({ game, before, after }: Moment): void {
  about(game).conserved(after, before)
}

function survivesJson({ game, after }: Moment): void {
  same(wire(after), after, 'the state')
  assert(!hasUndefined(after), 'JSON has no undefined')
  for (const who of watchers(game, after)) same(wire(game.view(after, who)), game.view(after, who), `view of ${who}`)
}

function acceptsEveryOffer({ game, before, lot }: Moment): void {
  for (const seat of game.active(before)) {
    const offers = game.offers(before, seat)
    assert(offers.length > 0, `seat ${seat} has something to do`)
    for (const offer of offers) {
      const action = game.complete ? game.complete(before, offer, lot) : offer
      const outcome = act(game, before, seat, wire(action))
      if (!outcome.ok) assert.fail(`${JSON.stringify(action)} was refused by ${outcome.rule}`)
    }
  }
}

function refusesWithoutATrace({ game, before, action, seen, lot }: Moment): void {
  const record = JSON.stringify(before)
  const active = game.active(before)
  for (const seat of seatsOf(game, before)) {
    const inputs = [action, garbage(lot, seen), garbage(lot, seen), garbage(lot, seen)]
    for (const input of inputs) {
      const outcome = act(game, before, seat, input)
      const free = game.anytime?.includes((input as { type?: string })?.type ?? '')
      assert(outcome.ok ? free || active.includes(seat) : outcome.rule !== '', 'only who has to decide may act')
      assert(JSON.stringify(before) === record, `${JSON.stringify(input)} changed the state it was given`)
    }
    if (active.includes(seat)) continue
    const early = game.offers(before, seat).filter((offer) => !game.anytime?.includes(offer.type))
    assert.equal(early.length, 0, `offers for seat ${seat}`)
  }
}

function needsOnlyTheView({ game, before }: Moment): void {
  for (const seat of seatsOf(game, before)) {
    const seen = game.view(before, seat)
    same(game.offers(seen, seat), game.offers(before, seat), `offers of seat ${seat}`)
    same(game.active(seen), game.active(before), 'who is active')
    same(game.view(seen, seat), seen, 'the view of a view')
  }
}

function patchesBothWays({ game, before, after }: Moment): void {
  const pairs = watchers(game, before).map((who) => [game.view(before, who), game.view(after, who)] as const)
  for (const [one, two] of [[before, after] as const, ...pairs]) {
    same(patch(clone(one), wire(diff(one, two))), two, 'forwards')
    same(patch(clone(two), wire(diff(two, one))), one, 'backwards')
  }
}

function viewsHide({ game, before, lot }: Moment): void {
  const { worlds } = about(game)
  for (const who of watchers(game, before)) {
    const there = worlds.hides(before) ? worlds.other(before, who, lot) : clone(before)
    there.secret.rng = [lot[0], lot[1], lot[2], lot[3]]
    same(game.view(there, who), game.view(before, who), `what ${who} sees`)
  }
}

/** With the same kinds of things behind the other screens, no watcher sees a difference in what happens. */
function amountsStayHidden({ game, before, seat, action, after, lot }: Moment): void {
  const { worlds } = about(game)
  if (!worlds.hides(before) || !worlds.hides(after)) return
  const here = done(act(game, before, seat, action))
  for (const who of watchers(game, before)) {
    const richer = worlds.richer(before, after, who, lot)
    const there = done(act(game, richer, seat, action))
    same(there.news, here.news, `news for ${who}`)
    const changes = (from: State, to: State) => diff(game.view(from, who), game.view(to, who))
    same(changes(richer, there.state), changes(before, after), `patch for ${who}`)
  }
}

function ownActionsShowNothing({ game, before, seat, action, after, lot }: Moment): void {
  const { worlds } = about(game)
  if (!worlds.hides(before) || worlds.reveals(before, action, after)) return
  const there = done(act(game, worlds.other(before, seat, lot), seat, action))
  const here = done(act(game, before, seat, action))
  same(there.news, here.news, 'news')
  same(game.view(there.state, seat), game.view(after, seat), `what ${seat} sees`)
}

export const LAWS: Readonly<Record<string, Law>> = {
  'money and goods are conserved': { every: 1, holds: conserves },
  'the state and its views survive JSON': { every: 41, holds: survivesJson },
  'every offer is accepted': { every: 31, holds: acceptsEveryOffer },
  'a refused action changes nothing': { every: 37, holds: refusesWithoutATrace },
  'a seat needs only its view to know what it may do': { every: 17, holds: needsOnlyTheView },
  'patches lead forwards and backwards, for the state and every view': { every: 43, holds: patchesBothWays },
  'a view does not depend on what it may not show': { every: 23, holds: viewsHide },
  'what happens does not tell how much the others hold': { every: 19, holds: amountsStayHidden },
  'an own action shows nothing of what the others hold': { every: 11, holds: ownActionsShowNothing },
}
