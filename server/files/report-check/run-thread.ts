/** Runs one task in a thread that has so much memory and so much time, and no more. */
import { Worker } from 'node:worker_threads'
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
  /** Of the engine of the language, MB. */
  readonly heap: number
  /** What the process may grow by meanwhile, MB: buffers are no part of the heap. */
  readonly growth: number
}

/** Reading takes a second on a slow machine, all fonts included. */
const usualLimits: ThreadLimits = { milliseconds: 60_000, heap: 320, growth: 900 }

const watchEveryMs = 40
const megabyte = 1024 * 1024

/** An error of the engine that says that a limit of memory was met. */
const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** @throws what the thread threw, where it is no matter of its limits */
export const runThread = (task: ThreadTask, limits: ThreadLimits = usualLimits): Promise<ThreadAnswer | ThreadFailure> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      // What a library says of a file of another hand is nobody's message.
      stdout: true,
      stderr: true,
    })
    const before = process.memoryUsage.rss()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      clearInterval(watch)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => resolve({ stopped: 'time' })), limits.milliseconds)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growth * megabyte) end(() => resolve({ stopped: 'memory' }))
    }, watchEveryMs)
    // The thread posts the one answer that its task has.
    worker.once('message', (answer: ThreadAnswer) => end(() => resolve(answer)))
    worker.once('error', (error: Error) => end(() => (isOutOfMemory(error) ? resolve({ stopped: 'memory' }) : reject(error))))
  })
