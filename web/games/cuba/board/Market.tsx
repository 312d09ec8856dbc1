import { For, Show, useContext } from 'solid-js'
import { MERCHANDISE, PIECES, PRICES, type Merchandise } from '../../../../shared/games/cuba/data.ts'
import { GoodIcon } from '../../../art/Good.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Count } from './Count.tsx'
import { Moved } from './moved.ts'
import type { BoardProps } from './props.ts'
import { Space } from './Space.tsx'
import { Spot } from './Spot.tsx'

interface RowProps {
  b: BoardProps
  kind: Merchandise
}

/** The price spaces, dearest first: taken, free, or what the move would make of them. */
function Prices(props: RowProps) {
  const moved = useContext(Moved)
  const now = () => props.b.state.market[props.kind]
  const later = () => props.b.preview?.market?.[props.kind] ?? now()
  return (
    <span class="c-prices" classList={{ moved: moved().has(`market-${props.kind}`) }}>
      <For each={PRICES[props.kind]}>
        {(price, i) => (
          <span
            class="c-slot"
            classList={{
              full: i() < now(),
              next: i() === now() - 1,
              comes: i() >= now() && i() < later(),
              goes: i() < now() && i() >= later(),
            }}
          >
            <span class="c-tag">{price}</span>
            <Show when={i() < Math.max(now(), later())}>
              <GoodIcon kind={props.kind} size={20} />
            </Show>
          </span>
        )}
      </For>
    </span>
  )
}

function Row(props: RowProps) {
  const kind = () => props.b.words.pieces[props.kind]
  const buy = () => props.b.glance.buy[props.kind]
  const sell = () => props.b.glance.sell[props.kind]
  return (
    <li class="c-row" aria-label={props.b.words.row(kind(), props.b.state.market[props.kind], buy(), sell())}>
      <GoodIcon kind={props.kind} size={22} />
      <Prices {...props} />
      <Spot b={props.b} target={`buy:${props.kind}`} class="c-deal" name={`${props.b.words.buy} ${buy() ?? ''}`}>
        <Show when={buy() !== undefined} fallback="–">
          −{buy()}
        </Show>
      </Spot>
      <Spot b={props.b} target={`sell:${props.kind}`} class="c-deal" name={`${props.b.words.sell} ${sell()}`}>
        +{sell()}
      </Spot>
    </li>
  )
}

/** Five rows of price spaces, what the next piece costs or brings, the stock, and the tradeswoman's two spaces. */
export function Market(props: { b: BoardProps }) {
  return (
    <>
      <ul class="c-rows">
        <li class="c-row c-rowhead">
          <button type="button" class="c-title" tabindex="-1" onClick={() => props.b.info({ of: 'market' })}>
            {props.b.words.parts.market}
            <Icon kind="info" size={14} />
          </button>
          <span aria-hidden="true">{props.b.words.buy}</span>
          <span aria-hidden="true">{props.b.words.sell}</span>
        </li>
        <For each={MERCHANDISE}>{(kind) => <Row b={props.b} kind={kind} />}</For>
      </ul>
      <div class="c-alt">
        <span>{props.b.words.tradeswoman}</span>
        <Space b={props.b} space="resource" />
        <Space b={props.b} space="product" />
      </div>
      <div class="c-stock">
        <span class="c-lab">{props.b.words.stock}</span>
        <For each={PIECES}>
          {(piece) => (
            <Count
              b={props.b}
              kind={piece}
              what={`${props.b.words.stock}: ${props.b.words.pieces[piece]}`}
              now={props.b.state.stock[piece]}
              target={`stock:${piece}`}
            />
          )}
        </For>
      </div>
    </>
  )
}
