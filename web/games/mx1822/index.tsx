import '../parts/parts.css'
import '../../rail/map.css'
import '../../rail/panels.css'
import '../../rail/stage.css'
import './mx1822.css'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { screenOf } from '../parts/screen.tsx'
import type { GameUi, Play } from '../ui.ts'
import { About } from './About.tsx'
import { End } from './end/End.tsx'
import { press } from './keys.ts'
import { createModel } from './model.ts'
import { Round } from './Round.tsx'
import { Rules } from './Rules.tsx'
import { SeatMarks, SeatNote } from './SeatParts.tsx'
import { isChapter, seatOf, sentence } from './Sentence.tsx'
import { Stage, ViewTabs } from './stage/Stage.tsx'
import { Act } from './wall/Act.tsx'
import { Ask } from './wall/Ask.tsx'
import { Hold } from './wall/Hold.tsx'
import { t } from './words/index.ts'

export const ui: GameUi = {
  screen(play) {
    const model = createModel(play as Play<State>)
    return {
      ...screenOf(model, { Stage, Hold, Ask, Act, End, SeatNote, SeatMarks }),
      wide: true,
      Round: () => <Round model={model} />,
      Tabs: () => <ViewTabs model={model} />,
      press: (key, shift) => press(model, key, shift),
    }
  },
  sentence,
  isChapter,
  seatOf,
  refusal: (rule, facts) => t().refusals[rule]?.(facts),
  active: (view) => mx1822.active(view as State),
  rules: () => <Rules />,
  about: () => <About />,
  turnNote(view) {
    const { round, stockRound, set, phase } = view as State
    if (round.at === 'over') return t().turnNote.over
    return set.round === 0
      ? t().turnNote.stock(stockRound, phase)
      : t().turnNote.operating(stockRound, set.round, phase)
  },
}
