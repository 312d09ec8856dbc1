import { Show, type JSX, type ParentProps } from 'solid-js'
import { VOTES } from '../../../../shared/games/cuba/data.ts'
import { TILES, type Building, type Tile } from '../../../../shared/games/cuba/data/buildings.ts'
import { DOCKS, type Ship } from '../../../../shared/games/cuba/data/ships.ts'
import { NUMERALS, statute, type Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import { Icon } from '../../../art/Icon.tsx'
import { PortraitIcon } from '../../../art/Portrait.tsx'
import type { Info } from '../board/props.ts'
import type { Model } from '../model.ts'
import { Rich } from '../Rich.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

interface Card {
  readonly title: string
  readonly note: string
  readonly text: string
  readonly picture?: JSX.Element
}

function buildingCard(model: Model, building: Building): Card {
  const { cost }: Tile = TILES[building]
  const owners = model
    .state()
    .players.flatMap((player, seat) =>
      Object.values(player.built).includes(building) ? [model.names()[seat] ?? ''] : [],
    )
  const left = t().wall.left(model.state().tiles[building])
  return {
    title: t().buildings[building],
    note: owners.length > 0 ? `${left}, ${t().wall.builtBy(owners)}` : left,
    text: `${t().buildingInfo[building]} ${t().wall.costs(cost)}`,
  }
}

function statuteCard(model: Model, id: Statute): Card {
  const { section } = statute(id)
  const { acts, bills } = model.state()
  const where = acts[section] === id ? t().wall.inForce : bills[section] === id ? t().wall.bill : t().wall.passed
  const title = `${NUMERALS[section]} · ${t().statutes[id][0]}`
  return { title, note: where, text: t().statuteInfo[id] }
}

function shipCard(model: Model, ship: Ship): Card {
  const dock = DOCKS.find((it) => model.state().docks[it]?.ship === ship)
  const note = dock ? t().wall.atDock(dock) : model.state().sea === ship ? t().wall.atSea : t().wall.inPile
  return { title: t().wall.shipTitle, note, text: t().wall.carries(ship) }
}

function cardOf(model: Model, what: Info): Card {
  switch (what.of) {
    case 'building':
      return buildingCard(model, what.building)
    case 'statute':
      return statuteCard(model, what.statute)
    case 'ship':
      return shipCard(model, what.ship)
    case 'character':
      return {
        title: t().characters[what.character],
        note: t().votes(VOTES[what.character]),
        text: t().characterInfo[what.character],
        picture: <PortraitIcon who={what.character} size={48} />,
      }
    case 'space': {
      const by = model.state().markers[what.space]
      const note = by === undefined ? t().wall.freeSpace : t().wall.seenBy(model.names()[by] ?? '')
      return { title: t().spaces[what.space], note, text: t().spaceInfo[what.space] }
    }
    case 'market':
      return { title: t().wall.market, note: '', text: t().marketInfo }
    case 'round':
      return { title: t().wall.round, note: '', text: t().roundInfo }
  }
}

function Frame(props: ParentProps<{ card: Card; onClose(): void }>) {
  return (
    <section class="info-card" data-testid="info">
      <h2>
        {props.card.picture}
        {props.card.title}
        <Show when={props.card.note}>
          <span class="small quiet info-note">{props.card.note}</span>
        </Show>
        <button
          type="button"
          class="btn soft icon"
          aria-label={t().wall.close}
          data-testid="info-close"
          onClick={() => props.onClose()}
        >
          <Icon kind="close" />
        </button>
      </h2>
      <p class="info-text">{props.children}</p>
    </section>
  )
}

/** The rule of a building, statute, ship or character in full, on the wall and not over the board. */
export function InfoCard(props: PartProps & { what: Info }) {
  const card = () => cardOf(props.model, props.what)
  return (
    <Frame card={card()} onClose={() => props.model.setInfo(undefined)}>
      <Rich text={card().text} size={19} />
    </Frame>
  )
}
