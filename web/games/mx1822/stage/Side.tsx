import { Match, Show, Switch } from 'solid-js'
import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { Seg } from '../../../lib/Seg.tsx'
import { Charter } from '../../../rail/panels/Charter.tsx'
import { CompanySheet } from '../../../rail/panels/CompanySheet.tsx'
import { Depot } from '../../../rail/panels/Depot.tsx'
import { Manifest } from '../../../rail/panels/Manifest.tsx'
import type { PartProps, SideTab } from '../model.ts'
import { charterView } from '../panels/charter.ts'
import { companyRows } from '../panels/companies.ts'
import { cars } from '../panels/depot.ts'
import { Players } from '../panels/Players.tsx'
import { t } from '../words/index.ts'
import { RunCard } from './RunCard.tsx'

/** Whose charter is open: the one asked for, or the company at work. */
export function ShownCharter(props: PartProps) {
  const company = (): Company | undefined => {
    const { round } = props.model.state()
    return props.model.shown() ?? (round.at === 'operating' ? round.turn.company : undefined)
  }
  const view = () => {
    const id = company()
    return id && charterView(props.model, id)
  }
  return <Show when={view()}>{(charter) => <Charter charter={charter()} />}</Show>
}

export function Supply(props: PartProps) {
  const pool = () => props.model.state().depot.pool
  return (
    <div class="mx-supply">
      <Depot cars={cars(props.model.state())} />
      <p class="rp-note">
        <Show when={pool().length > 0}>{t().stage.pool(pool())} · </Show>
        {t().stage.bank(props.model.state().bank.cash)} · {t().stage.cubes(props.model.state().cubes.pool)}
      </p>
    </div>
  )
}

export function Tiles(props: PartProps) {
  const tiles = () =>
    Object.values(GROUND.tiles)
      .filter((tile) => tile.color !== 'fixed' && tile.kind !== 'mexicoCity')
      .map((tile) => {
        const piece = GROUND.pieceOf[tile.id]
        return { tile, left: piece === undefined ? undefined : (props.model.state().board.supply[piece] ?? 0) }
      })
  return (
    <div class="rp-card rp-scroll rs-pad">
      <Manifest tiles={tiles()} colour={(color) => t().colours[color]} />
    </div>
  )
}

export function Companies(props: PartProps) {
  return (
    <CompanySheet
      rows={companyRows(props.model)}
      current={props.model.shown()}
      onPick={(company) => props.model.setShown(company as Company)}
    />
  )
}

const SIDE_TABS: readonly SideTab[] = ['players', 'companies', 'tiles']

/** What lies on the water beside the map. */
export function Side(props: PartProps) {
  const tab = () => props.model.side()
  const choices = () => SIDE_TABS.map((value) => ({ value, label: t().stage.side[value] }))
  return (
    <aside class="mx-side">
      <ShownCharter model={props.model} />
      <RunCard model={props.model} />
      <Seg
        label={t().stage.side.players}
        choices={choices()}
        value={tab()}
        onChoose={(side) => props.model.setSide(side)}
      />
      <Switch>
        <Match when={tab() === 'players'}>
          <Players model={props.model} bidding={false} />
        </Match>
        <Match when={tab() === 'companies'}>
          <Companies model={props.model} />
        </Match>
        <Match when={tab() === 'tiles'}>
          <Tiles model={props.model} />
        </Match>
      </Switch>
    </aside>
  )
}
