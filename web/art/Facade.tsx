import { For, Show } from 'solid-js'
import type { Building } from '../../shared/games/santiago/data.ts'
import { Emblem, type EmblemKind } from './Emblem.tsx'
import { Roof, type RoofKind } from './Roof.tsx'

export type Paint = 'coral' | 'ochre' | 'aqua' | 'sky' | 'rose' | 'lime' | 'cream' | 'lilac'
export interface Look {
  paint: Paint
  roof: RoofKind
  arches: number
}

export const LOOKS = {
  bank: { paint: 'cream', roof: 'gable', arches: 3 },
  distillery: { paint: 'coral', roof: 'chimney', arches: 2 },
  cafe: { paint: 'aqua', roof: 'curve', arches: 2 },
  blackMarket: { paint: 'lilac', roof: 'step', arches: 3 },
  cigarFactory: { paint: 'ochre', roof: 'balus', arches: 2 },
  church: { paint: 'sky', roof: 'tower', arches: 1 },
  harbormaster: { paint: 'aqua', roof: 'flat', arches: 3 },
  sawmill: { paint: 'lime', roof: 'saw', arches: 2 },
  newspaper: { paint: 'rose', roof: 'step', arches: 2 },
  customs: { paint: 'sky', roof: 'balus', arches: 3 },
  casino: { paint: 'rose', roof: 'curve', arches: 2 },
  office: { paint: 'ochre', roof: 'flat', arches: 2 },
} as const satisfies Record<Building, Look>

const BODY = 14

function Window(props: { x: number; y: number; width: number; height: number }) {
  const r = () => props.width / 2
  const line = (at: number) => `M${props.x} ${props.y + props.height * at}h${props.width}`
  return (
    <>
      <path
        d={`M${props.x} ${props.y + props.height}v${r() - props.height}a${r()} ${r()} 0 0 1 ${props.width} 0v${props.height - r()}z`}
        fill="var(--f-window)"
      />
      <path
        d={`M${props.x - 1.5} ${props.y + props.height + 1}h${props.width + 3}`}
        stroke="var(--f-trim)"
        stroke-width="2.5"
      />
      <path d={line(0.5) + line(0.7)} stroke="var(--f-shade)" stroke-width="1.5" />
    </>
  )
}

function Arcade(props: { width: number; height: number; rise: number; arches: number }) {
  const bay = () => (props.width - 10) / props.arches
  const door = () => Math.min(bay() * 0.72, 30, props.rise * 1.1)
  const r = () => door() / 2
  return (
    <For each={Array.from({ length: props.arches }, (_, i) => i)}>
      {(i) => {
        const x = () => 5 + i * bay() + (bay() - door()) / 2
        return (
          <>
            <path
              d={`M${x()} ${props.height}v${r() - props.rise}a${r()} ${r()} 0 0 1 ${door()} 0v${props.rise - r()}z`}
              fill="var(--f-door)"
            />
            <path
              d={`M${x() + r()} ${props.height}v${door() * 0.1 - props.rise}`}
              stroke="var(--f-shade)"
              stroke-width="2"
            />
          </>
        )
      }}
    </For>
  )
}

function Sign(props: { of: EmblemKind; x: number; y: number; radius: number }) {
  return (
    <g color="var(--f-line)">
      <circle
        cx={props.x}
        cy={props.y}
        r={props.radius}
        fill="var(--f-trim)"
        stroke="var(--f-line)"
        stroke-width="1.4"
      />
      <Emblem of={props.of} x={props.x} y={props.y} size={props.radius * 1.36} />
    </g>
  )
}

export interface FacadeProps extends Look {
  x: number
  ground: number
  width: number
  height: number
  windows?: boolean
  emblem?: EmblemKind
  emblemScale?: number
}

/** Body, cream cornice, arcade, one round sign; x, ground are its left foot. */
export function Facade(props: FacadeProps) {
  const floor = () => BODY + (props.height - BODY) * 0.56
  const signY = () => BODY + 6 + (floor() - BODY - 6) / 2
  const pane = () => props.width * 0.13
  return (
    <g transform={`translate(${props.x} ${props.ground - props.height})`}>
      <Roof kind={props.roof} width={props.width} fill={`var(--f-${props.paint})`} />
      <rect y={BODY + 5} width={props.width} height={props.height - BODY - 5} fill={`var(--f-${props.paint})`} />
      <rect
        x={props.width * 0.9}
        y={BODY + 5}
        width={props.width * 0.1}
        height={props.height - BODY - 5}
        fill="var(--f-shade)"
      />
      <rect x="-3" y={BODY + 3} width={props.width + 6} height="2" fill="var(--f-shade)" />
      <Show when={props.windows ?? true}>
        <Window x={props.width * 0.085} y={signY() - 11} width={pane()} height={24} />
        <Window x={props.width * 0.915 - pane()} y={signY() - 11} width={pane()} height={24} />
      </Show>
      <rect x="-1" y={floor()} width={props.width + 2} height="4" fill="var(--f-trim)" />
      <Arcade width={props.width} height={props.height} rise={props.height - floor() - 8} arches={props.arches} />
      <Show when={props.emblem}>
        {(of) => (
          <Sign
            of={of()}
            x={props.width / 2}
            y={signY()}
            radius={Math.min(14.5, props.width * 0.19) * (props.emblemScale ?? 1)}
          />
        )}
      </Show>
    </g>
  )
}
