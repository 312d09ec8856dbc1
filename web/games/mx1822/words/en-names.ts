import type { Company, Major, Minor } from '../../../../shared/games/mx1822/companies.ts'
import { isMinor, majorOf, NDEM } from '../../../../shared/games/mx1822/companies.ts'
import { isPrivate, type Private } from '../../../../shared/games/mx1822/privates.ts'
import type { Item } from '../../../../shared/games/mx1822/state.ts'

export const majors: Readonly<Record<Major, string>> = {
  FCM: 'Ferrocarril Mexicano',
  MC: 'Mexican Central Railway',
  CHP: 'Chihuahua-Pacific Railway',
  FNM: 'Ferrocarriles Nacionales de México',
  MIR: 'Mexican International Railroad',
  FCP: 'Ferrocarril del Pacífico',
  IRM: 'Interoceanic Railway of Mexico',
}

/** For a narrow box. */
export const majorsShort: Readonly<Record<Major, string>> = {
  FCM: 'F.C. Mexicano',
  MC: 'Mexican Central',
  CHP: 'Chihuahua-Pacific',
  FNM: 'F.C. Nacionales',
  MIR: 'Mexican Int’l',
  FCP: 'F.C. del Pacífico',
  IRM: 'Interoceanic',
}

export const minors: Readonly<Record<Minor, { name: string; place: string }>> = {
  M1: { name: 'Ferrocarril Sonora-Baja California', place: 'Tijuana' },
  M2: { name: 'Rio Grande, Sierra Madre & Pacific Railway', place: 'Ciudad Juárez' },
  M3: { name: 'Ferrocarril Nacozari', place: 'Hermosillo' },
  M4: { name: 'Ferrocarril Parral y Durango', place: 'Cuauhtémoc' },
  M5: { name: 'Ferrocarril Coahuila y Zacatecas', place: 'Nuevo Laredo' },
  M6: { name: 'Sinaloa and Durango Railroad', place: 'Los Mochis' },
  M7: { name: 'Monterrey Mineral and Terminal Railway', place: 'Monterrey' },
  M8: { name: 'Ferrocarril Nacional de la Baja California', place: 'La Paz' },
  M9: { name: 'Southern Pacific Railroad of Mexico', place: 'Mazatlán' },
  M10: { name: 'Potosí Central Railroad', place: 'San Luis Potosí' },
  M11: { name: 'Guadalajara to Tepic and Mazatlán', place: 'Guadalajara' },
  M12: { name: 'Ferrocarril Guanajuato a San Luis de la Paz y Pozos', place: 'Guanajuato' },
  M13: { name: 'Ferrocarril San Marcos a Huajapan de León', place: 'León' },
  M14: { name: 'Ferrocarril Cazadero y Solís', place: 'Mexico City' },
  M15: { name: 'Ferrocarril San Gregorio', place: 'Mexico City' },
  M16: { name: 'Ferrocarril Atlamaxac', place: 'Tlaxcala' },
  M17: { name: 'Compañía del Ferrocarril de México a Puebla', place: 'Puebla' },
  M18: { name: 'Ferrocarril Mexicano', place: 'Tlaxcala' },
  M19: { name: 'Córdoba and Huatusco Railroad', place: 'Veracruz' },
  M20: { name: 'Ferrocarril Interoceánico de Acapulco', place: 'Acapulco' },
  M21: { name: 'Ferrocarril Oaxaca a Ejutla', place: 'Oaxaca' },
  M22: { name: 'Ferrocarriles Unidos de Yucatán', place: 'Villahermosa' },
  M23: { name: 'Ferrocarril Mérida a Valladolid', place: 'Mérida' },
  M24: { name: 'Northern Railroad of Guatemala', place: 'Guatemala' },
}

/** `note`: what it does, for the box and the charter. */
export const privates: Readonly<Record<Private, { name: string; short: string; note: string }>> = {
  P1: { name: 'Baldwin Locomotive Works Contract', short: 'Baldwin contract', note: 'a 5-train, from phase 5' },
  P2: { name: 'Mexico City Short Line', short: 'Short Line', note: 'a 2-train for good' },
  P3: { name: 'Imported Goods Train', short: 'Goods train', note: 'a 3-train for good, earns half' },
  P4: { name: 'Mexico City Sightseeing Train', short: 'Sightseeing train', note: 'an L-train for good' },
  P5: { name: 'Pullman Car', short: 'Pullman car', note: 'towns do not count for one train' },
  P6: { name: 'Pullman Car', short: 'Pullman car', note: 'towns do not count for one train' },
  P7: { name: 'European Imports', short: 'European Imports', note: 'counts your cash double for the order' },
  P8: { name: 'Central Meseta Builders', short: 'Meseta Builders', note: 'one tile a colour ahead' },
  P9: { name: 'Narrow Gauge Branch Line', short: 'Branch Line', note: 'one more lay' },
  P10: { name: 'Compañía Constructora Nacional Mexicana', short: 'Constructora', note: 'three builder cubes' },
  P11: { name: 'Sierra Madre Builders', short: 'Sierra Madre', note: 'three builder cubes' },
  P12: { name: 'American Investors: ATSF', short: 'ATSF investors', note: 'plain track instead of a town' },
  P13: { name: 'American Investors: DRG', short: 'DRG investors', note: 'plain track instead of a town' },
  P14: { name: 'National Mail Service', short: 'National Mail', note: 'half of both ends of a run' },
  P15: { name: 'National Mail Service', short: 'National Mail', note: 'half of both ends of a run' },
  P16: {
    name: 'Vales de Tierra Promissory Notes',
    short: 'Promissory Notes',
    note: 'costs 10 a round, lowers the price',
  },
  P17: { name: 'Upgraded Docks', short: 'Upgraded Docks', note: 'a small port' },
  P18: { name: 'Harbor Improvements', short: 'Harbor works', note: 'a large port' },
}

export const ndem = { name: 'NdeM, the state railway', short: 'NdeM' }
export const colours = { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' } as const

/** As it is called in a sentence. */
export const company = (id: Company): string => (id === NDEM ? ndem.short : id)
export const companyName = (id: Company): string =>
  id === NDEM ? ndem.name : isMinor(id) ? minors[id].name : majors[id]
/** Where little room is: the home of a minor, a short name. */
export const companyShort = (id: Company): string =>
  id === NDEM ? ndem.short : isMinor(id) ? minors[id].place : majorsShort[id]
export const item = (id: Item): string => {
  if (isPrivate(id)) return `${id} ${privates[id].short}`
  if (isMinor(id)) return `${id} ${minors[id].place}`
  return id === 'C1' ? 'FCM with M18' : `the concession of ${majorOf(id)}`
}
export const train = (id: string): string => (id === 'P+' ? 'Pullman' : `${id}-train`)
export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`)
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)
export const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
