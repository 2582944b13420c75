/** The work of the thread that verifies reports. */
import { compareAppearance } from './compare-appearance.ts'
import { readPdf } from './read-pdf.ts'
import type { ThreadAnswer, ThreadTask } from './run-thread.ts'

/** Reads a document, or makes one and compares another one with it. The reader transfers its bytes, and those of the task may be shared with the server. */
export const performTask = async (task: ThreadTask): Promise<ThreadAnswer> => {
  if (task.kind === 'read') return readPdf(Uint8Array.from(task.bytes))
  // Loaded on demand: reading needs neither texts nor fonts.
  const { makeReport } = await import('../report/make-report.ts')
  const bytes = await makeReport(task.input, () => undefined)
  const isSame = Buffer.compare(bytes, task.document) === 0
  // The reader transfers the array, so it gets a copy.
  const made = await readPdf(Uint8Array.from(bytes), { appearance: !isSame })
  if ('unreadable' in made || isSame) return made
  const read = await readPdf(Uint8Array.from(task.document), { appearance: true })
  return 'unreadable' in read ? read : { ...made, compared: compareAppearance(read.appearance, made.appearance) }
}
