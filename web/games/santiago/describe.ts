import type { Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/santiago/action.ts'
import { DEMANDED, FLOWERS, type Building, type Colour, type Cuban } from '../../../shared/games/santiago/data.ts'
import type { DriveForecast } from '../../../shared/games/santiago/drive.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import type { Chip } from '../parts/chip.ts'
import { effectOf, type Effect } from './effect.ts'
import type { Thing } from './words/en-names.ts'
import { t } from './words/index.ts'

const plainly = (text: string): Chip => ({ kind: 'plain', text })
const warning = (text: string): Chip => ({ kind: 'warn', text })

export const flowerOf = (cuban: Cuban): Colour | undefined => {
  const { colour } = FLOWERS[cuban]
  return colour === 'none' ? undefined : colour
}

/** What the main button says. */
export function commandOf(s: State, action: Action): string {
  const to = action.type === 'drive' ? (s.cubans[((s.car + action.stops) % 10) - 1] ?? 'port') : 'port'
  return (t().command[action.type] as (action: Action, to: Cuban | 'port') => string)(action, to)
}

/** Everything it does, in order: how, cost, side effects, gain, what follows. */
export function chipsOf(s: State, seat: Seat, action: Action, names: readonly string[]): Chip[] {
  const effect = effectOf(s, seat, action)
  return [
    ...lead(s, action, effect),
    ...costs(effect),
    ...sides(s, seat, action, effect, names),
    ...gains(effect, effect.drive?.cuban),
    ...next(effect.drive),
  ]
}

function lead(s: State, action: Action, effect: Effect): Chip[] {
  const { chip } = t()
  switch (action.type) {
    case 'drive':
      return [plainly(chip.stops(action.stops))]
    case 'demand': {
      const { phase } = s
      if (phase.at !== 'demand') return []
      const wanted = DEMANDED.filter((good) => good !== action.aside && phase.roll[good] > 0)
      return wanted.map((good) => plainly(chip.wants(good, phase.roll[good])))
    }
    case 'take':
      return [plainly(chip.supply(s.supply[action.good]))]
    case 'visit':
    case 'reuse':
      return entries(effect).some(([, n]) => n !== 0)
        ? []
        : [plainly(t().buildingInfo[action.building].replace(/\.$/, ''))]
    default:
      return []
  }
}

const entries = (effect: Effect) => Object.entries(effect.changes) as [Thing, number][]

/** A fare and a gain of pesos stay two chips. */
function costs(effect: Effect): Chip[] {
  const { chip } = t()
  const fare = effect.drive?.cost ?? 0
  if (fare > 0) return [{ kind: 'cost', text: chip.cost('peso', fare) }]
  return entries(effect)
    .filter(([, n]) => n < 0)
    .map(([kind, n]) => ({ kind: 'cost', text: chip.cost(kind, -n) }))
}

function gains(effect: Effect, from: Cuban | undefined): Chip[] {
  const { chip } = t()
  const fare = effect.drive?.cost ?? 0
  return entries(effect)
    .map(([kind, n]): [Thing, number] => [kind, kind === 'peso' ? n + fare : n])
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => ({ kind: 'gain', text: chip.gain(kind, n, from) }))
}

function sides(s: State, seat: Seat, action: Action, effect: Effect, names: readonly string[]): Chip[] {
  const { chip } = t()
  const out: Chip[] = []
  if (effect.drive) out.push(...arrival(s, effect.drive))
  for (const die of effect.dice) out.push(warning(chip.die(die.good, die.from, die.to)))
  if (effect.flag) out.push(warning(chip.flag(...effect.flag)))
  if (effect.leaves && !effect.drive) out.push(warning(chip.leaves(s.ship)))
  if (effect.over) out.push(warning(chip.ends))
  if (action.type === 'seize') {
    out.push(plainly(chip.markers((s.players[seat]?.markers ?? 1) - 1)), { kind: 'gain', text: chip.visits })
  }
  if (action.type === 'visit') out.push(...ownersPoint(s, seat, action.building, names))
  if (action.type === 'use' && action.building === 'newspaper' && action.cuban)
    out.push(warning(chip.off(action.cuban)))
  return out
}

function ownersPoint(s: State, seat: Seat, building: Building, names: readonly string[]): Chip[] {
  const owner = s.owners[building]
  return owner === undefined || owner === seat ? [] : [warning(t().chip.owner(names[owner] ?? ''))]
}

function arrival(s: State, drive: DriveForecast): Chip[] {
  const { chip } = t()
  const out: Chip[] = []
  if (drive.leaves) out.push(warning(chip.leaves(s.ship)))
  else if (drive.passes > 0) out.push(warning(chip.passes(drive.flag)))
  if (drive.over) return out
  const { cuban } = drive
  if (!cuban) out.push(plainly(drive.leaves ? chip.noRound : chip.deliver))
  else if (drive.inactive) out.push(warning(chip.inactive))
  else {
    if (drive.gain?.amount === 0) out.push(warning(chip.nothing(cuban)))
    if (cuban === 'pablo') out.push(plainly(chip.choose))
    if (cuban === 'alonso') out.push(plainly(chip.property))
    if (cuban === 'zorro') out.push(plainly(chip.robs))
  }
  return out
}

/** What follows for the piece. */
function next(drive: DriveForecast | undefined): Chip[] {
  const { chip } = t()
  if (!drive?.cuban || drive.inactive || drive.over) return []
  const colour = flowerOf(drive.cuban)
  return [plainly(colour && drive.opens.length > 0 ? chip.afterwards(colour) : chip.stays)]
}
