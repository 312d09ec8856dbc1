export const MINORS = ['HG', 'JU', 'HY', 'DQ', 'CO', 'CS'] as const
export type Minor = (typeof MINORS)[number]
export const MAJORS = ['Oe', 'MS', 'CVC', 'NPP', 'SdC', 'TSS', 'StSp', 'FEC'] as const
export type Major = (typeof MAJORS)[number]
export const FC = 'FC'
export type Company = Minor | Major
/** What shares exist of. */
export type Traded = Company | typeof FC
export const COMPANIES: readonly Company[] = [...MINORS, ...MAJORS]
export const TRADED: readonly Traded[] = [...COMPANIES, FC]

export const NAMES: Readonly<Record<Traded, string>> = {
  HG: 'FC de Holguín a Gibara',
  JU: 'FC de Júcaro',
  HY: 'FC Cubano de Hershey',
  DQ: 'FC de Dubrocq',
  CO: 'FC del Cobre',
  CS: 'FC de Cárdenas a Soledad de Bemba',
  Oe: 'FC del Oeste',
  MS: 'FC de Matanzas a Sabanillas',
  CVC: 'FC Cienfuegos y Villa Clara',
  NPP: 'FC Nuevitas-Puerto Príncipe',
  SdC: 'FC Santiago de Cuba',
  TSS: 'FC Las Tunas – Sancti Spíritus',
  StSp: 'FC de Sancti Spíritus',
  FEC: 'Florida East Coast Railroad',
  FC: 'Ferrocarril Central',
}

export const isMinor = (company: Traded): company is Minor => (MINORS as readonly string[]).includes(company)
export const isMajor = (company: Traded): company is Major => (MAJORS as readonly string[]).includes(company)

/** Percent of the smallest certificate; a director's certificate is two of them (IV.3, IV.4, IV.5). */
export const percentOf = (company: Traded): number => (isMinor(company) ? 20 : 10)
export const sharesIn = (company: Traded): number => 100 / percentOf(company)

export const FEC_FROM = 4 // phase (IV.4)
export const FLOAT_SHARES = 5 // of a major's initial offering (VI.8)
/** VII.8: home, then the markers bought. */
export const STATION_COSTS = [0, 40, 60, 80] as const
