/** Limits how many tables are calculated at once, so that other requests are not delayed. */
import { AppError } from '../../base/errors.ts'

/** Tables calculated at once. */
const most = 2
/** Retry delay reported to a refused client, s; most tables take less. */
const retryAfterSeconds = 10

/** @returns a function that runs work, or refuses it while the concurrency limit is reached */
export const createConcurrencyLimit = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0
  return async (work) => {
    if (running >= most) throw new AppError('tooManyRequests', { retryAfterSeconds })
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
