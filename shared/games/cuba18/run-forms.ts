import type { Stop } from '../../rail/graph.ts'
import type { HexId } from '../../rail/hex.ts'
import { networkOf } from '../../rail/route-network.ts'
import type { Form, Running, Train as RunningTrain } from '../../rail/route.ts'
import { valueAt } from '../../rail/tile.ts'
import { isMinor } from './companies.ts'
import type { Company, Minor } from './companies.ts'
import { supplyOf, wagonForms } from './deliveries.ts'
import type { Freight } from './deliveries.ts'
import { charterOf } from './money.ts'
import { gaugeOf, graphNow, ownStops, tollAt } from './network.ts'
import { PHASE_KINDS } from './phases.ts'
import type { State } from './state.ts'
import { KINDS } from './trains.ts'
import type { Train } from './trains.ts'

/** A train and the FC tokens that are not there for it (VII.15). */
export interface Hire {
  readonly train: Train
  readonly hexes: readonly HexId[]
}

/** VII.11, R40: what the director decides before the trains run. */
export interface Chosen {
  readonly hires: readonly Hire[]
  readonly spared: Partial<Record<Minor, number>> // cubes left at a mill on purpose
}
export const NOTHING_CHOSEN: Chosen = { hires: [], spared: {} }

export interface Basis extends Freight {
  readonly company: Company
  readonly own: readonly Stop[]
}

export const basisOf = (s: State, company: Company, spared: Chosen['spared']): Basis => ({
  s,
  company,
  own: ownStops(s, company),
  wagons: charterOf(s, company).wagons,
  spared,
})

/** VII.11, R37, R50 */
export const valueOf = (s: State, stop: Stop): number => valueAt(stop.value, PHASE_KINDS[s.phase].color)

/** VII.2, VII.10: a minor counts its own mill and the fields and enters no other city. */
function worthOf({ s, company, own }: Basis, times: number): Form['worth'] {
  const isPlace = (stop: Stop) => !isMinor(company) || stop.type === 'field' || own.includes(stop)
  return (stop) => (isPlace(stop) ? times * valueOf(s, stop) : undefined)
}

/** VII.2, VII.9, VII.15: a plus train passes one FC token for nothing. */
function plainForm(basis: Basis, { train, hexes }: Hire): Form {
  const { range, plus, times = 1 } = KINDS[train]
  return {
    id: 'plain',
    least: 2,
    allowances: [{ most: range, counts: () => true }],
    worth: worthOf(basis, times),
    toll: (stop) => {
      const toll = tollAt(basis.s, basis.company, stop)
      return toll === 1 && hexes.includes(stop.hex) ? 0 : toll
    },
    ...(plus ? { passes: 1 } : {}),
  }
}

/** VII.10: no wagon behind a 4D. */
export function formsOf(basis: Basis, hire: Hire): Form[] {
  const plain = plainForm(basis, hire)
  return KINDS[hire.train].times ? [plain] : [plain, ...wagonForms(basis, plain)]
}

/** Trains of a kind that rent the same tokens are the same. */
const nameOf = ({ train, hexes }: Hire): string => [train, ...hexes.toSorted()].join(' ')

function trainsOf(basis: Basis, hires: readonly Hire[]): RunningTrain[] {
  const open = [...hires]
  const known = new Map<string, Form[]>()
  return charterOf(basis.s, basis.company).trains.map((train) => {
    const at = open.findIndex((it) => it.train === train)
    const [hire = { train, hexes: [] }] = at < 0 ? [] : open.splice(at, 1)
    const forms = known.get(nameOf(hire)) ?? formsOf(basis, hire)
    known.set(nameOf(hire), forms)
    return { id: train, forms }
  })
}

/** VII.2, VII.9 to VII.11: everything that decides what a company may run. */
export function runningOf(basis: Basis, hires: readonly Hire[]): Running {
  return {
    network: networkOf(graphNow(basis.s), gaugeOf(basis.company)),
    own: (stop) => basis.own.includes(stop),
    once: (stop) => stop.hex, // VII.10: La Habana only once, too
    unit: 10,
    trains: trainsOf(basis, hires),
    supply: supplyOf(basis),
  }
}
