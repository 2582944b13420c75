/** Reads an uploaded file in a thread of its own: whatever is in it, the service goes on. */
import { Worker } from 'node:worker_threads'
import { UploadError, type UploadedTable, type UploadFault } from './upload-limits.ts'

/** What a thread may use. A workbook of a thousand rows takes a tenth of a second and a few megabytes. */
const limits = { seconds: 10, megabytes: 192 }

type Answer = { readonly table: UploadedTable } | { readonly fault: UploadFault }

const start = (bytes: Uint8Array): Worker =>
  new Worker(new URL('upload-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // It reads bytes: it needs nothing of the process around it.
    env: {},
    argv: [],
    stdin: false,
  })

/**
 * Reads a file.
 *
 * @param bytes of an XLSX or a CSV file
 * @param seconds that it may take
 * @throws UploadError: what is wrong with it, or that it takes more than a table can
 */
export const readInThread = async (bytes: Uint8Array, seconds = limits.seconds): Promise<UploadedTable> => {
  const worker = start(bytes)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new UploadError('fileTooSlow')), seconds * 1000)
  // The thread answers with one of these two.
  worker.once('message', (answer: Answer) => resolve(answer))
  worker.once('error', () => reject(new UploadError('fileUnpacked')))
  worker.once('exit', () => reject(new UploadError('fileBroken')))
  try {
    const answer = await promise
    if ('fault' in answer) throw new UploadError(answer.fault)
    return answer.table
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
