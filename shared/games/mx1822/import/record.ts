import * as v from 'valibot'
import { Illegal } from '../../../engine/game.ts'
import { Deed } from './deed.ts'

const Id = v.union([v.number(), v.pipe(v.string(), v.maxLength(60))])
export type PlayerId = v.InferOutput<typeof Id>

const Settings = v.object({
  seed: v.nullish(Id),
  optional_rules: v.nullish(v.array(v.string())),
})

/** Around one screen players may have nothing but names. */
const Player = v.pipe(
  v.object({ id: v.nullish(Id), name: v.optional(v.pipe(v.string(), v.trim()), '') }),
  v.transform(({ id, name }) => ({ id: id ?? name, name })),
)

const File = v.object({
  id: v.nullish(Id),
  title: v.optional(v.string()),
  players: v.pipe(
    v.array(Player),
    v.minLength(2),
    v.maxLength(5),
    v.check((players) => new Set(players.map(({ id }) => String(id))).size === players.length, 'the same id twice'),
  ),
  settings: v.nullish(Settings),
  actions: v.pipe(v.array(Deed), v.maxLength(20_000)),
  result: v.nullish(v.record(v.string(), v.number())),
})

/** What of a game exported elsewhere counts here. */
export interface RecordedGame {
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[] // Player 1 first
  readonly seed: number
  readonly variants: readonly string[]
  readonly deeds: readonly Deed[]
  readonly result?: Readonly<Record<string, number>> | undefined
}

const TITLE = '1822MX'
const LONGEST = 24 // letters of a name at our tables

function refuse(issue: string): never {
  throw new Illegal('bring.format', { issue })
}

export function parseRecord(input: unknown): RecordedGame {
  const parsed = v.safeParse(File, input)
  if (!parsed.success) {
    const [issue] = parsed.issues
    refuse([v.getDotPath(issue), issue.message].filter((it) => it).join(': '))
  }
  const { id, title = TITLE, players, settings, actions, result } = parsed.output
  if (title !== TITLE) refuse(`title: ${title.slice(0, LONGEST)}`)
  return {
    players: players.map((it, at) => ({ id: it.id, name: it.name.slice(0, LONGEST) || `Player ${at + 1}` })),
    seed: seedOf(settings?.seed ?? id),
    variants: settings?.optional_rules ?? [],
    deeds: actions,
    result: result ?? undefined,
  }
}

/** Where the id is a name, its first digits count. */
function seedOf(id: PlayerId | null | undefined): number {
  const digits = /\d+/.exec(String(id ?? ''))?.[0]
  if (digits === undefined) refuse('settings.seed')
  return Number(digits)
}
