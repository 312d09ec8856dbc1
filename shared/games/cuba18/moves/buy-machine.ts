import { allows, check, tell } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import type { Minor } from '../companies.ts'
import { MACHINE_IDS, MACHINES, MACHINES_EACH } from '../data.ts'
import type { Machine } from '../data.ts'
import { pay } from '../money.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'

/** VII.14: the cheapest space that still has one. */
export const machinePrice = (s: State, machine: Machine): number | undefined => s.machines[machine][0]

export const isMade = (s: State, machine: Machine): boolean =>
  s.phase >= MACHINES[machine].from && s.machines[machine].length > 0

function checkMachine(s: State, machine: Machine): number {
  during(s, 'machines')
  const price = machinePrice(s, machine)
  check(isMade(s, machine) && price !== undefined, 'VII.14b', { machine })
  check(operating(s).machines.length < MACHINES_EACH, 'VII.14a', { most: MACHINES_EACH })
  check(price <= operating(s).cash, 'VII.14c', { price, cash: operating(s).cash })
  return price
}

export const machineOffers = (s: State): ActionOf<'buyMachine'>[] =>
  MACHINE_IDS.filter((machine) => allows(() => checkMachine(s, machine))).map((machine) => ({
    type: 'buyMachine',
    machine,
  }))

export function buyMachine(s: State, machine: Machine): void {
  const price = checkMachine(s, machine)
  pay(s, operating(s), s.bank, price)
  s.machines[machine].shift()
  operating(s).machines.push(machine)
  tell(s, { type: 'boughtMachine', company: turnOf(s).company as Minor, machine, price }) // only minors have the step
}
