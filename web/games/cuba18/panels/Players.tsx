import { Dynamic } from 'solid-js/web'
import type { Seat } from '../../../../shared/engine/game.ts'
import { certificateLimit, certificates } from '../../../../shared/games/cuba18/certificates.ts'
import type { Traded } from '../../../../shared/games/cuba18/companies.ts'
import { directorOf, percentHeld } from '../../../../shared/games/cuba18/shares.ts'
import { wealthOf } from '../../../../shared/games/cuba18/wealth.ts'
import { ShareSheet, type Figure, type PlayerRow, type ShareCell } from '../../../rail/panels/ShareSheet.tsx'
import { TallShareSheet } from '../../../rail/panels/TallShareSheet.tsx'
import { personOf } from '../../../rail/people.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { tradedIn } from './companies.ts'
import { Owned } from './Owned.tsx'

const cellOf = (model: Model, seat: Seat, company: Traded): ShareCell => ({
  percent: percentHeld(model.state(), company, seat),
  director: directorOf(model.state(), company) === seat,
})

function figuresOf(model: Model, seat: Seat): Figure[] {
  const s = model.state()
  const limit = certificateLimit(s)
  const count = certificates(s, seat)
  return [
    { text: t().money(s.players[seat]?.cash ?? 0), strong: true },
    { text: String(wealthOf(s, seat).total) },
    { text: String(count), of: String(limit), warn: count > limit },
  ]
}

/** VII.1, VI.2: players in playing order by companies in the order of operation. */
export function Players(props: PartProps) {
  const s = () => props.model.state()
  const columns = () => tradedIn(s())
  const anyCards = () =>
    s().players.some((it) => it.commissioners.length + it.concessions.length + it.benefits.length > 0)
  const percents = (holder: 'treasury' | 'pool' | 'offering') =>
    columns().map((company) => percentHeld(s(), company, holder))
  const rows = (): PlayerRow[] =>
    s().order.map((seat, i) => ({
      ...personOf(props.model.play, seat),
      ...(i === 0 ? { note: t().stage.first } : {}),
      figures: figuresOf(props.model, seat),
      cells: columns().map((company) => cellOf(props.model, seat, company)),
      tail: <Owned model={props.model} seat={seat} />,
      you: seat === props.model.play.you,
    }))
  const { figures } = t().stage
  return (
    <Dynamic
      component={props.model.play.tall ? TallShareSheet : ShareSheet}
      figures={[figures.cash, figures.worth, figures.certificates]}
      columns={columns().map(liveryOf)}
      players={rows()}
      treasury={percents('treasury')}
      pool={percents('pool')}
      offering={percents('offering')}
      tail={anyCards() ? t().stage.cards : undefined}
      current={props.model.turn()?.company}
      onPick={(company) => props.model.setShown(company as Traded)}
    />
  )
}
