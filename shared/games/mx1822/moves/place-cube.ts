import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { HexId } from '../../../rail/hex.ts'
import type { ActionOf } from '../action.ts'
import { spend, wayWith } from '../build.ts'
import type { Way } from '../build.ts'
import { DIFFICULT } from '../map.ts'
import { cubeHexes } from '../network.ts'
import type { State } from '../state.ts'
import { roomForCubes } from '../terrain.ts'
import { during, operating, turnOf } from '../turn.ts'

type PlaceCube = ActionOf<'placeCube'>
type Using = PlaceCube['using']

/** 6.8.2, 11.9: a cube takes the place of a yellow tile; those on the charter do not (11.10). */
function wayForCube(s: State, using: Using): Way | undefined {
  const way = wayWith(s, using === 'P9' ? ['P9'] : [])
  return way?.colours.includes('yellow') ? way : undefined
}

const mayPlace = (s: State, using: Using): boolean =>
  using === 'charter' ? operating(s).cubes > 0 : wayForCube(s, using) !== undefined

/** 6.8.16: once the pool is empty, cubes come from other hexes. */
const takesFromBoard = (s: State, using: Using): boolean =>
  using !== 'charter' && s.cubes.pool <= 0 && !s.options.compat?.freeCubes

function sources(s: State, hex: HexId, using: Using): (HexId | undefined)[] {
  return takesFromBoard(s, using) ? Object.keys(s.cubes.on).filter((from) => from !== hex) : [undefined]
}

export function cubePlacements(s: State): PlaceCube[] {
  const ways = ([undefined, 'P9', 'charter'] as const).filter((using) => mayPlace(s, using))
  if (ways.length === 0) return []
  const hexes = [...cubeHexes(s, turnOf(s).company)].filter((hex) => roomForCubes(s, hex) > 0)
  return hexes.flatMap((hex) =>
    ways.flatMap((using) =>
      sources(s, hex, using).map((from): PlaceCube => ({
        type: 'placeCube',
        hex,
        ...(from ? { from } : {}),
        ...(using ? { using } : {}),
      })),
    ),
  )
}

export function placeCube(s: State, seat: Seat, { hex, from, using }: PlaceCube): void {
  const { company } = during(s, 'track')
  check(mayPlace(s, using), '6.8.2', { using: using ?? '' })
  check(DIFFICULT[hex], '6.8.14', { hex })
  check(roomForCubes(s, hex) > 0, '6.8.15', { hex })
  check(cubeHexes(s, company).has(hex), '6.8.15', { hex })
  check(sources(s, hex, using).includes(from), '6.8.16', { hex })
  if (using === 'charter') operating(s).cubes -= 1
  else {
    spend(s, wayForCube(s, using)!, 'yellow') // mayPlace found it
    take(s, from)
  }
  s.cubes.on[hex] = (s.cubes.on[hex] ?? 0) + 1
  tell(s, { type: 'cube', company, seat, hex, ...(from ? { from } : {}) })
}

/** One cube from a hex, or from the pool. */
export function take(s: State, from: HexId | undefined): void {
  if (from === undefined) s.cubes.pool -= 1
  else {
    const left = (s.cubes.on[from] ?? 0) - 1
    if (left > 0) s.cubes.on[from] = left
    else delete s.cubes.on[from]
  }
}
