import type { Model } from '../model.ts'
import { numbered, type Step } from '../../parts/Steps.tsx'
import { commandOf, flowerOf } from '../describe.ts'
import { t } from '../words/index.ts'

/** The question on the wall. */
export function questionOf(model: Model): string {
  const chosen = model.chosen()
  if (chosen) return t().asked(commandOf(model.state(), chosen))
  const { prompt } = t()
  const { phase, ship } = model.state()
  switch (phase.at) {
    case 'demand':
      return prompt.demand(ship)
    case 'drive':
      return prompt.drive()
    case 'cuban':
      return prompt[phase.cuban]()
    case 'gifts':
      return prompt.gifts(model.names()[phase.seat] ?? '')
    case 'visit':
      return prompt.visit(flowerOf(phase.cuban))
    case 'building':
      return prompt.building(phase.building)
    case 'deliver':
      return prompt.deliver()
    case 'over':
      return t().waiting.over([], '')
  }
}

/** Who decides what. */
export function waitingFor(model: Model): string {
  const { phase } = model.state()
  const seats = phase.at === 'over' ? [] : phase.at === 'gifts' ? phase.waiting : [phase.seat]
  const names = seats.map((seat) => model.names()[seat] ?? '')
  return t().waiting[phase.at](names, placeOf(model))
}

function placeOf(model: Model): string {
  const { phase } = model.state()
  if (phase.at === 'cuban') return t().cubans[phase.cuban]
  if (phase.at === 'building') return t().theBuilding(phase.building)
  return phase.at === 'gifts' ? (model.names()[phase.seat] ?? '') : ''
}

export function passWords(model: Model): string {
  const { phase } = model.state()
  if (phase.at === 'cuban') return t().pass[phase.cuban]
  return phase.at === 'building' ? t().pass.building : t().pass.deliver
}

/** The steps of one's own turn, as far as they are known. */
export function stepsOf(model: Model): Step[] {
  const { steps } = t()
  const { phase } = model.state()
  if (phase.at === 'over' || phase.at === 'demand' || phase.at === 'gifts') return []
  if (phase.at === 'deliver') return phase.driver === model.play.you ? numbered([steps.drive, steps.deliver], 1) : []
  const at = phase.at === 'drive' ? 0 : phase.at === 'cuban' ? 1 : 2
  return numbered(at === 0 ? ahead(model) : [steps.drive, steps.cuban, lastStep(model)], at)
}

function ahead(model: Model): string[] {
  const { steps } = t()
  const drive = model.effect()?.drive
  if (!drive) return [steps.drive, steps.cuban, steps.anyBuilding]
  if (drive.over || drive.inactive) return [steps.drive]
  if (!drive.cuban) return [steps.drive, steps.deliver]
  const colour = flowerOf(drive.cuban)
  const second = drive.cuban === 'zorro' ? steps.gifts : steps.cuban
  if (drive.opens.length > 0 && colour) return [steps.drive, second, steps.building(colour)]
  return drive.stays ? [steps.drive, second, steps.stay] : [steps.drive, second]
}

function lastStep(model: Model): string {
  const { steps } = t()
  const { phase } = model.state()
  if (phase.at === 'building') return t().buildings[phase.building]
  const colour = flowerOf(phase.at === 'visit' ? phase.cuban : phase.at === 'cuban' ? phase.cuban : 'zorro')
  return colour ? steps.building(colour) : steps.anyBuilding
}
