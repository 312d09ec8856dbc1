import { isMinor, MAJORS, MINORS, NDEM, type Company } from '../../../shared/games/mx1822/companies.ts'
import type { Livery } from '../../rail/livery.ts'

const INK = '#14283b'
const WHITE = '#ffffff'

type Look = Pick<Livery, 'colour' | 'ink' | 'cap'>

const MAJOR_LOOKS: Readonly<Record<(typeof MAJORS)[number], Look>> = {
  FCM: { colour: '#d5281a', ink: WHITE, cap: 'top' },
  MC: { colour: '#1b1d22', ink: WHITE },
  CHP: { colour: '#f68ca2', ink: INK },
  FNM: { colour: '#85174b', ink: WHITE, cap: 'both' },
  MIR: { colour: '#f0642a', ink: INK, cap: 'bottom' },
  FCP: { colour: '#f5b51e', ink: INK },
  IRM: { colour: '#0e567a', ink: WHITE, cap: 'top' },
}

const LIMESTONE = '#f7f2e6'

/** Majors are circles, minors limestone houses with their number, the state company a diamond. */
const LIVERIES = new Map<Company, Livery>([
  ...MAJORS.map((id): [Company, Livery] => [id, { id, short: id, shape: 'circle', ...MAJOR_LOOKS[id] }]),
  ...MINORS.map((id): [Company, Livery] => [
    id,
    { id, short: id.slice(1), shape: 'house', colour: LIMESTONE, ink: INK },
  ]),
  [NDEM, { id: NDEM, short: 'NdeM', shape: 'diamond', colour: '#6a6e12', ink: WHITE }],
])

export const liveryOf = (company: Company): Livery => LIVERIES.get(company)! // every company is listed

/** A colour for lines and steps; limestone would not be seen, nor dark colours by night. */
export const strongColour = (company: Company): string => {
  if (isMinor(company)) return 'var(--rm-teal)'
  const { colour, ink } = liveryOf(company)
  return ink === WHITE ? `light-dark(${colour}, color-mix(in oklab, ${colour}, ${WHITE} 45%))` : colour
}
