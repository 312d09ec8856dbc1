import '../parts/parts.css'
import './santiago.css'
import { SHIPS } from '../../../shared/games/santiago/data.ts'
import { santiago } from '../../../shared/games/santiago/game.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import { screenOf } from '../parts/screen.tsx'
import type { GameUi, Play } from '../ui.ts'
import { End } from './end/End.tsx'
import { createModel } from './model.ts'
import { Choices, Rules } from './Rules.tsx'
import { SeatMarks, SeatNote } from './SeatParts.tsx'
import { isChapter, seatOf, sentence } from './Sentence.tsx'
import { Stage } from './Stage.tsx'
import { Act } from './wall/Act.tsx'
import { Ask } from './wall/Ask.tsx'
import { Hold } from './wall/Hold.tsx'
import { t } from './words/index.ts'

export const ui: GameUi = {
  screen: (play) => screenOf(createModel(play as Play<State>), { Stage, Hold, Ask, Act, End, SeatNote, SeatMarks }),
  sentence,
  isChapter,
  seatOf,
  refusal: (rule, facts) => t().refusals[rule]?.(facts),
  active: (view) => santiago.active(view as State),
  rules: () => <Rules />,
  about: () => <Choices />,
  turnNote(view) {
    const { phase, ship } = view as State
    return phase.at === 'over' ? t().turnNote.over : t().turnNote.ship(ship, SHIPS)
  },
}
