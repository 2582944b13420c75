/**
 * Answers that are given again before the framework reads a request.
 *
 * To find what is known takes a microsecond, the way to it through routes and their guards a hundred. What was sent to everybody alike is sent again to
 * whoever asks the same with the same headers, as long as it is true: with the same line in the log, the same token from the bucket, the same numbers.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { type BoundedMap, createBoundedMap } from '../base/bounded-map.ts'
import type { AppEnv } from './app-env.ts'
import { addressOf } from './client-address.ts'
import type { RateLimit } from './rate-limit.ts'
import { requestEntry, type Clock, type Log } from './request-log.ts'
import type { RequestMetrics } from './request-metrics.ts'

/** Every header that an answer to everybody is told by. */
export const tellingHeaders = [
  'host',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'lang',
  'site-key',
  'comp-key',
  'site-env',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const

/** Whoever says who they are, or sends something along, is nobody else. */
const ownHeaders = ['authorization', 'content-length', 'transfer-encoding'] as const

/** @returns what is asked, by whoever asks it; undefined for what may be asked of one alone */
const keyOf = ({ method, url, headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || ownHeaders.some((name) => headers[name] !== undefined)) return undefined
  let key = url ?? ''
  // What is missing is not what is empty. No header has a line break.
  for (const name of tellingHeaders) key += headers[name] === undefined ? '\n' : `\n:${String(headers[name])}`
  return key
}

/** What was sent once. */
interface Repeat {
  readonly size: number
  /** @returns whether it has answered */
  readonly send: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

export interface RepeatSurroundings {
  readonly limit: Pick<RateLimit, 'take'>
  readonly count: Pick<RequestMetrics, 'countOf'>
  readonly log: Log
  readonly clock: Pick<Clock, 'now'>
  readonly trustProxy: boolean
  /** What every answer depends on: another object once it has changed. */
  readonly state: () => object
}

export interface Repeats {
  /** Keeps what calls say may be sent again. It stands before everything else that answers are made by. */
  readonly remember: (surroundings: RepeatSurroundings) => MiddlewareHandler<AppEnv>
  /** @returns whether it has answered */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** What is held takes. */
  readonly bytes: BoundedMap<unknown>['bytes']
}

const requestIdHeader = 'x-request-id'

/** As Node takes them without a look at each: name, value, name, value. The one that differs each time stands last. */
const rawHeaders = (headers: Headers): readonly string[] =>
  [...headers].filter(([name]) => name !== requestIdHeader).flatMap(([name, value]) => [name, value])

/** What stands around an entry in memory: closure, headers, bytes of its own. */
const frame = 4096

/** @param mostBytes everything that is held */
export const createRepeats = (mostBytes: number): Repeats => {
  const known = createBoundedMap<Repeat>(mostBytes, (key, { size }) => size + 2 * key.length + frame)
  return {
    bytes: known.bytes,
    answer: (incoming, outgoing) => {
      const key = keyOf(incoming)
      const repeat = key === undefined ? undefined : known.find(key)
      return repeat?.send(incoming, outgoing) ?? false
    },
    remember:
      ({ limit, count, log, clock, trustProxy, state }) =>
      async (context, next) => {
        const was = state()
        await next()
        const { holds, sent: bytes } = context.var
        // Without a socket nobody asks this way.
        const { incoming }: Partial<AppEnv['Bindings']> = context.env ?? {}
        const key = incoming && keyOf(incoming)
        if (!holds || key === undefined || state() !== was) return
        const { status } = context.res
        const sent = status === 304 ? undefined : bytes
        const headers = rawHeaders(context.res.headers)
        const counted = count.countOf(context)
        const { path } = context.req
        const send: Repeat['send'] = ({ headers: asked, socket, method = '' }, outgoing) => {
          if (state() !== was || !holds()) return false
          const startedAt = clock.now()
          // Who may not go on is told so where everybody is.
          if (!limit.take(addressOf(socket.remoteAddress, trustProxy ? asked['x-forwarded-for'] : undefined)).allowed) return false
          const requestId = randomUUID()
          outgoing.writeHead(status, [...headers, requestIdHeader, requestId])
          outgoing.end(sent)
          counted(status, 0)
          log(requestEntry({ startedAt, requestId, method, path, status, milliseconds: clock.now() - startedAt }))
          return true
        }
        known.keep(key, { size: sent?.length ?? 0, send })
      },
  }
}
