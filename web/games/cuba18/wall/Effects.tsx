import { createMemo } from 'solid-js'
import type { Action } from '../../../../shared/games/cuba18/action.ts'
import type { News } from '../../../../shared/games/cuba18/news.ts'
import type { Pending } from '../../../../shared/games/cuba18/pending.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { effectsOf as changeEffects, type Effect } from '../../../rail/effects.ts'
import { Effects as EffectList } from '../../../rail/panels/Effects.tsx'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { changesOf, floatWords } from './changes.ts'

function newsEffects(news: News): Effect[] {
  const { effect } = t()
  switch (news.type) {
    case 'phase':
      return [{ text: effect.phase(news.phase), tone: 'warn' }]
    case 'scrapped':
      return [{ text: effect.scraps(news.trains, news.wagons), tone: 'warn' }]
    case 'aged':
      return [{ text: effect.ages, tone: 'warn' }]
    case 'slipped':
      return [{ text: effect.slips(news.company), tone: 'warn' }]
    case 'rented':
      return [{ text: effect.rents(news.hexes, news.fee), tone: 'cost' }]
    case 'issued':
    case 'sold':
      return news.from === news.to ? [{ text: effect.stays(news.to), tone: 'plain' }] : []
    case 'broken':
      return [{ text: effect.breaks, tone: 'warn' }]
    default:
      return []
  }
}

const discardEffects = (pending: Pending): Effect[] =>
  pending.at === 'discard' ? [{ text: t().effect.discards(pending.company), tone: 'warn' }] : []

/** Money, prices and shares; a dividend has its own table for that. */
function figureEffects({ play, plain }: Model, action: Action, after: State): Effect[] {
  if (action.type === 'pay' || play.you === null) return []
  const floats = action.type === 'buy' || action.type === 'found' ? floatWords(after, action.company) : undefined
  return [
    ...changeEffects(changesOf(plain(), after, play.you), play, t().company),
    ...(floats === undefined ? [] : [{ text: floats, tone: 'plain' } as const]),
  ]
}

/** What the chosen move sets off, as the rules themselves work it out. */
export function effectsOf(model: Model): Effect[] {
  const outlook = model.outlook()
  const action = model.action()
  if (!outlook || !action) return []
  return [
    ...figureEffects(model, action, outlook.after),
    ...outlook.news.flatMap(newsEffects),
    ...outlook.after.pending.flatMap(discardEffects),
  ]
}

/** `head`: beside the question, where a wall with one row of choices has room; on phones below the choices. */
export function Effects(props: PartProps & { head?: boolean }) {
  const effects = createMemo(() => (props.model.play.tall === (props.head !== true) ? effectsOf(props.model) : []))
  return <EffectList effects={effects()} />
}
