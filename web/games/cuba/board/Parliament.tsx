import { For } from 'solid-js'
import { NUMERALS, SECTIONS, type Section } from '../../../../shared/games/cuba/data/statutes.ts'
import { Scroll } from '../../../art/Scroll.tsx'
import type { BoardProps } from './props.ts'
import { StatuteCard } from './StatuteCard.tsx'
import { Votes } from './Votes.tsx'

function Row(props: { b: BoardProps; section: Section }) {
  return (
    <>
      <span class="c-numeral">
        <b>{NUMERALS[props.section]}</b>
        <span>{props.b.words.sections[props.section]}</span>
      </span>
      <StatuteCard b={props.b} section={props.section} statute={props.b.state.acts[props.section]} bill={false} />
      <StatuteCard b={props.b} section={props.section} statute={props.b.state.bills[props.section]} bill />
    </>
  )
}

/** Sections I to IV: what is in force on the left, what is proposed on the right. */
export function Parliament(props: { b: BoardProps }) {
  return (
    <>
      <div class="c-gable">
        <svg viewBox="0 0 340 44" preserveAspectRatio="none" aria-hidden="true">
          <path d="M6 43L170 3L334 43z" fill="var(--f-cream)" stroke="var(--f-trim)" stroke-width="5" />
        </svg>
        <span class="c-title">{props.b.words.parts.parliament}</span>
      </div>
      <div class="c-laws">
        <span />
        <span class="c-lab">
          <Scroll sealed />
          {props.b.words.inForce}
        </span>
        <span class="c-lab">
          <Scroll />
          {props.b.words.bills}
        </span>
        <For each={SECTIONS}>{(section) => <Row b={props.b} section={section} />}</For>
      </div>
      <Votes b={props.b} />
    </>
  )
}
