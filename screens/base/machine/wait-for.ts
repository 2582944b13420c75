import { runAfter } from './work-slots.ts'

/** Waits `ms` milliseconds; rejects with the reason of the signal when it is aborted. */
export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    runAfter(ms, signal, resolve)
  })
