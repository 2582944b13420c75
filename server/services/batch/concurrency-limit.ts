/** Limits how many tables of one client are calculated at once. Tables of several clients take turns row by row. */
import { AppError } from '../../base/errors.ts'

/** Tables of one client at once. */
const most = 2
/** Retry delay reported to a refused client, s; most tables take less. */
const retryAfterSeconds = 10

/** @returns a function that runs work of a client, or refuses it while the client has as much running */
export const createConcurrencyLimit = (): (<T>(client: string, work: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, number>()
  return async (client, work) => {
    const own = running.get(client) ?? 0
    if (own >= most) throw new AppError('tooManyRequests', { retryAfterSeconds })
    running.set(client, own + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(client) ?? 1) - 1
      if (left > 0) running.set(client, left)
      else running.delete(client)
    }
  }
}
