import { Show } from 'solid-js'
import type { Proposal } from '../../shared/engine/protocol.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'

export function Proposed(props: { sitting: Sitting; proposal: Proposal }) {
  const you = () => props.sitting.wire.you
  const own = () => you() === props.proposal.by
  const asked = () => you() !== null && !props.proposal.yes.includes(you() ?? -1)
  const answer = (yes: boolean) => props.sitting.con.answer(props.proposal.upto, yes)
  return (
    <div class="proposal" data-testid="proposal">
      <p>
        {own() ? words().play.youWantBack : words().play.wantsBack(props.sitting.names()[props.proposal.by] ?? '')}{' '}
        <span class="quiet">{words().play.agreed(props.proposal.yes.length, props.sitting.names().length)}</span>
      </p>
      <Show when={asked()}>
        <button type="button" class="btn slim" data-testid="answer-yes" onClick={() => answer(true)}>
          {words().play.yes}
        </button>
        <button type="button" class="btn slim" data-testid="answer-no" onClick={() => answer(false)}>
          {words().play.no}
        </button>
      </Show>
      <Show when={own()}>
        <button type="button" class="btn slim" onClick={() => answer(false)}>
          {words().play.withdraw}
        </button>
      </Show>
    </div>
  )
}
