import { createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Play } from '../games/ui.ts'
import { CALM, createMedia, PHONE } from '../lib/media.ts'
import type { PastLook } from './past.ts'
import type { Sitting } from './sitting.ts'

const SETTLE = 600

/** What the shell lends a game's screen. */
export function createPlay(sitting: Sitting, past: PastLook, toggleStream: () => void): Play {
  const { wire, con } = sitting
  const tall = createMedia(PHONE)
  const calm = createMedia(CALM)
  const fresh = createFresh(sitting)
  return {
    get view() {
      return past.at ? past.at.view : wire.view
    },
    get seq() {
      return past.at ? past.at.seq : wire.seq
    },
    get you() {
      return past.at ? null : wire.you // there is nothing to decide in the past
    },
    get names() {
      return sitting.names()
    },
    get colours() {
      return sitting.colours()
    },
    get table() {
      return wire.table as NonNullable<typeof wire.table> // there is a view, so there is a table
    },
    get log() {
      return wire.log
    },
    get busy() {
      return wire.pending.some((intent) => intent.t === 'act' || intent.t === 'undo')
    },
    get live() {
      return wire.status === 'live'
    },
    get tall() {
      return tall()
    },
    get still() {
      return calm() || fresh() || past.at !== undefined
    },
    send: con.act,
    toggleStream,
  }
}

/** Just loaded, or back after a while: nothing should fly across the board. */
function createFresh({ wire }: Sitting) {
  const [fresh, setFresh] = createSignal(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(
    on([() => wire.status, () => wire.view === undefined], () => {
      setFresh(true)
      clearTimeout(timer)
      if (wire.status === 'live' && wire.view !== undefined) timer = setTimeout(() => setFresh(false), SETTLE)
    }),
  )
  onCleanup(() => clearTimeout(timer))
  return fresh
}
