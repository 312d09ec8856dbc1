import { Match, Show, Switch } from 'solid-js'
import { GAINS, type Cuban, type Gain as Gains } from '../../../../shared/games/santiago/data.ts'
import { GoodMark, type GoodKind } from '../../../art/Good.tsx'
import { IconMark } from '../../../art/Icon.tsx'
import { Label } from './Label.tsx'
import type { BoardWords } from './words-type.ts'

interface Fixed {
  amount: number
  kind: GoodKind
}

const SURE: Partial<Record<Cuban, Gains>> = GAINS

function fixedGain(cuban: Cuban): Fixed | undefined {
  const gain = SURE[cuban]
  if (!gain) return undefined
  if (gain.good) return { amount: gain.amount ?? 1, kind: gain.good }
  return gain.pesos ? { amount: gain.pesos, kind: 'coin' } : { amount: gain.points ?? 0, kind: 'vp' }
}

const spoken = (cuban: Cuban): keyof BoardWords['gains'] | undefined =>
  cuban === 'pablo' || cuban === 'zorro' || cuban === 'alonso' ? cuban : undefined

interface GainProps {
  of: Cuban
  words: BoardWords
  x: number
  y: number
}

/** What a stop at a Cuban brings; x, y are the start of its baseline. */
export function WideGain(props: GainProps) {
  return (
    <Show
      when={fixedGain(props.of)}
      fallback={
        <Show when={spoken(props.of)}>
          {(who) => <Label text={props.words.gains[who()]} kind="gain" size={14} room={68} x={props.x} y={props.y} />}
        </Show>
      }
    >
      {(gain) => (
        <>
          <text class="gain" x={props.x} y={props.y} font-size="15">
            +{gain().amount}
          </text>
          <GoodMark kind={gain().kind} x={props.x + 28} y={props.y - 5} size={18} />
        </>
      )}
    </Show>
  )
}

export function TallGain(props: GainProps) {
  return (
    <Switch>
      <Match when={fixedGain(props.of)}>
        {(gain) => (
          <>
            <text class="gain" x={props.x} y={props.y} font-size="13">
              {gain().amount}
            </text>
            <GoodMark kind={gain().kind} x={props.x + 14} y={props.y - 4.5} size={14} />
          </>
        )}
      </Match>
      <Match when={props.of === 'pablo'}>
        <Label text={props.words.any} kind="gain" size={12.5} room={22} x={props.x} y={props.y} />
      </Match>
      <Match when={spoken(props.of)}>
        <g color="var(--ink)">
          <IconMark
            kind={props.of === 'zorro' ? 'gift' : 'deed'}
            x={props.x + 10}
            y={props.y - 5}
            size={17}
            stroke={2.2}
          />
        </g>
      </Match>
    </Switch>
  )
}
