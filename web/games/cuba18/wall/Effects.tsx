import { createMemo, For } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/cuba18/action.ts'
import type { News } from '../../../../shared/games/cuba18/news.ts'
import type { Pending } from '../../../../shared/games/cuba18/pending.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { nameOf } from '../../../rail/people.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { moneyChanges, shareChanges, type Effect } from './changes.ts'

function effectOf(model: Model, news: News): Effect[] {
  const { effect } = t()
  switch (news.type) {
    case 'phase':
      return [{ text: effect.phase(news.phase), tone: 'warn' }]
    case 'scrapped':
      return [{ text: effect.scraps(news.trains, news.wagons), tone: 'warn' }]
    case 'aged':
      return [{ text: effect.ages, tone: 'warn' }]
    case 'director':
      return [{ text: effect.director(news.company, nameOf(model.play, news.seat)), tone: 'warn' }]
    case 'slipped':
      return [{ text: effect.slips(news.company), tone: 'warn' }]
    case 'rented':
      return [{ text: effect.rents(news.hexes, news.fee), tone: 'cost' }]
    case 'issued':
    case 'sold':
      return [{ text: effect.price(news.from, news.to), tone: news.to < news.from ? 'cost' : 'warn' }]
    case 'broken':
      return [{ text: effect.breaks, tone: 'warn' }]
    default:
      return []
  }
}

const discardOf = (pending: Pending): Effect[] =>
  pending.at === 'discard' ? [{ text: t().effect.discards(pending.company), tone: 'warn' }] : []

/** Who pays and who receives; a dividend has its own table for that. */
function figuresOf(model: Model, action: Action, after: State): Effect[] {
  if (action.type === 'pay') return []
  const { you } = model.play
  const who = (seat: Seat) => (seat === you ? t().effect.you : nameOf(model.play, seat))
  const deals = action.type === 'buy' || action.type === 'sell' || action.type === 'found'
  const shares = deals && you !== null ? shareChanges(after, you, action.company) : []
  return [...moneyChanges(model.plain(), after, who), ...shares]
}

/** What the chosen move sets off, as the rules themselves work it out. */
export function effectsOf(model: Model): Effect[] {
  const outlook = model.outlook()
  const action = model.action()
  if (!outlook || !action) return []
  return [
    ...figuresOf(model, action, outlook.after),
    ...outlook.news.flatMap((news) => effectOf(model, news)),
    ...outlook.after.pending.flatMap(discardOf),
  ]
}

const CLASSES = {
  cost: 'chip cost',
  warn: 'chip warn',
  gain: 'chip gain2',
  plain: 'chip',
} as const satisfies Record<Effect['tone'], string>

/** `head`: beside the question, where a wall with one row of choices has room; on phones below the choices. */
export function Effects(props: PartProps & { head?: boolean }) {
  const effects = createMemo(() => (props.model.play.tall === (props.head !== true) ? effectsOf(props.model) : []))
  return <For each={effects()}>{(effect) => <span class={CLASSES[effect.tone]}>{effect.text}</span>}</For>
}
