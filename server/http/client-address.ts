import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** An IPv6 household has a whole /64; counting single addresses would let it count as many. */
const networkOf = (address: string): string => {
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address
  return mapped.includes(':') ? mapped.split(':').slice(0, 4).join(':') : mapped
}

/**
 * Who calls, for the rate limit.
 * @param remote the other end of the socket
 * @param forwardedFor X-Forwarded-For, where a proxy that is trusted stands before: its last entry counts, the one that the proxy itself wrote
 */
export const addressOf = (remote: string | undefined, forwardedFor: string | readonly string[] | undefined): string =>
  networkOf(forwardedFor?.toString().split(',').at(-1)?.trim() || remote || 'local')

/** The same of a request that the app has been given. */
export const clientAddress = (context: Context<AppEnv>, trustProxy: boolean): string => {
  // `env` is undefined when the app is called directly, without a server around it.
  const bindings: Partial<AppEnv['Bindings']> | undefined = context.env
  return addressOf(bindings?.incoming?.socket.remoteAddress, trustProxy ? context.req.header('x-forwarded-for') : undefined)
}
