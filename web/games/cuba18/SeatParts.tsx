import type { Seat } from '../../../shared/engine/game.ts'
import { wealthOf } from '../../../shared/games/cuba18/wealth.ts'
import type { PartProps } from './model.ts'
import { Owned } from './panels/Owned.tsx'
import { t } from './words/index.ts'

type SeatProps = PartProps & { seat: Seat }

export function SeatNote(props: SeatProps) {
  const s = () => props.model.state()
  return <>{t().seat.note(s().players[props.seat]?.cash ?? 0, wealthOf(s(), props.seat).total)}</>
}

export function SeatMarks(props: SeatProps) {
  return <Owned model={props.model} seat={props.seat} />
}
