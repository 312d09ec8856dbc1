import { createMemo } from 'solid-js'
import { unwrap } from 'solid-js/store'
import { Icon } from '../art/Icon.tsx'
import type { Wire } from '../table/connection.ts'
import { undoOf } from '../table/standing.ts'
import { houseRule, words } from '../words/index.ts'

export function UndoButton(props: { wire: Wire; onUndo(): void }) {
  const undo = createMemo(() => undoOf(unwrap(props.wire.log), props.wire.you))
  const busy = () => props.wire.pending.some((intent) => intent.t !== 'say')
  const reason = () => {
    const now = undo()
    return now.can ? words().play.undo : `${words().play.undo}: ${houseRule(now.rule, {})}`
  }
  return (
    <button
      type="button"
      class="btn icon"
      data-testid="undo"
      aria-label={reason()}
      title={reason()}
      aria-disabled={!undo().can || busy()}
      aria-keyshortcuts="u"
      onClick={() => props.onUndo()}
    >
      <Icon kind="undo" size={20} />
    </button>
  )
}
