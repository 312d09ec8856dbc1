import { tell } from '../../engine/game.ts'
import { isMinor } from './companies.ts'
import type { Colour } from './phases.ts'
import { COLOURS, PHASE, from } from './phases.ts'
import type { Private } from './privates.ts'
import type { State } from './state.ts'
import { operating, turnOf } from './turn.ts'
import type { Built } from './turn.ts'

/** A way to take a build action: by the allowance alone, or with privates. */
export interface Way {
  readonly using: readonly Private[]
  readonly colours: readonly Colour[]
  readonly advanced?: true // P8: plain and town track only
  readonly removesTown?: true // P12, P13
}

const NOTHING: Built = { yellow: 0, upgrades: 0 }
const openColours = (s: State): readonly Colour[] => COLOURS.slice(0, COLOURS.indexOf(PHASE[s.phase].colour) + 1)

/** 6.8.2: two yellow tiles for a major and for each shareholder of the NdeM from phase 3 on, or one upgrade. */
function coloursLeft(s: State, { yellow, upgrades }: Built): Colour[] {
  const minor = isMinor(turnOf(s).company)
  const most = minor || !from('3', s) ? 1 : 2
  if (upgrades > 0 || yellow >= most) return []
  return openColours(s).filter((colour) => colour === 'yellow' || (yellow === 0 && (!minor || colour === 'green')))
}

/** 11.8: the colour after the newest; for a minor only green. */
function colourToCome(s: State): Colour[] {
  const colour = COLOURS[openColours(s).length]
  return colour && (colour === 'green' || !isMinor(turnOf(s).company)) ? [colour] : []
}

/** 6.8.2, 11.8, 11.9, 11.12: every way that is still open in this track step. */
export function waysToBuild(s: State): Way[] {
  const { built, builtOut, extra, extraOut } = turnOf(s)
  const owns = (id: Private) => operating(s).privates.includes(id)
  const fresh = !builtOut && built.yellow + built.upgrades === 0
  const ways: Way[] = []
  if (!builtOut) ways.push({ using: [], colours: coloursLeft(s, built) })
  if (owns('P9') || (extra && !extraOut)) ways.push({ using: ['P9'], colours: coloursLeft(s, extra ?? NOTHING) })
  if (owns('P8') && fresh) ways.push({ using: ['P8'], colours: colourToCome(s), advanced: true })
  if (owns('P8') && owns('P9')) ways.push({ using: ['P8', 'P9'], colours: colourToCome(s), advanced: true })
  const removers = (['P12', 'P13'] as const).filter(owns)
  return [...ways, ...removers.flatMap((id) => ways.map((way) => removing(way, id)))].filter(
    ({ colours }) => colours.length > 0,
  )
}

const removing = (way: Way, id: Private): Way => ({ ...way, using: [...way.using, id], removesTown: true })

export const wayWith = (s: State, using: readonly Private[] = []): Way | undefined =>
  waysToBuild(s).find((way) => way.using.length === using.length && way.using.every((id) => using.includes(id)))

/** Books one build action and closes the privates it took. */
export function spend(s: State, way: Way, kind: keyof Built): void {
  const turn = turnOf(s)
  if (way.using.includes('P9')) {
    if (turn.built.yellow + turn.built.upgrades > 0) turn.builtOut = true // one block, before or after
    turn.extra ??= { ...NOTHING }
    turn.extra[kind] += 1
    if (way.advanced) turn.extraOut = true
  } else {
    if (way.advanced) turn.builtOut = true
    else turn.built[kind] += 1
    if (turn.extra) turn.extraOut = true
  }
  for (const id of way.using) close(s, id)
}

/** 4.1.9: a private whose power has been used leaves the game. */
export function close(s: State, id: Private): void {
  const charter = operating(s)
  if (!charter.privates.includes(id)) return // P9, at the second tile of its block
  charter.privates = charter.privates.filter((it) => it !== id)
  tell(s, { type: 'closed', private: id, company: turnOf(s).company })
}
