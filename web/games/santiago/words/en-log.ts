import type { Demanded, Good } from '../../../../shared/games/santiago/data.ts'
import type { News } from '../../../../shared/games/santiago/news.ts'
import type { Item } from '../../../../shared/games/santiago/state.ts'
import { buildings, cubans, nameOf, theBuilding, thing } from './en-names.ts'

type Told<T extends News['type']> = Extract<News, { type: T }>
type Line<T extends News['type']> = (news: Told<T>, name: (seat: number) => string) => string
type Amounts = Partial<Record<Good | 'pesos' | 'points', number>>

const icon = (kind: Good | Item | 'pesos' | 'points'): string =>
  kind === 'pesos' ? '{peso}' : kind === 'points' ? '{point}' : `{${kind}}`

function counted(amounts: Amounts): string {
  const parts = Object.entries(amounts).filter(([, n]) => n !== undefined && n > 0)
  return parts.map(([kind, n]) => `${n} ${icon(kind as Good | 'pesos' | 'points')}`).join(', ')
}

const die = (good: Demanded, from: number, to: number): string => `{${good}} ${from} to ${to}`

/** *bold*, {icon}; the seal of whoever did it stands before the line. */
export const log: { [T in News['type']]: Line<T> } = {
  started: (n, name) => `${name(n.start)} drives first`,
  rolled: (n) => (n.again ? `Five zeros, rolled ship ${n.ship} again` : `Rolled the dice of ship ${n.ship}`),
  demanded: (n, name) => `Ship ${n.ship} · ${name(n.seat)} rolled, left out ${thing(n.aside)}`,
  drove: (n) =>
    `${n.cost > 0 ? `Paid ${n.cost} {peso}, drove` : 'Drove'} to ` +
    (n.to === 'port' ? 'the *port*' : `*${cubans[n.to]}*`) +
    (n.inactive ? ', who is turned down' : ''),
  passedPort: (n) => `Passed the port: flag {arrow} ${n.flag}`,
  gained: (n) => `${nameOf(n.from)}: +${counted({ ...n.goods, pesos: n.pesos, points: n.points })}`,
  empty: (n) => `${nameOf(n.from)}: nothing left in the supply`,
  declined: (n) => `Left *${nameOf(n.what)}* unused`,
  gave: (n, name) => `Gave 1 ${icon(n.item)} to ${name(n.to)}`,
  seized: (n) => `Seized ${n.building === 'customs' ? '' : 'the '}*${buildings[n.building]}*`,
  reused: (n) => `Used ${n.building === 'customs' ? '' : 'the '}*${buildings[n.building]}* as its owner`,
  visited: (n) => `Went to ${n.building === 'customs' ? '' : 'the '}*${buildings[n.building]}*`,
  stayed: (n) => `Stayed at ${theBuilding(n.building)}`,
  traded: (n) => `${buildings[n.at]}: ${counted(n.gave)} {arrow} ${counted(n.got)}`,
  cleared: (n) => `${buildings.customs}: ${die(n.good, n.value, 0)}`,
  flagMoved: (n) => `${buildings.harbormaster}: flag {arrow} ${n.flag}`,
  turned: (n) => `${buildings.newspaper}: turned *${cubans[n.cuban]}* down`,
  woke: (n) => `${cubans[n.cuban]} is back`,
  delivered: (n) =>
    `${n.at === 'office' ? `${buildings.office}: delivered` : 'Delivered'} ${n.amount} ${icon(n.good)}` +
    `${n.good === n.as ? '' : ` as ${icon(n.as)}`} for ${n.points} {point}`,
  passed: () => 'Passed',
  portRaised: (n) => `Something is still wanted: flag {arrow} ${n.flag}`,
  visitFee: (n, name) => `+1 {point} as owner: ${name(n.visitor)} is at ${theBuilding(n.building)}`,
  departed: (n) => (n.full ? `Ship ${n.ship} is full and leaves` : `Ship ${n.ship} leaves with room to spare`),
  over: () => 'The seventh ship has left',
}
