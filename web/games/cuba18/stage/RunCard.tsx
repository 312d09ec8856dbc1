import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { FC, isMajor, MINORS, type Company, type Minor } from '../../../../shared/games/cuba18/companies.ts'
import { cubesFor } from '../../../../shared/games/cuba18/data.ts'
import { graphNow, reachWith } from '../../../../shared/games/cuba18/network.ts'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { incomeOf, perShare } from '../../../../shared/games/cuba18/moves/pay.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import { holding, percentHeld } from '../../../../shared/games/cuba18/shares.ts'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import { DividendTable, type DividendRow } from '../../../rail/panels/DividendTable.tsx'
import { RouteList, type Proof } from '../../../rail/panels/RouteList.tsx'
import { colourOf, nameOf } from '../../../rail/people.ts'
import { railWords } from '../../../rail/words/index.ts'
import { forecast } from '../forecast.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { routeLines } from '../run/routes.ts'
import { t } from '../words/index.ts'

type RunProps = PartProps & { company: Company }

function proofOf(model: Model): Proof {
  const { runs, done } = model.found()
  if (runs.length > 0) return { at: 'proved' }
  return { at: 'searching', done }
}

/** VII.15, R40: how many FC tokens to rent, each number with what it brings. */
function Rentals(props: PartProps) {
  const { rental } = t().stage
  return (
    <Show when={props.model.found().runs.length > 1}>
      <Choices label={rental.title} shown>
        <For each={props.model.found().runs}>
          {(option) => (
            <Choice
              id={`rent-${option.rentals}`}
              on={props.model.bestRun()?.rentals === option.rentals}
              text={rental.brings(option.revenue)}
              note={rental.fee(
                option.rentals,
                option.fee,
                option.revenue - (props.model.found().runs[0]?.revenue ?? 0),
              )}
              onPick={() => props.model.rent(option.rentals)}
            />
          )}
        </For>
      </Choices>
    </Show>
  )
}

/** Mills with cubes that the company can come by, whatever it rents. */
function millsOf(model: Model, company: Company): { minor: Minor; cubes: number; hex: string }[] {
  const s = model.plain()
  const rented = tokensOf(s.board, FC).map(({ hex }) => hex)
  const reached = new Set([...reachWith(s, company, rented).stops].map((stop) => graphNow(s).stops[stop]?.hex))
  return MINORS.flatMap((minor) => {
    const cubes = s.companies[minor]?.cubes ?? 0
    const hex = tokensOf(s.board, minor)[0]?.hex
    return cubes > 0 && hex && reached.has(hex) ? [{ minor, cubes, hex }] : []
  })
}

/** VII.10, R40: cubes may be taken without asking, or left. */
function Cubes(props: RunProps) {
  const charter = () => props.model.state().companies[props.company]
  const mills = createMemo(() => millsOf(props.model, props.company))
  const spared = (minor: Minor) => props.model.running().spared[minor] ?? 0
  const set = (minor: Minor, left: number) => {
    const { [minor]: _old, ...others } = props.model.running().spared
    props.model.spare(left > 0 ? { ...others, [minor]: left } : others)
  }
  return (
    <Show when={isMajor(props.company) && (charter()?.wagons.length ?? 0) > 0}>
      <For each={mills()}>
        {(mill) => (
          <Choices label={t().stage.take(mill.minor, t().place(mill.hex))} shown>
            <For each={Array.from({ length: mill.cubes + 1 }, (_, take) => take)}>
              {(take) => (
                <Choice
                  id={`take-${mill.minor}-${take}`}
                  on={mill.cubes - spared(mill.minor) === take}
                  text={String(take)}
                  onPick={() => set(mill.minor, mill.cubes - take)}
                />
              )}
            </For>
          </Choices>
        )}
      </For>
    </Show>
  )
}

