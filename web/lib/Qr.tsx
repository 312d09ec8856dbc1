import { createResource } from 'solid-js'
import { words } from '../words/index.ts'

interface Drawn {
  readonly size: number
  readonly d: string
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const d = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { size, d }
}

export function Qr(props: { text: string; label?: string }) {
  const [code] = createResource(() => props.text, draw)
  const size = () => code()?.size ?? 29
  return (
    <svg
      class="qr"
      viewBox={`-2 -2 ${size() + 4} ${size() + 4}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={props.label ?? words().share.qr}
    >
      <rect x="-2" y="-2" width={size() + 4} height={size() + 4} fill="#fff" />
      <path d={code()?.d ?? ''} fill="#0c4453" />
    </svg>
  )
}
