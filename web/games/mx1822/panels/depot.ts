import type { State } from '../../../../shared/games/mx1822/state.ts'
import {
  CARDS,
  SIDES,
  TRAIN,
  type BankTrain,
  type Card,
  type TrainFigures,
} from '../../../../shared/games/mx1822/trains.ts'
import { onTop } from '../../../../shared/rail/depot.ts'
import { leftWords, type Car } from '../../../rail/panels/Depot.tsx'
import { t } from '../words/index.ts'

const figures: Readonly<Record<BankTrain, TrainFigures>> = TRAIN

/** The first train that scraps this one. */
function scrappedBy(train: BankTrain): string | undefined {
  const { rustsIn } = figures[train]
  return rustsIn && Object.entries(figures).find(([, { opens }]) => opens === rustsIn)?.[0]
}

function stateOf(s: State, card: Card, top: Card | undefined): Car['state'] {
  if (card === top) return 'now'
  if (s.depot.left[card] !== 0) return 'later'
  return SIDES[card].every((side) => (figures[side].rustsIn ?? '9') <= s.phase) ? 'gone' : 'sold'
}

function noteOf(card: Card, state: Car['state']): Pick<Car, 'note' | 'warn'> {
  const [first] = SIDES[card]
  const scrapper = scrappedBy(SIDES[card].at(-1) ?? first)
  if (state === 'sold' && scrapper) return { note: t().stage.depot.rusts(scrapper), warn: true }
  return { note: SIDES[card].map((side) => t().stage.depot.price(figures[side].price)).join(' · ') }
}

/** The line of trains: which are gone, which is for sale, what scraps them. */
export function cars(s: State): Car[] {
  const top = onTop(CARDS, s.depot)
  return CARDS.map((card) => {
    const state = stateOf(s, card, top)
    return {
      name: SIDES[card].join('/'),
      state,
      left: leftWords(s.depot.left[card], state),
      ...noteOf(card, state),
    }
  })
}
