import { For, Show } from 'solid-js'
import type { Section, Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { STATUTE_SIGNS, type Sign } from './signs.ts'
import { EmblemIcon } from '../../../art/Emblem.tsx'
import { GoodIcon } from '../../../art/Good.tsx'
import { Icon } from '../../../art/Icon.tsx'
import type { BoardProps } from './props.ts'
import { Spot } from './Spot.tsx'

const signMark = (sign: Sign) => {
  if ('good' in sign) return <GoodIcon kind={sign.good} />
  if ('emblem' in sign) return <EmblemIcon of={sign.emblem} />
  if ('icon' in sign) return <Icon kind={sign.icon} stroke={2.2} />
  return <b>{sign.text}</b>
}

/** What everybody would score by a subsidy now. */
function Forecast(props: { b: BoardProps; statute: Statute }) {
  return (
    <Show when={props.b.glance.subsidy[props.statute]}>
      {(points) => (
        <span class="c-forecast">
          <For each={points()}>
            {(n, seat) => (
              <span role="img" aria-label={props.b.words.score(props.b.names[seat()] ?? '', n)}>
                <SealIcon colour={props.b.colours[seat()] ?? 'grey'} size={12} />
                {n}
              </span>
            )}
          </For>
        </span>
      )}
    </Show>
  )
}

/** A statute in its section: an act in force, or a bill of this round. */
export function StatuteCard(props: { b: BoardProps; section: Section; statute: Statute | undefined; bill: boolean }) {
  const words = () => props.b.words
  const passes = () => props.bill && (props.b.preview?.enact?.includes(props.section) ?? false)
  const falls = () => !props.bill && (props.b.preview?.enact?.includes(props.section) ?? false)
  const vetoed = () => props.bill && props.b.preview?.veto === props.section
  return (
    <Show when={props.statute} fallback={<Empty {...props} />}>
      {(statute) => (
        <Spot
          b={props.b}
          target={props.bill ? `bill:${props.section}` : undefined}
          info={{ of: 'statute', statute: statute() }}
          class="c-statute"
          classList={{ proposed: props.bill, passes: passes(), falls: falls() || vetoed() }}
          name={words().statute(words().sections[props.section], words().statutes[statute()].join(', '), !props.bill)}
        >
          <span class="c-law">
            <b>{words().statutes[statute()][0]}</b>
            <span class="c-signs">
              <For each={STATUTE_SIGNS[statute()]}>{signMark}</For>
            </span>
          </span>
          <span class="c-rule">
            <Show when={props.b.glance.subsidy[statute()]} fallback={<span>{words().statutes[statute()][1]}</span>}>
              <Forecast b={props.b} statute={statute()} />
            </Show>
          </span>
        </Spot>
      )}
    </Show>
  )
}

function Empty(props: { b: BoardProps; section: Section; bill: boolean }) {
  const gone = () => {
    const { veto, round } = props.b.state
    return props.bill && veto?.round === round && veto.section === props.section
  }
  return (
    <span class="c-statute none">
      {gone() ? props.b.words.vetoed : props.bill ? props.b.words.noBill : props.b.words.noAct}
    </span>
  )
}
