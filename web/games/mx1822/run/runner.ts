import { onCleanup } from 'solid-js'
import type { Ask, Found, Sought } from './protocol.ts'

type Question = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never
type Answer<K extends Found['kind']> = Extract<Found, { kind: K }>['found']

export type Runner = ReturnType<typeof createRunner>

/** Asks the searching thread; it is started with the first question. */
export function createRunner(sought?: (far: Sought) => void) {
  let worker: Worker | undefined
  let asked = 0
  const waiting = new Map<number, (found: Found['found']) => void>()

  function start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      if (data.kind === 'sought') return sought?.(data.found)
      waiting.get(data.id)?.(data.found)
      waiting.delete(data.id)
    })
    return made
  }
  onCleanup(() => worker?.terminate())

  return {
    async ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>> {
      worker ??= start()
      const id = ++asked
      const answered = new Promise<Found['found']>((resolve) => waiting.set(id, resolve))
      worker.postMessage({ ...question, id })
      return (await answered) as Answer<Q['kind']> // the answer to this question
    },
  }
}
