import { MACHINE_IDS, MACHINES } from '../../../../shared/games/cuba18/data.ts'
import { machinePrice } from '../../../../shared/games/cuba18/moves/buy-machine.ts'
import { AGING, NARROW_FROM } from '../../../../shared/games/cuba18/phases.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { CARDS, KINDS, NARROW, SIDES, WAGON_KINDS, WAGONS, type Card } from '../../../../shared/games/cuba18/trains.ts'
import { onTop } from '../../../../shared/rail/depot.ts'
import { leftWords, type Car } from '../../../rail/panels/Depot.tsx'
import { t } from '../words/index.ts'
import { beginnerOf } from './charter.ts'

const scrappedIn = (card: Card): number | undefined => KINDS[SIDES[card][0]!].scrapped // both sides go together

function stateOf(s: State, card: Card, top: Card | undefined): Car['state'] {
  if (card === top) return 'now'
  if (s.depot.left[card] !== 0) return 'later'
  return (scrappedIn(card) ?? Infinity) <= s.phase ? 'gone' : 'sold'
}

function noteOf(card: Card, state: Car['state']): Pick<Car, 'note' | 'warn'> {
  const phase = scrappedIn(card)
  if (state === 'gone') return { note: '' }
  if (state === 'sold' && phase) return { note: t().stage.depot.scraps(beginnerOf(phase)), warn: true }
  const [plain, other] = SIDES[card]
  const first = t().money(KINDS[plain!].price) // every card has a side
  return { note: other ? t().stage.depot.sides(first, other, t().money(KINDS[other].price)) : first }
}

/** The line of trains: which are gone, which is for sale, what scraps them. */
export function cars(s: State): Car[] {
  const top = onTop(CARDS, s.depot)
  return CARDS.map((card) => {
    const state = stateOf(s, card, top)
    return {
      name: card === '8' ? '8+' : card,
      state,
      left: leftWords(s.depot.left[card], state),
      ...noteOf(card, state),
    }
  })
}

export interface SupplyLine {
  readonly name: string
  readonly items: readonly {
    readonly name: string
    readonly note: string
    readonly off?: boolean
    readonly say: string
  }[]
}

function narrowLine(s: State): SupplyLine {
  const { depot } = t().stage
  const items = NARROW.flatMap((card) => {
    const left = s.depot.left[card] ?? 0
    const { price, scrapped } = KINDS[card]
    if (left === 0) return []
    const end = scrapped
      ? depot.scraps(beginnerOf(scrapped))
      : card === '4n'
        ? depot.ages(beginnerOf(AGING))
        : depot.stays
    const from = depot.from(NARROW_FROM[card])
    const off = s.phase < NARROW_FROM[card]
    return [{ name: card, note: `×${left}`, off, say: [t().money(price), ...(off ? [from] : []), end].join(', ') }]
  })
  return { name: depot.narrow, items }
}

function wagonLine(s: State): SupplyLine {
  const { depot } = t().stage
  const items = WAGONS.filter((wagon) => s.wagons.left[wagon] > 0).map((wagon) => {
    const { price, from, carries } = WAGON_KINDS[wagon]
    const off = s.phase < from
    const say = [t().money(price), t().cubes(carries), ...(off ? [depot.from(from)] : [])].join(', ')
    return { name: wagon, note: `×${s.wagons.left[wagon]}`, off, say }
  })
  return { name: depot.wagons, items }
}

function machineLine(s: State): SupplyLine {
  const { depot } = t().stage
  const items = MACHINE_IDS.flatMap((machine) => {
    const price = machinePrice(s, machine)
    if (price === undefined) return []
    const off = s.phase < MACHINES[machine].from
    const say = [
      depot.machinesLeft(s.machines[machine].length),
      ...(off ? [depot.from(MACHINES[machine].from)] : []),
    ].join(', ')
    return [{ name: `+${machine}`, note: t().money(price), off, say }]
  })
  return { name: depot.machines, items }
}

function poolLine(s: State): SupplyLine {
  const all = [...s.depot.pool.map((it) => t().trainName(it)), ...s.wagons.pool.map((it) => t().wagonName(it))]
  const items = [...new Set(all)].map((name) => ({
    name,
    note: `×${all.filter((it) => it === name).length}`,
    say: t().stage.depot.face,
  }))
  return { name: t().stage.depot.pool, items }
}

/** What else can be bought: n-trains, wagons, machines, what lies in the pool. */
export const supplies = (s: State): SupplyLine[] =>
  [narrowLine(s), wagonLine(s), machineLine(s), poolLine(s)].filter(({ items }) => items.length > 0)
