import type { Seat } from '../../shared/engine/game.ts'
import type { CompanyId } from '../../shared/rail/board.ts'
import type { Play } from '../games/ui.ts'
import type { Change, Changes } from './changes.ts'
import { nameOf } from './people.ts'
import { railWords } from './words/index.ts'

/** What a choice does, said in a few words. */
export interface Effect {
  readonly text: string
  readonly tone: 'cost' | 'warn' | 'gain' | 'plain'
}

type Viewer = Pick<Play, 'names' | 'you'>

function figureEffect<Company extends CompanyId>(
  change: Change<Company>,
  play: Viewer,
  name: (company: Company) => string,
): Effect {
  const { changes } = railWords()
  const { before, after } = change
  const tone = after < before ? 'cost' : 'gain'
  switch (change.of) {
    case 'treasury':
      return { text: changes.money(name(change.company), before, after), tone }
    case 'purse':
      return {
        text: changes.money(change.seat === play.you ? changes.you : nameOf(play, change.seat), before, after),
        tone,
      }
    case 'price':
      return { text: changes.price(name(change.company), before, after), tone }
    case 'holding':
      return { text: changes.holding(name(change.company), before, after), tone: 'plain' }
    case 'certificates':
      return { text: changes.certificates(before, after, change.limit), tone: 'plain' }
  }
}

function directorEffect(company: string, seat: Seat, play: Viewer): Effect {
  const { changes } = railWords()
  return {
    text: seat === play.you ? changes.youDirect(company) : changes.director(nameOf(play, seat), company),
    tone: 'warn',
  }
}

/** `name`: what a company is called in few letters. */
export const effectsOf = <Company extends CompanyId>(
  { figures, directors }: Changes<Company>,
  play: Viewer,
  name: (company: Company) => string,
): Effect[] => [
  ...figures.map((change) => figureEffect(change, play, name)),
  ...directors.map(({ company, seat }) => directorEffect(name(company), seat, play)),
]
