import type { MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { createTokenBuckets } from './token-buckets.ts'

export interface RateLimit {
  readonly requestsPerMinute: number
  readonly trustProxy: boolean
  readonly now: () => number
}

/** Refuses a client's call beyond its bucket with `tooManyRequests` and says when to come back. */
export const limitRate = ({ requestsPerMinute, trustProxy, now }: RateLimit): MiddlewareHandler<AppEnv> => {
  const limits = { capacity: requestsPerMinute, refillPerSecond: requestsPerMinute / 60, maxClients: 10_000 }
  const buckets = createTokenBuckets(limits, now)
  return async (context, next) => {
    const client = clientAddress(context, trustProxy)
    const taken = buckets.take(client)
    if (!taken.allowed) throw new AppError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
    context.set('charge', (more) => buckets.charge(client, more))
    await next()
  }
}
