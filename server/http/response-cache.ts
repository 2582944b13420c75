/**
 * The response cache: sent bodies, least recently used removed first, within a memory limit.
 *
 * It is used at two points. Before the framework parses a request, `serve` replays public responses, which takes a microsecond
 * instead of a hundred through routes and guards; it writes the same log line and takes the same token. Behind the guards,
 * `find` returns the answer of a call to an equal request, which is then encoded for the client.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { addressOf } from './client-address.ts'
import type { RateLimit } from './rate-limit.ts'
import { requestEntry, type Clock, type Log } from './request-log.ts'
import type { RequestMetrics } from './request-metrics.ts'
import type { StaticFile } from './static-files.ts'

/** Every header that a public answer depends on. */
export const keyHeaders = [
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

/** Headers that make a request personal, or announce a body. */
const privateHeaders = ['authorization', 'content-length', 'transfer-encoding'] as const

/** @returns the key of a public request; undefined for any other */
const keyOf = ({ method, url, headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || privateHeaders.some((name) => headers[name] !== undefined)) return undefined
  let key = url ?? ''
  // A missing header differs from an empty one. No header has a line break.
  for (const name of keyHeaders) key += headers[name] === undefined ? '\n' : `\n:${String(headers[name])}`
  return key
}

/** Replays a response. @returns whether it has answered */
type Replay = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The answer of a call, or a complete response with its headers. */
type Entry = { readonly file: StaticFile } | { readonly replay: Replay; readonly size: number }

/** What a replayed response still passes through. */
export interface ReplayOptions {
  readonly limit: Pick<RateLimit, 'take'>
  readonly count: Pick<RequestMetrics, 'countOf'>
  readonly log: Log
  readonly clock: Pick<Clock, 'now'>
  readonly logAddresses?: boolean | undefined
  readonly trustProxy: boolean
  /** Identity of the state that all answers depend on; a new object after each change. */
  readonly state: () => object
}

export interface ResponseCache {
  /** Returns the answer stored under a key. */
  readonly find: (key: string) => StaticFile | undefined
  readonly store: (key: string, file: StaticFile) => void
  /** A number that identifies an object which answers depend on. */
  readonly idOf: (thing: object) => number
  /** Replays a public response. @returns whether it has answered */
  readonly serve: Replay
  /** Stores responses whose handlers have set `isCurrent`. Must be registered before all other middleware. */
  readonly storePublic: (options: ReplayOptions) => MiddlewareHandler<AppEnv>
  /** Memory used by the entries, bytes. */
  readonly bytes: () => number
}

/** Estimated memory of an entry besides its body and key, bytes. */
const overhead = { answer: 1024, response: 4096 } as const

/** Estimated memory of an entry, bytes: the body counts twice for its two compressed forms; a key character may take two bytes. */
const sizeOf = (key: string, entry: Entry): number =>
  2 * key.length + ('file' in entry ? 2 * entry.file.body.length + overhead.answer : entry.size + overhead.response)

/** A key that no request address can equal. */
const answerKey = (key: string): string => `answer ${key}`

const requestIdHeader = 'x-request-id'

/** Headers as a flat list of names and values, which Node sends without validating each. */
const rawHeaders = (headers: Headers): readonly string[] =>
  [...headers].filter(([name]) => name !== requestIdHeader).flatMap(([name, value]) => [name, value])

/** A least-recently-used store. */
const createEntries = (mostBytes: number) => {
  // A Map keeps insertion order: the first key is the least recently used.
  const entries = new Map<string, Entry>()
  let bytes = 0
  const forget = (key: string): void => {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    bytes -= sizeOf(key, entry)
  }
  return {
    bytes: () => bytes,
    find: (key: string): Entry | undefined => {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    store: (key: string, entry: Entry): void => {
      const size = sizeOf(key, entry)
      if (size > mostBytes / 8) return
      forget(key)
      entries.set(key, entry)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}

const createIds = (): ResponseCache['idOf'] => {
  const ids = new WeakMap<object, number>()
  let last = 0
  return (thing) => {
    const id = ids.get(thing) ?? (last += 1)
    ids.set(thing, id)
    return id
  }
}

/**
 * @param mostBytes memory limit for all entries, including keys and compressed forms; an entry larger than an eighth of it is
 * not stored
 */
export const createResponseCache = (mostBytes = 16 * 1024 * 1024): ResponseCache => {
  const entries = createEntries(mostBytes)
  return {
    bytes: entries.bytes,
    idOf: createIds(),
    find: (key) => {
      const entry = entries.find(answerKey(key))
      return entry && 'file' in entry ? entry.file : undefined
    },
    store: (key, file) => entries.store(answerKey(key), { file }),
    serve: (incoming, outgoing) => {
      const key = keyOf(incoming)
      const entry = key === undefined ? undefined : entries.find(key)
      return entry && 'replay' in entry ? entry.replay(incoming, outgoing) : false
    },
    storePublic:
      ({ limit, count, log, clock, trustProxy, logAddresses = false, state }) =>
      async (context, next) => {
        const before = state()
        await next()
        const { isCurrent, sent: body } = context.var
        // Requests of tests have no socket.
        const { incoming }: Partial<AppEnv['Bindings']> = context.env ?? {}
        const key = incoming && keyOf(incoming)
        if (!isCurrent || key === undefined || state() !== before) return
        const { status } = context.res
        const sent = status === 304 ? undefined : body
        const headers = rawHeaders(context.res.headers)
        const counted = count.countOf(context)
        const { path } = context.req
        const replay: Replay = ({ headers: own, socket, method = '' }, outgoing) => {
          if (state() !== before || !isCurrent()) return false
          const startedAt = clock.now()
          // Over the limit, the app sends the refusal.
          const client = addressOf(socket.remoteAddress, trustProxy ? own['x-forwarded-for'] : undefined)
          if (!limit.take(client).allowed) return false
          const requestId = randomUUID()
          outgoing.writeHead(status, [...headers, requestIdHeader, requestId])
          outgoing.end(sent)
          counted(status, 0)
          log(
            requestEntry({
              startedAt,
              requestId,
              method,
              path,
              status,
              milliseconds: clock.now() - startedAt,
              address: logAddresses ? client : undefined,
            }),
          )
          return true
        }
        entries.store(key, { replay, size: sent?.length ?? 0 })
      },
  }
}
