import { Show } from 'solid-js'
import { commandOf } from '../describe.ts'
import { isOff, MainButton } from '../../parts/MainButton.tsx'
import { t } from '../words/index.ts'
import { passWords } from './phrases.ts'
import type { PartProps } from './Pick.tsx'

export function Act(props: PartProps) {
  const off = () => isOff(props.model.play)
  const words = () => {
    const chosen = props.model.chosen()
    const { phase } = props.model.state()
    if (chosen) return commandOf(props.model.state(), chosen)
    return phase.at === 'over' ? '' : t().wall.chooseFirst[phase.at]
  }
  const declineWords = () =>
    props.model.declining()?.type === 'drive' ? t().wall.decline.drive : t().wall.decline.visit
  return (
    <Show when={props.model.deciding()}>
      <Show when={props.model.passing()}>
        <button type="button" class="btn" data-testid="pass" disabled={off()} onClick={() => props.model.pass()}>
          {passWords(props.model)}
        </button>
      </Show>
      <Show when={props.model.declining()}>
        <button
          type="button"
          class="btn soft"
          data-testid="decline"
          disabled={off()}
          onClick={() => props.model.decline()}
        >
          {declineWords()}
        </button>
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
