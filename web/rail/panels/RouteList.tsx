import { For, Show } from 'solid-js'
import { Icon } from '../../art/Icon.tsx'
import { Svg } from '../../art/Svg.tsx'
import { railWords } from '../words/index.ts'
import { TrainCard } from './TrainCard.tsx'

export interface RouteLine {
  readonly train: string
  readonly pattern: number
  readonly stops: readonly { readonly name: string; readonly value: number }[]
  readonly note?: string
  readonly sum: number
}

/** A finished search proves; a choice by hand says how far it is below. */
export type Proof =
  | { readonly at: 'proved' }
  | { readonly at: 'searching'; readonly done?: number } // 0..1
  | { readonly at: 'own'; readonly below?: number }

export function RoutePattern(props: { pattern: number }) {
  return (
    <Svg class="rp-pattern" box="0 0 46 14" width={46} height={14}>
      <g class="rm-routes" data-pattern={props.pattern}>
        <path class="colour-line" d="M6 7H40" />
        <path class="core-line" data-pattern={props.pattern} d="M5 7H41" />
      </g>
    </Svg>
  )
}

function proofWords(proof: Proof): string {
  const { routes } = railWords()
  if (proof.at === 'proved') return routes.proved
  if (proof.at === 'searching') return routes.searching
  return proof.below ? routes.better(proof.below) : routes.own
}

function Proved(props: { proof: Proof }) {
  const done = () => (props.proof.at === 'searching' ? props.proof.done : undefined)
  return (
    <span class="rp-proof" data-proof={props.proof.at} role="status">
      <Show when={props.proof.at === 'proved'}>
        <Icon kind="check" size={14} stroke={2.6} />
      </Show>
      {proofWords(props.proof)}
      <Show when={done() !== undefined}>
        <progress max="1" value={done()} />
      </Show>
    </span>
  )
}

/** Train, pattern, stops with their values, sum. */
export function RouteList(props: {
  title: string
  proof: Proof
  lines: readonly RouteLine[]
  chosen?: number
  onPick?(index: number): void
}) {
  return (
    <section class="rp-routes" aria-label={railWords().routes.title}>
      <header class="rp-row">
        <h3 class="grow">{props.title}</h3>
        <Proved proof={props.proof} />
      </header>
      <ol>
        <For each={props.lines}>
          {(line, i) => (
            <li>
              <button
                type="button"
                class="rp-route"
                aria-pressed={props.chosen === i()}
                disabled={!props.onPick}
                aria-label={railWords().routes.run(line.train)}
                data-testid={`route-${i()}`}
                onClick={() => props.onPick?.(i())}
              >
                <TrainCard train={{ name: line.train }} small />
                <RoutePattern pattern={line.pattern} />
                <span class="grow">
                  <For each={line.stops}>
                    {(stop, n) => (
                      <>
                        {n() > 0 ? ' – ' : ''}
                        <span class="rp-stop">
                          {stop.name} <b>{stop.value}</b>
                        </span>
                      </>
                    )}
                  </For>
                  <Show when={line.note}>{(note) => <small>{note()}</small>}</Show>
                </span>
                <b class="rp-sum">{line.sum}</b>
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}
