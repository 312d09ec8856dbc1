import { batch, createEffect, createMemo, createSignal } from 'solid-js'
import type { HeldSeat } from './seats.ts'
import type { Sitting } from './sitting.ts'

export type Handover = ReturnType<typeof createHandover>

/** Several players at one screen: between two turns the screen belongs to nobody. */
export function createHandover(sitting: Sitting) {
  const { wire } = sitting
  const [open, setOpen] = createSignal(false)
  const [stayed, setStayed] = createSignal(false)
  const yours = () => wire.you !== null && sitting.active().includes(wire.you)
  const shared = () => sitting.mine().length > 1

  const next = createMemo<HeldSeat | undefined>(() =>
    yours() ? undefined : sitting.mine().find((seat) => sitting.active().includes(sitting.seatOf(seat) ?? -1)),
  )
  const nobody = () => wire.table?.phase === 'play' && shared() && sitting.token() === undefined

  createEffect(() => {
    if (yours()) setStayed(false)
    if (!open() && !stayed() && shared() && next() && wire.you !== null) close()
    else if (nobody()) setOpen(true)
    if (wire.table?.phase === 'over' && open()) choose(sitting.mine()[0]?.token)
  })

  function close(): void {
    sitting.use(undefined)
    setOpen(true)
  }

  function choose(token: string | undefined): void {
    batch(() => {
      setStayed(token !== next()?.token)
      setOpen(false)
      sitting.use(token)
    })
  }

  return { open, next, shared, close, choose }
}
