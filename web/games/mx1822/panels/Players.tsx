import { For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Seat } from '../../../../shared/engine/game.ts'
import { committed, freeCash, freeCubes } from '../../../../shared/games/mx1822/bids.ts'
import { certificateLimit, certificates } from '../../../../shared/games/mx1822/certificates.ts'
import { MAJORS, NDEM, type Traded } from '../../../../shared/games/mx1822/companies.ts'
import { tableFor } from '../../../../shared/games/mx1822/data.ts'
import { holding, minorsOf } from '../../../../shared/games/mx1822/shares.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import { wealthOf } from '../../../../shared/games/mx1822/wealth.ts'
import { TokenIcon } from '../../../rail/map/Token.tsx'
import { ShareSheet, type Figure, type PlayerRow, type ShareCell } from '../../../rail/panels/ShareSheet.tsx'
import { TallShareSheet } from '../../../rail/panels/TallShareSheet.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { personOf } from '../../../rail/people.ts'

const COLUMNS: readonly Traded[] = [...MAJORS, NDEM]
const MOST_COLUMNS = 4 // in a narrow sheet; of more, as on a phone, companies stand below each other

const cardsOf = (model: Model, seat: Seat) => {
  const player = model.state().players[seat]
  return [...(player?.concessions ?? []), ...(player?.privates ?? [])]
}

const ownsMore = (model: Model, seat: Seat): boolean =>
  minorsOf(model.state(), seat).length + cardsOf(model, seat).length > 0

/** What a seat owns besides shares. */
export function Owned(props: PartProps & { seat: Seat }) {
  return (
    <span class="mx-owned">
      <For each={minorsOf(props.model.state(), props.seat)}>
        {(minor) => <TokenIcon livery={liveryOf(minor)} size={21} label={minor} />}
      </For>
      <For each={cardsOf(props.model, props.seat)}>
        {(id) => (
          <span class="mx-card" title={t().item(id)}>
            {id}
          </span>
        )}
      </For>
    </span>
  )
}

function cellOf(model: Model, seat: Seat, company: Traded): ShareCell {
  const s = model.state()
  return {
    percent: 10 * holding(s, company, seat),
    director: s.companies[company]?.director === seat,
  }
}

const counted = (model: Model, seat: Seat): Figure => {
  const limit = certificateLimit(model.state())
  const count = certificates(model.state(), seat)
  return { text: String(count), of: String(limit), warn: count > limit }
}

/** In a stock round what is bid and what is free; else what one is worth. */
function figuresOf(model: Model, seat: Seat, bidding: boolean): Figure[] {
  const s = model.state()
  const cash: Figure = { text: t().money(s.players[seat]?.cash ?? 0), strong: true }
  const loan = s.players[seat]?.loan ?? 0
  const owed: Figure[] = loan > 0 ? [{ text: t().money(-loan), warn: true }] : [{ text: '' }]
  if (!bidding) return [cash, { text: t().signed(wealthOf(s, seat).total) }, counted(model, seat), ...owed]
  const cubes = tableFor(s.players.length).biddingCubes
  return [
    cash,
    { text: String(committed(s, seat)) },
    { text: String(freeCash(s, seat)), strong: true },
    { text: String(freeCubes(s, seat)), of: String(cubes) },
    counted(model, seat),
    ...owed,
  ]
}

const headsOf = (bidding: boolean): string[] => {
  const { figures } = t().stage
  return bidding
    ? [figures.cash, figures.bid, figures.free, figures.cubes, figures.certificates, figures.loan]
    : [figures.cash, figures.worth, figures.certificates, figures.loan]
}

export function Players(props: PartProps & { bidding: boolean }) {
  const s = () => props.model.state()
  const indebted = () => s().players.some((player) => player.loan > 0)
  const shownFigures = <T,>(all: readonly T[]): T[] => (indebted() ? [...all] : all.slice(0, -1))
  const columns = () => COLUMNS.filter((company) => s().shares[company])
  const tall = () => props.model.play.tall || (!props.bidding && columns().length > MOST_COLUMNS)
  const rows = (): PlayerRow[] =>
    s().order.map((seat, i) => ({
      ...personOf(props.model.play, seat),
      ...(i === 0 ? { note: t().stage.first } : {}),
      figures: shownFigures(figuresOf(props.model, seat, props.bidding)),
      cells: columns().map((company) => cellOf(props.model, seat, company)),
      ...(ownsMore(props.model, seat) ? { tail: <Owned model={props.model} seat={seat} /> } : {}),
      you: seat === props.model.play.you,
    }))
  return (
    <Show when={s().players.length > 0}>
      <Dynamic
        component={tall() ? TallShareSheet : ShareSheet}
        figures={shownFigures(headsOf(props.bidding))}
        columns={columns().map(liveryOf)}
        players={rows()}
        treasury={columns().map((company) => 10 * (s().shares[company]?.treasury ?? 0))}
        pool={columns().map((company) => 10 * (s().shares[company]?.pool ?? 0))}
        prices={columns().map((company) => priceOf(s(), company))}
        tail={t().stage.owns}
        under={!props.bidding || props.model.compact()}
        onPick={(company) => props.model.setShown(company as Traded)}
      />
    </Show>
  )
}
