import { FC, MAJORS, MINORS, type Major, type Minor, type Traded } from '../../../shared/games/cuba18/companies.ts'
import type { Livery } from '../../rail/livery.ts'

const INK = '#14283b'
const WHITE = '#ffffff'

type Look = Pick<Livery, 'colour' | 'ink' | 'cap'>

const MAJOR_LOOKS: Readonly<Record<Major, Look>> = {
  Oe: { colour: '#86552f', ink: WHITE },
  MS: { colour: '#f2cb2e', ink: INK },
  CVC: { colour: '#1c6a46', ink: WHITE, cap: 'both' },
  NPP: { colour: '#ef8b2c', ink: INK, cap: 'bottom' },
  SdC: { colour: '#86c5e8', ink: INK },
  TSS: { colour: '#c42f38', ink: WHITE, cap: 'top' },
  StSp: { colour: '#24272d', ink: WHITE },
  FEC: { colour: '#6e479c', ink: WHITE, cap: 'top' },
}

const MINOR_LOOKS: Readonly<Record<Minor, Look>> = {
  HG: { colour: '#64751c', ink: WHITE },
  JU: { colour: '#f0a2bd', ink: INK },
  HY: { colour: '#2a4488', ink: WHITE },
  DQ: { colour: '#946a06', ink: WHITE },
  CO: { colour: '#8ccb7b', ink: INK },
  CS: { colour: '#e4d3a9', ink: INK },
}

/** Majors are circles, minors are mills, the Ferrocarril Central is a diamond. */
const LIVERIES = new Map<Traded, Livery>([
  ...MAJORS.map((id): [Traded, Livery] => [id, { id, short: id, shape: 'circle', ...MAJOR_LOOKS[id] }]),
  ...MINORS.map((id): [Traded, Livery] => [id, { id, short: id, shape: 'house', ...MINOR_LOOKS[id] }]),
  [FC, { id: FC, short: FC, shape: 'diamond', colour: WHITE, ink: INK }],
])

export const liveryOf = (company: Traded): Livery => LIVERIES.get(company)! // every company is listed

const PALE: readonly Traded[] = ['CS', 'MS', 'JU']

/** A colour for lines and steps; a pale one would not be seen on paper. */
export const strongColour = (company: Traded): string =>
  PALE.includes(company) ? 'var(--rm-ochre)' : liveryOf(company).colour
