import type { MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { createTokenBuckets, type Take } from './token-buckets.ts'

export interface RateLimits {
  readonly requestsPerMinute: number
  readonly trustProxy: boolean
  readonly now: () => number
}

export interface RateLimit {
  /** Takes one token of the client's bucket; takes none where it is empty. */
  readonly take: (client: string) => Take
  /** Refuses calls beyond the bucket with `tooManyRequests` and a retry delay. */
  readonly limit: MiddlewareHandler<AppEnv>
  /** Charges the bucket for the processor time of calls, and refuses none. */
  readonly chargeTime: MiddlewareHandler<AppEnv>
}

/** Creates a rate limit with a token bucket per client. */
export const createRateLimit = ({ requestsPerMinute, trustProxy, now }: RateLimits): RateLimit => {
  const limits = { capacity: requestsPerMinute, refillPerSecond: requestsPerMinute / 60, maxClients: 10_000 }
  const buckets = createTokenBuckets(limits, now)
  return {
    take: buckets.take,
    limit: async (context, next) => {
      const client = clientAddress(context, trustProxy)
      const taken = buckets.take(client)
      if (!taken.allowed) throw new AppError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
      await next()
    },
    chargeTime: async (context, next) => {
      const client = clientAddress(context, trustProxy)
      context.set('charge', (more) => buckets.charge(client, more))
      await next()
    },
  }
}
