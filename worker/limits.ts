/** A bucket that refills: `burst` messages at once, then `perSecond`. Forgotten when the object sleeps, which only helps the sender. */
export interface Bucket {
  left: number
  at: number
}

export const SOCKET_RATE = { burst: 40, perSecond: 10 } as const
export const SOCKETS_PER_TABLE = 100

export function allow(bucket: Bucket, now: number, rate: { burst: number; perSecond: number }): boolean {
  bucket.left = Math.min(rate.burst, bucket.left + ((now - bucket.at) / 1000) * rate.perSecond)
  bucket.at = now
  if (bucket.left < 1) return false
  bucket.left -= 1
  return true
}
