import { runAfter } from './work-slots.ts'

/** Some time, ms; rejected with the reason of the signal where it is given up before. */
export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    runAfter(ms, signal, resolve)
  })
