import { check, tell } from '../../../engine/game.ts'
import type { HexId } from '../../../rail/hex.ts'
import type { ActionOf } from '../action.ts'
import { close } from '../build.ts'
import { GROUND, HEXES } from '../map.ts'
import type { Private } from '../privates.ts'
import { PRIVATE } from '../privates.ts'
import type { State } from '../state.ts'
import { during, operating } from '../turn.ts'
import { put } from './lay-tile.ts'

type LayPort = ActionOf<'layPort'>

/** 11.17: spikes going to water, without a port. */
const freeSpikes = (s: State): HexId[] =>
  Object.keys(HEXES).filter((hex) => GROUND.map[hex]?.printed.kind === 'waterSpike' && !s.board.tiles[hex])

const portOf = (id: Private): string | undefined => {
  const { power } = PRIVATE[id]
  return power.does === 'port' ? power.tile : undefined
}

export const ports = (s: State): LayPort[] =>
  operating(s)
    .privates.filter((id) => portOf(id) !== undefined)
    .flatMap((id) => freeSpikes(s).map((hex): LayPort => ({ type: 'layPort', private: id, hex })))

export function layPort(s: State, { private: id, hex }: LayPort): void {
  const { company } = during(s, 'track')
  const tile = portOf(id)
  check(tile && operating(s).privates.includes(id), '11.17', { private: id })
  check(freeSpikes(s).includes(hex), '11.17', { hex })
  put(s, { hex, tile, turn: GROUND.map[hex]!.open[0]! }) // a spike is open on one side
  close(s, id)
  tell(s, { type: 'port', company, hex, private: id })
}
