import './board.css'
import { createEffect, createSignal, For, on, untrack, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { EmblemIcon } from '../../../art/Emblem.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Buildings } from './Buildings.tsx'
import { Harbour } from './Harbour.tsx'
import { Market } from './Market.tsx'
import { createMoved, Moved } from './moved.ts'
import { Parliament } from './Parliament.tsx'
import { Plantations } from './Plantations.tsx'
import { PARTS, type BoardProps, type Part } from './props.ts'
import { Scores } from './Scores.tsx'
import { Status } from './Status.tsx'

export type { BoardProps, Choice, Glance, Info, Part, Preview, Target } from './props.ts'
export type { BoardWords } from './words-type.ts'

const COMPONENTS = {
  plantations: Plantations,
  market: Market,
  harbour: Harbour,
  parliament: Parliament,
  buildings: Buildings,
} as const

const SIGNS = {
  plantations: () => <EmblemIcon of="productHouse" />,
  market: () => <EmblemIcon of="generalStore" />,
  harbour: () => <EmblemIcon of="harbormaster" />,
  parliament: () => <EmblemIcon of="townHall" />,
  buildings: () => <Icon kind="house" />,
} as const satisfies Record<Part, () => JSX.Element>

function Tabs(props: { b: BoardProps; open: Part; onOpen(part: Part): void }) {
  return (
    <div class="c-tabs" role="group">
      <For each={PARTS}>
        {(part) => (
          <button
            type="button"
            aria-pressed={props.open === part}
            classList={{ asked: props.b.choices.size > 0 && props.b.focus === part }}
            data-part={`tab:${part}`}
            onClick={() => props.onOpen(part)}
          >
            <Dynamic component={SIGNS[part]} />
            {props.b.words.parts[part]}
          </button>
        )}
      </For>
    </div>
  )
}

/** The whole table on one stage; where there is less room the parts lie behind tabs, and the one asked about is open. */
export function Board(props: BoardProps) {
  const [open, setOpen] = createSignal<Part>(untrack(() => props.focus))
  createEffect(
    on(
      () => [props.focus, props.state.phase.at, props.deciding.join()],
      () => setOpen(props.focus),
    ),
  )
  const moved = createMoved(() => props.state)
  return (
    <Moved.Provider value={moved}>
      <div class="cuba" role="group" aria-label={props.words.board}>
        <Status b={props} />
        <Tabs b={props} open={open()} onOpen={setOpen} />
        <For each={PARTS}>
          {(part) => (
            <section
              class={`c-part c-${part}`}
              classList={{ open: open() === part }}
              aria-label={props.words.parts[part]}
            >
              <Dynamic component={COMPONENTS[part]} b={props} />
            </section>
          )}
        </For>
        <Scores b={props} />
      </div>
    </Moved.Provider>
  )
}
