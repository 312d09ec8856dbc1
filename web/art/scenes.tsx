import { For, type JSX } from 'solid-js'
import { Car } from './Car.tsx'
import { Palm, Waves } from './Scenery.tsx'
import { CargoShip } from './Ship.tsx'
import { Rails, Train } from './Train.tsx'

export type HouseKind = 'santiago' | 'cuba' | 'cuba18' | 'mx1822'

const CARGO = [{ kind: 'sugar' }, { kind: 'citrus' }, { kind: 'tobacco' }, { kind: 'cigar' }] as const

const Santiago = () => (
  <>
    <circle cx="160" cy="92" r="20" fill="var(--sol)" />
    <rect x="30" y="126" width="180" height="40" fill="var(--sea)" />
    <Waves from={30} to={210} y={140} step={24} opacity={0.4} />
    <g transform="translate(62 141) scale(.23)">
      <CargoShip cargo={CARGO} />
    </g>
    <rect x="30" y="160" width="180" height="9" fill="var(--wall-top)" />
    <rect x="30" y="169" width="180" height="10" fill="var(--wall-shade)" />
    <rect x="30" y="179" width="180" height="40" fill="var(--street)" />
    <path d="M36 206h170" stroke="var(--street-mark)" stroke-width="2" stroke-dasharray="12 10" />
    <Car x={118} y={190} scale={1.32} />
  </>
)

const CANES = Array.from({ length: 11 }, (_, i) => 42 + i * 16)

const Cuba = () => (
  <>
    <path d="M30 142q50-40 90-12t90-14v100H30z" fill="#a8c48a" />
    <path d="M30 168q60-22 180-6v60H30z" fill="#7fae6f" />
    <Palm x={70} y={176} scale={1.7} />
    <Palm x={182} y={160} scale={1.15} />
    <path d="M104 166l28-24 28 24z" fill="#b98a4e" />
    <path d="M110 166h44v24h-44z" fill="var(--f-trim)" />
    <path d="M146 166h8v24h-8z" fill="var(--f-shade)" />
    <path d="M126 190v-14h11v14z" fill="var(--f-door)" />
    <For each={CANES}>
      {(x) => (
        <path
          d={`M${x} 218c0-12-3-18-6-22M${x} 218c0-14 3-20 6-24M${x} 218v-26`}
          stroke="#4b8a3f"
          stroke-width="2.4"
          fill="none"
          stroke-linecap="round"
        />
      )}
    </For>
  </>
)

const Cuba18 = () => (
  <>
    <path d="M30 150q40-18 80-8t100-12v90H30z" fill="#9fc59a" />
    <path d="M30 172h180v50H30z" fill="#7fae6f" />
    <Palm x={176} y={178} scale={1.45} />
    <Rails y={199} />
    <Train x={112} y={190} scale={1.08} paint="#2b7a4b" />
  </>
)

const AGAVE = [-60, -35, -12, 12, 35, 60]

function Agave(props: { x: number; y: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <For each={AGAVE}>
        {(angle) => <path d="M-3 0Q-4 -16 0 -25Q4 -16 3 0z" transform={`rotate(${angle})`} fill="#5f9486" />}
      </For>
    </g>
  )
}

const Mexico = () => (
  <>
    <path d="M30 168l46-62 26 32 32-50 50 66 26-22v90H30z" fill="#b58aa0" />
    <path d="M134 88l-12 19 8 5 6-6 8 8 6-6z" fill="#fff" />
    <path d="M30 170q80-22 180 0v52H30z" fill="#d9a760" />
    <Agave x={56} y={188} />
    <Agave x={186} y={186} />
    <Rails y={203} />
    <Train x={122} y={194} paint="#b5473a" />
  </>
)

/** What is seen through the arch of each house; 180 by 200 from 30, 20. */
export const SCENES = {
  santiago: { sky: '#fbe6c4', drawing: Santiago },
  cuba: { sky: '#f3dfae', drawing: Cuba },
  cuba18: { sky: '#cfe5ea', drawing: Cuba18 },
  mx1822: { sky: '#f6d7c0', drawing: Mexico },
} as const satisfies Record<HouseKind, { sky: string; drawing: () => JSX.Element }>
