import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** One line of the log. Values of a query are never part of it. */
export interface LogEntry {
  readonly time: string
  readonly level: 'info' | 'error'
  readonly event: string
  readonly [detail: string]: string | number | boolean | undefined
}
export type Log = (entry: LogEntry) => void

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Milliseconds that this thread has worked: what others do on the machine is no cost of a call. Without it time is taken for work. */
  readonly worked?: () => number
}

const longestPath = 200

/** One line per request, also for those that failed or whose caller went away. */
export const logRequests =
  (log: Log, clock: Clock): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const startedAt = clock.now()
    await next()
    log({
      time: new Date(startedAt).toISOString(),
      level: context.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path.slice(0, longestPath),
      status: context.res.status,
      milliseconds: Math.round(clock.now() - startedAt),
      aborted: context.req.raw.signal.aborted || undefined,
    })
  }

/** Writes entries as JSON lines. */
export const logTo =
  (stream: { write(text: string): unknown }): Log =>
  (entry) => {
    stream.write(`${JSON.stringify(entry)}\n`)
  }
