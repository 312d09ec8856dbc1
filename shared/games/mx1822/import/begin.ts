import { Illegal } from '../../../engine/game.ts'
import { clone } from '../../../engine/diff.ts'
import { seeded } from '../../../engine/random.ts'
import type { Compat, Options } from '../options.ts'
import { setupFrom } from '../setup.ts'
import type { Course, Mx } from './course.ts'
import { dealOf } from './deal.ts'
import { newPieces } from './pieces.ts'
import type { RecordedGame } from './record.ts'
import { newTrainIds } from './train-ids.ts'

/** Every deviation there is: one that never comes up changes nothing. */
const COMPAT: Required<Omit<Compat, 'actions'>> = {
  recordedRuns: true,
  consentGiven: true,
  lotWithoutTrain: true,
  ndemAsked: true,
  bankLends: true,
  sidesStay: true,
  fixedOrder: true,
  auctionRotates: true,
  winnerNames: true,
  directorStays: true,
  specialApart: true,
  twoExpresses: true,
  pullmanAsked: true,
  unfloatedBid: true,
  freeCubes: true,
  cubesNearby: true,
  anyCityTile: true,
  openReserved: true,
  exchangeOverLimit: true,
  keepOverLimit: true,
}

const HIGHER_LIMIT = 'higher_cert_limit'

function optionsOf({ players, variants }: RecordedGame): Options {
  const unknown = variants.find((variant) => variant !== HIGHER_LIMIT)
  if (unknown !== undefined) throw new Illegal('bring.variant', { variant: unknown.slice(0, 40) })
  return {
    twoPlayers: players.length === 2,
    higherLimit: variants.includes(HIGHER_LIMIT),
    mailOnLocal: true,
    pullmanOnLocal: false,
  }
}

export function newCourse(game: Mx, record: RecordedGame): Course {
  const options = { ...optionsOf(record), compat: { ...COMPAT } }
  const start = setupFrom(dealOf(record.seed, record.players.length), options, seeded([record.seed]))
  return {
    game,
    record,
    there: { ...clone(start), news: [] },
    here: start,
    moves: [],
    findings: [],
    trains: newTrainIds(),
    shares: {},
    pieces: newPieces(),
    cubes: {},
    news: [],
    early: new Set(),
    excess: [],
    memo: {},
    memoOf: '',
    at: 0,
    acts: [],
    next: 0,
  }
}
