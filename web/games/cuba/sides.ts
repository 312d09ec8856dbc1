import type { Seat } from '../../../shared/engine/game.ts'
import { clone } from '../../../shared/engine/diff.ts'
import type { Action, Use } from '../../../shared/games/cuba/action.ts'
import { surcharge } from '../../../shared/games/cuba/architect.ts'
import { PRODUCTS, TOWN_HALL_VOTES, type Character } from '../../../shared/games/cuba/data.ts'
import { plantation } from '../../../shared/games/cuba/data/plantations.ts'
import { reached } from '../../../shared/games/cuba/foreman.ts'
import { forecastLoad } from '../../../shared/games/cuba/harbor.ts'
import { playerAt } from '../../../shared/games/cuba/holding.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { CARDS_TO_PLAY, hand, nextStart } from '../../../shared/games/cuba/turn.ts'
import { forecastWork } from '../../../shared/games/cuba/worker.ts'
import type { Chip } from '../parts/chip.ts'
import { t } from './words/index.ts'

const plainly = (text: string): Chip => ({ kind: 'plain', text })
const warning = (text: string): Chip => ({ kind: 'warn', text })

/** What an action does besides what it costs and brings. */
export function sides(s: State, seat: Seat, action: Action, names: readonly string[]): Chip[] {
  const { chip } = t()
  switch (action.type) {
    case 'lay':
      return [plainly(chip.faceDown)]
    case 'play':
      return fourthCard(s, seat, action.card, names)
    case 'work':
      return worked(s, seat, action)
    case 'build':
      return [
        warning(chip.lost(t().lands[plantation(s.options.side, seat)[action.field]])),
        ...(surcharge(s) > 0 ? [warning(chip.act)] : []),
      ]
    case 'use':
      return used(s, seat, action)
    case 'load':
      return filled(s, action)
    case 'enact':
      return action.bills.flatMap((section) => {
        const old = s.acts[section]
        return old ? [warning(chip.replaces(t().statutes[old][0]))] : []
      })
    case 'obey':
      return action.tax && action.duty.length > 0 ? [plainly(chip.both)] : []
    default:
      return []
  }
}

function worked(s: State, seat: Seat, { to, harvest }: Extract<Action, { type: 'work' }>): Chip[] {
  const paid = harvest.length - forecastWork(s, seat, to).free
  return [
    ...(playerAt(s, seat).worker === to ? [plainly(t().chip.stays)] : []),
    ...(paid > 0 ? [plainly(t().chip.paid(paid))] : []),
  ]
}

function used(s: State, seat: Seat, use: Use): Chip[] {
  const { chip } = t()
  const out: Chip[] = []
  if (use.building === 'townHall') out.push({ kind: 'gain', text: chip.voting(TOWN_HALL_VOTES) })
  if (use.building === 'church') {
    const bill = s.bills[use.bill]
    if (bill) out.push(warning(chip.veto(t().statutes[bill][0])))
  }
  if (use.building === 'warehouse') {
    const { lot } = playerAt(s, seat)
    const products = PRODUCTS.flatMap((kind) => (lot[kind] > 0 ? [`${lot[kind]} {${kind}}`] : []))
    out.push({ kind: 'gain', text: chip.stores(products.join(', ')) })
  }
  if (use.building === 'smallBranchOffice' || use.building === 'largeBranchOffice') {
    const cargo = { [use.kind]: 'amount' in use ? use.amount : 1 }
    out.push(...filled(s, { dock: use.dock, cargo }))
  }
  return [...out, ...reach(s, seat, use)]
}

/** Before the first use it is still open whether the row and column are used, or one building alone. */
function reach(s: State, seat: Seat, use: Use): Chip[] {
  if (s.phase.at !== 'foreman' || s.phase.used) return []
  const cross = reached(s, seat)
  return [plainly(cross.includes(use.field) ? t().chip.cross(cross.length - 1) : t().chip.single)]
}

function filled(s: State, { dock, cargo }: Pick<Extract<Action, { type: 'load' }>, 'dock' | 'cargo'>): Chip[] {
  const { fills, leaves } = forecastLoad(s, dock, cargo)
  return leaves ? [warning(t().chip.leaves)] : fills ? [plainly(t().chip.fills)] : []
}

/** With the fourth card it is clear who votes, and who might start next. */
function fourthCard(s: State, seat: Seat, card: Character, names: readonly string[]): Chip[] {
  if (playerAt(s, seat).played.length !== CARDS_TO_PLAY - 1) return []
  const draft = clone(s)
  playerAt(draft, seat).played.push(card)
  const first = nextStart(draft)?.seat
  const left = s.secret.laid[seat] ?? hand(draft, seat)[0]
  return [
    ...(left ? [plainly(t().chip.votes(left))] : []),
    ...(first === undefined ? [] : [warning(t().chip.starter(names[first] ?? '', first === seat))]),
  ]
}
