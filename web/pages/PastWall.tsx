import { For, Show } from 'solid-js'
import type { JSX } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import type { Past } from '../../shared/engine/protocol.ts'
import type { PastLook } from '../table/past.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'

/** The wall while somebody looks back: where in the game, what happened, and the way on. */
export function PastWall(props: { sitting: Sitting; past: PastLook; at: Past }) {
  const last = () => props.sitting.wire.seq
  const sentences = () => {
    const ui = props.sitting.ui()
    const said = props.at.line.news.map((news) => ui?.sentence(news, props.sitting.names()))
    return said.filter((sentence) => sentence !== undefined)
  }
  return (
    <>
      <div class="hold past-at" data-testid="past" data-seq={props.at.seq}>
        <b>{words().past.title}</b>
        <span class="quiet small">{words().past.at(props.at.seq, last())}</span>
      </div>
      <div class="mid">
        <p class="past-said">
          <Show when={sentences().length > 0} fallback={<span class="quiet">{words().past.quiet}</span>}>
            <For each={sentences()}>
              {(sentence, i) => (
                <>
                  {i() > 0 ? ' · ' : ''}
                  {sentence}
                </>
              )}
            </For>
          </Show>
        </p>
        <input
          type="range"
          class="past-slider"
          aria-label={words().past.slider}
          min={1}
          max={last()}
          value={props.at.seq}
          onInput={(event) => props.past.open(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="acts">
        <Step label={words().past.first} testid="past-first" onStep={() => props.past.open(1)}>
          <Icon kind="first" size={20} />
        </Step>
        <Step label={words().past.previous} testid="past-previous" onStep={() => props.past.step(-1)}>
          <Icon kind="back" size={20} />
        </Step>
        <Step label={words().past.next} testid="past-next" onStep={() => props.past.step(1)}>
          <Icon kind="next" size={20} />
        </Step>
        <button type="button" class="btn main" data-testid="past-close" onClick={() => props.past.close()}>
          {words().past.now}
        </button>
      </div>
    </>
  )
}

function Step(props: { label: string; testid: string; onStep(): void; children: JSX.Element }) {
  return (
    <button
      type="button"
      class="btn icon"
      aria-label={props.label}
      title={props.label}
      data-testid={props.testid}
      onClick={() => props.onStep()}
    >
      {props.children}
    </button>
  )
}
