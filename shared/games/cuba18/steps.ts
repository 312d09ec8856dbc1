import { emergencyOffers } from './moves/emergency.ts'
import { machineOffers } from './moves/buy-machine.ts'
import { trainOffers } from './moves/buy-train.ts'
import { wagonOffers } from './moves/buy-wagon.ts'
import { homes } from './moves/home.ts'
import { shareOffers } from './moves/issue.ts'
import { lays } from './moves/lay-tile.ts'
import { stationSites } from './moves/place-station.ts'
import { mayRun } from './moves/run.ts'
import { tradeIns } from './moves/trade-in.ts'
import type { Offer } from './offer.ts'
import type { State } from './state.ts'
import { turnOf } from './turn.ts'

/** VII.3: what the company may do in this step, besides leaving it. */
export function stepOffers(s: State): Offer[] {
  switch (turnOf(s).step) {
    case 'home':
      return [...homes(s), ...shareOffers(s)]
    case 'track':
      return [...lays(s), ...shareOffers(s)]
    case 'station':
      return [...stationSites(s), ...shareOffers(s)]
    case 'run':
      return [...(mayRun(s) ? [{ type: 'run' } as const] : []), ...shareOffers(s)]
    case 'income':
      return [true, false].map((out) => ({ type: 'pay', out }))
    case 'trains':
      return [...emergencyOffers(s), ...trainOffers(s), ...tradeIns(s), ...wagonOffers(s)]
    case 'machines':
      return machineOffers(s)
  }
}
