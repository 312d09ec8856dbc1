import { clone } from '../../engine/diff.ts'
import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { useCuban } from './cubans.ts'
import { FLOWERS, GAINS, STOPS } from './data.ts'
import type { Building, Cuban, Flag, Flower, Gain } from './data.ts'
import { isOver } from './end.ts'
import { addPesos, held } from './holding.ts'
import { startDelivery } from './port.ts'
import { hasDice, raiseFlag } from './ship.ts'
import type { State } from './state.ts'
import { during, endTurn } from './turn.ts'
import { targets, toVisit } from './visit.ts'

export const cubanAt = (s: State, stop: number): Cuban | undefined => (stop === 0 ? undefined : s.cubans[stop - 1])
const fare = (stops: number): number => stops - 1

export function drive(s: State, seat: Seat, stops: number, decline: boolean): void {
  during(s, 'drive')
  const cost = fare(stops)
  check(held(s, seat).pesos >= cost, '3.3', { cost, pesos: held(s, seat).pesos })
  const { cuban, inactive } = forecastDrive(s, seat, stops)
  check(!decline || (cuban && !inactive), '2.2')
  addPesos(s, seat, -cost)
  tell(s, { type: 'drove', seat, stops, cost, to: cuban ?? 'port', ...(inactive ? { inactive } : {}) })
  travel(s, seat, stops)
  if (!isOver(s)) arrive(s, seat, decline)
}

/** 3.5, 3.6, 13.8: stop by stop; ends early if the last ship leaves on the way. */
function travel(s: State, seat: Seat, stops: number): void {
  for (let left = stops; left > 0 && !isOver(s); left--) {
    wake(s, cubanAt(s, s.car))
    s.car = (s.car + 1) % STOPS
    const here = cubanAt(s, s.car)
    if (here && s.inactive[here]) s.inactive[here] = 'reached'
    if (s.car === 0 && left > 1 && !raiseFlag(s, seat)) tell(s, { type: 'passedPort', seat, flag: s.flag })
  }
}

/** 13.2, 13.3, 13.5 */
function wake(s: State, cuban: Cuban | undefined): void {
  if (!cuban || s.inactive[cuban] !== 'reached') return
  delete s.inactive[cuban]
  tell(s, { type: 'woke', cuban })
}

function arrive(s: State, seat: Seat, decline: boolean): void {
  const cuban = cubanAt(s, s.car)
  if (!cuban) {
    if (hasDice(s)) startDelivery(s, seat)
    else endTurn(s, seat) // 3.8
  } else if (s.inactive[cuban]) endTurn(s, seat) // 13.1
  else if (decline) {
    tell(s, { type: 'declined', seat, what: cuban })
    toVisit(s, seat, cuban)
  } else useCuban(s, seat, cuban)
}

export interface DriveForecast {
  readonly stops: number
  readonly cost: number
  readonly stop: number
  readonly passes: number // times the port is passed
  readonly flag: Flag
  readonly leaves: boolean // a ship leaves on the way
  readonly over: boolean
  readonly cuban?: Cuban
  readonly inactive: boolean
  readonly gain?: Gain
  readonly colour?: Flower
  readonly opens: readonly Building[] // where the piece may go afterwards
  readonly stays: boolean // the piece stays and may use the building under it
}

/** What a drive would do, from public knowledge alone. */
export function forecastDrive(s: State, seat: Seat, stops: number): DriveForecast {
  const draft = clone(s)
  draft.news = []
  travel(draft, seat, stops)
  const cuban = cubanAt(draft, draft.car)
  const inactive = cuban !== undefined && draft.inactive[cuban] !== undefined
  const opens = cuban && !inactive ? targets(draft, cuban) : []
  return {
    stops,
    cost: fare(stops),
    stop: draft.car,
    passes: Math.floor((s.car + stops - 1) / STOPS) - Math.floor(s.car / STOPS),
    flag: draft.flag,
    leaves: draft.ship > s.ship,
    over: isOver(draft),
    inactive,
    opens,
    stays: cuban !== undefined && !inactive && opens.length === 0 && s.players[seat]?.piece !== undefined,
    ...(cuban ? { cuban, colour: FLOWERS[cuban].colour } : {}),
    ...(cuban && !inactive && cuban in GAINS ? { gain: limited(s, GAINS[cuban as keyof typeof GAINS]) } : {}),
  }
}

/** 9.2 */
const limited = (s: State, gain: Gain): Gain =>
  gain.good ? { good: gain.good, amount: Math.min(gain.amount ?? 0, s.supply[gain.good]) } : gain

/** 3.1, 3.2, 3.4: only money limits the distance. */
export const affordable = (s: State, seat: Seat): number[] =>
  Array.from({ length: held(s, seat).pesos + 1 }, (_, i) => i + 1)
