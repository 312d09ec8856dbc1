import { createMemo } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import type { Action } from '../../../../shared/games/mx1822/action.ts'
import { effectsOf } from '../../../rail/effects.ts'
import { Effects } from '../../../rail/panels/Effects.tsx'
import type { Model, PartProps } from '../model.ts'
import { changesOf } from '../panels/changes.ts'
import { t } from '../words/index.ts'

/** Runs, dividends and bids have panels of their own, standing orders change nothing yet. */
const APART: readonly Action['type'][] = ['run', 'dividend', 'bid', 'bidUpTo', 'passUntil']

/** What is chosen, or what one is asked to agree to. */
function deedOf(model: Model): { by: Seat; action: Action } | undefined {
  const [first] = model.plain().pending
  if (first?.at === 'consent') return first
  const action = model.action()
  const { you } = model.play
  return action && you !== null && !APART.includes(action.type) ? { by: you, action } : undefined
}

/** What the chosen action would do to money, prices and holdings. */
export function Changes(props: PartProps) {
  const effects = createMemo(() => {
    const { play, plain } = props.model
    const deed = deedOf(props.model)
    return deed && play.you !== null ? effectsOf(changesOf(plain(), deed, play.you), play, t().company) : []
  })
  return <Effects effects={effects()} />
}
