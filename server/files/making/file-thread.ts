/** Runs in a worker thread: makes one file after the other and reports the progress. */
import '../../base/low-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { sha256 } from '../canonical-json.ts'
import { type AssemblyFile, isOfAssembly } from '../assembly/assembly-file.ts'
import type { AssemblyMakerTable } from '../assembly/maker-table.ts'
import type { FileInput } from '../file-input.ts'
import type { MakerTable } from '../maker-table.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

// Set by the code that starts the thread.
const { makers: address } = workerData as ThreadData
// The module exports the tables; tests have one of their own.
const { makers, assemblyMakers = {} } = (await import(address)) as {
  readonly makers: MakerTable
  readonly assemblyMakers?: AssemblyMakerTable
}

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

const make = async (input: FileInput | AssemblyFile, onStep: (done: number) => void): Promise<Uint8Array> => {
  const made = isOfAssembly(input)
    ? (await assemblyMakers[input.kind]?.())?.(input, onStep)
    : (await makers[input.kind]?.())?.(input, onStep)
  if (!made) throw new RangeError(`nothing makes a ${input.kind}`)
  return made
}

const makeOne = async ({ id, input: text }: ToThread): Promise<void> => {
  try {
    // Stored inputs were written by this service.
    const input = JSON.parse(text) as FileInput | AssemblyFile
    // Copied, because a kernel's result may be part of its memory.
    const bytes = Uint8Array.from(await make(input, throttledProgress(id)))
    tell({ id, bytes, hash: sha256(bytes) }, [bytes.buffer])
  } catch (error) {
    tell({ id, fault: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', (message: ToThread) => void makeOne(message))
