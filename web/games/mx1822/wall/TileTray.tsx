import { createEffect, createSignal, on } from 'solid-js'
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

/** What each tile would do to the best run; searched beside the play. */
function createGains(props: PartProps & { hex: HexId }) {
  const [gains, setGains] = createSignal<ReadonlyMap<string, number>>(new Map())
  const tiles = () => tilesAt(props.model, props.hex)
  createEffect(
    on([() => props.model.play.seq, () => props.hex, () => tiles().length], async ([seq, hex]) => {
      setGains(new Map())
      const { play, runner } = props.model
      const state = props.model.plain()
      const trains = state.round.at === 'operating' ? state.companies[state.round.turn.company]?.trains : undefined
      if (play.you === null || !trains?.length) return
      const lays = tiles().flatMap((lay) => turnsOf(props.model.offers(), lay))
      const { now, after } = await runner.ask({ kind: 'lays', view: state, seat: play.you, lays })
      if (props.model.play.seq !== seq || props.hex !== hex) return
      const best = new Map<string, number>()
      for (const [i, lay] of lays.entries())
        best.set(lay.tile, Math.max(best.get(lay.tile) ?? -Infinity, (after[i] ?? now) - now))
      setGains(best)
    }),
  )
  return gains
}

export function TileTray(props: PartProps & { hex: HexId; size?: number }) {
  // oxlint-disable-next-line solid/reactivity -- read again inside
  const gains = createGains(props)
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'layTile' ? offer : undefined
  }
  const view = (lay: Lay): TrayTile => {
    const all = turnsOf(props.model.offers(), lay)
    const shown = chosen()?.tile === lay.tile ? (chosen() ?? lay) : lay
    const piece = GROUND.pieceOf[lay.tile]
    const gain = gains().get(lay.tile)
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
