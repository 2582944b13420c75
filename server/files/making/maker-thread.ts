/** Controls one worker thread: it makes one file at a time within limits of time and memory, and is discarded when worn. */
import type { Worker } from 'node:worker_threads'
import { heldBy, startWatched, watchMemory, watchProcessorTime } from '../../base/watched-thread.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

/** Why a file was not made. */
export type NotMade = 'threw' | 'timeout' | 'memory' | 'ended' | 'given up'

/** The reason why a file was not made, with a message for the operator. */
export class NotMadeError extends Error {
  readonly reason: NotMade

  constructor(reason: NotMade, message: string) {
    super(message)
    this.name = 'NotMadeError'
    this.reason = reason
  }
}

/** The bytes of a file and their hash. */
export interface MadeFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/** A file to make. */
export interface Order {
  /** Canonical JSON of the file's input. */
  readonly input: string
  /** Limit on processor time, ms: on a busy machine a file takes longer, not more. */
  readonly limit: number
  readonly onStep?: (done: number) => void
  /** Aborts the work when the file is no longer needed. */
  readonly signal?: AbortSignal
}

/** Limits of a thread. */
export interface ThreadLimits {
  /** URL of the module with the table of makers. */
  readonly makers: URL
  /** Memory limit of a thread, MB: objects, buffers and the memory of its kernels. */
  readonly mostMegabytes: number
  /** Number of files after which a thread is replaced. */
  readonly mostFiles: number
  /** Memory held between two files above which a thread is replaced, MB. */
  readonly wornMegabytes: number
}

/** Ratio of waiting time to the limit after which a thread that uses no processor time, because it waits for what never comes, is ended. */
const longestWait = 10

const startWorker = ({ makers }: ThreadLimits): Worker => {
  const workerData: ThreadData = { makers: makers.href }
  const worker = startWatched(new URL('./file-thread.ts', import.meta.url), {
    workerData,
    // Without the environment of the server, which contains passwords.
    env: {},
    execArgv: [],
  })
  // Does not keep the process running.
  worker.unref()
  return worker
}

/** A worker thread that makes one file at a time, within limits of time and memory. */
export interface MakerThread {
  /** Makes one file at a time. @throws NotMadeError */
  readonly make: (order: Order) => Promise<MadeFile>
  /** Whether the next file should be made by a new thread. */
  readonly isWorn: () => boolean
  readonly end: () => Promise<void>
}

interface Outcome {
  readonly made: (file: MadeFile) => void
  readonly threw: (message: string) => void
  /** Fails the order and ends the thread, as synchronous work cannot be stopped otherwise. */
  readonly stop: (reason: NotMade, message: string) => void
}

/** Gives an order to a thread and enforces its limits. @returns a function that ends the supervision */
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
  const unwatchTime = watchProcessorTime(worker, { mostMs: limit }, () =>
    outcome.stop('timeout', `it took longer than ${limit / 1000} s of processor time`),
  )
  const timer = setTimeout(() => outcome.stop('timeout', `no answer within ${(longestWait * limit) / 1000} s`), longestWait * limit)
  signal?.addEventListener('abort', onAbort)
  worker.on('message', onMessage)
  const message: ToThread = { id, input }
  worker.postMessage(message, [])
  return () => {
    unwatch()
    unwatchTime()
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    worker.off('message', onMessage)
  }
}

/** Starts a thread, which loads its makers meanwhile. */
export const startThread = (limits: ThreadLimits): MakerThread => {
  const worker = startWorker(limits)
  let made = 0
  let isWorn = false
  let isGone = false
  /** Rejects the current order. */
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
      // The state that a failed maker leaves behind is unknown, so the thread is replaced.
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
      // Measured in the background, without delaying the file.
      if (!isGone) void heldBy(worker).then(measured, () => undefined)
    }
  }
  return { make, isWorn: () => isWorn || isGone, end }
}
