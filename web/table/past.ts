import { createEffect, on } from 'solid-js'
import { createStore, produce } from 'solid-js/store'
import type { Past } from '../../shared/engine/protocol.ts'
import { tableAt } from '../lib/api.ts'
import { become } from './receive.ts'
import type { Sitting } from './sitting.ts'

export interface PastLook {
  readonly at: Past | undefined // undefined: now
  open(seq: number): void
  step(by: number): void
  close(): void
}

const KEPT = 60

/** Earlier moments of the table, as this seat saw them. */
export function createPast(sitting: Sitting): PastLook {
  const { wire, con } = sitting
  const [look, set] = createStore<{ at: Past | undefined }>({ at: undefined })
  const known = new Map<number, Past>()
  let wanted = 0

  function show(past: Past): void {
    set(produce((draft) => (draft.at = become(draft.at, past))))
  }
  function keep(past: Past): void {
    known.set(past.seq, past)
    const [oldest] = known.keys()
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  }
  async function fetchMoment(seq: number): Promise<void> {
    const answer = await tableAt(sitting.id, seq, con.token())
    if (answer.ok) keep(answer.value)
    if (wanted !== seq) return
    if (answer.ok) show(answer.value)
    else con.notice(answer.refusal.rule, answer.refusal.facts)
  }
  function open(seq: number): void {
    wanted = Math.max(1, Math.min(seq, wire.seq))
    const have = known.get(wanted)
    if (have) show(have)
    else void fetchMoment(wanted)
  }
  function close(): void {
    wanted = 0
    set('at', undefined)
  }

  createEffect(
    on(
      () => wire.you,
      () => {
        known.clear()
        close()
      },
      { defer: true },
    ),
  )
  return {
    get at() {
      return look.at
    },
    open,
    step: (by) => open((look.at ? wanted : wire.seq) + by),
    close,
  }
}
