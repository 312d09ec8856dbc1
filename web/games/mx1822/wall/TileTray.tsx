import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { turned } from '../../../../shared/rail/tile.ts'
import { Tray, type TrayTile } from '../../../rail/panels/Tray.tsx'
import { ofType, turnsOf } from '../choice.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'

type Lay = ActionOf<'layTile'>

/** The first way to lay each tile there, with the privates now in use if that is possible. */
export function tilesAt(model: Model, hex: HexId): Lay[] {
  const lays = model.offersAt(hex).filter(ofType('layTile'))
  const chosen = model.chosen()
  const using = chosen?.type === 'layTile' ? (chosen.using ?? []).join() : ''
  const same = lays.filter((lay) => (lay.using ?? []).join() === using)
  const from = same.length > 0 ? same : lays
  return from.filter((lay, i) => from.findIndex((other) => other.tile === lay.tile) === i)
}

/** The most a tile adds to the best run, however it is turned. */
function gainOf(model: Model, lay: Lay): number | undefined {
  const gains = model.gains()
  if (!gains) return undefined
  return Math.max(...turnsOf(model.offers(), lay).map((it) => (gains.after.get(it) ?? gains.now) - gains.now))
}

export function TileTray(props: PartProps & { hex: HexId; size?: number }) {
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'layTile' ? offer : undefined
  }
  const view = (lay: Lay): TrayTile => {
    const all = turnsOf(props.model.offers(), lay)
    const shown = chosen()?.tile === lay.tile ? (chosen() ?? lay) : lay
    const piece = GROUND.pieceOf[lay.tile]
    const gain = gainOf(props.model, lay)
    return {
      tile: turned(GROUND.tiles[lay.tile]!, shown.turn), // an offered tile
      left: piece === undefined ? undefined : (props.model.state().board.supply[piece] ?? 0),
      ways: all.length,
      ...(gain ? { note: t().wall.gain(gain), good: gain > 0 } : {}),
    }
  }
  return (
    <Tray
      tiles={tilesAt(props.model, props.hex).map(view)}
      chosen={chosen()?.tile}
      size={props.size}
      onPick={(tile) => props.model.pick(tilesAt(props.model, props.hex).find((lay) => lay.tile === tile))}
    />
  )
}
