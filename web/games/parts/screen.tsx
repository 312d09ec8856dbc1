import type { Component } from 'solid-js'
import type { Seat } from '../../../shared/engine/game.ts'
import type { GameScreen } from '../ui.ts'

interface Selection {
  clear(): boolean
  confirm(): void
}

interface Parts<M> {
  readonly Stage: Component<{ model: M }>
  readonly Hold: Component<{ model: M }>
  readonly Ask: Component<{ model: M }>
  readonly Act: Component<{ model: M }>
  readonly End: Component<{ model: M }>
  readonly SeatNote: Component<{ model: M; seat: Seat }>
  readonly SeatMarks: Component<{ model: M; seat: Seat }>
}

/** The parts of a screen around the one model they share. */
export const screenOf = <M extends Selection>(model: M, parts: Parts<M>): GameScreen => ({
  Stage: () => <parts.Stage model={model} />,
  Hold: () => <parts.Hold model={model} />,
  Ask: () => <parts.Ask model={model} />,
  Act: () => <parts.Act model={model} />,
  End: () => <parts.End model={model} />,
  SeatNote: (props) => <parts.SeatNote model={model} seat={props.seat} />,
  SeatMarks: (props) => <parts.SeatMarks model={model} seat={props.seat} />,
  clear: () => model.clear(),
  confirm: () => model.confirm(),
})
