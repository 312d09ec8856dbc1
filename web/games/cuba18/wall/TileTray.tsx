import { groundOf } from '../../../../shared/games/cuba18/ground.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import { turned } from '../../../../shared/rail/tile.ts'
import { Tray, type TrayTile } from '../../../rail/panels/Tray.tsx'
import { ofType, turnsOf, type Lay } from '../choice.ts'
import type { Model, PartProps } from '../model.ts'
import { gainOf } from '../run/gains.ts'
import { t } from '../words/index.ts'

export const chosenLay = (model: Model): Lay | undefined => {
  const offer = model.chosen()
  return offer?.type === 'layTile' ? offer : undefined
}

/** The first way to lay each tile there, by the same commissioner as now if that is possible. */
export function tilesAt(model: Model, hex: HexId): Lay[] {
  const lays = model.offersAt(hex).filter(ofType('layTile'))
  const by = chosenLay(model)?.commissioner
  const same = lays.filter((lay) => lay.commissioner === by)
  const from = same.length > 0 ? same : lays
  return from.filter((lay, i) => from.findIndex((other) => other.tile === lay.tile) === i)
}

export function TileTray(props: PartProps & { hex: HexId; size?: number }) {
  const view = (lay: Lay): TrayTile => {
    const s = props.model.state()
    const { tiles, pieceOf } = groundOf(s)
    const all = turnsOf(props.model.offers(), lay)
    const chosen = chosenLay(props.model)
    const shown = chosen?.tile === lay.tile ? chosen : lay
    const gain = gainOf(props.model.gains(), all)
    return {
      tile: turned(tiles[lay.tile]!, shown.turn), // an offered tile
      left: s.board.supply[pieceOf[lay.tile] ?? ''] ?? 0,
      ways: all.length,
      ...(gain ? { note: t().wall.gain(gain), good: gain > 0 } : {}),
    }
  }
  return (
    <Tray
      tiles={tilesAt(props.model, props.hex).map(view)}
      chosen={chosenLay(props.model)?.tile}
      size={props.size}
      onPick={(tile) => props.model.pick(tilesAt(props.model, props.hex).find((lay) => lay.tile === tile))}
    />
  )
}
