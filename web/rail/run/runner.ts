import { onCleanup } from 'solid-js'

/** A question with its number, as it is posted to the searching thread. */
export interface Posted<Question> {
  readonly id: number
  readonly question: Question
}

/** Part of an answer; the last one ends it. */
export interface Told<Part> {
  readonly id: number
  readonly part?: Part
  readonly last?: true
}

export interface Runner<Question, Part> {
  /** Asks; the answer comes in parts. A new question drops the old one. */
  ask(question: Question, hear: (part: Part) => void): void
  drop(): void
}

/** Asks the searching thread, which is started with the first question and ended when its answer is no longer wanted. */
export function createRunner<Question, Part>(start: () => Worker): Runner<Question, Part> {
  let worker: Worker | undefined
  let asked = 0
  let open: { id: number; hear(part: Part): void } | undefined

  function begin(): Worker {
    const made = start()
    made.addEventListener('message', ({ data }: MessageEvent<Told<Part>>) => {
      if (data.id !== open?.id) return
      if (data.part !== undefined) open.hear(data.part)
      if (data.last) open = undefined
    })
    return made
  }
  function end(): void {
    worker?.terminate()
    worker = undefined
    open = undefined
  }
  onCleanup(end)

  return {
    ask(question, hear) {
      if (open) end()
      worker ??= begin()
      open = { id: ++asked, hear }
      worker.postMessage({ id: asked, question } satisfies Posted<Question>)
    },
    drop: () => open && end(),
  }
}

/** The other side: a thread that answers one question after the other. */
export function answerWith<Question, Part>(answer: (question: Question, say: (part: Part) => void) => void): void {
  const post = (told: Told<Part>): void => self.postMessage(told)
  self.addEventListener('message', ({ data }: MessageEvent<Posted<Question>>) => {
    answer(data.question, (part) => post({ id: data.id, part }))
    post({ id: data.id, last: true })
  })
}
