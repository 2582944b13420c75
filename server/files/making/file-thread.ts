/** Runs in a worker thread: makes one file after the other, and tells how far it is. */
import { parentPort, workerData } from 'node:worker_threads'
import { sha256 } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'
import type { MakerTable } from '../maker-table.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

// What starts the thread gives it this.
const { makers: address } = workerData as ThreadData
// The module has this one export; a test has one of its own.
const { makers } = (await import(address)) as { readonly makers: MakerTable }

const tell = (message: FromThread, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer)

/** How often a step is told, ms: a maker may have thousands. */
const pause = 100

const toldNowAndThen = (id: number) => {
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
    // What is stored is what the service made of a model.
    const input = JSON.parse(text) as FileInput
    const make = await makers[input.kind]?.()
    if (!make) throw new RangeError(`nothing makes a ${input.kind}`)
    // A copy of its own: what a kernel gives may be part of its memory.
    const bytes = Uint8Array.from(await make(input, toldNowAndThen(id)))
    tell({ id, bytes, hash: sha256(bytes) }, [bytes.buffer])
  } catch (error) {
    tell({ id, fault: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', (message: ToThread) => void makeOne(message))
