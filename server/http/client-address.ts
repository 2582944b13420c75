import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** An IPv6 household has a whole /64; counting single addresses would let it count as many. */
const networkOf = (address: string): string => {
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address
  return mapped.includes(':') ? mapped.split(':').slice(0, 4).join(':') : mapped
}

/** Who calls, for the rate limit. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one the proxy itself wrote. */
export const clientAddress = (context: Context<AppEnv>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  // `env` is undefined when the app is called directly, without a server around it.
  const bindings: Partial<AppEnv['Bindings']> | undefined = context.env
  return networkOf(forwarded || bindings?.incoming?.socket.remoteAddress || 'local')
}
