import { Show } from 'solid-js'
import { taxOf } from '../../../../shared/games/cuba/statutes.ts'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { Rich } from '../Rich.tsx'
import { dutyPieces, giving, obeying } from '../ways/parliament.ts'
import { chosenOf, offered } from '../ways/way.ts'
import { t } from '../words/index.ts'
import { PiecePicks } from './Things.tsx'
import type { PartProps } from './part.ts'

/** Tax and duty in one question; both are paid unless it is said otherwise. */
export function Obey(props: PartProps) {
  const all = () => offered(props.model.offers(), 'obey')
  const now = () => chosenOf(props.model.look(), 'obey')
  const cost = () => taxOf(props.model.state(), props.model.play.you ?? 0, props.model.state().acts.tax)
  const free = () => all().some((it) => it.tax) && all().some((it) => !it.tax)
  const duty = () => dutyPieces(props.model.look())
  const setTax = () => props.model.pick(obeying(props.model.look(), !now()?.tax, now()?.duty ?? []))
  const given = () => props.model.pointed().pieces ?? now()?.duty ?? []
  return (
    <>
      <Show when={free()} fallback={<span class="small quiet">{now()?.tax ? t().wall.taxFree : t().wall.noTax}</span>}>
        <Picks label={t().wall.tax}>
          <Pick on={now()?.tax ?? false} id="tax" label={t().wall.taxOf(cost())} onPick={setTax}>
            <Rich text={t().wall.payTax(cost())} size={17} />
          </Pick>
        </Picks>
      </Show>
      <Show when={duty().length > 0} fallback={<span class="small quiet">{t().wall.noDuty}</span>}>
        <PiecePicks
          label={t().wall.duty}
          id="duty"
          shown
          choices={duty().map((piece) => {
            const count = given().filter((it) => it === piece).length
            return { piece, label: t().command.give(piece), on: count > 0, ...(count > 1 ? { count } : {}) }
          })}
          onPick={(piece) => props.model.point(giving(props.model.look(), piece))}
        />
        <Show when={given().length > (now()?.duty.length ?? 0)}>
          <span class="small quiet">{t().wall.oneMore}</span>
        </Show>
        <Show when={(now()?.duty.length ?? 0) > 1}>
          <Pick
            on={false}
            id="no-duty"
            onPick={() => props.model.pick(obeying(props.model.look(), now()?.tax ?? false, []))}
          >
            {t().wall.withoutDuty}
          </Pick>
        </Show>
      </Show>
    </>
  )
}
