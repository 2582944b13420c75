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

interface RequestFacts {
  readonly startedAt: number
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly milliseconds: number
  readonly aborted?: boolean
}

/** What is told of one request. */
export const requestEntry = ({ startedAt, requestId, method, path, status, milliseconds, aborted }: RequestFacts): LogEntry => ({
  time: new Date(startedAt).toISOString(),
  level: status >= 500 ? 'error' : 'info',
  event: 'request',
  requestId,
  method,
  path: path.slice(0, longestPath),
  status,
  milliseconds: Math.round(milliseconds),
  aborted: aborted || undefined,
})

/** One line per request, also for those that failed or whose caller went away. */
export const logRequests =
  (log: Log, clock: Clock): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const startedAt = clock.now()
    await next()
    const { method, path, raw } = context.req
    const [requestId, { status }, milliseconds] = [context.get('requestId'), context.res, clock.now() - startedAt]
    log(requestEntry({ startedAt, requestId, method, path, status, milliseconds, aborted: raw.signal.aborted }))
  }

export interface WrittenLog {
  readonly log: Log
  /** Writes what waits, before the process ends. */
  readonly flush: () => void
}

/** Writes entries as JSON lines, those of one turn of the event loop at once: a pipe takes as long for one as for fifty. */
export const logTo = (stream: { write(text: string): unknown }): WrittenLog => {
  let waiting = ''
  const flush = () => {
    if (waiting !== '') stream.write(waiting)
    waiting = ''
  }
  return {
    flush,
    log: (entry) => {
      if (waiting === '') setImmediate(flush)
      waiting += `${JSON.stringify(entry)}\n`
    },
  }
}
