import type { Seat } from '../../../../shared/engine/game.ts'
import type { Agreed } from '../../../../shared/games/mx1822/action.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import type { News } from '../../../../shared/games/mx1822/news.ts'
import { company, item, minors, money, privates, times, train } from './en-names.ts'

type Name = (seat: Seat) => string
type Lines = { [T in News['type']]: (news: Extract<News, { type: T }>, name: Name) => string | undefined }

const place = (hex: string): string => GROUND.map[hex]?.name ?? hex
const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
const move = (from: number, to: number): string => (from === to ? `price stays ${to}` : `price ${from} → ${to}`)

const wish = (action: Agreed): string => {
  switch (action.type) {
    case 'acquirePrivate':
      return `to take ${item(action.private)}`
    case 'layTile':
      return `to lay ${action.tile} in ${place(action.hex)}`
    case 'buyTrain':
      return `to buy a ${train(action.train)} from ${action.from} for ${money(action.price)}`
    case 'acquireMinor':
      return `to acquire ${action.minor}`
  }
}

/** One line of the log for everything that happens; *bold* is what counts. */
export const log: Lines = {
  sold: (n, name) =>
    `${name(n.seat)} sells *${n.shares} ${company(n.company)}* for ${money(n.money)}, ${move(n.from, n.to)}`,
  repaid: (n, name) => `${name(n.seat)} repays ${money(n.amount)}, owes ${money(n.left)}`,
  bought: (n, name) => `${name(n.seat)} buys *${company(n.company)}* from the ${n.from} for ${money(n.price)}`,
  converted: (n, name) => `${name(n.seat)} converts *${n.company}* at ${n.price} and pays ${money(n.paid)}`,
  formed: (n, name) => `${name(n.seat)} forms *${n.company}* at ${n.price}`,
  floated: (n) => `*${company(n.company)}* floats at ${n.price} with ${money(n.capital)}`,
  bid: (n, name) => `${name(n.seat)} bids *${n.amount}* on ${item(n.item)}`,
  passed: (n, name) => `${name(n.seat)} passes`,
  director: (n, name) => `${name(n.seat)} is now director of *${company(n.company)}*`,
  won: (n, name) => `${name(n.seat)} wins *${item(n.item)}* for ${n.amount}`,
  unsold: (n) => (n.minors.length === 0 ? undefined : `No bid on ${list(n.minors)}`),
  ndemTook: (n) => `NdeM takes a *${train(n.train)}*${n.because === 'boxOne' ? ' for box 1' : ` for ${n.minor}`}`,
  removed: (n) =>
    n.station
      ? `*${n.minor}* leaves the game; ${minors[n.minor].place} becomes an NdeM station`
      : `*${n.minor}* leaves the game`,
  interest: (n, name) => `${name(n.seat)} owes ${money(n.interest)} interest, ${money(n.loan)} in all`,
  soldOut: (n) => `*${n.company}* is sold out, ${move(n.from, n.to)}`,
  doubled: (n, name) => `${name(n.seat)} counts cash double for the order`,
  order: (n, name) => `Player order: ${n.order.map(name).join(', ')}`,
  started: (n, name) => `${list(n.order.map(name))} play in this order; ${n.station}’s home is the first NdeM station`,
  stockRound: (n) => `Stock round ${n.number}`,
  operatingRound: (n) => `Operating round ${n.number} of ${n.of}`,
  income: (n, name) =>
    `${n.seat !== undefined ? name(n.seat) : n.company ? company(n.company) : ''} receives ${money(n.amount)} income`,
  fee: (n) => `${company(n.company)} pays ${money(n.amount)} for the promissory notes`,
  phase: (n) => `Phase ${n.phase}`,
  rusted: (n) =>
    n.companies.length === 0
      ? `All ${train(n.train)}s are scrapped`
      : `All ${train(n.train)}s are scrapped: ${list(n.companies.map(company))}`,
  concessionsRemoved: (n, name) =>
    n.players.length === 0
      ? 'The concessions leave the game'
      : `The concessions leave the game, ${list(n.players.map(({ seat, concessions }) => `${concessions.join(', ')} of ${name(seat)}`))} too`,
  ending: (n) =>
    `The game ends after this ${n.after === 'set' ? 'pair of operating rounds' : 'operating round'}: ${n.by === 'bank' ? 'the bank is broken' : `${n.company ? company(n.company) : 'a company'} reached 600`}`,
  over: () => 'The game is over',
  home: (n) => `${company(n.company)} starts in *${place(n.hex)}*`,
  acquiredPrivate: (n, name) => `${company(n.company)} takes *${item(n.private)}* from ${name(n.from)}`,
  closed: (n) =>
    n.from !== undefined && n.to !== undefined
      ? `${privates[n.private].name} closes, ${move(n.from, n.to)}`
      : `${privates[n.private].name} closes`,
  laid: (n) =>
    `${company(n.company)} lays *${n.tile}* in ${place(n.hex)}${n.cost > 0 ? ` for ${money(n.cost)}` : ''}${n.using ? ` with ${n.using.join(', ')}` : ''}`,
  cube: (n) => `${company(n.company)} places a cube in ${place(n.hex)}${n.from ? ` from ${place(n.from)}` : ''}`,
  port: (n) => `${company(n.company)} lays a port at ${n.hex}`,
  destination: (n) => `${n.company} reaches its destination *${place(n.hex)}*`,
  token: (n) => `${company(n.company)} places a token in *${place(n.hex)}* for ${money(n.cost)}`,
  ran: (n) =>
    n.revenue === 0
      ? `${company(n.company)} does not run`
      : `${company(n.company)} runs for *${n.revenue}*${n.mail > 0 ? ` and ${money(n.mail)} mail` : ''}`,
  dividend: (n) =>
    n.paid === 0
      ? `${company(n.company)} keeps ${money(n.kept)}, ${move(n.from, n.to)}`
      : `${company(n.company)} pays *${n.perShare} a share*${n.kept > 0 ? `, keeps ${money(n.kept)}` : ''}, ${move(n.from, n.to)}`,
  boughtTrain: (n) =>
    `${company(n.company)} buys a *${train(n.train)}*${n.from === 'bank' ? '' : n.from === 'pool' ? ' from the pool' : ` from ${company(n.from)}`} for ${money(n.price)}`,
  upgradedTrain: (n) => `${company(n.company)} turns an L into a *2-train* for ${money(n.price)}`,
  helped: (n, name) => `${name(n.seat)} helps ${company(n.company)} with ${money(n.amount)}`,
  loan: (n, name) => `${name(n.seat)} borrows ${money(n.amount)} and owes ${money(n.debt)}`,
  discarded: (n) =>
    `${company(n.company)} gives up a ${train(n.train)}${n.to === 'game' ? ', which leaves the game' : ''}`,
  acquired: (n, name) =>
    `${n.company} acquires *${n.minor}*${n.from === undefined ? ' from its box' : ` from ${name(n.from)}`} for ${list([
      ...(n.shares > 0 ? [times(n.shares, 'share', 'shares')] : []),
      ...(n.cash >= 0 && (n.cash > 0 || n.shares === 0) ? [money(n.cash)] : []),
    ])}${n.cash < 0 ? ` and receives ${money(-n.cash)}` : ''}`,
  issued: (n) =>
    `${n.company} issues ${times(n.shares, 'share', 'shares')} for ${money(n.money)}, ${move(n.from, n.to)}`,
  redeemed: (n) => `${n.company} redeems ${times(n.shares, 'share', 'shares')} for ${money(n.money)}`,
  skipped: () => undefined,
  asked: (n, name) => `${name(n.by)} asks ${name(n.seat)} ${wish(n.action)}`,
  answered: (n, name) => `${name(n.seat)} ${n.yes ? 'agrees' : 'refuses'} (${name(n.by)} asked ${wish(n.action)})`,
  withdrew: (n, name) => `${name(n.by)} withdraws the question ${wish(n.action)}`,
  privatised: (n, name) =>
    `*The NdeM is privatised* at ${n.price}: ${list(n.paid.map(({ seat, amount }) => `${name(seat)} ${money(amount)}`))}`,
  tokenBid: (n, name) => `${name(n.seat)} bids ${money(n.amount)} for the NdeM token in ${place(n.hex)}`,
  tokenPass: (n, name) => `${name(n.seat)} passes`,
  tokenSold: (n) => `*${n.company}* buys the NdeM token in ${place(n.hex)} for ${money(n.amount)}`,
  ended: () => undefined,
}
