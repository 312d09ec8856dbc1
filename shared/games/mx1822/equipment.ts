import { tell } from '../../engine/game.ts'
import { takeTrain } from '../../rail/depot.ts'
import type { Company } from './companies.ts'
import { charterOf } from './money.ts'
import { mustDiscard } from './phase.ts'
import { from } from './phases.ts'
import { directorOf } from './shares.ts'
import type { State } from './state.ts'
import type { Train } from './trains.ts'
import { PULLMAN, SPECIAL } from './trains.ts'

export const isSpecial = (train: Train): boolean => (SPECIAL as readonly Train[]).includes(train)
const specialsOf = (s: State, company: Company): Train[] => charterOf(s, company).trains.filter(isSpecial)

/** 4.1.18, 6.5.7, 6.5.12, 6.5.15, 6.18.5: trains that come with a private or a minor, and what has to go for them. */
export function receive(s: State, company: Company, trains: readonly Train[]): void {
  const charter = charterOf(s, company)
  charter.trains.push(...trains)
  const count = (train: Train) => charter.trains.filter((it) => it === train).length
  const { pullmanAsked, twoExpresses } = s.options.compat ?? {}
  if (count(PULLMAN) > 1 && !pullmanAsked) leaveGame(s, company, PULLMAN)
  if (count('E') > 1 && !twoExpresses) discardToPool(s, company, 'E')
  const seat = directorOf(s, company)
  if (seat !== undefined && tooMany(s, company).length > 0) s.pending.push({ at: 'scrap', seat, company })
  mustDiscard(s, company)
}

/** 6.5.15, 6.5.7: of special trains and of Pullmans there may be one. */
export function tooMany(s: State, company: Company): Train[] {
  const pullmans = charterOf(s, company).trains.filter((train) => train === PULLMAN)
  return [specialsOf(s, company), pullmans].find((trains) => trains.length > 1) ?? []
}

export function leaveGame(s: State, company: Company, train: Train): void {
  takeTrain(charterOf(s, company).trains, train)
  tell(s, { type: 'discarded', company, train, to: 'game' })
}

/** 6.14.8: to the bank pool, the cheaper side up; an L among the rusted is gone. */
export function discardToPool(s: State, company: Company, train: Train): void {
  const side: Train = s.options.compat?.sidesStay ? train : train === 'E' ? '7' : train === '2' ? 'L' : train
  takeTrain(charterOf(s, company).trains, train)
  const gone = side === 'L' && from('3', s)
  if (!gone) s.depot.pool.push(side)
  tell(s, { type: 'discarded', company, train, to: gone ? 'game' : 'pool' })
}
