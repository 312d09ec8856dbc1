import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { unwrap } from 'solid-js/store'
import { FC, isMajor, isMinor, type Major, type Traded } from '../../../../shared/games/cuba18/companies.ts'
import { forecastStock } from '../../../../shared/games/cuba18/forecast.ts'
import { groundOf } from '../../../../shared/games/cuba18/ground.ts'
import type { News as Told } from '../../../../shared/games/cuba18/news.ts'
import { Charter } from '../../../rail/panels/Charter.tsx'
import { CompanySheet } from '../../../rail/panels/CompanySheet.tsx'
import { Depot } from '../../../rail/panels/Depot.tsx'
import { Manifest } from '../../../rail/panels/Manifest.tsx'
import { Market } from '../../../rail/panels/Market.tsx'
import { News, type NewsLine } from '../../../rail/panels/News.tsx'
import { colourOf } from '../../../rail/people.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { Central } from '../panels/Central.tsx'
import { charterView } from '../panels/charter.ts'
import { companyRows } from '../panels/companies.ts'
import { cars, supplies } from '../panels/depot.ts'
import { Unfounded } from '../panels/Unfounded.tsx'
import { ghostsOf, marketSpaces } from '../panels/market.ts'
import { Said } from '../../../rail/Said.tsx'
import { isChapter, seatOf, sentence } from '../Sentence.tsx'
import { t } from '../words/index.ts'

export function SeaWall(props: PartProps & { perRow?: number }) {
  const ghosts = createMemo(() => ghostsOf(props.model))
  return (
    <Market
      courses={2}
      spaces={marketSpaces(props.model.state())}
      perRow={props.perRow}
      current={props.model.turn()?.company}
      ghosts={ghosts()}
    />
  )
}

const discarding = (model: Model): Traded | undefined => {
  const [first] = model.state().pending
  return first?.at === 'discard' ? first.company : undefined
}

/** Whose charter is open: the one asked for, founded or not, or the one that discards, or the company at work, or the FC. */
export function ShownCharter(props: PartProps) {
  const company = (): Traded => props.model.shown() ?? discarding(props.model) ?? props.model.turn()?.company ?? FC
  const view = () => {
    const id = company()
    return id === FC ? undefined : charterView(props.model, id)
  }
  const unfounded = (): Major | undefined => {
    const id = company()
    return isMajor(id) && !view() ? id : undefined
  }
  return (
    <Switch fallback={<Central model={props.model} />}>
      <Match when={view()}>{(charter) => <Charter charter={charter()} />}</Match>
      <Match when={unfounded()}>{(id) => <Unfounded company={id()} />}</Match>
    </Switch>
  )
}

/** n-trains, wagons, machines and the pool, straight on the sea. */
export function Supplies(props: PartProps) {
  return (
    <dl class="cu-supplies">
      <For each={supplies(props.model.state())}>
        {(line) => (
          <div>
            <dt>{line.name}</dt>
            <dd>
              <For each={line.items}>
                {(item) => (
                  <span classList={{ off: item.off }} title={item.say}>
                    <b>{item.name}</b>
                    {item.note}
                    <span class="unseen"> {item.say}</span>
                  </span>
                )}
              </For>
            </dd>
          </div>
        )}
      </For>
      <div>
        <dt>{t().stage.bank}</dt>
        <dd>
          <span>
            <b>{t().money(props.model.state().bank.cash)}</b>
          </span>
        </dd>
      </div>
    </dl>
  )
}

export const Trains = (props: PartProps) => <Depot cars={cars(props.model.state())} />

export function Companies(props: PartProps) {
  return (
    <>
      <p class="cu-order">{t().round.order}</p>
      <CompanySheet
        rows={companyRows(props.model)}
        current={props.model.shown()}
        onPick={(company) => props.model.setShown(company as Traded)}
      />
    </>
  )
}

/** Pieces, not tiles: both sides of one are gone when it lies. */
export function Tiles(props: PartProps) {
  const pieces = () => {
    const { tiles } = groundOf(props.model.state())
    return Object.entries(props.model.state().board.supply).flatMap(([piece, left]) => {
      const [tile, back] = piece.split('/').map((id) => tiles[id])
      return tile ? [{ tile, left, ...(back ? { back } : {}) }] : []
    })
  }
  return (
    <div class="rp-card rp-scroll rs-pad">
      <p class="rp-note">{t().stage.tilesNote}</p>
      <Manifest tiles={pieces()} colour={(color) => t().colours[color]} />
    </div>
  )
}

const companyIn = (news: Told): Traded | undefined =>
  news.type === 'central' || news.type === 'exported' ? FC : 'company' in news ? news.company : undefined

function lineOf(model: Model, news: Told, by: number): NewsLine | undefined {
  const said = sentence(news, model.play.names)
  if (said === undefined) return undefined
  const company = companyIn(news)
  if (isChapter(news)) return { said, chapter: true }
  if (company && !('seat' in news && isMinor(company))) return { said, livery: liveryOf(company) }
  return { said, colour: colourOf(model.play, seatOf(news) ?? by) }
}

/** VI.8: what floats, what rises and who comes first, if the stock round ended now. */
export function IfOver(props: PartProps) {
  const lines = createMemo((): NewsLine[] => {
    if (props.model.state().round.at !== 'stock') return []
    const { news, order } = forecastStock(props.model.plain())
    const told = news.map((it): NewsLine => {
      const company = companyIn(it)
      return { said: sentence(it, props.model.play.names), ...(company ? { livery: liveryOf(company) } : {}) }
    })
    return [{ said: t().ifOver.title, chapter: true }, ...told, { said: <Said text={t().ifOver.operates(order)} /> }]
  })
  return (
    <Show when={lines().length > 0}>
      <News lines={lines()} />
    </Show>
  )
}

/** The last things that happened, newest first. */
export function LastNews(props: PartProps & { lines: number }) {
  const lines = createMemo(() =>
    unwrap(props.model.play.log)
      .slice(-props.lines)
      .flatMap((line) => line.news.flatMap((news) => lineOf(props.model, news as Told, line.seat) ?? []))
      .slice(-props.lines)
      .toReversed(),
  )
  return <News lines={lines()} />
}
