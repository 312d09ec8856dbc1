import type { JSX, ParentProps } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { BoardProps, Info, Target } from './props.ts'

export interface SpotProps {
  b: BoardProps
  target?: Target
  info?: Info
  class: string
  classList?: Record<string, boolean>
  style?: JSX.CSSProperties
  name: string
}

/** A part of the stage: a button while it can be chosen or explains itself, in the tab order only while it can be chosen. */
export function Spot(props: ParentProps<SpotProps>) {
  const choice = () => (props.target ? props.b.choices.get(props.target) : undefined)
  const live = () => choice() !== undefined || props.info !== undefined
  const tap = () => {
    if (choice() && props.target) props.b.onPick(props.target)
    else if (props.info) props.b.info(props.info)
  }
  return (
    <Dynamic
      component={live() ? 'button' : 'span'}
      type={live() ? 'button' : undefined}
      role={live() ? undefined : 'img'}
      class={`c-spot ${props.class}`}
      classList={{ can: choice() !== undefined, chosen: choice()?.selected ?? false, ...props.classList }}
      style={props.style}
      data-part={props.target}
      tabindex={choice() ? 0 : live() ? -1 : undefined}
      aria-label={choice()?.label ?? props.name}
      aria-pressed={choice() ? (choice()?.selected ?? false) : undefined}
      onClick={live() ? tap : undefined}
    >
      {props.children}
    </Dynamic>
  )
}