/** VII.14, VII.10: machines and cubes that come with the run of a minor. */
function MinorNotes(props: RunProps) {
  const charter = () => props.model.state().companies[props.company]
  const machines = () => (charter()?.machines ?? []).reduce((sum, gain) => sum + gain, 0)
  const income = () => (props.model.bestRun()?.revenue ?? 0) + machines()
  return (
    <Show when={!isMajor(props.company) && props.model.bestRun()}>
      <p class="rp-note">{t().stage.milled(machines(), income(), cubesFor(income()))}</p>
    </Show>
  )
}

export function Run(props: RunProps) {
  const routes = () => props.model.bestRun()?.run.routes ?? []
  const lines = createMemo(() => routeLines(props.model.plain(), props.company, routes()))
  const sum = () => props.model.bestRun()?.revenue ?? 0
  return (
    <div class="rp-card rs-pad cu-run">
      <RouteList title={t().stage.ran(lines().length, sum())} proof={proofOf(props.model)} lines={lines()} />
      <MinorNotes {...props} />
      <Show when={props.model.deciding()}>
        <div class="cu-freedom">
          <Rentals model={props.model} />
          <Cubes {...props} />
        </div>
      </Show>
    </div>
  )
}

/** The run just made. */
export function Ran(props: RunProps) {
  const lines = createMemo(() => routeLines(props.model.plain(), props.company, props.model.shownRoutes()))
  const sum = () => incomeOf(props.model.plain())
  return (
    <div class="rp-card rs-pad cu-run">
      <RouteList title={t().stage.ran(lines().length, sum())} proof={{ at: 'proved' }} lines={lines()} />
    </div>
  )
}

function rowsOf(model: Model, company: Company): DividendRow[] {
  const s = model.plain()
  const outcomes = [true, false].map((out) => forecast(s, model.play.you ?? 0, { type: 'pay', out })?.after ?? s)
  const holders = s.order.filter((seat) => holding(s, company, seat) > 0)
  const row = (name: string, read: (state: typeof s) => number) => ({
    name,
    before: read(s),
    after: outcomes.map(read),
  })
  return [
    ...holders.map((seat): DividendRow => ({
      ...row(nameOf(model.play, seat), (it) => it.players[seat]?.cash ?? 0),
      colour: colourOf(model.play, seat),
      percent: percentHeld(s, company, seat),
    })),
    {
      ...row(railWords().dividend.treasury, (it) => it.companies[company]?.cash ?? 0),
      livery: liveryOf(company),
      percent: percentHeld(s, company, 'treasury'),
    },
    row(railWords().dividend.price, (it) => priceOf(it, company)),
  ]
}

export function Income(props: RunProps) {
  const offers = () => props.model.offered('pay')
  const isChosen = (out: boolean) => {
    const now = props.model.chosen()
    return now?.type === 'pay' && now.out === out
  }
  const choices = () => [
    { id: 'pay', title: t().wall.payEach(perShare(props.model.plain())), chosen: isChosen(true) },
    { id: 'keep', title: t().wall.keepAll(incomeOf(props.model.plain())), chosen: isChosen(false) },
  ]
  const rows = createMemo(() => rowsOf(props.model, props.company))
  return (
    <div class="rp-card rp-scroll rs-pad cu-income">
      <DividendTable
        choices={choices()}
        rows={rows()}
        onChoose={(id) => props.model.pick(offers().find(({ out }) => out === (id === 'pay')))}
      />
    </div>
  )
}

/** While a company runs or pays: its routes, and what paying or keeping means. */
export function RunCards(props: PartProps) {
  const turn = () => (props.model.state().pending.length === 0 ? props.model.turn() : undefined)
  return (
    <Switch>
      <Match when={props.model.runs() && !props.model.stays() && turn()}>
        {(now) => <Run model={props.model} company={now().company} />}
      </Match>
      <Match when={turn()?.step === 'income' && turn()}>
        {(now) => (
          <>
            <Show when={props.model.shownRoutes().length > 0}>
              <Ran model={props.model} company={now().company} />
            </Show>
            <Income model={props.model} company={now().company} />
          </>
        )}
      </Match>
    </Switch>
  )
}

export const isRunning = (model: Model): boolean => {
  const step = model.turn()?.step
  return model.state().pending.length === 0 && ((model.runs() && !model.stays()) || step === 'income')
}
