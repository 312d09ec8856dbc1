import type { Seat } from '../../../../shared/engine/game.ts'
import type { ActionOf } from '../../../../shared/games/cuba18/action.ts'
import type { News } from '../../../../shared/games/cuba18/news.ts'
import type { Train } from '../../../../shared/games/cuba18/trains.ts'
import {
  benefits,
  colours,
  commissioner,
  company,
  concession,
  cubes,
  list,
  machine,
  money,
  place,
  train,
  times,
  trainName,
  wagon,
} from './en-names.ts'
import { PHASE_KINDS } from '../../../../shared/games/cuba18/phases.ts'

type Name = (seat: Seat) => string
type Lines = { [T in News['type']]: (news: Extract<News, { type: T }>, name: Name) => string | undefined }
type Deal = ActionOf<'buyTrain' | 'buyWagon'>

const move = (from: number, to: number): string => (from === to ? `price stays ${to}` : `price ${from} → ${to}`)
const isWagon = (what: string): boolean => what.endsWith('w')
const source = (from: string): string => (from === 'bank' ? '' : from === 'pool' ? ' from the pool' : ` from ${from}`)
const wish = (deal: Deal): string =>
  deal.type === 'buyTrain'
    ? `to buy the ${train(deal.train)} of ${deal.from} for ${money(deal.price)}`
    : `to buy the ${wagon(deal.wagon)} of ${deal.from}`

const ENDS = {
  bank: 'the bank is broken',
  export: 'the second 8+ has been exported',
  bankrupt: 'a company could not pay for its train',
} as const

