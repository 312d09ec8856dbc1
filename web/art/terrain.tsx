import { For, type JSX } from 'solid-js'
import { Palm, Waves } from './Scenery.tsx'

const CANES = Array.from({ length: 8 }, (_, i) => 8 + i * 11.5)

const Cane = () => (
  <>
    <rect width="96" height="72" fill="var(--f-lime)" />
    <path d="M0 26q30-12 96-4v50H0z" fill="var(--leaf)" opacity=".45" />
    <For each={CANES}>
      {(x, i) => (
        <g transform={`translate(${x} ${66 + (i() % 2) * 6})`}>
          <path d="M0 0v-36" stroke="#8fa85a" stroke-width="3.4" />
          <path d="M-1.7 -9h3.4M-1.7 -18h3.4M-1.7 -27h3.4" stroke="#5f7d3c" stroke-width="1.4" />
          <path
            d="M0 -34c-6-1-9 4-10 9M0 -34c6-1 9 4 10 9M0 -34c-1-6-5-9-9-9M0 -34c1-6 5-9 9-9"
            stroke="var(--leaf)"
            stroke-width="2.6"
            fill="none"
            stroke-linecap="round"
          />
        </g>
      )}
    </For>
  </>
)

const TREES = [
  [18, 48, 13],
  [50, 40, 15],
  [80, 52, 13],
] as const
const FRUITS = [
  [-5, -4],
  [4, 1],
  [-3, 6],
  [6, -7],
] as const

const Grove = () => (
  <>
    <rect width="96" height="72" fill="var(--f-cream)" />
    <path d="M0 44q40-10 96-2v30H0z" fill="var(--f-lime)" />
    <For each={TREES}>
      {([x, y, r]) => (
        <g transform={`translate(${x} ${y})`}>
          <path d={`M0 ${r - 4}v14`} stroke="#8a6136" stroke-width="4" />
          <circle r={r} fill="var(--leaf)" />
          <path
            d={`M${r * 0.3} ${-r * 0.95}a${r} ${r} 0 0 1 0 ${r * 1.9}a${r * 1.3} ${r * 1.3} 0 0 0 0 ${-r * 1.9}z`}
            fill="var(--f-shade)"
          />
          <For each={FRUITS}>{([dx, dy]) => <circle cx={dx} cy={dy} r="2.5" fill="var(--g-citrus)" />}</For>
        </g>
      )}
    </For>
  </>
)

const ROWS = [30, 48, 68] as const
const PLANTS = [0, 1, 2, 3, 4] as const

const Vega = () => (
  <>
    <rect width="96" height="72" fill="var(--f-ochre)" />
    <path d="M0 22h96M0 40h96M0 60h96" stroke="var(--f-shade)" stroke-width="6" />
    <For each={ROWS}>
      {(y, row) => (
        <For each={PLANTS}>
          {(i) => (
            <g transform={`translate(${(row() % 2 ? 18 : 8) + i * 20} ${y})`}>
              <path d="M0 0c-9 0-11-6-11-10c6 0 10 3 11 10z" fill="var(--g-tobacco)" />
              <path d="M0 0c9 0 11-6 11-10c-6 0-10 3-11 10z" fill="var(--g-tobacco)" />
              <path d="M0 1c-4-5-4-10 0-15c4 5 4 10 0 15z" fill="var(--leaf)" />
            </g>
          )}
        </For>
      )}
    </For>
  </>
)

const Forest = () => (
  <>
    <rect width="96" height="72" fill="var(--f-aqua)" />
    <path d="M0 40q24-12 48-6t48-8v46H0z" fill="var(--leaf)" opacity=".7" />
    <Palm x={22} y={66} scale={1.35} />
    <Palm x={74} y={62} scale={1.2} />
    <Palm x={48} y={70} scale={1.6} />
  </>
)

const Mountain = () => (
  <>
    <rect width="96" height="72" fill="var(--f-cream)" />
    <path d="M-4 66L24 24l14 18L56 12l44 54v8H-4z" fill="var(--g-stone)" />
    <path d="M24 24l14 18 -8 24H26zM56 12l44 54H64l-4-24z" fill="var(--f-shade)" />
    <path d="M0 62q40-8 96-2v12H0z" fill="var(--f-lime)" />
  </>
)

const Lake = () => (
  <>
    <rect width="96" height="72" fill="var(--f-lime)" />
    <path d="M6 40c4-18 28-24 46-22s36 6 38 24-18 26-42 26S2 58 6 40z" fill="var(--sea-shallow)" />
    <path d="M6 40c4-18 28-24 46-22s36 6 38 24c-6-12-20-16-38-17S12 28 6 40z" fill="var(--f-shade)" />
    <Waves from={24} to={66} y={42} step={22} opacity={0.9} />
    <Waves from={34} to={74} y={54} step={22} opacity={0.7} />
    <path d="M84 64v-16M88 66v-22M80 66v-12" stroke="var(--leaf)" stroke-width="2.6" stroke-linecap="round" />
  </>
)

const Storehouse = () => (
  <>
    <rect width="96" height="72" fill="var(--plaza)" />
    <path
      d="M14 36L48 12L82 36z"
      fill="var(--f-coral)"
      stroke="var(--f-trim)"
      stroke-width="3"
      stroke-linejoin="round"
    />
    <rect x="18" y="36" width="60" height="32" fill="var(--f-trim)" />
    <rect x="72" y="36" width="6" height="32" fill="var(--f-shade)" />
    <path d="M32 68V50a16 12 0 0 1 32 0v18z" fill="var(--f-door)" />
    <path d="M48 68V40" stroke="var(--f-shade)" stroke-width="2.4" />
    <path d="M0 69h96" stroke="var(--f-shade)" stroke-width="6" />
  </>
)

/** A field of a plantation, 96 × 72, without an ink line: it is scenery. */
export const TERRAIN = {
  sugar: Cane,
  citrus: Grove,
  tobacco: Vega,
  wood: Forest,
  stone: Mountain,
  water: Lake,
  warehouse: Storehouse,
} as const satisfies Record<string, () => JSX.Element>
export type TerrainKind = keyof typeof TERRAIN
