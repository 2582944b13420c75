import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** The /64 network of an IPv6 address, which one household owns as a whole; other addresses are unchanged. */
const networkOf = (address: string): string => {
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address
  return mapped.includes(':') ? mapped.split(':').slice(0, 4).join(':') : mapped
}

/**
 * The client address for rate limits.
 *
 * @param remote address of the other end of the socket
 * @param forwardedFor `X-Forwarded-For` of a trusted proxy; its last entry, written by that proxy, is used
 */
export const addressOf = (remote: string | undefined, forwardedFor: string | readonly string[] | undefined): string =>
  networkOf(forwardedFor?.toString().split(',').at(-1)?.trim() || remote || 'local')

/** The client address of a request in the app. */
export const clientAddress = (context: Context<AppEnv>, trustProxy: boolean): string => {
  // `env` is undefined when the app is called without a server.
  const bindings: Partial<AppEnv['Bindings']> | undefined = context.env
  return addressOf(bindings?.incoming?.socket.remoteAddress, trustProxy ? context.req.header('x-forwarded-for') : undefined)
}
