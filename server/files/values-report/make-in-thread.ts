/** Makes a report of values in a thread with limits on memory and time. */
import { AppError } from '../../base/errors.ts'
import { startWatched, type ThreadClient, watchMemory, watchProcessorTime } from '../../base/watched-thread.ts'
import type { ValuesReport } from './values-report.ts'

/** A report takes a second of processor time, most of it for the fonts. */
const usualLimits = { milliseconds: 60_000, processorMs: 10_000, megabytes: 512 }

/** @throws AppError `fileTimedOut` at a limit, `fileFailed` where the thread fails, `tooBusy` once the client is gone */
export const makeInThread = (report: ValuesReport, { signal, charge }: ThreadClient, limits = usualLimits): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AppError('tooBusy'))
    const worker = startWatched(new URL('./thread.ts', import.meta.url), { workerData: report })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      unwatch()
      unwatchTime()
      signal?.removeEventListener('abort', leave)
      settle()
      void worker.terminate()
    }
    const leave = () => end(() => reject(new AppError('tooBusy')))
    const stop = () => end(() => reject(new AppError('fileTimedOut')))
    const timer = setTimeout(stop, limits.milliseconds)
    const unwatch = watchMemory(worker, limits.megabytes, stop)
    const unwatchTime = watchProcessorTime(worker, { mostMs: limits.processorMs, charge }, stop)
    signal?.addEventListener('abort', leave)
    // The thread posts exactly one answer.
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)))
    worker.once('error', (cause: Error) => end(() => reject(new AppError('fileFailed', { cause }))))
  })
