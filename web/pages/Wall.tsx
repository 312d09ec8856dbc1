import { Match, Show, Switch } from 'solid-js'
import type { GameScreen } from '../games/ui.ts'
import type { Handover } from '../table/handover.ts'
import type { Sitting } from '../table/sitting.ts'
import { refusal } from '../words/rule.ts'
import { words } from '../words/index.ts'
import { HandoverWall } from './HandoverWall.tsx'
import { Part } from './Part.tsx'
import { Proposed } from './Proposed.tsx'
import { SeatSwitch } from './SeatSwitch.tsx'
import { UndoButton } from './UndoButton.tsx'
import { Watching } from './Watching.tsx'

export function Wall(props: {
  sitting: Sitting
  handover: Handover
  screen: GameScreen | undefined
  onResult: (() => void) | undefined
}) {
  const wire = () => props.sitting.wire
  const turn = () => wire().you !== null && props.sitting.active().includes(wire().you ?? -1)
  return (
    <footer class="wall" classList={{ turn: turn() || props.handover.open() }} aria-live="polite">
      <Show when={!props.handover.open()} fallback={<HandoverWall sitting={props.sitting} handover={props.handover} />}>
        <Switch fallback={<div class="hold" />}>
          <Match when={wire().you === null && props.screen}>
            <Watching sitting={props.sitting} />
          </Match>
          <Match when={props.screen}>
            <Part of={props.screen?.Hold} />
          </Match>
        </Switch>
        <div class="mid">
          <Show when={wire().notice}>
            {(notice) => (
              <p class="notice" role="alert" data-testid="notice" data-rule={notice().rule}>
                {refusal(props.sitting.ui(), notice().rule, notice().facts)}
              </p>
            )}
          </Show>
          <Show when={wire().table?.proposal}>
            {(proposal) => <Proposed sitting={props.sitting} proposal={proposal()} />}
          </Show>
          <Part of={props.screen?.Ask} />
        </div>
        <div class="acts">
          <SeatSwitch sitting={props.sitting} onUse={props.handover.choose} />
          <Show when={wire().you !== null && wire().table?.phase === 'play'}>
            <UndoButton wire={wire()} onUndo={props.sitting.con.tryUndo} />
          </Show>
          <Part of={props.screen?.Act} />
          <Show when={props.onResult}>
            {(result) => (
              <button type="button" class="btn main" onClick={() => result()()}>
                {words().end.result}
              </button>
            )}
          </Show>
        </div>
      </Show>
    </footer>
  )
}
