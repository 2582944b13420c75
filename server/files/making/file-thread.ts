/** Runs in a worker thread: makes one file after the other and reports the progress. */
import '../../base/low-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { sha256 } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'
import type { MakerTable } from '../maker-table.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

// Set by the code that starts the thread.
const { makers: address } = workerData as ThreadData
// The module exports the table; tests have one of their own.
const { makers } = (await import(address)) as { readonly makers: MakerTable }

const tell = (message: FromThread, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer)

/** Smallest interval between progress reports, ms: a maker may have thousands of steps. */
const pause = 100

const throttledProgress = (id: number) => {
  let last = { at: 0, done: 0 }
  return (done: number) => {
    const now = performance.now()
    const risen = Math.min(Math.max(done, last.done), 1)
    if (!Number.isFinite(risen) || now - last.at < pause) return
    last = { at: now, done: risen }
    tell({ id, done: risen })
  }
}

const makeOne = async ({ id, input: text }: ToThread): Promise<void> => {
  try {
    // Stored inputs were written by this service.
    const input = JSON.parse(text) as FileInput
    const make = await makers[input.kind]?.()
    if (!make) throw new RangeError(`nothing makes a ${input.kind}`)
    // Copied, because a kernel's result may be part of its memory.
    const bytes = Uint8Array.from(await make(input, throttledProgress(id)))
    tell({ id, bytes, hash: sha256(bytes) }, [bytes.buffer])
  } catch (error) {
    tell({ id, fault: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', (message: ToThread) => void makeOne(message))
