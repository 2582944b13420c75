/** The thread that reads a document and makes one anew: everything that a file of another hand touches. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadTask, ThreadAnswer } from './run-thread.ts'
import { readPdf } from './read-pdf.ts'

// The one who starts the thread gives it its task.
const task = workerData as ThreadTask

const answer = async (): Promise<ThreadAnswer> => {
  if (task.kind === 'read') return readPdf(task.bytes)
  // Texts and fonts: reading needs none of them.
  const { makeReport } = await import('../report/make-report.ts')
  const bytes = await makeReport(task.input, () => undefined)
  // The reader takes over what it is given.
  const read = await readPdf(Uint8Array.from(bytes))
  return 'unreadable' in read ? read : { ...read, bytes }
}

// Nothing is handed over: what is posted is copied.
parentPort?.postMessage(await answer(), [])
