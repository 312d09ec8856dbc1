import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { HexId } from '../../../rail/hex.ts'
import type { ActionOf } from '../action.ts'
import { isMinor } from '../companies.ts'
import { isDenied, mustAsk } from '../consent.ts'
import { CHARTER_CUBES } from '../data.ts'
import { receive } from '../equipment.ts'
import { playerOf } from '../money.ts'
import { from } from '../phases.ts'
import type { Private } from '../privates.ts'
import { PRIVATE, PRIVATES } from '../privates.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'
import { take } from './place-cube.ts'

type AcquirePrivate = ActionOf<'acquirePrivate'>

const ownerOf = (s: State, id: Private): Seat => s.players.findIndex((player) => player.privates.includes(id))

/** 4.1.4, 4.1.5, 6.7.1 */
function checkPrivate(s: State, { private: id, cubes = [] }: AcquirePrivate): void {
  check(ownerOf(s, id) >= 0, '6.7.1', { private: id })
  check(from(PRIVATE[id].phase, s), '4.1.5', { private: id, phase: PRIVATE[id].phase })
  check(PRIVATE[id].minors || !isMinor(turnOf(s).company), '4.1.4', { private: id })
  check(cubes.length === missingCubes(s, id), '11.10', { missing: missingCubes(s, id) })
  const wanted = (hex: HexId) => cubes.filter((it) => it === hex).length
  check(
    cubes.every((hex) => (s.cubes.on[hex] ?? 0) >= wanted(hex)),
    '11.10',
  )
}

/** 11.10: what the pool lacks comes from the board. */
function missingCubes(s: State, id: Private): number {
  if (PRIVATE[id].power.does !== 'cubes' || s.options.compat?.freeCubes) return 0
  return Math.max(0, CHARTER_CUBES - s.cubes.pool)
}

/** Every way to pick so many cubes from the hexes where they lie. */
function picks(s: State, count: number, hexes = Object.keys(s.cubes.on)): HexId[][] {
  const [first, ...rest] = hexes
  if (count === 0) return [[]]
  if (first === undefined) return []
  const most = Math.min(count, s.cubes.on[first] ?? 0)
  return Array.from({ length: most + 1 }, (_, taken) => taken).flatMap((taken) =>
    picks(s, count - taken, rest).map((others) => [...Array.from({ length: taken }, () => first), ...others]),
  )
}

export const acquirablePrivates = (s: State): AcquirePrivate[] =>
  PRIVATES.filter((id) => ownerOf(s, id) >= 0)
    .flatMap((id) =>
      picks(s, missingCubes(s, id)).map((cubes): AcquirePrivate => ({
        type: 'acquirePrivate',
        private: id,
        ...(cubes.length > 0 ? { cubes } : {}),
      })),
    )
    .filter((it) => allows(() => checkPrivate(s, it)) && !isDenied(s, it))

/** 6.7.1: free of charge, with the owner's consent. */
export function acquirePrivate(s: State, seat: Seat, action: AcquirePrivate, agreed = false): void {
  const { company } = during(s, 'privates')
  checkPrivate(s, action)
  const { private: id } = action
  const owner = ownerOf(s, id)
  if (!agreed && mustAsk(s, seat, owner, action)) return
  const player = playerOf(s, owner)
  player.privates = player.privates.filter((it) => it !== id)
  tell(s, { type: 'acquiredPrivate', company, private: id, from: owner })
  flip(s, action)
}

/** 4.1.8: it becomes a train, a car or cubes, or lies on the charter with its power. */
function flip(s: State, { private: id, cubes = [] }: AcquirePrivate): void {
  const { power } = PRIVATE[id]
  if (power.does === 'train') return receive(s, turnOf(s).company, [power.train])
  if (power.does !== 'cubes') return void operating(s).privates.push(id)
  for (const hex of cubes) take(s, hex)
  for (let more = cubes.length; more < CHARTER_CUBES; more++) take(s, undefined)
  operating(s).cubes += CHARTER_CUBES
}
