/** One worker thread, seen from the node: it makes one file at a time, within limits of time and memory, and is thrown away when it is worn. */
import type { Worker } from 'node:worker_threads'
import { heldBy, startWatched, watchMemory } from '../../base/watched-thread.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

/** Why a file was not made. */
export type NotMade = 'threw' | 'timeout' | 'memory' | 'ended' | 'given up'

/** The same, with a message for the operator. */
export class NotMadeError extends Error {
  readonly reason: NotMade

  constructor(reason: NotMade, message: string) {
    super(message)
    this.name = 'NotMadeError'
    this.reason = reason
  }
}

/** A file, and what it is. */
export interface MadeFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/** A file to be made. */
export interface Order {
  /** Canonical JSON. */
  readonly input: string
  /** How long it may take, ms. */
  readonly limit: number
  readonly onStep?: (done: number) => void
  /** Gives it up: nobody waits for it any more. */
  readonly signal?: AbortSignal
}

/** Limits of a thread. */
export interface ThreadLimits {
  /** Address of the module with the table of makers. */
  readonly makers: URL
  /** MB that a thread may hold: objects, buffers and the memory of its kernels. */
  readonly mostMegabytes: number
  /** A thread that has made so many is replaced. */
  readonly mostFiles: number
  /** The same, where it holds so much between two files, MB. */
  readonly wornMegabytes: number
}

const startWorker = ({ makers }: ThreadLimits): Worker => {
  const workerData: ThreadData = { makers: makers.href }
  const worker = startWatched(new URL('./file-thread.ts', import.meta.url), {
    workerData,
    // It has no business with the settings of the server, which hold passwords.
    env: {},
    execArgv: [],
  })
  // It ends with the process.
  worker.unref()
  return worker
}

/** A worker thread that makes one file at a time, within limits of time and memory. */
export interface MakerThread {
  /** One at a time. @throws NotMadeError */
  readonly make: (order: Order) => Promise<MadeFile>
  /** Whether the next file should be made by a new one. */
  readonly isWorn: () => boolean
  readonly end: () => Promise<void>
}

interface Outcome {
  readonly made: (file: MadeFile) => void
  readonly threw: (message: string) => void
  /** Ends the thread with it: nothing else stops what does not listen. */
  readonly stop: (reason: NotMade, message: string) => void
}

/** Gives a file to a thread and looks after it. @returns what ends the looking */
const watchOver = (
  worker: Worker,
  { id, order, most }: { readonly id: number; readonly order: Order; readonly most: number },
  outcome: Outcome,
) => {
  const { input, limit, onStep, signal } = order
  const onMessage = (message: FromThread) => {
    if (message.id !== id) return
    if ('done' in message) onStep?.(message.done)
    else if ('bytes' in message) outcome.made(message)
    else outcome.threw(message.fault)
  }
  const onAbort = () => outcome.stop('given up', 'nobody waits for it')
  const unwatch = watchMemory(worker, most, (held) => outcome.stop('memory', `it held ${Math.round(held)} MB`))
  const timer = setTimeout(() => outcome.stop('timeout', `it took longer than ${limit / 1000} s`), limit)
  signal?.addEventListener('abort', onAbort)
  worker.on('message', onMessage)
  const asked: ToThread = { id, input }
  worker.postMessage(asked, [])
  return () => {
    unwatch()
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    worker.off('message', onMessage)
  }
}

/** Starts one; it loads its makers meanwhile. */
export const startThread = (limits: ThreadLimits): MakerThread => {
  const worker = startWorker(limits)
  let made = 0
  let isWorn = false
  let isGone = false
  /** Fails the file that it is at. */
  let fail: (error: NotMadeError) => void = () => undefined
  const gone = (error: NotMadeError) => {
    isGone = true
    fail(error)
  }
  worker.on('error', (error: unknown) => gone(new NotMadeError('ended', error instanceof Error ? error.message : String(error))))
  worker.on('exit', (code) => gone(new NotMadeError('ended', `the thread ended with ${code}`)))
  const end = async () => {
    await worker.terminate()
  }

  const make = async (order: Order): Promise<MadeFile> => {
    if (isGone) throw new NotMadeError('ended', 'the thread has ended')
    const { promise, resolve, reject } = Promise.withResolvers<MadeFile>()
    fail = reject
    const stop = (reason: NotMade, message: string) => {
      gone(new NotMadeError(reason, message))
      void end()
    }
    const threw = (message: string) => {
      // What a maker that throws leaves behind is nobody's: the next one starts afresh.
      isWorn = true
      reject(new NotMadeError('threw', message))
    }
    const leave = watchOver(worker, { id: ++made, order, most: limits.mostMegabytes }, { made: resolve, threw, stop })
    try {
      return await promise
    } finally {
      leave()
      isWorn ||= made >= limits.mostFiles
      const measured = (held: number) => (isWorn ||= held > limits.wornMegabytes)
      // Whoever waits for the file does not wait for this.
      if (!isGone) void heldBy(worker).then(measured, () => undefined)
    }
  }
  return { make, isWorn: () => isWorn || isGone, end }
}
