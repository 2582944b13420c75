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

  /** A clock that is set back takes nothing away. */
  const tokensOf = (client: string, time: number): number => {
    const known = buckets.get(client)
    const refilled = known ? known.tokens + (Math.max(0, time - known.at) / 1000) * limits.refillPerSecond : limits.capacity
    return Math.min(limits.capacity, refilled)
  }

  const leave = (client: string, left: { readonly tokens: number; readonly at: number }) => {
    // Deleting first moves the client to the young end of the map's insertion order.
    buckets.delete(client)
    buckets.set(client, left)
    if (buckets.size > limits.maxClients) forgetOldest()
  }

  const take = (client: string): Take => {
    const at = now()
    const tokens = tokensOf(client, at)
    const allowed = tokens >= 1
    leave(client, { tokens: allowed ? tokens - 1 : tokens, at })
    return allowed ? { allowed } : { allowed, retryAfterSeconds: Math.ceil((1 - tokens) / limits.refillPerSecond) }
  }

  /** Of what turned out to cost more than one token; a client owes at most as much as a bucket holds. */
  const charge = (client: string, more: number): void => {
    const at = now()
    leave(client, { tokens: Math.max(tokensOf(client, at) - more, -limits.capacity), at })
  }

  const forgetOldest = () => {
    const oldest = buckets.keys().next()
    if (!oldest.done) buckets.delete(oldest.value)
  }

  return { take, charge, size: () => buckets.size }
}
