/** Reads an uploaded file in its own thread, so that no content can affect the service. */
import type { Worker } from 'node:worker_threads'
import { startWatched, watchMemory } from '../../base/watched-thread.ts'
import { UploadError, type UploadedTable, type UploadFault } from './upload-limits.ts'

/** Limits of a thread. A workbook of a thousand rows takes a tenth of a second and a few megabytes. */
const usualLimits = { seconds: 10, megabytes: 192 }

type Answer = { readonly table: UploadedTable } | { readonly fault: UploadFault }

const start = (bytes: Uint8Array): Worker =>
  startWatched(new URL('upload-thread.ts', import.meta.url), {
    workerData: bytes,
    // Reading bytes needs no environment.
    env: {},
    argv: [],
    stdin: false,
  })

/**
 * Reads a file.
 *
 * @param bytes of an XLSX or a CSV file
 * @param limits limits of the thread
 * @throws UploadError for a fault of the file, or where it exceeds the limits
 */
export const readInThread = async (bytes: Uint8Array, limits = usualLimits): Promise<UploadedTable> => {
  const worker = start(bytes)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new UploadError('fileTooSlow')), limits.seconds * 1000)
  const unwatch = watchMemory(worker, limits.megabytes, () => reject(new UploadError('fileUnpacked')))
  // The thread answers with one of these two.
  worker.once('message', (answer: Answer) => resolve(answer))
  worker.once('error', () => reject(new UploadError('fileBroken')))
  worker.once('exit', () => reject(new UploadError('fileBroken')))
  try {
    const answer = await promise
    if ('fault' in answer) throw new UploadError(answer.fault)
    return answer.table
  } finally {
    clearTimeout(timer)
    unwatch()
    await worker.terminate()
  }
}
