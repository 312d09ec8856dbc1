import type { Piece } from '../../../../shared/games/cuba/data.ts'
import { VOTES } from '../../../../shared/games/cuba/data.ts'
import { OBEYED } from '../../../../shared/games/cuba/data/statutes.ts'
import type { News } from '../../../../shared/games/cuba/news.ts'
import { buildings, characters, list, sections, shipIcons, spaces, statutes, theCharacter, votes } from './en-names.ts'

type Told<T extends News['type']> = Extract<News, { type: T }>
type Line<T extends News['type']> = (news: Told<T>, name: (seat: number) => string) => string
type Countable = Piece | 'pesos' | 'points' | 'votes'

const icon = (kind: Countable): string =>
  kind === 'pesos' ? '{peso}' : kind === 'points' ? '{point}' : kind === 'votes' ? 'votes' : `{${kind}}`

export function counted(amounts: Partial<Record<Countable, number>>): string {
  const parts = Object.entries(amounts).filter(([, n]) => n !== undefined && n !== 0)
  return parts.map(([kind, n]) => `${n} ${icon(kind as Countable)}`).join(', ')
}

const some = (amounts: Partial<Record<Countable, number>>): boolean => counted(amounts) !== ''
const title = (news: { statute: keyof typeof statutes }): string => `*${statutes[news.statute][0]}*`
const by = {
  mayor: 'Loaded',
  smallBranchOffice: `${buildings.smallBranchOffice}: loaded`,
  largeBranchOffice: `${buildings.largeBranchOffice}: loaded`,
}

/** *bold*, {icon}; the seal of whoever did it stands before the line. */
export const log: { [T in News['type']]: Line<T> } = {
  started: (n, name) => `${name(n.start)} starts`,
  chose: (n) => `Begins with ${counted(n.pieces)}`,
  proposed: (n) =>
    `Round ${n.round} · ${Object.values(n.bills)
      .map((bill) => statutes[bill][0])
      .join(', ')}`,
  played: (n) => `Played ${theCharacter(n.card)}`,
  worked: (n) =>
    `Worker ${n.from === n.to ? 'stays on' : 'goes to'} *${n.to}*: ${some(n.got) ? counted(n.got) : 'nothing'}` +
    (n.water > 0 ? `, paid ${n.water} {water} for further fields` : ''),
  bought: (n) => `Bought 1 {${n.kind}} for ${n.price} {peso}`,
  sold: (n) => `Sold 1 {${n.kind}} for ${n.price} {peso}`,
  took: (n) => `Took 1 {${n.piece}} instead of trading`,
  built: (n) => `Built the *${buildings[n.building]}* on ${n.field} for ${counted({ ...n.cost, pesos: n.pesos })}`,
  forwent: (n) => {
    const what = {
      worker: 'did nothing',
      tradeswoman: 'traded nothing',
      architect: 'built nothing',
      foreman: 'used nothing',
      mayor: 'loaded nothing',
    }[n.card]
    return `${characters[n.card]} ${what}${n.space ? `: +${spaces[n.space]}` : ''}`
  },
  used: (n) =>
    `${buildings[n.building]}: ${some(n.gave) ? `${counted(n.gave)} {arrow} ` : '+'}${some(n.got) ? counted(n.got) : 'nothing'}`,
  stored: (n) => `Stored ${some(n.products) ? counted(n.products) : 'nothing'}`,
  vetoed: (n) => `Church: vetoed the bill ${title(n)}`,
  swapped: (n) => `Lighthouse: ${shipIcons(n.ship)} is at sea now, ${shipIcons(n.away)} is back in the pile`,
  loaded: (n) => `${by[n.by]} ${counted(n.cargo)} at dock ${n.dock} for ${n.points} {point}`,
  departed: (n) => `The ship ${shipIcons(n.ship)} leaves dock ${n.dock}${n.full ? ', full' : ''}`,
  arrived: (n) =>
    n.at === 'sea' ? `${shipIcons(n.ship)} comes in sight` : `${shipIcons(n.ship)} moves to dock ${n.at}`,
  starter: (n, name) =>
    `*${name(n.seat)}* starts the next round: fourth card ${theCharacter(n.card)} (${VOTES[n.card]})` +
    (n.tied.length > 0 ? `, played later than ${list(n.tied.map(name))}’s` : ''),
  showed: (n) =>
    `Sends ${theCharacter(n.card)} to parliament: ${votes(VOTES[n.card])}${n.townHall ? ' and 2 from the Town hall' : ''}`,
  bid: (n) =>
    n.pesos === 0
      ? `Bought no ${n.second ? 'further ' : ''}votes`
      : `Paid ${n.pesos} {peso} for ${n.second ? 'further ' : ''}votes`,
  tied: (n, name) => `${list(n.seats.map(name))} are level with ${votes(n.votes)} and may buy once more`,
  won: (n, name) =>
    `*${name(n.seat)}* wins parliament with ${votes(n.votes)}` +
    (n.tied.length > 0
      ? `: level with ${list(n.tied.map(name))}, and a tie goes to the starting player or the next of them clockwise`
      : ''),
  enacted: (n) => `Passed ${title(n)}${n.replaced ? `, which replaces ${statutes[n.replaced][0]}` : ''}`,
  rejected: (n) => `Not passed: ${list(n.statutes.map((it) => statutes[it][0]))}`,
  obeyed: (n) => {
    const paid = counted({ pesos: n.pesos, ...n.pieces })
    if (!n.tax && !n.duty) return 'Paid neither tax nor duty'
    const what = n.tax && n.duty ? 'tax and duty' : n.tax ? 'the tax' : 'the duty'
    const both = n.tax && n.duty ? ` (2 + 2 + ${OBEYED.both} for both)` : ''
    return `Paid ${what}${paid ? `, ${paid}` : ''}: +${n.points} {point}${both}`
  },
  subsidised: (n) => `${sections.subsidy}, ${statutes[n.statute][1]}: +${n.points} {point}`,
  marketMoved: (n) =>
    some(n.change)
      ? `${statutes[n.statute][0]}: ${Object.entries(n.change)
          .map(([kind, by]) => `${by > 0 ? '+' : '−'}${Math.abs(by)} {${kind}}`)
          .join(', ')}`
      : `${statutes[n.statute][0]}: nothing to move`,
  perished: (n) => `Lost in the lot: ${counted(n.products)}`,
  roundEnded: (n, name) =>
    `End of round ${n.round} · ${n.points.map((points, seat) => `${name(seat)} ${points}`).join(', ')}`,
  finalBuildings: (n) => `${n.buildings} ${n.buildings === 1 ? 'building' : 'buildings'}: +${n.points} {point}`,
  over: () => 'The sixth round is over',
}
