/** Runs one task in a thread with limits on memory and time. */
import { AppError } from '../../base/errors.ts'
import { startWatched, type ThreadClient, watchMemory, watchProcessorTime } from '../../base/watched-thread.ts'
import type { FileInput } from '../file-input.ts'
import type { ComparedAppearance } from './compare-appearance.ts'
import type { ReadPdf, Unreadable } from './read-pdf.ts'

/** The task of a thread: read a document, or make one and compare another one with it. */
export type ThreadTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'make'; readonly input: FileInput; readonly document: Uint8Array }

/** The result of a task. `compared` is left out where the bytes of the two documents are the same. */
export type ThreadAnswer =
  | (Pick<ReadPdf, 'pages' | 'data'> & { readonly compared?: ComparedAppearance })
  | { readonly unreadable: Unreadable }

/** The limit at which a task was stopped. */
export type ThreadFailure = { readonly stopped: 'time' | 'memory' }

/** Limits of a thread. */
export type ThreadLimits = {
  readonly milliseconds: number
  /** Processor time, ms. */
  readonly processorMs: number
  /** Heap and buffers, MB. */
  readonly megabytes: number
}

/**
 * Reading takes a second on a slow machine, including fonts, and 50 MB; making takes 270 MB, most of it garbage not yet
 * collected.
 */
const usualLimits: ThreadLimits = { milliseconds: 60_000, processorMs: 10_000, megabytes: 512 }

/** @throws the error of the thread, unless a limit caused it; AppError `tooBusy` once the client is gone */
export const runThread = (
  task: ThreadTask,
  { signal, charge }: ThreadClient = {},
  limits: ThreadLimits = usualLimits,
): Promise<ThreadAnswer | ThreadFailure> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AppError('tooBusy'))
    const worker = startWatched(new URL('./thread.ts', import.meta.url), {
      workerData: task,
      // Library output about untrusted files is discarded.
      stdout: true,
      stderr: true,
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      unwatch()
      unwatchTime()
      signal?.removeEventListener('abort', leave)
      settle()
      void worker.terminate()
    }
    const leave = () => end(() => reject(new AppError('tooBusy')))
    const timer = setTimeout(() => end(() => resolve({ stopped: 'time' })), limits.milliseconds)
    const unwatch = watchMemory(worker, limits.megabytes, () => end(() => resolve({ stopped: 'memory' })))
    const unwatchTime = watchProcessorTime(worker, { mostMs: limits.processorMs, charge }, () => end(() => resolve({ stopped: 'time' })))
    signal?.addEventListener('abort', leave)
    // The thread posts exactly one answer.
    worker.once('message', (answer: ThreadAnswer) => end(() => resolve(answer)))
    worker.once('error', (error: Error) => end(() => reject(error)))
  })