/** One line of the log for everything that happens; *bold* is what counts. */
export const log: Lines = {
  bid: (n, name) => `${name(n.seat)} bids *${money(n.amount)}* for ${commissioner(n.card)}`,
  bidPassed: (n, name) => `${name(n.seat)} passes on ${commissioner(n.card)}`,
  auctioned: (n, name) => `${name(n.seat)} wins *${commissioner(n.card)}* for ${money(n.amount)}`,
  drafted: (n, name) => `${name(n.seat)} takes *${concession(n.concession)}* for ${money(n.cost)}`,
  declined: (n, name) => `${name(n.seat)} takes no concession`,
  sold: (n, name) =>
    `${name(n.seat)} sells *${times(n.shares, 'share', 'shares')} of ${company(n.company)}* for ${money(n.money)}, ${move(n.from, n.to)}`,
  bought: (n, name) =>
    n.price === 0
      ? `${name(n.seat)} receives a share of *${company(n.company)}*`
      : `${name(n.seat)} buys *${company(n.company)}* for ${money(n.price)} from the ${n.from === 'offering' ? 'initial offering' : n.from}`,
  founded: (n, name) => `${name(n.seat)} founds *${company(n.company)}* at ${n.par}`,
  foundedMinor: (n, name) =>
    `${name(n.seat)} founds *${company(n.company)}* at ${n.par} with its mill in ${place(n.hex)}, pays ${money(n.paid)}`,
  passed: (n, name) => `${name(n.seat)} passes`,
  director: (n, name) => `${name(n.seat)} is now director of *${company(n.company)}*`,
  started: (n, name) => `Playing order: ${list(n.order.map(name))}`,
  order: (n, name) => `${n.by === 'least' ? 'Least' : 'Most'} cash first: ${list(n.order.map(name))}`,
  draft: () => 'Concessions',
  stockRound: (n) => `Stock round ${n.number}`,
  dropped: (n) =>
    [
      ...(n.concessions.length > 0 ? [`unused concessions ${list(n.concessions.map(String))}`] : []),
      ...(n.minors.length > 0 ? [`${list(n.minors)}, not founded,`] : []),
    ].join(' and ') + ' leave the game',
  floated: (n) =>
    `*${company(n.company)}* floats with ${money(n.money)} and ${times(n.stations, 'station', 'stations')}`,
  soldOut: (n) => `*${company(n.company)}* is in players' hands, ${move(n.from, n.to)}`,
  operatingRound: (n) => `Operating round ${n.number} of ${n.of}`,
  exported: (n) =>
    `The FC takes a *${n.card === '8' ? '8+' : n.card}* by export${n.card === '8' ? ` (${n.count} of 2)` : ''}`,
  phase: (n) => `Phase ${n.phase}: ${colours[PHASE_KINDS[n.phase].color]} tiles`,
  scrapped: (n) => `Scrapped: ${list([...n.trains.map((it) => train(it)), ...n.wagons.map((it) => wagon(it))])}`,
  aged: () => 'Each 4n counts only three places from now on',
  broken: (n) =>
    `*The bank is broken.* The game ends ${n.after === 'set' ? 'with this set of operating rounds' : 'after the next set of operating rounds'}`,
  over: (n) => `The game is over: ${ENDS[n.by]}`,
  mail: (n) => `${company(n.company)} receives ${money(n.amount)} for the mail`,
  home: (n) => `${company(n.company)} starts in *${place(n.hex)}*${n.beside ? ', beside the tile' : ''}`,
  benefit: (n, name) =>
    `${name(n.seat)} gives *${company(n.company)}* ${n.machine ? `a ${machine(n.machine)}` : benefits[n.benefit].short}`,
  issued: (n) => `${company(n.company)} issues a share for ${money(n.money)}, ${move(n.from, n.to)}`,
  redeemed: (n) => `${company(n.company)} redeems a share for ${money(n.money)}`,
  rented: (n) => `${company(n.company)} rents ${list(n.hexes.map(place))} from the FC for ${money(n.fee)}`,
  laid: (n) =>
    `${company(n.company)} lays *${n.tile}* in ${place(n.hex)}${n.cost > 0 ? ` for ${money(n.cost)}` : ''}${
      n.commissioner ? ` with ${commissioner(n.commissioner)}, who brings ${money(n.funding ?? 0)}` : ''
    }`,
  slipped: (n) => `${company(n.company)} takes a slot in *${place(n.hex)}*`,
  station: (n) => `${company(n.company)} places a station in *${place(n.hex)}* for ${money(n.cost)}`,
  ran: (n) => {
    const income = n.revenue + n.machines
    if (income === 0) return `${company(n.company)} does not run`
    const parts = [
      ...(n.machines > 0 ? [`${n.machines} by machines`] : []),
      ...(n.delivered > 0 ? [`${cubes(n.delivered)} delivered`] : []),
    ]
    return `${company(n.company)} runs for *${income}*${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
  },
  cubes: (n) => `${cubes(n.cubes)} in the warehouse of *${company(n.company)}*`,
  dividend: (n) =>
    n.out
      ? `${company(n.company)} pays *${n.perShare} a share*, ${move(n.from, n.to)}`
      : `${company(n.company)} keeps its income, ${move(n.from, n.to)}`,
  boughtTrain: (n) => `${company(n.company)} buys a *${train(n.train)}*${source(n.from)} for ${money(n.price)}`,
  tradedIn: (n) => `${company(n.company)} trades a ${trainName(n.train)} for a *${train(n.to)}* and ${money(n.price)}`,
  boughtWagon: (n) => `${company(n.company)} buys a *${wagon(n.wagon)}*${source(n.from)} for ${money(n.price)}`,
  boughtMachine: (n) => `${company(n.company)} buys a *${machine(n.machine)}* for ${money(n.price)}`,
  discarded: (n) =>
    `${company(n.company)} gives a ${isWagon(n.what) ? wagon(n.what as Parameters<typeof wagon>[0]) : train(n.what as Train)} to the pool`,
  helped: (n, name) => `${name(n.seat)} adds ${money(n.amount)} for the train of ${company(n.company)}`,
  bankrupt: (n, name) =>
    `*${company(n.company)} is bankrupt*: ${name(n.seat)} cannot raise the ${money(n.missing)} that are missing`,
  asked: (n, name) => `${name(n.by)} asks ${name(n.seat)} ${wish(n.action)}`,
  answered: (n, name) => `${name(n.seat)} ${n.yes ? 'agrees' : 'refuses'} (${name(n.by)} asked ${wish(n.action)})`,
  withdrew: (n, name) => `${name(n.by)} no longer asks ${wish(n.action)}`,
  central: (n) =>
    `FC: ${n.cities} for cities${n.rentals > 0 ? `, ${n.rentals} rentals` : ''}${n.cubes > 0 ? `, ${n.cubes} for cubes` : ''}: *${n.perShare} a share*, ${move(n.from, n.to)}`,
}
