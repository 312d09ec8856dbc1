import type { ParentProps } from 'solid-js'

/** Where the five cargo spaces of a freighter stand: centre and size of a crate; the box is 200 × 96. */
export const CRATE = 29
export const crateAt = (space: number) => ({ x: 54 + space * 30.5, y: 42 })

/** A small tramp steamer with a low deck for five crates; x, y 0 is the upper left of its 200 × 96 box. */
export function Freighter(props: ParentProps<{ hull?: string }>) {
  const hull = () => props.hull ?? 'var(--hull)'
  return (
    <>
      <ellipse cx="104" cy="91" rx="92" ry="5" fill="var(--sea-deep)" opacity=".8" />
      <path d="M15 28V5h12v23z" fill={hull()} />
      <path d="M23 28V5h4v23z" fill="var(--f-shade)" />
      <path d="M15 12h12" stroke="var(--f-trim)" stroke-width="4" />
      <path d="M9 58V27h26v31z" fill="var(--f-trim)" />
      <path d="M31 58V27h4v31z" fill="var(--f-shade)" />
      <rect x="13" y="33" width="6.5" height="8" rx="1.5" fill="var(--f-window)" />
      <rect x="22" y="33" width="6.5" height="8" rx="1.5" fill="var(--f-window)" />
      <path d="M6 58h178c5 0 8-3 12-7l-13 33c-1 4-4 6-8 6H22c-4 0-7-2-8-6z" fill="var(--f-trim)" />
      <path d="M10 70h178l-6 14c-1 4-3 6-7 6H22c-4 0-7-2-8-6z" fill={hull()} />
      <path d="M8 66h182" stroke="#13272f" stroke-width="2.4" />
      <path d="M5 58h182" stroke="var(--wall-shade)" stroke-width="3" />
      {props.children}
    </>
  )
}
