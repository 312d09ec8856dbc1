import { Show } from 'solid-js'
import { ownVotes } from '../../../../shared/games/cuba/parliament.ts'
import { playerAt } from '../../../../shared/games/cuba/holding.ts'
import { Pick, Picks, Stepper } from '../../parts/Pick.tsx'
import { chosenOf, offered } from '../ways/way.ts'
import { t } from '../words/index.ts'
import { TaxNote } from './Trade.tsx'
import type { PartProps } from './part.ts'

/** Final once sent, so an amount has to be chosen. */
export function Bid(props: PartProps) {
  const bids = () => offered(props.model.offers(), 'bid')
  const most = () => bids().length - 1
  const choose = (pesos: number) => props.model.pick(bids().find((it) => it.pesos === pesos))
  const now = () => chosenOf(props.model.look(), 'bid')?.pesos
  const votes = () => {
    const { phase } = props.model.state()
    const you = props.model.play.you ?? 0
    const bought = phase.at === 'bid' ? (phase.bought[you] ?? 0) : 0
    return ownVotes(playerAt(props.model.state(), you)) + bought + (now() ?? 0)
  }
  return (
    <>
      <Picks label={t().wall.bid}>
        <Pick on={now() === 0} id="bid-0" onPick={() => choose(0)}>
          {t().wall.none}
        </Pick>
        <Stepper label={t().wall.bid} values={bids().map((it) => it.pesos)} value={now()} onValue={choose} />
        <Show when={most() > 1}>
          <Pick on={now() === most()} id="bid-all" onPick={() => choose(most())}>
            {t().wall.all(most())}
          </Pick>
        </Show>
      </Picks>
      <span class="chip">{t().wall.yourVotes(votes())}</span>
      <TaxNote model={props.model} />
    </>
  )
}
