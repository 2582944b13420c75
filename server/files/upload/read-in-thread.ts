/** Reads an uploaded file in its own thread, so that no content can affect the service. */
import type { Worker } from 'node:worker_threads'
import { AppError } from '../../base/errors.ts'
import { startWatched, type ThreadClient, watchMemory, watchProcessorTime } from '../../base/watched-thread.ts'
import { UploadError, type UploadedTable, type UploadFault } from './upload-limits.ts'

/** Limits of a thread. A workbook of a thousand rows takes a tenth of a second of processor time and a few megabytes. */
const usualLimits = { seconds: 3, megabytes: 192 }
/** How long a thread is waited for on a machine that is too busy to run it, ms: that is no fault of the file. */
const longestWait = 60_000

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
 * @param client for whom
 * @param limits limits of the thread; its seconds are processor time; `wait` in ms for the answer
 * @throws UploadError for a fault of the file, or where it exceeds the limits; AppError `tooBusy` once the client is gone, or where the machine has no time
 */
export const readInThread = async (
  bytes: Uint8Array,
  { signal, charge }: ThreadClient = {},
  limits: { readonly seconds: number; readonly megabytes: number; readonly wait?: number } = usualLimits,
): Promise<UploadedTable> => {
  if (signal?.aborted) throw new AppError('tooBusy')
  const worker = start(bytes)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const tooSlow = () => reject(new UploadError('fileTooSlow'))
  const leave = () => reject(new AppError('tooBusy'))
  const timer = setTimeout(leave, limits.wait ?? longestWait)
  const unwatchTime = watchProcessorTime(worker, { mostMs: limits.seconds * 1000, charge }, tooSlow)
  signal?.addEventListener('abort', leave)
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
    unwatchTime()
    signal?.removeEventListener('abort', leave)
    await worker.terminate()
  }
}
