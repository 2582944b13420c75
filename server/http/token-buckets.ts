export interface TokenBucketLimits {
  /** Calls that a client may make at once. */
  readonly capacity: number
  readonly refillPerSecond: number
  /** Largest number of clients; the least recently seen is removed first. */
  readonly maxClients: number
}

export type Take = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Token buckets per client, in memory. `now` is a clock in ms. */
export const createTokenBuckets = (limits: TokenBucketLimits, now: () => number) => {
  const buckets = new Map<string, { tokens: number; at: number }>()

  /** The tokens of a client; a clock that is set back does not remove any. */
  const tokensOf = (client: string, time: number): number => {
    const known = buckets.get(client)
    const refilled = known ? known.tokens + (Math.max(0, time - known.at) / 1000) * limits.refillPerSecond : limits.capacity
    return Math.min(limits.capacity, refilled)
  }

  const leave = (client: string, left: { readonly tokens: number; readonly at: number }) => {
    // Deleting first moves the client to the end of the insertion order.
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

  /** Charges more tokens for an expensive call; a client's debt is at most one full bucket. */
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
