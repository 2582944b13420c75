/** The thread that reads an untrusted document and makes one again. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadTask, ThreadAnswer } from './run-thread.ts'
import { readPdf } from './read-pdf.ts'

// Set by the code that starts the thread.
const task = workerData as ThreadTask

const answer = async (): Promise<ThreadAnswer> => {
  if (task.kind === 'read') return readPdf(task.bytes)
  // Loaded on demand: reading needs neither texts nor fonts.
  const { makeReport } = await import('../report/make-report.ts')
  const bytes = await makeReport(task.input, () => undefined)
  // The reader transfers the array, so it gets a copy.
  const read = await readPdf(Uint8Array.from(bytes))
  return 'unreadable' in read ? read : { ...read, bytes }
}

// Nothing is transferred; the message is copied.
parentPort?.postMessage(await answer(), [])
