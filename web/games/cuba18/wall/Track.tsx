import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { COMMISSIONERS } from '../../../../shared/games/cuba18/data.ts'
import { graphNow, reachWith } from '../../../../shared/games/cuba18/network.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { Icon } from '../../../art/Icon.tsx'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import { railWords } from '../../../rail/words/index.ts'
import { ofType, turnsOf, type Lay } from '../choice.ts'
import type { Company } from '../../../../shared/games/cuba18/companies.ts'
import { tileNow } from '../map/preview.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { Aside } from './Aside.tsx'
import { Effects } from './Effects.tsx'
import { chosenLay, TileTray } from './TileTray.tsx'

/** Names of the stops a company reaches. */
function stopsReached(s: State, company: Company, rented: readonly string[]): Set<string> {
  const { stops } = graphNow(s)
  return new Set([...reachWith(s, company, rented).stops].map((number) => stops[number]!.hex)) // of this graph
}

/** What the tile joins to the company's network. */
function opened(model: Model, lay: Lay): string[] {
  const company = model.turn()?.company
  const after = model.outlook()?.after
  if (!company || !after) return []
  const rented = [...(model.turn()?.rented ?? []), ...(lay.rented ?? [])]
  const before = stopsReached(model.plain(), company, rented)
  return [...stopsReached(after, company, rented)].filter((hex) => hex !== lay.hex && !before.has(hex))
}

function BestRun(props: PartProps & { lay: Lay }) {
  const after = () => props.model.gains().after.get(props.lay)
  const now = () => props.model.gains().now
  return (
    <Show when={now() !== undefined && after() !== undefined}>
      {' · '}
      {t().wall.bestRun} {now()} <Icon kind="arrow" size={12} stroke={2.2} label="→" />{' '}
      <b classList={{ up: (after() ?? 0) > (now() ?? 0), down: (after() ?? 0) < (now() ?? 0) }}>{after()}</b>
    </Show>
  )
}

/** "Santa Clara: 5 → 15, free · opens the line to La Habana · best run 150 → 230" */
function LayWords(props: PartProps & { lay: Lay }) {
  const laid = () => props.model.outlook()?.news.find((it) => it.type === 'laid')
  const ways = () => turnsOf(props.model.offers(), props.lay)
  const stops = createMemo(() => opened(props.model, props.lay))
  const from = () => tileNow(props.model.plain(), props.lay.hex)
  return (
    <p class="cu-say">
      <b>{t().wall.laid(t().place(props.lay.hex), from(), props.lay.tile)}</b>, {t().wall.cost(laid()?.cost ?? 0)}
      <Show when={laid()?.funding}>{(funding) => <> · {t().wall.funds(funding())}</>}</Show>
      <Show when={ways().length > 1}> · {railWords().tray.way(ways().indexOf(props.lay) + 1, ways().length)}</Show>
      <Show when={stops().length > 0}> · {t().wall.opens(stops())}</Show>
      <BestRun model={props.model} lay={props.lay} />
    </p>
  )
}

/** IV.1: the ordinary tile, or one more by a commissioner. */
function By(props: PartProps & { lay: Lay }) {
  const at = () => props.model.offersAt(props.lay.hex).filter(ofType('layTile'))
  const ways = () => [...new Set(at().map(({ commissioner }) => commissioner))]
  const first = (by: Lay['commissioner']) =>
    at().find((lay) => lay.commissioner === by && lay.tile === props.lay.tile && lay.turn === props.lay.turn) ??
    at().find((lay) => lay.commissioner === by)
  return (
    <Show when={ways().length > 1 || ways()[0] !== undefined}>
      <Choices label={t().wall.by}>
        <For each={ways()}>
          {(by) => (
            <Choice
              id={`by-${by ?? 'company'}`}
              on={props.lay.commissioner === by}
              text={by ? t().commissioner(by) : t().wall.ordinary}
              note={by ? t().wall.funds(COMMISSIONERS[by].funding) : undefined}
              onPick={() => props.model.pick(first(by))}
            />
          )}
        </For>
      </Choices>
    </Show>
  )
}

export function Track(props: PartProps) {
  const lay = () => chosenLay(props.model)
  return (
    <>
      <Switch>
        <Match when={lay()}>
          {(it) => (
            <>
              <LayWords model={props.model} lay={it()} />
              <Effects model={props.model} />
              <Show when={props.model.play.tall}>
                <TileTray model={props.model} hex={it().hex} size={66} />
              </Show>
              <By model={props.model} lay={it()} />
            </>
          )}
        </Match>
        <Match when={props.model.outlook()}>
          <Effects model={props.model} />
        </Match>
      </Switch>
      <Show when={!lay()}>
        <Aside model={props.model} />
      </Show>
    </>
  )
}
