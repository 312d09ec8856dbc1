import { createEffect, createSignal, on } from 'solid-js'

export interface LabelProps {
  text: string
  x: number
  y: number
  kind: 'bname' | 'cname' | 'lab' | 'gain' | 'seacap'
  size: number
  room: number
  small?: boolean
  sea?: boolean
  anchor?: 'start' | 'middle' | 'end'
}

/** Rises when the width of letters may have changed: a font arrived, or the window was resized. */
const [letters, setLetters] = createSignal(0)
if (typeof document !== 'undefined') {
  const remeasure = () => requestAnimationFrame(() => setLetters((n) => n + 1))
  document.fonts.addEventListener('loadingdone', remeasure)
  addEventListener('resize', remeasure)
}

function squeeze(label: SVGTextElement, room: number): void {
  label.removeAttribute('textLength')
  if (label.getComputedTextLength() > room) label.setAttribute('textLength', String(room))
}

/** A line of text that is set narrower when a language needs more room than the drawing has. */
export function Label(props: LabelProps) {
  let label: SVGTextElement | undefined
  createEffect(on([() => props.text, () => props.room, letters], () => label && squeeze(label, props.room)))
  return (
    <text
      ref={(element) => (label = element)}
      class={props.kind}
      classList={{ s: props.small ?? false, 'on-sea': props.sea ?? false }}
      x={props.x}
      y={props.y}
      font-size={String(props.size)}
      text-anchor={props.anchor ?? 'start'}
      lengthAdjust="spacingAndGlyphs"
    >
      {props.text}
    </text>
  )
}
