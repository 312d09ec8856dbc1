import { DurableObject } from 'cloudflare:workers'

const WINDOW = 60_000

/** One per address: how many tables it made in the last minute. Forgets everything after that. */
export class Gate extends DurableObject<Env> {
  /** 0: go ahead; otherwise the seconds to wait. */
  async enter(limit: number): Promise<number> {
    const now = Date.now()
    const stamps = ((await this.ctx.storage.get<number[]>('stamps')) ?? []).filter((stamp) => stamp > now - WINDOW)
    if (stamps.length >= limit) return Math.max(1, Math.ceil(((stamps[0] ?? now) + WINDOW - now) / 1000))
    await this.ctx.storage.put('stamps', [...stamps, now])
    await this.ctx.storage.setAlarm(now + WINDOW)
    return 0
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
