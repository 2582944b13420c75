/** Validates documents one after another in a worker thread with limits on memory and time. */
import type { Worker } from 'node:worker_threads'
import { startWatched, watchMemory, watchProcessorTime } from '../../base/watched-thread.ts'
import type { CheckedDocument, DocumentSurroundings } from './check-document.ts'

/** The message to the worker thread. */
export interface CheckTask {
  readonly file: string
  readonly source: string
  readonly around: DocumentSurroundings
}

export interface DocumentChecker {
  readonly check: (task: CheckTask) => Promise<CheckedDocument>
  /** Ends the thread until the next document. */
  readonly rest: () => Promise<void>
}

export interface CheckerLimits {
  /** Limit on processor time for one document, including the start of the thread; a busy machine takes longer, not more. */
  readonly milliseconds: number
  readonly megabytes: number
}

const usualLimits: CheckerLimits = { milliseconds: 30_000, megabytes: 512 }

/** The finding for a document whose validation was aborted. */
const stopped = (file: string, code: string, message: string): CheckedDocument => ({
  findings: [{ file, line: 1, column: 1, severity: 'error', code, message, cure: 'make it smaller: fewer choices that decide together' }],
})

export const createDocumentChecker = (limits: CheckerLimits = usualLimits): DocumentChecker => {
  let worker: Worker | undefined
  const started = (): Worker => (worker ??= startWatched(new URL('./check-thread.ts', import.meta.url), {}))
  const rest = async () => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  const check = (task: CheckTask): Promise<CheckedDocument> =>
    new Promise((resolve) => {
      const own = started()
      const end = (checked: CheckedDocument, isOver: boolean) => {
        unwatchTime()
        unwatchMemory()
        own.removeAllListeners('message')
        if (!isOver) return resolve(checked)
        void rest().then(() => resolve(checked))
      }
      const unwatchTime = watchProcessorTime(own, { mostMs: limits.milliseconds }, () =>
        end(stopped(task.file, 'tooSlow', `its check took longer than ${limits.milliseconds / 1000} s`), true),
      )
      const unwatchMemory = watchMemory(own, limits.megabytes, (held) =>
        end(stopped(task.file, 'tooMuchMemory', `its check held ${Math.round(held)} MB`), true),
      )
      own.removeAllListeners('error')
      own.once('message', (checked: CheckedDocument) => end(checked, false))
      own.once('error', (cause: Error) => end(stopped(task.file, 'notChecked', `its check ended with: ${cause.message}`), true))
      own.postMessage(task, [])
    })
  return { check, rest }
}
