import { shuffled } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'
import { emptyBoard, placeToken } from '../../rail/board.ts'
import { fullDepot } from '../../rail/depot.ts'
import { emptyMarket, enter } from '../../rail/market.ts'
import { FC, sharesIn } from './companies.ts'
import { COMMISSIONER_IDS, CONCESSION_IDS, MACHINES } from './data.ts'
import { FC_HEXES, HABANA, HABANA_EAST, PRINTED } from './map.ts'
import { FC_PRICE, PRICES } from './market.ts'
import type { Options } from './options.ts'
import { startAuction } from './moves/auction.ts'
import { spaceAt } from './price.ts'
import type { Player, State } from './state.ts'
import { PIECES } from './tiles.ts'
import { WAGON_KINDS } from './trains.ts'
import { versionFor, VERSIONS } from './versions.ts'

/** II, X, XI */
export function setup(seats: number, options: Options, rng: Rng): State {
  const version = versionFor(seats, options)
  const { bank, capital, standard, narrow, map } = VERSIONS[version]
  const order = shuffled(
    rng,
    Array.from({ length: seats }, (_, seat) => seat),
  )
  const state: State = {
    news: [{ type: 'started', order }],
    revealed: false,
    options,
    version,
    players: order.map(() => newPlayer(capital)),
    order,
    phase: 1,
    stockRound: 0,
    set: { round: 0, of: 0 },
    round: { at: 'over' },
    pending: [],
    asked: 0,
    bank: { cash: bank - capital * seats }, // R34
    commissioners: [...COMMISSIONER_IDS],
    concessions: [...CONCESSION_IDS],
    companies: {},
    central: {
      cash: 0,
      stack: [],
      waiting: FC_HEXES.filter(
        (hex) => hex !== HABANA && PRINTED[map][hex]?.color === undefined && hex in PRINTED[map],
      ),
    },
    shares: { [FC]: { players: order.map(() => 0), treasury: 0, pool: 0, offering: sharesIn(FC) } },
    market: emptyMarket(PRICES.length),
    depot: fullDepot({ ...standard, ...narrow }),
    wagons: {
      left: { '1w': WAGON_KINDS['1w'].count, '2w': WAGON_KINDS['2w'].count, '3w': WAGON_KINDS['3w'].count },
      pool: [],
    },
    machines: { 10: [...MACHINES[10].spaces], 20: [...MACHINES[20].spaces], 40: [...MACHINES[40].spaces] },
    board: emptyBoard(PIECES),
    secret: { rng },
  }
  enter(state.market, FC, spaceAt(FC_PRICE))
  placeInHabana(state)
  startAuction(state)
  return state
}

/** IV.5, R51b: in the east city; on the red La Habana of the medium map beside its value. */
function placeInHabana(s: State): void {
  const printed = PRINTED[VERSIONS[s.version].map][HABANA]
  if (printed)
    placeToken(s.board, HABANA, { company: FC, city: printed.color === 'fixed' ? 0 : HABANA_EAST, kind: 'home' })
}

const newPlayer = (cash: number): Player => ({
  cash,
  commissioners: [],
  concessions: [],
  benefits: [],
  sold: [],
  curve: [],
})
