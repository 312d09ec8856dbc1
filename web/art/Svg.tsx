import type { JSX, ParentProps } from 'solid-js'

export interface SvgProps {
  box: string
  width?: number
  height?: number
  class?: string
  label?: string
  fit?: JSX.SvgSVGAttributes<SVGSVGElement>['preserveAspectRatio']
}

/** An image with a label has a role; without one it is decoration. */
export function Svg(props: ParentProps<SvgProps>) {
  return (
    <svg
      viewBox={props.box}
      width={props.width}
      height={props.height}
      class={props.class}
      preserveAspectRatio={props.fit}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      {props.children}
    </svg>
  )
}
