import type { Log } from '../../../../server/http/request-log.ts'

/** A log that fails the request where a call answers with an error that its declaration lacks: so every test compares the two. */
export const strictly =
  (log: Log): Log =>
  (entry) => {
    if (entry.event === 'undeclaredError') throw new Error(`${String(entry.call)} does not declare ${String(entry.code)}`)
    log(entry)
  }
