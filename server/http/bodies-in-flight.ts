import type { MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

/** Bytes of large bodies that are being received or worked on at a time. */
export interface BodyRoom {
  readonly ofClient: number
  readonly ofAll: number
}

const megabyte = 1024 * 1024
/** A quarter of the memory: a body is held twice while it is put together. A client may send two of the largest bodies at a time. */
const roomIn = (memoryMegabytes: number): BodyRoom => ({ ofClient: 24 * megabyte, ofAll: (memoryMegabytes / 4) * megabyte })
const usualMemory = 512

interface Options {
  readonly trustProxy: boolean
  /** Largest body of the call at a path, bytes. */
  readonly largestAt: (path: string) => number
  /** Memory of the process, MB. */
  readonly memoryMegabytes?: number | undefined
  /** Instead of that of the memory. */
  readonly room?: BodyRoom
}

/** Refuses a large body while others of the same client, or too many of all, are not finished: half-sent ones are held in memory. */
export const limitBodiesInFlight = ({
  trustProxy,
  largestAt,
  memoryMegabytes = usualMemory,
  room = roomIn(memoryMegabytes),
}: Options): MiddlewareHandler<AppEnv> => {
  const held = new Map<string, number>()
  let all = 0
  const heldOf = (client: string): number => held.get(client) ?? 0
  const hold = (client: string, bytes: number): void => {
    const own = heldOf(client) + bytes
    all += bytes
    if (own > 0) held.set(client, own)
    else held.delete(client)
  }
  return async (context, next) => {
    const announced = Number(context.req.header('content-length') ?? Infinity)
    const bytes = Math.min(announced, largestAt(context.req.path))
    const client = clientAddress(context, trustProxy)
    if (heldOf(client) + bytes > room.ofClient) throw new AppError('tooManyRequests', { retryAfterSeconds: 10 })
    if (all + bytes > room.ofAll) throw new AppError('tooBusy', { retryAfterSeconds: 10 })
    hold(client, bytes)
    try {
      await next()
    } finally {
      hold(client, -bytes)
    }
  }
}
