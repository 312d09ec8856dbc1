import { For, Show } from 'solid-js'
import { buttonOf, gains } from '../describe.ts'
import { effectOf } from '../effect.ts'
import { Rich } from '../Rich.tsx'
import { isOff, MainButton } from '../../parts/MainButton.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'
import { finishWords } from './phrases.ts'

/** Ends the card, and says what that brings. */
function Finish(props: PartProps & { off: boolean }) {
  const brings = () => {
    const [action, { you }] = [props.model.passing(), props.model.play]
    return action && you !== null ? gains(effectOf(props.model.state(), you, action).changes) : []
  }
  return (
    <button type="button" class="btn" data-testid="pass" disabled={props.off} onClick={() => props.model.pass()}>
      {finishWords(props.model)}
      <For each={brings()}>
        {(chip) => (
          <span class="brings">
            <Rich text={chip.text} />
          </span>
        )}
      </For>
    </button>
  )
}

export function Act(props: PartProps) {
  const off = () => isOff(props.model.play)
  const words = () => {
    const chosen = props.model.chosen()
    const { at } = props.model.state().phase
    if (chosen) return buttonOf(props.model.state(), chosen)
    if (at === 'foreman' && props.model.pointed().field) return t().wall.chooseHow
    return at === 'over' ? '' : t().wall.chooseFirst[at]
  }
  return (
    <Show when={props.model.deciding()}>
      <Show when={props.model.passing()}>
        <Finish model={props.model} off={off()} />
      </Show>
      <MainButton
        play={props.model.play}
        ready={props.model.chosen() !== undefined}
        onPress={() => props.model.confirm()}
      >
        {words()}
      </MainButton>
    </Show>
  )
}
