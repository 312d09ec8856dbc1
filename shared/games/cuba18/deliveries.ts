import type { Stop } from '../../rail/graph.ts'
import type { HexId } from '../../rail/hex.ts'
import type { Claims, Extra, Extras, Form, Visit } from '../../rail/route.ts'
import { MINORS } from './companies.ts'
import type { Minor } from './companies.ts'
import { CUBE_DELIVERED } from './data.ts'
import { graphNow, ownStops } from './network.ts'
import type { State } from './state.ts'
import { WAGON_KINDS, WAGONS } from './trains.ts'
import type { Wagon } from './trains.ts'

/** A major's wagons and the cubes it lets them take. */
export interface Freight {
  readonly s: State
  readonly wagons: readonly Wagon[]
  readonly spared: Partial<Record<Minor, number>>
}

interface Mill {
  readonly minor: Minor
  readonly cubes: number
  readonly stop: number
}

const harborClaim = (hex: HexId): string => `harbor ${hex}`
const cubeClaim = (minor: Minor): string => `cubes ${minor}`

/** X, XI, R52: red places take cubes too. */
const isHarbor = ({ type }: Stop): boolean => type === 'harbor' || type === 'offboard'

const millsOf = ({ s, spared }: Freight): Mill[] =>
  MINORS.flatMap((minor) => {
    const cubes = (s.companies[minor]?.cubes ?? 0) - (spared[minor] ?? 0)
    return cubes > 0 ? ownStops(s, minor).map((stop) => ({ minor, cubes, stop: stop.number })) : []
  })

/** VII.10, R39b: each wagon behind one train, each harbour for one wagon, each cube once. */
export function supplyOf(freight: Freight): Claims {
  const mills = freight.wagons.length > 0 ? millsOf(freight) : []
  if (mills.length === 0) return {}
  const harbors = graphNow(freight.s).stops.filter(isHarbor)
  return {
    ...Object.fromEntries(WAGONS.map((wagon) => [wagon, freight.wagons.filter((it) => it === wagon).length])),
    ...Object.fromEntries(harbors.map(({ hex }) => [harborClaim(hex), 1])),
    ...Object.fromEntries(mills.map(({ minor, cubes }) => [cubeClaim(minor), cubes])),
  }
}

/** VII.10: the same train with each kind of wagon, if there is anything to carry. */
export function wagonForms(freight: Freight, plain: Form): Form[] {
  const mills = millsOf(freight)
  if (mills.length === 0) return []
  return WAGONS.filter((wagon) => freight.wagons.includes(wagon)).map((wagon) => ({
    ...plain,
    id: wagon,
    claims: { [wagon]: 1 },
    extras: delivery(graphNow(freight.s).stops, mills, WAGON_KINDS[wagon].carries),
  }))
}

/** VII.10, R38, R91: some cubes of the mills passed, all to one harbour; the one beyond the range, if there is one. */
function delivery(stops: readonly Stop[], mills: readonly Mill[], carries: number): Extras {
  const at = new Map(mills.map((mill) => [mill.stop, mill]))
  const loads = loadsUpTo(carries)
  const harborsOf = ({ stops: passed, addedOn }: Visit): Stop[] =>
    (addedOn === undefined ? [passed[0]!, passed.at(-1)!] : [addedOn])
      .map((number) => stops[number]!) // of this graph
      .filter(isHarbor)
  return {
    of: (visit) => {
      const harbors = harborsOf(visit)
      if (harbors.length === 0) return []
      const passed = visit.stops.flatMap((number) => at.get(number) ?? [])
      return harbors.flatMap(({ hex }) =>
        loads(passed).map(({ bonus, claims }) => ({ bonus, claims: { ...claims, [harborClaim(hex)]: 1 } })),
      )
    },
    promise: ({ number }) => CUBE_DELIVERED * Math.min(carries, at.get(number)?.cubes ?? 0),
    addedOn: isHarbor,
  }
}

/** Every load of one to so many cubes. */
function loadsUpTo(carries: number): (mills: readonly Mill[]) => readonly Extra[] {
  const known = new Map<string, Extra[]>()
  return (mills) => {
    const key = mills.map(({ minor }) => minor).join(' ')
    const loads = known.get(key) ?? loadsFrom(mills, carries).filter(({ bonus }) => bonus > 0)
    known.set(key, loads)
    return loads
  }
}

function loadsFrom([first, ...rest]: readonly Mill[], carries: number): Extra[] {
  if (!first) return [{ bonus: 0, claims: {} }]
  return Array.from({ length: 1 + Math.min(carries, first.cubes) }, (_, taken) => taken).flatMap((taken) =>
    loadsFrom(rest, carries - taken).map(({ bonus, claims }) => ({
      bonus: bonus + taken * CUBE_DELIVERED,
      claims: taken > 0 ? { ...claims, [cubeClaim(first.minor)]: taken } : claims,
    })),
  )
}

export interface Delivered {
  readonly harbor: HexId
  readonly cubes: Partial<Record<Minor, number>>
}

/** What a claim says in the words of the rules. */
export function deliveredBy(claims: Claims): Delivered | undefined {
  const harbor = Object.keys(claims).find((key) => key.startsWith('harbor '))
  if (harbor === undefined) return undefined
  const cubes = MINORS.flatMap((minor) => (claims[cubeClaim(minor)] ? [[minor, claims[cubeClaim(minor)]]] : []))
  return { harbor: harbor.slice('harbor '.length), cubes: Object.fromEntries(cubes) }
}

export const claimsFor = ({ harbor, cubes }: Delivered): Claims => ({
  [harborClaim(harbor)]: 1,
  ...Object.fromEntries(Object.entries(cubes).map(([minor, count]) => [cubeClaim(minor as Minor), count])),
})
