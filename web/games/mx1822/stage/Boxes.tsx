import { createMemo, For, Show } from 'solid-js'
import { faceOf, highest } from '../../../../shared/games/mx1822/bids.ts'
import { isMinor, MAJOR, majorOf, type Concession, type Minor } from '../../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { isPrivate, type Private } from '../../../../shared/games/mx1822/privates.ts'
import type { Item } from '../../../../shared/games/mx1822/state.ts'
import { BidBox, type BidLine } from '../../../rail/panels/BidBox.tsx'
import { Said } from '../../../rail/Said.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import type { Outlook } from '../panels/forecast.ts'
import { personOf } from '../../../rail/people.ts'
import { t } from '../words/index.ts'

type BoxesProps = PartProps & { outlook: Outlook }

/** Bids from high to low, with the one being made. */
function linesOf(model: Model, item: Item): BidLine[] {
  const waiting = model.bids().some((bid) => bid.item === item)
  const lying = (model.ahead().bids[item] ?? []).toReversed()
  const lines = lying.map(({ seat, amount }, i): BidLine => ({
    ...personOf(model.play, seat),
    amount,
    fresh: waiting && i === 0,
  }))
  const chosen = model.chosen()
  const you = model.play.you
  if (chosen?.type !== 'bid' || chosen.item !== item || you === null) return lines
  const own: BidLine = { ...personOf(model.play, you), amount: model.amount(), fresh: true }
  return [own, ...lines.filter((line) => line.name !== own.name)]
}

const bidOffer = (model: Model, item: Item) =>
  model.offered(model.planning() ? 'bidUpTo' : 'bid').find((offer) => offer.item === item)

function Box(
  props: BoxesProps & { item: Item; over: string; title: string; under?: string; tone: 0 | 1 | 2 | 3 | 'stone' },
) {
  const offer = () => bidOffer(props.model, props.item)
  const chosen = () => {
    const now = props.model.chosen()
    return (now?.type === 'bid' || now?.type === 'bidUpTo') && now.item === props.item
  }
  const foot = createMemo(() => props.outlook.foot(props.item))
  const say = () => `${t().item(props.item)}, ${highest(props.model.ahead(), props.item)?.amount ?? t().stage.noBid}`
  return (
    <BidBox
      testid={props.item}
      tone={props.tone}
      livery={liveryFor(props.item)}
      over={props.over}
      title={props.title}
      under={props.under}
      bids={linesOf(props.model, props.item)}
      from={faceOf(props.item)}
      foot={foot() ? <Foot text={foot()} /> : undefined}
      chosen={chosen()}
      can={offer() !== undefined}
      say={say()}
      onPick={() => props.model.pick(offer())}
    />
  )
}

const liveryFor = (item: Item) => {
  if (isMinor(item)) return liveryOf(item)
  return isPrivate(item) ? undefined : liveryOf(majorOf(item))
}

const Foot = (props: { text: string }) => (
  <span classList={{ warn: props.text.startsWith('*') }}>
    <Said text={props.text} />
  </span>
)

const TONES = [0, 1, 2, 3] as const

export function MinorBoxes(props: BoxesProps) {
  const boxes = () => props.model.state().minors.boxes
  return (
    <section class="mx-boxes minors">
      <h3>
        {t().stage.minors} <small>{t().stage.pile(props.model.state().minors.pile.length)}</small>
      </h3>
      <div>
        <For each={boxes()} fallback={<p class="rp-note">{t().stage.empty}</p>}>
          {(minor: Minor, i) => (
            <Box
              {...props}
              item={minor}
              tone={TONES[i() % 4] ?? 0}
              over={t().stage.boxTitle(i() + 1, minor)}
              title={t().minors[minor].place}
            />
          )}
        </For>
      </div>
    </section>
  )
}

const goalOf = (concession: Concession): string => {
  const { hex } = MAJOR[majorOf(concession)].destination
  return GROUND.map[hex]?.name ?? hex
}

export function ConcessionBoxes(props: BoxesProps) {
  return (
    <section class="mx-boxes">
      <h3>
        {t().stage.concessions} <small>{t().stage.pile(props.model.state().concessions.pile.length)}</small>
      </h3>
      <div>
        <For each={props.model.state().concessions.boxes} fallback={<p class="rp-note">{t().stage.empty}</p>}>
          {(concession: Concession) => (
            <Box
              {...props}
              item={concession}
              tone="stone"
              over={`${concession} ${majorOf(concession)}`}
              title={t().majorsShort[majorOf(concession)]}
              under={concession === 'C1' ? t().stage.lot : t().stage.to(goalOf(concession))}
            />
          )}
        </For>
      </div>
    </section>
  )
}

export function PrivateBoxes(props: BoxesProps) {
  return (
    <section class="mx-boxes">
      <h3>
        {t().stage.privates} <small>{t().stage.pile(props.model.state().privates.pile.length)}</small>
      </h3>
      <div>
        <For each={props.model.state().privates.boxes} fallback={<p class="rp-note">{t().stage.empty}</p>}>
          {(id: Private) => (
            <Box
              {...props}
              item={id}
              tone="stone"
              over={id}
              title={t().privates[id].short}
              under={t().privates[id].note}
            />
          )}
        </For>
      </div>
    </section>
  )
}

/** All three rows; late in the game only minors are left. */
export function AllBoxes(props: BoxesProps) {
  const others = () => {
    const { concessions, privates } = props.model.state()
    return concessions.boxes.length + privates.boxes.length
  }
  return (
    <Show when={props.model.state()}>
      <MinorBoxes {...props} />
      <Show when={others() > 0}>
        <div class="mx-pair">
          <ConcessionBoxes {...props} />
          <PrivateBoxes {...props} />
        </div>
      </Show>
    </Show>
  )
}
