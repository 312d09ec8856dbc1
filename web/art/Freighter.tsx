import type { ParentProps } from 'solid-js'

/** Where the five cargo spaces of a freighter stand: centre and size of a crate; the box is 200 × 96. */
export const CRATE = 26
export const crateAt = (space: number) => ({ x: 60 + space * 28, y: 44 })

/** A small tramp steamer with a low deck for five crates; x, y 0 is the upper left of its 200 × 96 box. */
export function Freighter(props: ParentProps<{ hull?: string }>) {
  const hull = () => props.hull ?? 'var(--hull)'
  return (
    <>
      <ellipse cx="104" cy="91" rx="92" ry="5" fill="var(--sea-deep)" opacity=".8" />
      <path d="M21 30V8h12v22z" fill={hull()} />
      <path d="M29 30V8h4v22z" fill="var(--f-shade)" />
      <path d="M21 14h12" stroke="var(--f-trim)" stroke-width="4" />
      <path d="M12 58V29h30v29z" fill="var(--f-trim)" />
      <path d="M37 58V29h5v29z" fill="var(--f-shade)" />
      <rect x="17" y="35" width="7" height="8" rx="1.5" fill="var(--f-window)" />
      <rect x="28" y="35" width="7" height="8" rx="1.5" fill="var(--f-window)" />
      <path d="M6 58h178c5 0 8-3 12-7l-13 33c-1 4-4 6-8 6H22c-4 0-7-2-8-6z" fill="var(--f-trim)" />
      <path d="M10 70h178l-6 14c-1 4-3 6-7 6H22c-4 0-7-2-8-6z" fill={hull()} />
      <path d="M8 66h182" stroke="#13272f" stroke-width="2.4" />
      <path d="M5 58h182" stroke="var(--wall-shade)" stroke-width="3" />
      {props.children}
    </>
  )
}
