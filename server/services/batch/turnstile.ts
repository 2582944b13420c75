/** Tables are much work: few are worked on at once, so that everybody else is answered as before. */
import { AppError } from '../../base/errors.ts'

/** Tables at once. */
const most = 2
/** When to come back, s: most tables take less. */
const retryAfterSeconds = 10

/** @returns runs work, or refuses it while as much is under way as may be */
export const createTurnstile = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
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
