export interface TokenBucketLimits {
  /** Calls a client may make at once. */
  readonly capacity: number
  readonly refillPerSecond: number
  /** Clients remembered; the one not seen for longest is forgotten first. */
  readonly maxClients: number
}

export type Take = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** One token bucket per client, in memory and bounded. `now` gives milliseconds. */
export const createTokenBuckets = (limits: TokenBucketLimits, now: () => number) => {
  const buckets = new Map<string, { tokens: number; at: number }>()

  const take = (client: string): Take => {
    const time = now()
    const known = buckets.get(client)
    const refilled = known ? known.tokens + ((time - known.at) / 1000) * limits.refillPerSecond : limits.capacity
    const tokens = Math.min(limits.capacity, refilled)
    const allowed = tokens >= 1
    // Deleting first moves the client to the young end of the map's insertion order.
    buckets.delete(client)
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: time })
    if (buckets.size > limits.maxClients) forgetOldest()
    return allowed ? { allowed } : { allowed, retryAfterSeconds: Math.ceil((1 - tokens) / limits.refillPerSecond) }
  }

  const forgetOldest = () => {
    const oldest = buckets.keys().next()
    if (!oldest.done) buckets.delete(oldest.value)
  }

  return { take, size: () => buckets.size }
}
