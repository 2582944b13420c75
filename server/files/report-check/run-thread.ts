/** Runs one task in a thread that has so much memory and so much time, and no more. */
import { startWatched, watchMemory } from '../../base/watched-thread.ts'
import type { FileInput } from '../file-input.ts'
import type { ReadPdf, Unreadable } from './read-pdf.ts'

/** What a thread is given: a document to read, or one to make and to read. */
export type ThreadTask = { readonly kind: 'read'; readonly bytes: Uint8Array } | { readonly kind: 'make'; readonly input: FileInput }

/** What comes of it. */
export type ThreadAnswer = (ReadPdf & { readonly bytes?: Uint8Array }) | { readonly unreadable: Unreadable }

/** Why nothing came of it. */
export type ThreadFailure = { readonly stopped: 'time' | 'memory' }

/** Limits of a thread. */
export type ThreadLimits = {
  readonly milliseconds: number
  /** Its heap, and the buffers beside it. */
  readonly megabytes: number
}

/** Reading takes a second on a slow machine, all fonts included, and 50 MB; making takes 270 MB, most of it waiting to be collected. */
const usualLimits: ThreadLimits = { milliseconds: 60_000, megabytes: 512 }

/** @throws what the thread threw, where it is no matter of its limits */
export const runThread = (task: ThreadTask, limits: ThreadLimits = usualLimits): Promise<ThreadAnswer | ThreadFailure> =>
  new Promise((resolve, reject) => {
    const worker = startWatched(new URL('./thread.ts', import.meta.url), {
      workerData: task,
      // What a library says of a file of another hand is nobody's message.
      stdout: true,
      stderr: true,
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      unwatch()
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => resolve({ stopped: 'time' })), limits.milliseconds)
    const unwatch = watchMemory(worker, limits.megabytes, () => end(() => resolve({ stopped: 'memory' })))
    // The thread posts the one answer that its task has.
    worker.once('message', (answer: ThreadAnswer) => end(() => resolve(answer)))
    worker.once('error', (error: Error) => end(() => reject(error)))
  })
