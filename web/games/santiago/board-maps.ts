import type { Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/santiago/action.ts'
import type { Building, Cuban, Demanded } from '../../../shared/games/santiago/data.ts'
import { forecastDrive } from '../../../shared/games/santiago/drive.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import type { BoardProps } from './board/Board.tsx'
import { commandOf } from './describe.ts'
import type { Effect } from './effect.ts'
import { plain } from './Rich.tsx'
import { byTarget } from './targets.ts'
import { t } from './words/index.ts'

export type BoardMaps = Pick<BoardProps, 'stops' | 'buildings' | 'cubans' | 'dice'>

/** What can be tapped, each with its sentence. */
export function boardMaps(
  s: State,
  you: Seat | null,
  offers: readonly Action[],
  chosen: Action | undefined,
): BoardMaps {
  const stops = new Map<number, { price: number; label: string; again: boolean }>()
  if (you !== null) {
    for (const [stop, found] of byTarget(s, offers, 'stop')) {
      const offer = chosen && found.includes(chosen) ? chosen : found[0]
      if (offer?.type === 'drive') stops.set(stop, { ...driveStop(s, you, offer.stops), again: offer === chosen })
    }
  }
  return {
    stops,
    buildings: labelled<Building>(s, byTarget(s, offers, 'building')),
    cubans: labelled<Cuban>(s, byTarget(s, offers, 'cuban')),
    dice: labelled<Demanded>(s, byTarget(s, offers, 'die')),
  }
}

function driveStop(s: State, you: Seat, stops: number): { price: number; label: string } {
  const drive = forecastDrive(s, you, stops)
  const { stopNotes, stop } = t()
  const notes = [
    ...(drive.leaves ? [stopNotes.leaves] : drive.passes > 0 ? [stopNotes.passes] : []),
    ...(drive.inactive ? [stopNotes.inactive] : []),
  ]
  return { price: drive.cost, label: stop(drive.cuban ?? 'port', stops, drive.cost, notes) }
}

function labelled<K>(s: State, found: ReadonlyMap<K, readonly Action[]>): Map<K, string> {
  const out = new Map<K, string>()
  for (const [at, [offer]] of found) if (offer) out.set(at, plain(commandOf(s, offer)))
  return out
}

export function previewOf(s: State, chosen: Action | undefined, effect: Effect | undefined): BoardProps['preview'] {
  if (!chosen || !effect) return undefined
  const { drive } = effect
  const flag = effect.leaves ? 'leaves' : drive && drive.passes > 0 ? drive.flag : effect.flag?.[1]
  const good = effect.dice[0]?.good ?? (chosen.type === 'demand' ? chosen.aside : undefined)
  const building = 'building' in chosen && chosen.type !== 'use' ? chosen.building : undefined
  const turned = chosen.type === 'use' && chosen.building === 'newspaper' ? chosen.cuban : undefined
  const cuban = drive?.cuban ?? turned
  return {
    from: s.car,
    stops: drive?.stops ?? 0,
    opens: drive?.opens ?? [],
    ...(flag === undefined ? {} : { flag }),
    ...(building === undefined ? {} : { building }),
    ...(cuban === undefined ? {} : { cuban }),
    ...(good === undefined ? {} : { good }),
  }
}
