import { NDEM } from '../companies.ts'
import type { Company } from '../companies.ts'
import type { Step } from '../turn.ts'
import { STEPS } from '../turn.ts'
import type { Course } from './course.ts'
import type { Act, Deed } from './deed.ts'
import { companyNamed } from './names.ts'

/** An action and what followed from it at once. */
export const actsOf = (deed: Deed): Act[] => [
  deed,
  ...(deed.auto_actions ?? []).map((act) => ({ ...act, auto: true as const })),
]

/** Standing orders and talk change nothing. */
export const isTalk = ({ type }: Act): boolean => /^(?:program_.*|log|message|end_game)$/.test(type)

export function nextAct({ acts, next }: Course): Act | undefined {
  let at = next
  while (at < acts.length && isTalk(acts[at]!)) at += 1
  return acts[at]
}

/** Whose turn it is in, if the action names it: privates and sales do not. */
export const companyOf = ({ entity, entity_type: kind }: Act): Company | undefined =>
  kind === 'corporation' ? companyNamed(entity) : undefined

/** A private acts for its owner. */
export function operatorOf(c: Course, act: Act): Company | undefined {
  if (act.entity_type !== 'company') return companyOf(act)
  const id = String(act.entity)
  const all = Object.keys(c.there.companies) as Company[]
  return all.find((company) => [...privatesOf(c, company), ...Object.keys(c.cubes[company] ?? {})].includes(id))
}

const privatesOf = ({ there }: Course, company: Company): string[] => there.companies[company]?.privates ?? []

export const isOfNdem = (act: Act | undefined): boolean => act !== undefined && companyOf(act) === NDEM
export const isBefore = (one: Step, two: Step): boolean => STEPS.indexOf(one) < STEPS.indexOf(two)
export const isPay = (choice: string): boolean => ['payout', 'half', 'withhold'].includes(choice)
export const isIndex = (choice: string): boolean => /^\d+$/.test(choice)

/** The step of a company's turn to which a recorded action belongs; a pass may belong to any. */
export function stepOf(act: Act): Step | undefined {
  switch (act.type) {
    case 'acquire_company':
      return 'privates'
    case 'lay_tile':
    case 'hex_token':
      return 'track'
    case 'place_token':
      return 'token'
    case 'run_routes':
      return 'run'
    case 'dividend':
      return 'dividend'
    case 'buy_train':
      return 'trains'
    case 'merge':
      return isOfNdem(act) ? undefined : 'minor'
    case 'sell_shares':
      return act.entity_type === 'player' ? 'trains' : 'stock'
    case 'buy_shares':
      return 'stock'
    case 'choose':
      return stepOfChoice(String(act.choice))
    default:
      return undefined
  }
}

function stepOfChoice(choice: string): Step {
  if (isIndex(choice)) return 'run'
  return isPay(choice) ? 'dividend' : 'minor'
}
