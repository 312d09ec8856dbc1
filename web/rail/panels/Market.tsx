import { For, Show } from 'solid-js'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'

export interface MarketSpace {
  readonly price: number
  readonly zone?: 'par' | 'free' // par: where companies start; free: certificates don't count
  readonly stack: readonly Livery[] // top first
}

/** Where a token would go. */
export interface Ghost {
  readonly space: number
  readonly livery: Livery
  readonly text?: string
}

interface MarketProps {
  spaces: readonly MarketSpace[]
  courses: 1 | 2 // one row of bricks, or two with the upper half a brick to the right
  perRow?: number // bricks in a row before the wall goes on below
  current?: string // the company at work
  ghosts?: readonly Ghost[]
}

interface Indexed extends MarketSpace {
  readonly index: number
}

function Stack(props: { space: Indexed; market: MarketProps }) {
  const ghosts = () => (props.market.ghosts ?? []).filter((ghost) => ghost.space === props.space.index)
  const tokens = () => props.space.stack.length + ghosts().length
  const pairs = () => {
    if (props.market.courses === 2) return tokens() > 2 // a tall stack would cover the sea
    return props.market.perRow === undefined && tokens() > 5
  }
  return (
    <span class="rp-stack" classList={{ pairs: pairs(), tight: !pairs() && tokens() > 4 }}>
      <For each={props.space.stack}>
        {(livery) => (
          <span classList={{ current: livery.id === props.market.current }}>
            <TokenIcon livery={livery} size={25} />
          </span>
        )}
      </For>
      <For each={ghosts()}>
        {(ghost) => (
          <span class="ghost">
            <TokenIcon livery={ghost.livery} size={23} faded />
            <Show when={ghost.text}>
              <small>{ghost.text}</small>
            </Show>
          </span>
        )}
      </For>
    </span>
  )
}

function Space(props: { space: Indexed; market: MarketProps; above: boolean }) {
  const said = () =>
    railWords().market.space(
      props.space.price,
      props.space.stack.map((it) => it.short),
    )
  return (
    <li class="rp-space" classList={{ above: props.above }} data-price={props.space.price}>
      <span class="rp-brick" data-zone={props.space.zone} classList={{ used: props.space.stack.length > 0 }}>
        <span class="unseen">{said()}</span>
        <span aria-hidden="true">{props.space.price}</span>
      </span>
      <Stack space={props.space} market={props.market} />
    </li>
  )
}

function rowsOf(market: MarketProps): readonly (readonly Indexed[])[] {
  const all = market.spaces.map((space, index) => ({ ...space, index }))
  const size = (market.perRow ?? all.length) * market.courses
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
}

/** The share market is a wall: tokens stand on the upper course and hang below the lower one. */
export function Market(props: MarketProps) {
  return (
    <section class="rp-market" aria-label={railWords().market.title} data-courses={props.courses}>
      <For each={rowsOf(props)}>
        {(row) => (
          <Show
            when={props.courses === 2}
            fallback={
              <ol class="rp-course" style={{ '--bricks': props.perRow ?? row.length }}>
                <For each={row}>{(space) => <Space space={space} market={props} above={false} />}</For>
              </ol>
            }
          >
            <div class="rp-double" style={{ '--bricks': props.perRow ?? Math.ceil(row.length / 2) }}>
              <ol class="rp-course upper">
                <For each={row.filter((space) => space.index % 2 === 1)}>
                  {(space) => <Space space={space} market={props} above />}
                </For>
              </ol>
              <ol class="rp-course lower">
                <For each={row.filter((space) => space.index % 2 === 0)}>
                  {(space) => <Space space={space} market={props} above={false} />}
                </For>
              </ol>
            </div>
          </Show>
        )}
      </For>
    </section>
  )
}
