import { For, Match, Switch } from 'solid-js'
import type { Building } from '../../../../shared/games/santiago/data.ts'
import { GoodMark } from '../../../art/Good.tsx'
import { ICONS } from '../../../art/Icon.tsx'
import { FUNCTIONS, type Token } from './functions.ts'

const SIGNS = {
  arrow: ICONS.arrow,
  flag: 'M6 22V3h14l-4 5 4 5H6',
  die: 'M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01',
  shutter: 'M4 21V11.5a8 8 0 0 1 16 0V21zM12 4v17M7 12h2M7 16h2M15 12h2M15 16h2',
} as const

const GAP = 2

const widthOf = (token: Token, size: number) => {
  if ('good' in token) return size + 1
  if ('sign' in token) return size * 0.85
  return token.text.length * size * 0.47 + 2
}

function place(tokens: readonly Token[], x: number, size: number) {
  const widths = tokens.map((token) => widthOf(token, size))
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  let left = x - total / 2
  return tokens.map((token, i) => {
    const width = widths[i] ?? 0
    const middle = left + width / 2
    left += width + GAP
    return { token, x: middle }
  })
}

function Sign(props: { sign: keyof typeof SIGNS; x: number; y: number; size: number }) {
  return (
    <path
      class="fnmark"
      d={SIGNS[props.sign]}
      transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`}
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  )
}

/** The function of a building as goods and signs, centred on x with its baseline at y. */
export function BuildingFunction(props: { of: Building; x: number; y: number; size: number }) {
  return (
    <For each={place(FUNCTIONS[props.of], props.x, props.size)}>
      {(part) => (
        <Switch>
          <Match when={'good' in part.token && part.token.good}>
            {(kind) => <GoodMark kind={kind()} x={part.x} y={props.y - props.size * 0.3} size={props.size} />}
          </Match>
          <Match when={'sign' in part.token && part.token.sign}>
            {(sign) => <Sign sign={sign()} x={part.x} y={props.y - props.size * 0.3} size={props.size * 0.84} />}
          </Match>
          <Match when={'text' in part.token && part.token.text}>
            {(words) => (
              <text class="fn" x={part.x} y={props.y} text-anchor="middle" font-size={String(props.size * 0.84)}>
                {words()}
              </text>
            )}
          </Match>
        </Switch>
      )}
    </For>
  )
}
