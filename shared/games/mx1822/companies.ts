/** A city on a hex: the number the unrotated tile gives it. */
export interface Home {
  readonly hex: string
  readonly city: number
}

export interface MajorFigures {
  readonly concession: Concession
  readonly home: Home
  readonly destination: Home
}

export const MAJORS = ['FCM', 'MC', 'CHP', 'FNM', 'MIR', 'FCP', 'IRM'] as const
export type Major = (typeof MAJORS)[number]

export const CONCESSIONS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const
export type Concession = (typeof CONCESSIONS)[number]

export const MINORS = [
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'M7',
  'M8',
  'M9',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M16',
  'M17',
  'M18',
  'M19',
  'M20',
  'M21',
  'M22',
  'M23',
  'M24',
] as const
export type Minor = (typeof MINORS)[number]

export const NDEM = 'NDEM'
export type Company = Minor | Major | typeof NDEM
export type Traded = Major | typeof NDEM // what has shares to buy and sell

/** 11: the concession's number is not the company's own. */
export const MAJOR = {
  FCM: { concession: 'C1', home: { hex: 'N23', city: 4 }, destination: { hex: 'N27', city: 0 } },
  MC: { concession: 'C2', home: { hex: 'N23', city: 2 }, destination: { hex: 'F21', city: 0 } },
  CHP: { concession: 'C3', home: { hex: 'F15', city: 0 }, destination: { hex: 'H11', city: 0 } },
  FNM: { concession: 'C4', home: { hex: 'N23', city: 3 }, destination: { hex: 'G22', city: 0 } },
  MIR: { concession: 'C5', home: { hex: 'F21', city: 0 }, destination: { hex: 'J15', city: 0 } },
  FCP: { concession: 'C6', home: { hex: 'D9', city: 0 }, destination: { hex: 'L17', city: 0 } },
  IRM: { concession: 'C7', home: { hex: 'N23', city: 5 }, destination: { hex: 'N27', city: 0 } },
} as const satisfies Record<Major, MajorFigures>

/** 11: home cities */
export const MINOR = {
  M1: { hex: 'B1', city: 0 },
  M2: { hex: 'D15', city: 0 },
  M3: { hex: 'E8', city: 0 },
  M4: { hex: 'F13', city: 0 },
  M5: { hex: 'G22', city: 0 },
  M6: { hex: 'H11', city: 0 },
  M7: { hex: 'I22', city: 0 },
  M8: { hex: 'J9', city: 0 },
  M9: { hex: 'J13', city: 0 },
  M10: { hex: 'K20', city: 0 },
  M11: { hex: 'L17', city: 0 },
  M12: { hex: 'L19', city: 1 },
  M13: { hex: 'L19', city: 0 },
  M14: { hex: 'N23', city: 1 },
  M15: { hex: 'N23', city: 0 },
  M16: { hex: 'N25', city: 2 },
  M17: { hex: 'N25', city: 0 },
  M18: { hex: 'N25', city: 1 },
  M19: { hex: 'N27', city: 0 },
  M20: { hex: 'P23', city: 0 },
  M21: { hex: 'P27', city: 0 },
  M22: { hex: 'O32', city: 0 },
  M23: { hex: 'L37', city: 0 },
  M24: { hex: 'Q34', city: 0 },
} as const satisfies Record<Minor, Home>

export const MAJOR_TOKENS = { available: 1, exchange: 3 } as const // 5.9.3, besides home and destination
export const FIRST_NDEM = ['M14', 'M15', 'M17'] as const satisfies readonly Minor[] // 2.1.7
export const NDEM_SHARES = 3 // 2.1.7: those with no minor on the back
export const LOT = { concession: 'C1', minor: 'M18' } as const // 2.1.6: sold together

export const isMinor = (id: string): id is Minor => (MINORS as readonly string[]).includes(id)
export const isMajor = (id: string): id is Major => Object.hasOwn(MAJOR, id)
export const majorOf = (concession: Concession): Major => MAJORS[CONCESSIONS.indexOf(concession)] as Major // same order
export const homeOf = (id: Minor | Major): Home => (isMinor(id) ? MINOR[id] : MAJOR[id].home)
