import { FEC_FROM, type Major } from '../../../../shared/games/cuba18/companies.ts'
import { HOMES } from '../../../../shared/games/cuba18/map.ts'
import { PARS } from '../../../../shared/games/cuba18/market.ts'
import { TokenIcon } from '../../../rail/map/Token.tsx'
import { liveryOf } from '../liveries.ts'
import { t } from '../words/index.ts'

const LEAST = PARS[0]
const MOST = PARS[PARS.length - 1]!

/** VI.8: a company nobody has founded yet, and how that is done. */
export function Unfounded(props: { company: Major }) {
  const livery = () => liveryOf(props.company)
  const words = () => t().stage.unfounded
  const home = () => (props.company === 'FEC' ? words().anyCity : t().place(HOMES[props.company]))
  return (
    <section class="rp-card rp-charter" aria-label={t().companyName(props.company)}>
      <header class="rp-band" style={{ background: livery().colour, color: livery().ink }}>
        <TokenIcon livery={livery()} size={32} />
        <div class="grow">
          <h3>{t().companyName(props.company)}</h3>
          <p>{words().title}</p>
        </div>
      </header>
      <div class="rp-charter-body">
        <div>
          <h4>{words().par}</h4>
          <p class="rp-big">{words().pars(LEAST, MOST)}</p>
        </div>
        <div>
          <h4>{words().home}</h4>
          <p class="cu-home">{home()}</p>
        </div>
        <p class="rp-note wide">
          {words().how(2 * LEAST, 2 * MOST)} {props.company === 'FEC' ? words().from(FEC_FROM) : ''}
        </p>
      </div>
    </section>
  )
}
