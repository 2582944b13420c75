import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** One line of the log. It never contains query values. */
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
  /** Processor time of this thread, ms, as load of other processes is no cost of a call. Defaults to elapsed time. */
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
  /** Network address of the client, where it is logged. */
  readonly address?: string | undefined
}

/** The log entry of a request. */
export const requestEntry = ({ startedAt, requestId, method, path, status, milliseconds, aborted, address }: RequestFacts): LogEntry => ({
  time: new Date(startedAt).toISOString(),
  // Whoever has left was refused nothing.
  level: status >= 500 && !aborted ? 'error' : 'info',
  event: 'request',
  requestId,
  method,
  path: path.slice(0, longestPath),
  status,
  milliseconds: Math.round(milliseconds),
  aborted: aborted || undefined,
  address,
})

/**
 * Logs one line per request, including failed and aborted ones.
 *
 * @param addressOf the address to log, if any
 */
export const logRequests =
  (log: Log, clock: Clock, addressOf: (context: Context<AppEnv>) => string | undefined = () => undefined): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const startedAt = clock.now()
    await next()
    const { method, path, raw } = context.req
    const [requestId, { status }, milliseconds] = [context.get('requestId'), context.res, clock.now() - startedAt]
    log(
      requestEntry({ startedAt, requestId, method, path, status, milliseconds, aborted: raw.signal.aborted, address: addressOf(context) }),
    )
  }

export interface WrittenLog {
  readonly log: Log
  /** Writes pending entries before the process ends. */
  readonly flush: () => void
}

/** Writes entries as JSON lines, batching those of one turn of the event loop: writing fifty to a pipe takes as long as one. */
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
